#!/bin/bash
# Runs the commands of a file, one line each, as they are printed, on this Debian as if it were fresh: in
# namespaces of their own, so that /etc, /srv, /run, /var and the ports are not those of the machine.
#   fresh-debian.sh SCRATCH REPOSITORY COMMANDS
# What a test cannot have is answered here, under the name of the program: apt (the servers are
# installed), sudo (is root already), systemd, and Let's Encrypt.
set -e

answering() { curl -fsS -o /dev/null --retry 20 --retry-connrefused --retry-delay 1 "$@"; }

case $(basename "$0") in
sudo) exec "$@" ;;

apt-get)
  # Debian starts a server when it is installed.
  for name in "$@"; do
    case $name in nginx | caddy | apache2) systemctl start "$name" ;; esac
  done ;;

systemctl)
  case "$1 $2" in
  "start nginx") nginx ;;
  "reload nginx")
    before=$(pgrep -P "$(cat /run/nginx.pid)")
    nginx -t -q
    nginx -s reload 2>/dev/null
    # The processes with the configuration before answer until they are gone.
    for pid in $before; do tail --pid="$pid" -s 0.05 -f /dev/null; done ;;
  "start apache2") mkdir -p /run/apache2 /run/lock && apache2ctl start ;;
  "restart apache2") apache2ctl configtest && apache2ctl restart ;;
  "reload apache2") [ -e /run/apache2/apache2.pid ] && apache2ctl configtest && apache2ctl graceful ;;
  *" caddy")
    # Certificates from Caddy's own authority instead of Let's Encrypt.
    printf '{\n\tlocal_certs\n\tskip_install_trust\n}\nimport /etc/caddy/Caddyfile\n' >"$SCRATCH/Caddyfile"
    command=start; [ "$1" = reload ] && command="reload --force"
    caddy $command --config "$SCRATCH/Caddyfile" --adapter caddyfile >"$SCRATCH/caddy.log" 2>&1
    if [ "$1" = reload ]; then
      answering --insecure https://example.org/
      cp "$XDG_DATA_HOME/caddy/pki/authorities/local/root.crt" "$NODE_EXTRA_CA_CERTS"
    fi ;;
  *) exit 1 ;;
  esac ;;

certbot)
  # The challenge of each name must be answered over plain HTTP, as Let's Encrypt asks for it.
  names=(); while [ $# -gt 0 ]; do [ "$1" = -d ] && names+=("$2"); [ "$1" = -w ] && root=$2; shift; done
  mkdir -p "$root/.well-known/acme-challenge"
  echo token >"$root/.well-known/acme-challenge/test"
  for name in "${names[@]}"; do answering "http://$name/.well-known/acme-challenge/test"; done
  live=/etc/letsencrypt/live/${names[0]}; mkdir -p "$live"
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj "/CN=${names[0]}" \
    -addext "subjectAltName=$(printf ',DNS:%s' "${names[@]}" | cut -c2-)" \
    -keyout "$live/privkey.pem" -out "$live/fullchain.pem" 2>/dev/null
  cp "$live/fullchain.pem" "$NODE_EXTRA_CA_CERTS" ;;

*)
  export SCRATCH=$1 REPOSITORY=$2 COMMANDS=$3
  # The outer call makes the namespaces, the inner one is in them; ending it ends the servers.
  if [ -z "$4" ]; then exec unshare --mount --net --pid --fork --kill-child "$0" "$1" "$2" "$3" inside; fi
  mount -t tmpfs tmpfs "$SCRATCH/disk"
  for folder in etc srv var; do
    mkdir -p "$SCRATCH/disk/$folder" "$SCRATCH/disk/work-$folder"
    mount -t overlay overlay -o "lowerdir=/$folder,upperdir=$SCRATCH/disk/$folder,workdir=$SCRATCH/disk/work-$folder" "/$folder"
  done
  mount -t tmpfs tmpfs /run
  mount -t proc proc /proc
  ip link set lo up
  echo "127.0.0.1 localhost example.org kilnlog.example.org" >/etc/hosts
  mkdir "$SCRATCH/disk/bin"
  for name in sudo apt-get systemctl certbot; do ln -s "$(realpath "$0")" "$SCRATCH/disk/bin/$name"; done
  export PATH="$SCRATCH/disk/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
  export USER=root XDG_DATA_HOME=$SCRATCH/disk/data NODE_EXTRA_CA_CERTS=$SCRATCH/disk/ca.pem
  touch "$NODE_EXTRA_CA_CERTS"
  cd "$REPOSITORY"
  while IFS= read -r command; do
    echo "\$ $command"
    bash -c "$command" </dev/null
  done <"$COMMANDS" ;;
esac
