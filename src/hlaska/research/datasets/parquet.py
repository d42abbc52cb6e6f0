"""Writes and reads parts of data sets as Parquet files (the extra `data`). No other place knows how that is done."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pyarrow
import pyarrow.parquet as pq

from hlaska.core.errors import BadText
from hlaska.research.datasets.data_columns import Column, Row

KEY: Final = b"hlaska"  # of what a file says of itself
LIBRARY: Final = f"pyarrow {pyarrow.__version__}"  # another one may write other bytes
_ITEM: Final = pyarrow.struct(
    [("key", pyarrow.string()), ("seat", pyarrow.int64()), ("value", pyarrow.int64())]
)
TYPES: Final = {
    "int": pyarrow.int64(),
    "ints": pyarrow.list_(pyarrow.int64()),
    "float": pyarrow.float64(),
    "flag": pyarrow.bool_(),
    "text": pyarrow.string(),
    "texts": pyarrow.list_(pyarrow.string()),
    "items": pyarrow.list_(_ITEM),
}


def write(path: Path, columns: Sequence[Column], rows: Sequence[Row], origin: bytes) -> None:
    """Writes a part whole or not at all. `origin`: what it says of itself. Raises BadText."""
    schema = pyarrow.schema(
        [pyarrow.field(column.name, TYPES[column.type]) for column in columns], metadata={KEY: origin}
    )
    under_way = path.with_suffix(".unfinished")
    try:
        pq.write_table(
            pyarrow.Table.from_pylist(list(rows), schema=schema),
            under_way,
            compression="zstd",
            write_page_checksum=True,
        )
        under_way.replace(path)
    except OSError as e:
        raise BadText(f"{path} cannot be written: {e.strerror or e}") from None


def origin_of(path: Path) -> bytes:
    """Reads what a file says of itself. Raises BadText for one that is cut off or not ours."""
    metadata = _open_file(path).schema_arrow.metadata or {}
    if KEY not in metadata:
        raise BadText(f"{path}: a Parquet file, but none of hlaska's data sets")
    found: bytes = metadata[KEY]
    return found


def read(path: Path) -> Any:
    """Reads a part as a table of pyarrow. Raises BadText where its rows are damaged."""
    file = _open_file(path)
    try:
        return file.read()
    except (pyarrow.ArrowException, OSError) as e:
        raise BadText(f"{path}: damaged ({_summary(e)}); delete it and run the same command again") from None


def count_rows(path: Path) -> int:
    """Counts the rows of a part."""
    rows: int = _open_file(path).metadata.num_rows
    return rows


def join(tables: Sequence[Any]) -> Any:
    """Joins the rows of all parts, in order."""
    return pyarrow.concat_tables(tables)


def _open_file(path: Path) -> Any:
    try:
        return pq.ParquetFile(path, page_checksum_verification=True)
    except FileNotFoundError:
        raise BadText(f"{path}: there is no such file") from None
    except (pyarrow.ArrowException, OSError) as e:
        raise BadText(
            f"{path}: cut off, or no Parquet file ({_summary(e)}); delete it and run the same command again"
        ) from None


def _summary(error: Exception) -> str:
    return str(error).splitlines()[0][:120] if str(error) else type(error).__name__
