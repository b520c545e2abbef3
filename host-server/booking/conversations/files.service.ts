import { Readable } from 'node:stream'
import { NAME_HEADER } from '#contract/conversation-files'
import type { ConversationMessage } from '#contract/conversations'
import { Conflict, found } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { keepAccount } from '../../people/account/account.repository.ts'
import * as repository from './conversations.repository.ts'
import { findKnown } from './conversations.service.ts'
import { append, type Draft, refuseOver, sentBefore } from './messages.service.ts'
import { readFile } from './received-file.ts'
import { keptFilesSince, shownTo } from './shown-message.ts'
import { findOwn, type Headers } from './visitor.service.ts'

const HOUR = 3600
/** Each may be ten megabytes to receive and a picture to draw; what comes again counts again. */
const FILES = { name: 'conversation-files', points: 20, seconds: HOUR }
const FILES_OF_ADDRESS = { name: 'conversation-files-address', points: 40, seconds: HOUR }
const FILES_OF_AUTHOR = { name: 'conversation-files-author', points: 60, seconds: HOUR }

/** Of all files of a conversation together. */
const MOST_BYTES = 50 * 1024 * 1024

interface Sent {
  client_id: string
  name: string
}
type Author = Pick<Draft, 'author_name' | 'author_uuid' | 'is_from_visitor'>

/** Keeps a file with its message, once for each `client_id`. @throws Conflict */
async function keep(call: Call, uuid: string, { client_id, name }: Sent, author: Author, sender: string) {
  const { db, app } = call
  const { bytes, ...said } = await readFile(call, name, sender)
  const draft: Draft = { ...author, ...said, client_id, kind: 'file', offer_seq: null }
  const now = app.clock.now()
  return db.transaction(async (trx) => {
    // receiving it may have taken longer than deleting who sends it
    if (!author.is_from_visitor) found(await keepAccount(trx, call.user?.uuid ?? ''))
    found(await repository.lock(trx, uuid))
    const before = await sentBefore(trx, uuid, draft)
    if (before) return before
    if ((await repository.sumFiles(trx, uuid)) + bytes.length > MOST_BYTES)
      throw new Conflict('conversations.files-full')
    const message = await append(trx, uuid, draft, now)
    await repository.insertFile(trx, uuid, { seq: message.seq, bytes, created_at: message.created_at })
    return message
  })
}

/** @throws TooMany, Conflict, Refusal, Unprocessable */
export async function sendOwnFile(
  call: Call,
  headers: Headers & { [NAME_HEADER]: string },
  client_id: string
): Promise<ConversationMessage> {
  const { db, app, ctx } = call
  const row = await findOwn(call, headers)
  refuseOver(row)
  await app.limits.take(FILES, { tenant: db.tenantId, id: row.uuid })
  await app.limits.take(FILES_OF_ADDRESS, { tenant: db.tenantId, ip: ctx.ip })
  const author = { author_name: row.name, author_uuid: null, is_from_visitor: true }
  const sent = { client_id, name: headers[NAME_HEADER] }
  return shownTo(call, 'visitor')(await keep(call, row.uuid, sent, author, row.uuid))
}

/** The same by the user. @throws TooMany, Conflict, Refusal, Unprocessable */
export async function sendFile(call: Call, uuid: string, sent: Sent): Promise<ConversationMessage> {
  const { db, app, user } = call
  refuseOver(await findKnown(call, uuid))
  const id = user?.uuid ?? ''
  await app.limits.take(FILES_OF_AUTHOR, { tenant: db.tenantId, id })
  const author = {
    author_name: user?.full_name ?? '',
    author_uuid: user?.advisor_uuid ?? null,
    is_from_visitor: false
  }
  return shownTo(call, 'staff')(await keep(call, uuid, sent, author, id))
}

/** Read on as it is taken: files that are asked for at the same time, and read slowly, must not fill the memory. */
async function* slices(first: Buffer, next: (from: number) => Promise<Buffer | undefined>): AsyncGenerator<Buffer> {
  let from = 0
  for (let slice = first; slice.length; slice = found(await next(from))) {
    yield slice
    from += slice.length
    if (slice.length < repository.FILE_SLICE) return
  }
}

/** Never shown as a page of ours, whatever a browser takes it for. @throws NotFound, also when its time has run out */
async function give({ ctx, db, app }: Call, uuid: string, seq: number): Promise<Readable> {
  const since = keptFilesSince(app.clock.now())
  const next = (from: number) => repository.findSlice(db, uuid, { seq, since, from })
  const first = found(await next(0))
  ctx.set('Content-Disposition', 'attachment')
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  return Readable.from(slices(first, next))
}

export async function giveOwnFile(call: Call, headers: Headers, seq: number): Promise<Readable> {
  const { uuid } = await findOwn(call, headers)
  return give(call, uuid, seq)
}

export async function giveFile(call: Call, uuid: string, seq: number): Promise<Readable> {
  await findKnown(call, uuid)
  return give(call, uuid, seq)
}
