# Read by ./play and ./check, from the root of the repository: finds or fetches uv and sets up the environment.
# Needs a POSIX shell, and a Python with pip where there is no uv.

UV_VERSION=0.13.8                                  # the one fetched
UV_LEAST=9                                         # the oldest one used if it is there: 0.9
VENV=${UV_PROJECT_ENVIRONMENT:-.venv}
unset VIRTUAL_ENV || true                          # this project's own environment, whatever is active

say() { printf '%s\n' "$*"; }
die() { printf '%s\n' "$*" >&2; exit 1; }

uv_new_enough() {
    version=$("$1" --version 2>/dev/null) || return 1
    version=${version#uv }
    major=${version%%.*}
    rest=${version#*.}
    minor=${rest%%.*}
    case $major$minor in '' | *[!0-9]*) return 1 ;; esac
    [ "$major" -gt 0 ] || [ "$minor" -ge "$UV_LEAST" ]
}

# Sets UV.
find_uv() {
    if [ -x .tools/bin/uv ] && uv_new_enough .tools/bin/uv; then
        UV=.tools/bin/uv
        return
    fi
    if UV=$(command -v uv) && uv_new_enough "$UV"; then
        return
    fi
    for python in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if "$python" -c 'import sys, pip; sys.exit(sys.version_info < (3, 8))' >/dev/null 2>&1; then
            say "Fetching uv $UV_VERSION into .tools ..."
            PIP_ROOT_USER_ACTION=ignore "$python" -m pip install --quiet --disable-pip-version-check --no-input --upgrade \
                --target .tools "uv==$UV_VERSION" || die "pip could not fetch uv: see above."
            UV=.tools/bin/uv
            return
        fi
    done
    die "Hláška needs Python 3.11 to 3.14 with pip, or uv. On Debian: apt-get install python3 python3-pip"
}

# Sets UV_PYTHON to the system's Python where that fits. The tests take about a sixth less with Debian's than with the one
# of the same version that pyenv compiles and puts first on PATH.
find_system_python() {
    if [ -z "${UV_PYTHON:-}" ] && /usr/bin/python3 -c 'import sys
sys.exit(not (3, 11) <= sys.version_info < (3, 15))' >/dev/null 2>&1; then
        export UV_PYTHON=/usr/bin/python3
    fi
}

# set_up ARGS...: the environment as locked; ARGS go to uv sync.
set_up() {
    find_uv
    [ -e "$VENV" ] || find_system_python
    "$UV" sync --frozen --inexact --quiet "$@" || die "The environment could not be set up: see above."
}
