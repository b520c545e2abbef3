import type { Readable } from 'node:stream'
import { csv } from '../../core/files/csv.ts'
import type { Call } from '../../core/http/http.ts'
import { findAfter } from './redirections.repository.ts'

const STEP = 500

async function* lines({ db, t }: Call, q: string | undefined) {
  let after: string | undefined = ''
  while (after !== undefined) {
    const rows = await findAfter(db, q, after, STEP)
    after = rows.length === STEP ? rows.at(-1)?.path_key : undefined
    for (const { path, target, status, is_active, hits, last_hit_at } of rows) {
      yield [path, target, status, t(is_active ? 'redirections.yes' : 'redirections.no'), hits, last_hit_at ?? '']
    }
  }
}

const COLUMNS = ['path', 'target', 'status', 'active', 'hits', 'last-hit'] as const

/** The redirects as a file that can be imported again, streamed. */
export function exported(call: Call, q: string | undefined): Readable {
  call.ctx.attachment('redirections.csv')
  const columns = COLUMNS.map((name) => call.t(`redirections.column-${name}`))
  return csv(columns, lines(call, q), call.locale)
}
