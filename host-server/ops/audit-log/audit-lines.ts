import { createHash } from 'node:crypto'
import type { AuditEntry } from '#contract/audit-log'

/** An entry as its line has it; the moment stands beside it, and stays when the entry goes. */
export type LineEntry = Pick<
  AuditEntry,
  'uuid' | 'actor_name' | 'action' | 'object' | 'object_id' | 'object_name' | 'changes'
> & { actor_uuid: string }

/** The first line of a file. */
export interface Head {
  format: typeof FORMAT
  tenant: string
  host: string
  made_at: string
  /** The number and the hash of the line before. */
  after: number
  previous: string
  /** Ed25519, as in a JSON Web Key. */
  key: string
}

export interface Line {
  seq: number
  at: string
  previous: string
  content: string
  hash: string
  /** Null once an erasure has rewritten the entry, or its age has removed it: the content can no longer be guessed from its hash. */
  salt: string | null
  entry: LineEntry | null
}

/** The last line of a file. */
export interface End {
  end: number
  hash: string
  lines: number
  signature: string
}

export const FORMAT = 'audit-log-1'

const hashed = (parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** What the first line of an institution follows. */
export const firstHash = (tenant: string) => hashed([FORMAT, tenant])

export const contentOf = (salt: string, entry: LineEntry): string =>
  hashed([
    salt,
    ...[entry.uuid, entry.actor_uuid, entry.actor_name, entry.action],
    ...[entry.object, entry.object_id, entry.object_name],
    entry.changes.map(({ field, before, after }) => [field, before, after])
  ])

export const hashOf = (previous: string, { seq, at, content }: Pick<Line, 'seq' | 'at' | 'content'>): string =>
  hashed([previous, seq, at, content])

/** What is signed: from where to where the lines go, and when. */
export const signedText = (head: Head, { end, hash, lines }: Omit<End, 'signature'>): string =>
  JSON.stringify([FORMAT, head.tenant, head.made_at, head.after, head.previous, end, hash, lines])
