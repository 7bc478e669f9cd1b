#!/bin/sh
# Starts the server with an access list that holds the hash of the password: the password itself
# is in no image, file or argument list.
set -eu
umask 077
: "${REDIS_PASSWORD:?is missing}"
here=$(dirname "$0")
run=${RUN_DIR:-/run/valkey}
hash=$(printf %s "$REDIS_PASSWORD" | sha256sum | cut -d ' ' -f 1)
sed "s/@PASSWORD@/$hash/" "$here/users.acl" >"$run/users.acl"
unset REDIS_PASSWORD
exec "${SERVER:-valkey-server}" "$here/valkey.conf" --dir "${DATA:-/data}" "$@"
