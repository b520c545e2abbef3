#!/bin/sh
# Once, when the volume is empty. The product's role is no superuser, so that row-level security holds it. The other two
# are for a large bank: "standby" follows the primary, and "balancer" only asks who that is.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$ADVISOR_PASSWORD" -v standby="${STANDBY_PASSWORD:-}" \
  --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role advisor login password :'password' nosuperuser nobypassrls;
create database advisor_widgets owner advisor encoding 'UTF8' template template0 locale 'C.UTF-8';
create role balancer login connection limit 10;
-- without a password nobody can sign in as it
create role standby login replication password :'standby';
SQL
# the first line that fits decides
{
  echo 'host postgres balancer samenet trust'
  echo 'host replication standby samenet scram-sha-256'
  cat "$PGDATA/pg_hba.conf"
} > "$PGDATA/pg_hba.new"
mv "$PGDATA/pg_hba.new" "$PGDATA/pg_hba.conf"
