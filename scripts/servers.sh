# Read by ./check after setup.sh: PostgreSQL and Redis for the tests that need real ones.
# On PATH or where Debian has it; Debian's package where we may install it. Where it cannot be had, those tests
# are skipped, and pytest says how many.

find_servers() {
    missing=
    [ -n "${HLASKA_POSTGRES:-}" ] || postgres_there || missing=postgresql
    [ -n "${HLASKA_REDIS:-}" ] || command -v redis-server >/dev/null || missing="$missing redis-server"
    if [ -n "$missing" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "Installing Debian's $missing ..."
        # The tests start their own: no service and no cluster of the system is wanted.
        apt_servers || { apt-get -qq update && apt_servers; } || say "apt-get could not install them."
    fi
}

postgres_there() {
    command -v initdb >/dev/null && return
    for program in /usr/lib/postgresql/*/bin/initdb; do
        [ -x "$program" ] && return
    done
    return 1
}

apt_servers() {
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] ||
        printf 'create_main_cluster = false\n' >/etc/postgresql-common/createcluster.conf
    DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get -qq install -y --no-install-recommends $missing >/dev/null
}
