import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ErasedKey } from '#contract/deletion-tool'
import type { Config } from '../base/config.ts'

/** Who was erased, as a salted hash: it tells whether somebody is meant, but not who is. */
export interface LedgerEntry {
  at: string
  tenant: string
  by: ErasedKey['by']
  hash: string
}

export interface Ledger {
  entries: readonly LedgerEntry[]
  hashOf(tenant: string, key: ErasedKey): string
}

/** Beside the database, of which backups take nothing else but the secret. */
export const ledgerFile = ({ ERASURE_LEDGER, DATA_DIR }: Pick<Config, 'ERASURE_LEDGER' | 'DATA_DIR'>) =>
  ERASURE_LEDGER ?? join(DATA_DIR, 'erasures.jsonl')

const isMissing = (failure: unknown) => (failure as { code?: string }).code === 'ENOENT'

/** The first line is the salt. Of several nodes that begin it, one succeeds. */
async function begin(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, `${JSON.stringify({ salt: randomBytes(32).toString('base64url') })}\n`, { mode: 0o600 })
  await link(draft, file).catch((failure) => {
    if (failure.code !== 'EEXIST') throw failure
  })
  await rm(draft)
}

const hashWith =
  (salt: string): Ledger['hashOf'] =>
  (tenant, { by, value }) =>
    createHmac('sha256', Buffer.from(salt, 'base64url')).update(`${tenant}\0${by}\0${value}`).digest('hex')

/** Undefined as long as nobody was erased. @throws if a line is damaged, since then somebody could come back */
export async function readLedger(file: string): Promise<Ledger | undefined> {
  const text = await readFile(file, 'utf8').catch((failure) => {
    if (!isMissing(failure)) throw failure
  })
  if (text === undefined) return undefined
  const [head = '{}', ...lines] = text.split('\n').filter(Boolean)
  const { salt } = JSON.parse(head) as { salt: string }
  return { entries: lines.map((line) => JSON.parse(line) as LedgerEntry), hashOf: hashWith(salt) }
}

/** Has reached the disk when this returns. */
export async function noteErasure(file: string, tenant: string, key: ErasedKey, at: string): Promise<void> {
  const ledger = (await readLedger(file)) ?? (await begin(file).then(() => readLedger(file)))
  if (!ledger) throw new Error('the ledger of erasures could not be written')
  const entry: LedgerEntry = { at, tenant, by: key.by, hash: ledger.hashOf(tenant, key) }
  const opened = await open(file, 'a', 0o600)
  try {
    await opened.write(`${JSON.stringify(entry)}\n`)
    await opened.sync()
  } finally {
    await opened.close()
  }
}
