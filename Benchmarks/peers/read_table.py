"""Reads a table and adds up its second column: read_table.py pandas|polars IN"""

import sys

library, source = sys.argv[1:3]
if library == "pandas":
    import pandas

    print(pandas.read_csv(source).iloc[:, 1].sum())
else:
    import polars

    print(polars.read_csv(source)[:, 1].sum())
