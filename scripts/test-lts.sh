#!/usr/bin/env bash
# Runs every test on the newest long-term release of Node, which npm has as the package `node`, in a copy of what is
# committed: its native packages are installed for that release.
set -euo pipefail
cd "$(dirname "$0")/.."
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
# PostgreSQL, which refuses to run as root, runs as another user from here
chmod 711 "$place"
npm install --silent --no-save --prefix "$place/node" node@24
export PATH="$place/node/node_modules/node/bin:$PATH"
echo "Node $(node --version)"
git clone --quiet . "$place/project"
cd "$place/project"
npm ci
npm test -- "$@"
