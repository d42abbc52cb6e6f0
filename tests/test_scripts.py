"""What ./play and ./check stand on: when the page is stale, which port is free, what a wheel must have."""

import io
import socket
import zipfile
from pathlib import Path

import pytest

from scripts import check_wheel, count_instructions, page, play, sample_words


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a small page."""
    for name in ("web/src/main.ts", "web/package.json", "web/node_modules/x/index.js", "locales/en/app.ftl"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "WEB", tmp_path / "web")
    monkeypatch.setattr(page, "LOCALES", tmp_path / "locales")
    monkeypatch.setattr(page, "STAMP", tmp_path / "dist/.stamp")
    return tmp_path


def test_a_page_without_a_stamp_is_stale(tree: Path) -> None:
    assert page.is_stale()


@pytest.mark.parametrize(
    ("name", "matters"),
    [
        ("web/src/main.ts", True),
        ("web/src/new.svelte", True),
        ("web/package.json", True),
        ("locales/en/app.ftl", True),
        ("web/src/main.test.ts", False),
        ("web/node_modules/x/index.js", False),
        ("web/dist/index.html", False),
    ],
)
def test_a_page_is_stale_when_a_source_changed(tree: Path, name: str, matters: bool) -> None:
    page.STAMP.parent.mkdir()
    page.STAMP.write_text(page.digest(page.sources()))
    assert not page.is_stale()
    (tree / name).parent.mkdir(exist_ok=True)
    (tree / name).write_text("changed")
    assert page.is_stale() == matters


def test_another_port_when_the_usual_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        usual = taken.getsockname()[1]
        monkeypatch.setattr(play, "PORT", usual)
        assert play.free_port() not in (0, usual)
    assert play.free_port() == usual


def wheel(**files: str) -> zipfile.ZipFile:
    opened = zipfile.ZipFile(io.BytesIO(), "w")
    for name, text in files.items():
        opened.writestr(name, text)
    return opened


def test_a_wheel_must_have_what_its_page_asks_for() -> None:
    index = '<script type="module" src="/assets/a.js"></script><link rel="stylesheet" href="/assets/a.css">'
    files = {
        "hlaska/__init__.py": "",
        "hlaska/py.typed": "",
        "hlaska/rules/marias.md": "",
        "hlaska/examples/play_a_deal.py": "",
        "hlaska/examples/programs/player.py": "",
        "hlaska-1.dist-info/licenses/LICENSE": "",
        "hlaska/web/dist/index.html": index,
        "hlaska/web/dist/assets/a.js": "",
    }
    assert check_wheel.missing(wheel(**files)) == ["hlaska/web/dist/assets/a.css"]
    assert check_wheel.missing(wheel(**files, **{"hlaska/web/dist/assets/a.css": ""})) == []
    del files["hlaska/web/dist/index.html"]
    assert check_wheel.missing(wheel(**files)) == ["hlaska/web/dist/index.html"]


@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("echo No module named msgspec; exit 1", "failed with 1\nNo module named msgspec"),
        ('for last; do :; done; echo "Game: marias" > "$last"', "played 0 deals, not one"),
        ('for last; do :; done; [ $1 = score ] || echo "Result: 1 -1" > "$last"', "is not settled"),
    ],
)
def test_a_wheel_that_plays_no_deal_is_refused(tmp_path: Path, program: str, why: str) -> None:
    command = tmp_path / "hlaska"
    command.write_text(f"#!/bin/sh\n{program}\n")
    command.chmod(0o755)
    with pytest.raises(SystemExit, match=why):
        check_wheel.play(command, tmp_path)


def test_what_is_installed_of_a_wheel_is_run_and_never_what_lies_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command that was named is run, in the folder that was named, and is told nothing of our own packages."""
    monkeypatch.setenv("PYTHONPATH", "src")
    command = tmp_path / "hlaska"
    command.write_text(
        '#!/bin/sh\n[ -z "$PYTHONPATH$VIRTUAL_ENV" ] || exit 3\n[ "$PWD" = "${0%/*}" ] || exit 4\n'
        'for last; do :; done\n[ $1 = play ] && echo "Result: 1 -1" > "$last" || echo "Deal 1 result: 1 -1"\n'
    )
    command.chmod(0o755)
    assert check_wheel.play(command, tmp_path) == "Result: 1 -1"


def test_a_seed_draws_the_same_messages_again() -> None:
    drawn = [sample_words.sample(sample_words.LOCALES / "cs", 40, seed) for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]
    assert len({where for where, _ in drawn[0]}) == 40
    assert all(text.split(" = ")[0].strip().endswith(where.split(": ")[1]) for where, text in drawn[0])


def test_rows_of_counted_instructions_are_read_in_order(tmp_path: Path) -> None:
    for number, row in ((10, "engine.thousand.actions 5"), (9, "engine.marias.actions 4")):
        text = f"version: 1\ndesc: Trigger: Client Request: {row}\n\nevents: Ir\nsummary: {number * 100}\n"
        (tmp_path / f"out.{number}").write_text(text)
    (tmp_path / "out.11").write_text("desc: Trigger: Program termination\nsummary: 7\n")
    rows = list(count_instructions.read_rows(tmp_path))
    assert rows == [("engine.marias.actions", 225.0), ("engine.thousand.actions", 200.0)]


def test_counting_instructions_refuses_games_that_do_not_exist(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.argv", ["count_instructions.py", "whist"])
    with pytest.raises(SystemExit, match="'whist' is not a game; there are marias"):
        count_instructions.main()
