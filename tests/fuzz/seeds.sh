#!/usr/bin/env bash
# Writes sound inputs for the fuzzers to start from: seeds.sh OUTREMER_CLI CORPUS_FOLDER
set -euo pipefail
cli=$1
corpus=$2
model=$(dirname "$0")/../../model
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir -p "$corpus"/fuzz_{pack,position,record,snapshot}

# A match of each game some way on, as a position and as a record.
for game in crusaders kingdoms; do
    {
        for _ in $(seq 30); do echo '{"choose":0}'; done
        echo '{"position":true}'
        echo '{"save":"seed"}'
    } | OUTREMER_HOME=$home "$cli" play "$game" --referee --seats 3 --seed 7 | tail -n 2 | head -n 1 \
        | sed 's/^.*"position":{/{/; s/}}$/}/' >"$corpus/fuzz_position/$game"
    cp "$home/matches/seed.json" "$corpus/fuzz_record/$game"
done
# The first byte of a pack's input chooses the file (fuzz_pack.cpp).
number=0
for file in "$model"/{crusaders,kingdoms}/content/*.json; do
    # shellcheck disable=SC2059
    { printf "\\x$(printf %02x $number)"; cat "$file"; } >"$corpus/fuzz_pack/$(basename "$(dirname "$(dirname "$file")")")-$(basename "$file" .json)"
    number=$((number + 1))
done
