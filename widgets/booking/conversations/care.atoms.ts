import { atom } from 'jotai'
import {
  type Conversation,
  postConversationRequest,
  putConversationBlock,
  putConversationNote
} from '#contract/conversations'
import { isConflict } from '../../core/data/read-failure.ts'
import type { FailAtom } from '../../core/data/request.atoms.ts'
import { change, conversations, opened, refreshAtom } from './conversations.atoms.ts'

/** A colleague's note is shown beside what was typed. */
const refuseNoteAtom: FailAtom = atom(null, async (_get, set, failure: unknown) => {
  await set(conversations.failAtom, failure)
  if (isConflict(failure)) void set(opened.reloadAtom, 'quietly')
})

/** Keeps a note; returns what is kept, or undefined where that failed. */
export const noteAtom = atom(null, async (get, set, { uuid }: Conversation, text: string) => {
  const known = get(opened.valueAtom)?.note?.text ?? ''
  const isKept = await set(
    change.runAtom,
    async (call) => {
      const { note } = await call(putConversationNote, { params: { uuid }, body: { text, known } })
      set(opened.changeAtom, (shown) => ({ ...shown, note }))
    },
    { said: () => ['conversations.note-saved'], failAtom: refuseNoteAtom }
  )
  return isKept ? text : undefined
})

/** Blocks the visitor, or undoes that; returns whether that succeeded. */
export const blockAtom = atom(null, async (_get, set, { uuid, name }: Conversation, is_blocked: boolean) => {
  const isDone = await set(
    change.runAtom,
    (call) => call(putConversationBlock, { params: { uuid }, body: { is_blocked } }),
    {
      said: () => [is_blocked ? 'conversations.blocked' : 'conversations.unblocked', { name }]
    }
  )
  set(refreshAtom)
  return isDone
})

export const requestAtom = atom(null, async (_get, set, { uuid }: Conversation) => {
  await set(change.runAtom, (call) => call(postConversationRequest, { params: { uuid } }), {
    said: () => ['conversations.requested']
  })
  set(refreshAtom)
})
