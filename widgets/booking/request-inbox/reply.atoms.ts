import { atom } from 'jotai'
import { type InboxRequest, postRequestReply } from '#contract/request-inbox'
import { keyAtom } from '../visitor-fields/visitor-form.atoms.ts'
import { change, opened } from './request-inbox.atoms.ts'
import { nameOf } from './texts.ts'

/** Mails a reply once, even if retried, and adds it to those shown; returns whether that succeeded. */
export const replyAtom = atom(null, async (_get, set, request: InboxRequest, text: string): Promise<boolean> => {
  const { uuid } = request
  const headers = { 'idempotency-key': set(keyAtom, { uuid, text }) }
  return set(
    change.runAtom,
    async (call) => {
      const sent = await call(postRequestReply, { params: { uuid }, headers, body: { text } })
      set(opened.changeAtom, (shown) => ({ ...shown, replies: [...shown.replies, sent] }))
    },
    { said: () => ['request-inbox.sent', { name: nameOf(request) }] }
  )
})
