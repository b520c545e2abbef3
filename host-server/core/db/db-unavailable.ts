/** Why the database is unavailable, by the error codes of PostgreSQL, SQLite and the system; disk errors first. */
const ERRORS: [codes: RegExp, sentence: string][] = [
  [/^(53100|SQLITE_FULL)/, 'the disk is full'],
  [/^25006/, 'the database takes no writes: it is a standby'],
  [/^SQLITE_READONLY/, 'the database cannot be written: its folder is read-only, or not ours'],
  [/^(58030|SQLITE_(IOERR|CANTOPEN))/, 'the disk does not take what is written'],
  [/^(40001|40P01|55P03|57014|25P03|53|SQLITE_(BUSY|LOCKED))/, 'the database is too busy'],
  [/^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOST|ENET|57P0|08)/, 'the database is away']
]

const LOST = /connection (terminated|ended|timeout|error)|not queryable/i

/** One sentence for the log if the database is unavailable, even after retries; undefined if the fault is ours. */
export function asUnavailable(failure: unknown): string | undefined {
  const { code = '', name, message = '' } = (failure ?? {}) as { code?: string; name?: string; message?: string }
  const known = ERRORS.find(([codes]) => codes.test(String(code)))
  if (known) return known[1]
  if (name === 'KnexTimeoutError') return 'the database is too busy'
  return LOST.test(message) ? 'the database is away' : undefined
}
