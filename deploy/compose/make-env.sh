#!/bin/sh
# Writes the .env that compose.yaml reads: the example beside this script, with a secret drawn for each name that is empty.
# An existing one is left alone, because its secrets open what is stored.
#   sh deploy/compose/make-env.sh [FILE]
set -eu
example="$(dirname "$0")/env.example"
target="${1:-$(dirname "$0")/../../.env}"
if [ -e "$target" ]; then
  echo "$target ya existe: sus secretos abren lo guardado, así que no se toca." >&2
  exit 1
fi
umask 077
secret() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
while IFS= read -r line || [ -n "$line" ]; do
  case "$line" in
    \#*) printf '%s\n' "$line" ;;
    *=) printf '%s%s\n' "$line" "$(secret)" ;;
    *) printf '%s\n' "$line" ;;
  esac
done < "$example" > "$target"
echo "Escrito $target. La contraseña de $(sed -n 's/^ADMIN_EMAIL=//p' "$target") está en ADMIN_PASSWORD."
