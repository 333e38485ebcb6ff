#!/usr/bin/env bash
# Writes sound inputs for the fuzzers to start from: seeds.sh OUTREMER_CLI CORPUS_FOLDER
set -euo pipefail
cli=$1
corpus=$2
content=$(dirname "$0")/../../model/kingdoms/content
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir -p "$corpus"/fuzz_{pack,position,record,snapshot}

# A match some way on, as a position and as a record.
{
    for _ in $(seq 30); do echo '{"choose":0}'; done
    echo '{"position":true}'
    echo '{"save":"seed"}'
} | OUTREMER_HOME=$home "$cli" play kingdoms --seats 3 --seed 7 | tail -n 2 | head -n 1 \
    | sed 's/^.*"position":{/{/; s/}}$/}/' >"$corpus/fuzz_position/midgame"
cp "$home/matches/seed.json" "$corpus/fuzz_record/midgame"
# The first byte of a pack's input chooses the file (fuzz_pack.cpp).
number=0
for file in deck table phrases rules; do
    { printf "\\x0$number"; cat "$content/$file.json"; } >"$corpus/fuzz_pack/$file"
    number=$((number + 1))
done
