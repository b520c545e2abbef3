#!/bin/sh
# Once, when the volume is empty: a role that is no superuser, so that row-level security holds it, and its database.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$ADVISOR_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role advisor login password :'password' nosuperuser nobypassrls;
create database advisor_widgets owner advisor encoding 'UTF8' template template0 locale 'C.UTF-8';
SQL
