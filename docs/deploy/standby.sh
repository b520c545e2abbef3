#!/bin/sh
# standby.sh <host> <name>: fills an empty volume with a copy of the PostgreSQL on that host, which it follows from its
# next start on. `synchronous_standby_names` counts it by its name.
set -eu
PGPASSWORD="$STANDBY_PASSWORD" exec pg_basebackup --dbname="host=$1 user=standby application_name=$2" \
  --pgdata="$PGDATA" --write-recovery-conf --checkpoint=fast --progress
