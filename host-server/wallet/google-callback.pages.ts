import * as v from 'valibot'
import { instant } from '../core/clock.ts'
import type { Config } from '../core/config.ts'
import { BadRequest, Forbidden, NotFound } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { page } from '../core/page.ts'
import { hashToken } from '../core/tokens.ts'
import * as proofs from '../proof-of-work/proof-of-work.repository.ts'
import { noteCards } from '../reports/events.ts'
import * as repository from './google.repository.ts'
import { CALLBACK, updateObjects } from './google.service.ts'
import { classIdOf, type GoogleAccount, objectIdOf } from './google.ts'
import { createRoots, type FindRoots, Sealed, unseal, type Word } from './google-callback.ts'
import { googleAccount } from './wallet.service.ts'

const known = new WeakMap<Config, FindRoots>()

function rootsOf({ services: { config, clock } }: Call): FindRoots {
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

/** Takes each word once. A card that was saved is brought up to date: its link may have been short of room, or old. */
async function take({ db, services }: Call, word: Word, serial: string): Promise<void> {
  const now = services.clock.now()
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
  const { ctx, services, tenant } = call
  const account = await googleAccount(call)
  if (!account) throw new NotFound()
  const sealed = v.safeParse(Sealed, (ctx.request as { body?: unknown }).body)
  if (!sealed.success) throw new BadRequest()
  const word = await unseal(sealed.output, account.issuer, services.clock, rootsOf(call))
  if (word.classId !== classIdOf(account, tenant.id)) throw new Forbidden()
  await take(call, word, serialIn(word, account))
  ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  ctx.status = 200
  ctx.body = ''
}

/** Where Google says which cards were saved, and which taken away. */
export const googleCallback = [page('POST', CALLBACK, postCallback)]
