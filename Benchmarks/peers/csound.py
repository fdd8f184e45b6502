"""Csound: a program that reads the table and plays it in one glide, five partials, stereo."""

# The partials stand in one wavetable, which is what a user of csound would do, or in five
# oscillators, which is what the work "5 partials" has always been measured with.
TEMPLATE = """<CsoundSynthesizer>
<CsOptions>
-d -m0 -W -s -o {target}
</CsOptions>
<CsInstruments>
sr = 48000
ksmps = 64
nchnls = 2
0dbfs = 1
giSine ftgen 1, 0, 16384, 10, 1
giTone ftgen 2, 0, 16384, 10, 1, .35, .15, .08, .04
giTable ftgen 3, 0, -{cells}, -23, "{source}"
giValues ftgen 4, 0, -{rows}, -2, 0
giLeast init 1e30
giGreatest init -1e30

instr 1
  index = 0
  while index < {rows} do
    ivalue tab_i index * 2 + 1, giTable
    giLeast = (ivalue < giLeast ? ivalue : giLeast)
    giGreatest = (ivalue > giGreatest ? ivalue : giGreatest)
    tabw_i ivalue, index, giValues
    index += 1
  od
endin

instr 2
  ileast = giLeast
  igreatest = giGreatest
  aplace line 0, p3, {rows} - 1
  avalue tablei aplace, giValues
  apitch = powoftwo(7.78135971 + 3 * (avalue - ileast) / (igreatest - ileast))
{tone}
  kpan line .05, p3, .95
  outs asound * cos(kpan * $M_PI_2), asound * sin(kpan * $M_PI_2)
endin

instr 3
  alevel expon .2, p3, .0002
  aclick poscil alevel, 4200, giSine
  outs aclick, aclick
endin
</CsInstruments>
<CsScore>
i 1 0 .01
i 2 .01 {seconds}
{ticks}
</CsScore>
</CsoundSynthesizer>
"""

WAVETABLE = "  asound poscil .25, apitch, giTone"

OSCILLATORS = "\n".join(
    [
        *(
            f"  a{k} poscil {0.25 * weight}, apitch * {k}, giSine"
            for k, weight in enumerate([1, 0.35, 0.15, 0.08, 0.04], 1)
        ),
        "  asound = a1 + a2 + a3 + a4 + a5",
    ]
)


def program(source, target, rows, seconds, ticks=False, tone=WAVETABLE):
    """The text of a program that plays `source`, a table of two columns without a header."""
    places = (0.01 + index * seconds / rows for index in range(rows if ticks else 0))
    return TEMPLATE.format(
        source=source,
        target=target,
        rows=rows,
        cells=2 * rows,
        seconds=seconds,
        tone=tone,
        ticks="\n".join(f"i 3 {place:.5f} .03" for place in places),
    )
