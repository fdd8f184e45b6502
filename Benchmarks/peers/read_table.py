"""Reads a table, CSV or NDJSON, and adds up its second column: read_table.py pandas|polars|json IN"""

import sys

library, source = sys.argv[1:3]
is_json = source.endswith(".ndjson")
if library == "pandas":
    import pandas

    table = pandas.read_json(source, lines=True) if is_json else pandas.read_csv(source)
    print(table.iloc[:, 1].sum())
elif library == "polars":
    import polars

    print((polars.read_ndjson if is_json else polars.read_csv)(source)[:, 1].sum())
else:
    import json

    with open(source) as file:
        print(sum(json.loads(line)["y"] for line in file))
