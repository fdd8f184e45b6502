/// Prints of numpy 2.4, pandas 3.0, R 4.2, psql 15, SQLite 3.40, and MariaDB after its manual.
enum PrintSamples {
  static let numpyVector = """
    [10.61  5.18 15.44  8.19  5.38 11.86  8.94 10.97  8.98  9.82 10.74  7.76
     12.04  8.59  7.39 10.23 11.34  9.31  7.41 11.86  4.72  6.91 10.12  5.92
     10.08  9.84 12.7   7.26  8.12 11.  ]

    """
  static let numpyTable = """
    array([[ 9.76,  8.07,  7.27],
           [ 8.85,  9.33,  6.87],
           [ 7.24,  9.44,  8.44],
           [12.82, 13.41, 10.05],
           [11.42,  5.99, 11.91],
           [ 9.91, 11.45, 14.8 ]])

    """
  static let pandasWrapped = """
       measurement_0  measurement_1  measurement_2  measurement_3  measurement_4  \\
    0         -0.811         -1.482         -1.631         -0.001         -0.095  \u{20}
    1          0.752         -0.110         -1.195          0.446         -0.259  \u{20}
    2          0.253         -0.446          0.884          0.468          1.056  \u{20}
    3          0.896          0.775          0.680          0.876         -2.251  \u{20}
    4         -0.345          0.194         -0.640          0.256         -0.139  \u{20}

       measurement_5  measurement_6  measurement_7  measurement_8      city \u{20}
    0          0.033         -0.126         -1.514         -0.191      Oslo \u{20}
    1         -1.425          0.669          1.753          0.852  New York \u{20}
    2          0.333          1.219         -0.111          0.034      Rome \u{20}
    3         -0.651          0.383         -0.689          0.014     Paris \u{20}
    4          0.862         -0.876          0.144         -0.715      Bonn \u{20}

    """
  static let pandasDates = """
    2024-01-01    18.53
    2024-01-02    19.67
    2024-01-03    19.04
    2024-01-04    21.20
    2024-01-05    20.08
    2024-01-06    19.42
    Freq: D, Name: temp, dtype: float64

    """
  static let pandasSeries = """
    year
    2001    194
    2002    202
    2003    251
    2004    290
    2005    106
    2006    128
    2007    264
    2008    289
    2009    149
    2010    162
    2011    273
    2012    184
    Name: births, dtype: int64

    """
  static let pandasLevels = """
                   t
    city month     \u{20}
    Oslo 1      11.4
         2       8.4
         3      11.7
         4       4.4
         5       7.2
         6      10.4
    Rome 1      11.6
         2       1.9
         3      11.0
         4      13.1
         5       5.5
         6       9.3

    """
  static let pandasColumns = """
           mean         max     \u{20}
    city   Oslo  Rome  Oslo  Rome
    month                       \u{20}
    1      11.4  11.6  11.4  11.6
    2       8.4   1.9   8.4   1.9
    3      11.7  11.0  11.7  11.0
    4       4.4  13.1   4.4  13.1
    5       7.2   5.5   7.2   5.5
    6      10.4   9.3  10.4   9.3

    """
  static let rVector = """
     [1]  735  320  325  392  524  450 1459  135  465  600  330  336  280  315  870
    [16]  906  202  329  290 1000  600  505 1450  840 1243  890  350  407  286  280
    [31]  525  720  390  250  327  230  265  850  210  630

    """
  static let rSeries = """
    Time Series:
    Start = 1871\u{20}
    End = 1970\u{20}
    Frequency = 1\u{20}
      [1] 1120 1160  963 1210 1160 1160  813 1230 1370 1140  995  935 1110  994 1020
     [16]  960 1180  799  958 1140 1100 1210 1150 1250 1260 1220 1030 1100  774  840
     [31]  874  694  940  833  701  916  692 1020 1050  969  831  726  456  824  702
     [46] 1120 1100  832  764  821  768  845  864  862  698  845  744  796 1040  759
     [61]  781  865  845  944  984  897  822 1010  771  676  649  846  812  742  801
     [76] 1040  860  874  848  890  744  749  838 1050  918  986  797  923  975  815
     [91] 1020  906  901 1170  912  746  919  718  714  740

    """
  static let rMonths = """
         Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
    1949 112 118 132 129 121 135 148 148 136 119 104 118
    1950 115 126 141 135 125 149 170 170 158 133 114 140
    1951 145 150 178 163 172 178 199 199 184 162 146 166
    1952 171 180 193 181 183 218 230 242 209 191 172 194

    """
  static let rQuarters = """
         Qtr1 Qtr2 Qtr3 Qtr4
    2020       1.5  2.0  3.0
    2021  4.0  5.0  6.5  7.0

    """
  static let rNamed = """
          Africa   Antarctica         Asia    Australia Axel Heiberg       Baffin\u{20}
           11506         5500        16988         2968           16          184\u{20}
           Banks       Borneo      Britain      Celebes        Celon         Cuba\u{20}
              23          280           84           73           25           43\u{20}
           Devon    Ellesmere       Europe\u{20}
              21           82         3745\u{20}

    """
  static let rCounts = """

     4  6  8\u{20}
    11  7 14\u{20}

    """
  static let rWrapped = """
                    mpg cyl disp  hp drat    wt  qsec vs am gear carb  mpg cyl disp
    Mazda RX4      21.0   6  160 110 3.90 2.620 16.46  0  1    4    4 21.0   6  160
    Mazda RX4 Wag  21.0   6  160 110 3.90 2.875 17.02  0  1    4    4 21.0   6  160
    Datsun 710     22.8   4  108  93 3.85 2.320 18.61  1  1    4    1 22.8   4  108
    Hornet 4 Drive 21.4   6  258 110 3.08 3.215 19.44  1  0    3    1 21.4   6  258
                    hp drat    wt  qsec vs am gear carb
    Mazda RX4      110 3.90 2.620 16.46  0  1    4    4
    Mazda RX4 Wag  110 3.90 2.875 17.02  0  1    4    4
    Datsun 710      93 3.85 2.320 18.61  1  1    4    1
    Hornet 4 Drive 110 3.08 3.215 19.44  1  0    3    1

    """
  static let rMatrix = """
          Rural Male Rural Female Urban Male Urban Female
    50-54       11.7          8.7       15.4          8.4
    55-59       18.1         11.7       24.3         13.6
    60-64       26.9         20.3       37.0         19.3
    65-69       41.0         30.9       54.6         35.1
    70-74       66.0         54.3       71.1         50.0

    """
  static let tibble = """
    # A tibble: 3 × 3
      city       pop when     \u{20}
      <chr>    <dbl> <date>   \u{20}
    1 Oslo       709 2024-01-01
    2 New York  8336 2024-02-01
    3 Rome      2873 2024-03-01

    """
  static let tibbleCut = """
    # A tibble: 153 × 6
       Ozone Solar.R  Wind  Temp Month   Day
       <int>   <int> <dbl> <int> <int> <int>
     1    41     190   7.4    67     5     1
     2    36     118   8      72     5     2
     3    12     149  12.6    74     5     3
     4    18     313  11.5    62     5     4
     5    NA      NA  14.3    56     5     5
     6    28      NA  14.9    66     5     6
     7    23     299   8.6    65     5     7
     8    19      99  13.8    59     5     8
     9     8      19  20.1    61     5     9
    10    NA     194   8.6    69     5    10
    # … with 143 more rows

    """
  static let psqlExpanded = """
    -[ RECORD 1 ]-----
    year   | 1917
    births | 183.1
    city   | Oslo
    -[ RECORD 2 ]-----
    year   | 1918
    births | 183.9
    city   |\u{20}
    -[ RECORD 3 ]-----
    year   | 1919
    births | 163.1
    city   | São Paulo
    -[ RECORD 4 ]-----
    year   | 1920
    births |\u{20}
    city   | a|b
    -[ RECORD 5 ]-----
    year   | 1921
    births | 170.5
    city   | Rome

    """
  static let psqlFramed = """
    ┌─[ RECORD 1 ]───────┐
    │ year   │ 1917      │
    │ births │ 183.1     │
    │ city   │ Oslo      │
    ├─[ RECORD 2 ]───────┤
    │ year   │ 1918      │
    │ births │ 183.9     │
    │ city   │           │
    ├─[ RECORD 3 ]───────┤
    │ year   │ 1919      │
    │ births │ 163.1     │
    │ city   │ São Paulo │
    ├─[ RECORD 4 ]───────┤
    │ year   │ 1920      │
    │ births │           │
    │ city   │ a|b       │
    ├─[ RECORD 5 ]───────┤
    │ year   │ 1921      │
    │ births │ 170.5     │
    │ city   │ Rome      │
    └────────┴───────────┘

    """
  static let psqlWithoutBorder = """
    * Record 1    \u{20}
    year   1917
    births 183.1
    city   Oslo
    * Record 2    \u{20}
    year   1918
    births 183.9
    city  \u{20}
    * Record 3    \u{20}
    year   1919
    births 163.1
    city   São Paulo
    * Record 4    \u{20}
    year   1920
    births\u{20}
    city   a|b
    * Record 5    \u{20}
    year   1921
    births 170.5
    city   Rome

    """
  static let sqliteLine = """
     year = 1917
     boys = 183.1
     city = Oslo

     year = 1918
     boys = 183.9
     city =\u{20}

     year = 1919
     boys = 163.1
     city = São Paulo

     year = 1920
     boys =\u{20}
     city = a|b

     year = 1921
     boys = 170.5
     city = Rome

    """
  static let mariadb = """
    *************************** 1. row ***************************
      year: 1917
    births: 183.1
      city: Oslo
    *************************** 2. row ***************************
      year: 1918
    births: 183.9
      city: NULL
    *************************** 3. row ***************************
      year: 1919
    births: 163.1
      city: Rome
    3 rows in set (0.000 sec)

    """
}
