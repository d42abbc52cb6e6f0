"""Makes the rows and columns of data sets, and the Parquet files that hold them.

May import matches and players.
"""
