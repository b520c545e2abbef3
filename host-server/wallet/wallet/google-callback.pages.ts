import * as v from 'valibot'
import * as proofs from '../../booking/proof-of-work/proof-of-work.repository.ts'
import { instant } from '../../core/base/clock.ts'
import type { Config } from '../../core/base/config.ts'
import { BadRequest, Forbidden, NotFound } from '../../core/base/failures.ts'
import { noteCards } from '../../core/events/report-events.ts'
import type { Call } from '../../core/http/http.ts'
import { page } from '../../core/pages/page.ts'
import { hashToken } from '../../core/security/tokens.ts'
import * as repository from './google.repository.ts'
import { CALLBACK, updateObjects } from './google.service.ts'
import { classIdOf, type GoogleAccount, objectIdOf } from './google.ts'
import { createRoots, decrypt, type FindRoots, Sealed, type Word } from './google-callback.ts'
import { googleAccount } from './wallet.service.ts'

const known = new WeakMap<Config, FindRoots>()

function rootsOf({ app: { config, clock } }: Call): FindRoots {
  const roots = known.get(config) ?? createRoots(config.GOOGLE_WALLET_KEYS_URL, clock)
  known.set(config, roots)
  return roots
}

function serialIn({ objectId }: Word, account: GoogleAccount): string {
  const serial = objectId.slice(objectIdOf(account, '').length)
  if (objectId !== objectIdOf(account, serial) || !/^[\da-f]{32}$/.test(serial)) throw new Forbidden()
  return serial
}

const EVENTS = { saved: 'card-google', gone: 'card-google-gone' } as const

/** Handles each callback once. A saved card is updated, since its link may have been shortened or outdated. */
async function take({ db, app }: Call, word: Word, serial: string): Promise<void> {
  const now = app.clock.now()
  const until = instant(word.expTimeMillis)
  await db.transaction(async (trx) => {
    const spent = { signature: hashToken(`google\0${word.nonce}`), expires_at: until }
    if (!(await proofs.insert(trx, spent))) return
    const saved_at = word.eventType === 'save' ? instant(now) : null
    const news = await repository.noteWord(trx, serial, { saved_at, google_word_until: until })
    if (!news) throw new NotFound()
    if (news !== 'known') await noteCards(trx, now, EVENTS[news], [serial])
    await updateObjects(trx, now, [serial])
  })
}

async function postCallback(call: Call) {
  const { ctx, app, tenant } = call
  const account = await googleAccount(call)
  if (!account) throw new NotFound()
  const sealed = v.safeParse(Sealed, (ctx.request as { body?: unknown }).body)
  if (!sealed.success) throw new BadRequest()
  const word = await decrypt(sealed.output, account.issuer, app.clock, rootsOf(call))
  if (word.classId !== classIdOf(account, tenant.id)) throw new Forbidden()
  await take(call, word, serialIn(word, account))
  ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  ctx.status = 200
  ctx.body = ''
}

/** Called by Google when a card is saved or removed. */
export const googleCallback = [page('POST', CALLBACK, postCallback)]
