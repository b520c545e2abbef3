import { instant } from '../../core/base/clock.ts'
import type { Config } from '../../core/base/config.ts'
import { derivedToken, hashToken } from '../../core/security/tokens.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { dialledBack } from './phone-number.ts'
import { countryIn } from './provider-settings.service.ts'
import type { Answered } from './providers/provider.ts'

type Context = { app: { config: Config; clock: { now(): Date } }; db: TenantDb }

/** A number is stored as a keyed hash: the table alone does not tell whose it is. */
export const hashOf = ({ app, db }: Context, number: string) =>
  derivedToken(app.config.SESSION_SECRET, 'text-stop', `${db.tenantId}\0${number}`)

export const isStopped = async (context: Context, number: string): Promise<boolean> =>
  Boolean(
    await context.db
      .table('text_stops')
      .where({ number_hash: hashOf(context, number) })
      .first('created_at')
  )

/** Ends all text messages to a number at this institution. */
export const stop = (context: Context, number: string) =>
  context.db
    .insert('text_stops', { number_hash: hashOf(context, number), created_at: instant(context.app.clock.now()) })
    .onConflict(['tenant_id', 'number_hash'])
    .ignore()

const resume = (context: Context, number: string) =>
  context.db
    .table('text_stops')
    .where({ number_hash: hashOf(context, number) })
    .delete()

const WORDS: Readonly<Record<string, typeof stop | typeof resume>> = { STOP: stop, STOPP: stop, START: resume }

/** The word alone: what somebody writes in a sentence is not an instruction. */
const wordIn = (text: string) =>
  text
    .trim()
    .replace(/^["'„“]+|["'“”.!]+$/g, '')
    .toUpperCase()

/** Does what somebody has answered, once, however often the service tells it. @returns whether it was a known word */
export async function take(
  context: Context & { tenant: CurrentTenant },
  { id, from, text }: Answered
): Promise<boolean> {
  const word = wordIn(text)
  const work = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined
  const number = dialledBack(from, countryIn(context.tenant))
  return context.db.transaction(async (trx) => {
    const row = { id_hash: hashToken(id), created_at: instant(context.app.clock.now()) }
    const inserted = await trx
      .insert('text_replies', row)
      .onConflict(['tenant_id', 'id_hash'])
      .ignore()
      .returning('id_hash')
    if (inserted.length && work && number) await work({ ...context, db: trx }, number)
    return Boolean(work)
  })
}
