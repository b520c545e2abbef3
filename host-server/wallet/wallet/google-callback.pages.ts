import * as v from 'valibot'
import * as proofs from '../../booking/proof-of-work/proof-of-work.repository.ts'
import { instant } from '../../core/base/clock.ts'
import type { Config } from '../../core/base/config.ts'
import { BadRequest, Forbidden, NotFound } from '../../core/base/failures.ts'
import { recordCardEvents } from '../../core/events/report-events.ts'
import type { Call } from '../../core/http/http.ts'
import { page } from '../../core/pages/page.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { isDuplicate } from '../../core/tenancy/tenant-db.ts'
import * as repository from './google.repository.ts'
import { CALLBACK, updateObjects } from './google.service.ts'
import { classIdOf, type GoogleAccount, objectIdOf } from './google.ts'
import { type CallbackMessage, createRoots, type FindRoots, SignedCallback, verifyCallback } from './google-callback.ts'
import { googleAccount } from './wallet.service.ts'

const known = new WeakMap<Config, FindRoots>()

function rootsOf({ app: { config, clock } }: Call): FindRoots {
  const roots = known.get(config) ?? createRoots(config.GOOGLE_WALLET_KEYS_URL, clock)
  known.set(config, roots)
  return roots
}

function serialIn({ objectId }: CallbackMessage, account: GoogleAccount): string {
  const serial = objectId.slice(objectIdOf(account, '').length)
  if (objectId !== objectIdOf(account, serial) || !/^[\da-f]{32}$/.test(serial)) throw new Forbidden()
  return serial
}

const EVENTS = { saved: 'card-google', gone: 'card-google-gone' } as const

/** Handles each callback once. A saved card is updated, since its link may have been shortened or outdated. */
async function handleCallback({ db, app }: Call, message: CallbackMessage, serial: string): Promise<void> {
  const now = app.clock.now()
  const until = instant(message.expTimeMillis)
  const handled = db.transaction(async (trx) => {
    await proofs.insert(trx, { signature: hashToken(`google\0${message.nonce}`), expires_at: until })
    const saved_at = message.eventType === 'save' ? instant(now) : null
    const isNew = await repository.recordCallback(trx, serial, { saved_at, google_word_until: until })
    if (!isNew) throw new NotFound()
    if (isNew !== 'known') await recordCardEvents(trx, now, EVENTS[isNew], [serial])
    await updateObjects(trx, now, [serial])
  })
  await handled.catch((failure) => {
    if (!isDuplicate(failure, 'spent_proofs')) throw failure
  })
}

async function postCallback(call: Call) {
  const { ctx, app, tenant } = call
  const account = await googleAccount(call)
  if (!account) throw new NotFound()
  const callback = v.safeParse(SignedCallback, (ctx.request as { body?: unknown }).body)
  if (!callback.success) throw new BadRequest()
  const message = await verifyCallback(callback.output, account.issuer, app.clock, rootsOf(call))
  if (message.classId !== classIdOf(account, tenant.id)) throw new Forbidden()
  await handleCallback(call, message, serialIn(message, account))
  ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  ctx.status = 200
  ctx.body = ''
}

/** Called by Google when a card is saved or removed. */
export const googleCallback = [page('POST', CALLBACK, postCallback)]
