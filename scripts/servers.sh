# Read by ./check after setup.sh: PostgreSQL for the tests that need a real one.
# On PATH or where Debian has it; Debian's package where we may install it. Where it cannot be had, those tests
# are skipped, and pytest says how many.

find_servers() {
    if [ -n "${HLASKA_POSTGRES:-}" ] || postgres_there; then return; fi
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "Installing Debian's postgresql ..."
        # The tests start their own: no service and no cluster of the system is wanted.
        apt_postgres || { apt-get -qq update && apt_postgres; } || say "apt-get could not install it."
    fi
}

postgres_there() {
    command -v initdb >/dev/null && return
    for program in /usr/lib/postgresql/*/bin/initdb; do
        [ -x "$program" ] && return
    done
    return 1
}

apt_postgres() {
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] ||
        printf 'create_main_cluster = false\n' >/etc/postgresql-common/createcluster.conf
    DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get -qq install -y --no-install-recommends postgresql >/dev/null
}
