import { atom } from 'jotai'
import type { Request } from '#contract/endpoint'
import type { InboxRequest } from '#contract/request-inbox'
import { postRequestAnswer, postRequestReply, type RequestReply } from '#contract/request-thread'
import type { Caller } from '../../core/element/api.ts'
import { keyAtom } from '../visitor-fields/visitor-form.atoms.ts'
import { change, deedAtom, markTo, opened } from './request-inbox.atoms.ts'
import { nameOf } from './texts.ts'

/** Mails a reply once, even if retried, with which the request is done; returns whether that succeeded. */
export const finishAtom = atom(null, async (_get, set, request: InboxRequest, text: string): Promise<boolean> => {
  const { uuid } = request
  const headers = { 'idempotency-key': set(keyAtom, { said: 'request-inbox.sent-done', uuid, text }) }
  const isDone = await set(change.runAtom, async (call) => {
    await call(postRequestReply, { params: { uuid }, headers, body: { text, done: true } })
  })
  // the reply is sent: only that the request is done can be taken back
  if (isDone)
    set(deedAtom, {
      uuids: [request.uuid],
      said: ['request-inbox.sent-done', { name: nameOf(request) }],
      takeBack: markTo(request, false),
      undo: 'request-inbox.reopen-request'
    })
  return isDone
})

type Write = (call: Caller, request: Request<(typeof postRequestReply)['shape']>) => Promise<RequestReply>

/** Writes a message once, even if retried, and adds it to those shown; returns whether that succeeded. */
const messageAtom = (said: 'request-inbox.sent' | 'request-inbox.recorded', write: Write) =>
  atom(null, async (_get, set, request: InboxRequest, text: string): Promise<boolean> => {
    const { uuid } = request
    const headers = { 'idempotency-key': set(keyAtom, { said, uuid, text }) }
    return set(
      change.runAtom,
      async (call) => {
        const written = await write(call, { params: { uuid }, headers, body: { text } })
        set(opened.changeAtom, (shown) => ({ ...shown, replies: [...shown.replies, written] }))
        // until when it is to be answered has changed with it
        void set(opened.reloadAtom, 'quietly')
      },
      { said: () => [said, { name: nameOf(request) }] }
    )
  })

/** Mails a reply to the customer. */
export const replyAtom = messageAtom('request-inbox.sent', (call, asked) => call(postRequestReply, asked))
/** Records an answer of the customer. */
export const recordAtom = messageAtom('request-inbox.recorded', (call, asked) => call(postRequestAnswer, asked))
