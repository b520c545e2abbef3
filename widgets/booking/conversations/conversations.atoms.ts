import { atom } from 'jotai'
import {
  type Conversation,
  type ConversationMessage,
  type ConversationNote,
  type ConversationsPage,
  getConversation,
  getConversations,
  postConversationEnd,
  postConversationMessage,
  postConversationTyping,
  putConversationAdvisor,
  putConversationSeen
} from '#contract/conversations'
import type { Colleague } from '#contract/request-inbox'
import { FieldErrors } from '#contract/values'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import { isGone } from '../../core/data/refusal.ts'
import { type FailAtom, mutationAtoms, requestAtoms } from '../../core/data/request.atoms.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { assignErrorsAtom } from '../request-inbox/assign.atoms.ts'
import { newClientId } from './client-id.ts'
import type { askedOf } from './query-state.ts'
import { sayTypingAtom } from './say-typing.ts'

export const conversations = listAtoms<ConversationsPage, Conversation, ReturnType<typeof askedOf>>({
  noun: 'conversations',
  ask: (call, query) => call(getConversations, { query })
})

interface Opened {
  conversation: Conversation
  messages: ConversationMessage[]
  note: ConversationNote | null
}

/** The conversation that is open. */
export const opened = requestAtoms<Opened, string>({
  clears: true,
  ask: (call, uuid) => call(getConversation, { params: { uuid } }),
  // given away or deleted meanwhile: what was written does not stay in sight
  failed: (set, failure, isStillShown) => isStillShown && isGone(failure) && void set(opened.reloadAtom)
})

export const modeAtom = atom<'read' | 'assign' | 'offer'>('read')

export const change = mutationAtoms(conversations.failAtom)
export const isBusyAtom = atom((get) => get(change.statusAtom) === 'processing')

/** Somebody has written, read, ended or handed over. */
export const refreshAtom = atom(null, (get, set) => {
  void set(conversations.refreshAtom)
  if (get(opened.valueAtom)) void set(opened.reloadAtom, 'quietly')
})

/** Reads only what came after the last message of the open conversation, such as that its visitor is writing. */
export const lookAtom = atom(null, async (get, set) => {
  const { conversation, messages } = get(opened.valueAtom) ?? {}
  if (!conversation || !messages) return
  const { uuid } = conversation
  const after = messages.at(-1)?.seq ?? 0
  const came = await get(apiAtom)
    .call(getConversation, { params: { uuid }, query: { after: String(after) } })
    .catch(() => undefined)
  if (!came) return
  set(opened.changeAtom, (shown) => {
    // another one is open meanwhile
    if (shown.conversation.uuid !== uuid) return shown
    const known = new Set(shown.messages.map(({ seq }) => seq))
    return { ...came, messages: [...shown.messages, ...came.messages.filter(({ seq }) => !known.has(seq))] }
  })
})

/** Shows the visitor that an answer is being written. */
export const typeAtom = atom(null, (get, set, { uuid }: Conversation, text: string) =>
  set(sayTypingAtom, text, () => get(apiAtom).call(postConversationTyping, { params: { uuid } }))
)

/** Notes what somebody has before their eyes; with the next message it is told again if that fails. */
export const seeAtom = atom(null, async (get, set) => {
  const { conversation } = get(opened.valueAtom) ?? {}
  if (!conversation?.unread) return
  const { uuid, last_seq: seq } = conversation
  set(opened.changeAtom, (shown) => ({ ...shown, conversation: { ...shown.conversation, unread: 0 } }))
  await get(apiAtom)
    .call(putConversationSeen, { params: { uuid }, body: { seq } })
    .catch(() => {})
})

/** The message that is being sent, under the key that it keeps when it is tried again. */
const attemptAtom = atom({ uuid: '', text: '', client_id: '' })

/** Shows a message that has just been taken. */
export const takeAtom = atom(null, (_get, set, message: ConversationMessage) => {
  set(opened.changeAtom, (shown) => {
    const others = shown.messages.filter(({ seq }) => seq !== message.seq)
    return { ...shown, messages: [...others, message].toSorted((a, b) => a.seq - b.seq) }
  })
  // what has ended meanwhile shows itself
  void set(refreshAtom)
})

/** Answers once, even if retried; returns whether that succeeded. */
export const answerAtom = atom(null, async (get, set, { uuid }: Conversation, text: string): Promise<boolean> => {
  const before = get(attemptAtom)
  const attempt = before.uuid === uuid && before.text === text ? before : { uuid, text, client_id: newClientId() }
  set(attemptAtom, attempt)
  const isSent = await set(change.runAtom, async (call) => {
    const body = { client_id: attempt.client_id, text }
    set(takeAtom, await call(postConversationMessage, { params: { uuid }, body }))
  })
  if (isSent) set(attemptAtom, { uuid: '', text: '', client_id: '' })
  else void set(refreshAtom)
  return isSent
})

const refuseAtom: FailAtom = atom(null, async (_get, set, failure: unknown) => {
  const refused = await readFailure(failure, FieldErrors)
  const errors = refused?.errors.advisor_uuid
  if (errors) set(assignErrorsAtom, errors)
  else set(conversations.failAtom, failure)
})

/** Gives the conversation to a colleague; returns whether that succeeded. */
export const assignAtom = atom(
  null,
  async (_get, set, { uuid }: Conversation, { uuid: advisor_uuid, full_name }: Colleague) =>
    set(change.runAtom, (call) => call(putConversationAdvisor, { params: { uuid }, body: { advisor_uuid } }), {
      said: () => ['conversations.assigned', { advisor: full_name }],
      failAtom: refuseAtom
    })
)

/** Ends it; returns whether that succeeded. */
export const finishAtom = atom(null, async (_get, set, { uuid, name }: Conversation) =>
  set(change.runAtom, (call) => call(postConversationEnd, { params: { uuid } }), {
    said: () => ['conversations.finished', { name }]
  })
)
