import { atom } from 'jotai'
import { campaignIn } from '#contract/campaign'
import {
  type ConversationMessage,
  deleteVisitorConversation,
  getVisitorConversation,
  postConversation,
  postVisitorEnd,
  postVisitorMessage,
  postVisitorTranscript,
  postVisitorTyping,
  putVisitorSeen,
  TOKEN_HEADER,
  type VisitorThread
} from '#contract/conversations'
import { type Fault, visitorFaults } from '#contract/visitor'
import { failAtom, requestErrorAtom } from '../../core/data/request-error.ts'
import { apiAtom, hostAtom } from '../../core/element/store.tsx'
import { proofAtom } from '../proof-of-work/proof.ts'
import {
  applyRefusalAtom,
  endAttemptAtom,
  honeypotAtom,
  keyAtom,
  refusalsAtom,
  serverErrorsAtom
} from '../visitor-fields/visitor-form.atoms.ts'
import { newClientId } from './client-id.ts'
import { minutesOf } from './limit.ts'
import { sayTypingAtom } from './say-typing.ts'

export const FIELDS = ['name', 'email', 'text'] as const
export type Field = (typeof FIELDS)[number]
type Draft = Record<Field, string>

/** The visitor's key; '' before the conversation begins. */
export const tokenAtom = atom('')
export const threadAtom = atom<VisitorThread | undefined>(undefined)
/** The conversation is not there: its time has run out, or the key is wrong. */
export const isUnknownAtom = atom(false)
export const isOfflineAtom = atom(false)
/** It has just begun. */
export const isFreshAtom = atom(false)
export const draftAtom = atom<Draft>({ name: '', email: '', text: '' })
export const isBusyAtom = atom(false)
/** What was sent and is not confirmed, in its order. */
export const pendingAtom = atom<readonly Pick<ConversationMessage, 'client_id' | 'text'>[]>([])
/** For how many minutes no more messages are taken. */
export const waitAtom = atom(0)

const NOBODY = { last_name: '-', email: 'nobody@mail.example', phone: '' }

/** By the rules of every form that visitors fill in. */
export const faultsAtom = atom((get): Partial<Record<Field, Fault>> => {
  const { name, email, text } = get(draftAtom)
  const typed = { ...NOBODY, first_name: name, note: text, ...(email.trim() && { email }) }
  const { first_name, email: address, note } = visitorFaults(typed)
  const ofText = note ?? (text.trim() ? undefined : 'required')
  return {
    ...(first_name && { name: first_name }),
    ...(address && { email: address }),
    ...(ofText && { text: ofText })
  }
})

export const changeAtom = atom(null, (_get, set, field: Field, value: string) => {
  set(draftAtom, (draft) => ({ ...draft, [field]: value }))
  set(serverErrorsAtom, ({ [field]: _, ...others }) => others)
})

/** The key goes with every request, and stands in no address. */
export const headersAtom = atom((get) => ({ [TOKEN_HEADER]: get(tokenAtom) }))

const storageKey = (alias: string) => `advisor-conversation:${alias}`
export const isOwnPage = (origin: string) => (origin || location.origin) === location.origin

/** Only on our own pages, and once there is a conversation: an embedding page's scripts could read it. */
const keepAtom = atom(null, (get, _set, alias: string) => {
  const host = get(hostAtom)
  if (!alias || !isOwnPage(host?.origin ?? '') || host?.test) return
  try {
    const token = get(tokenAtom)
    if (token) sessionStorage[storageKey(alias)] = token
    else sessionStorage.removeItem(storageKey(alias))
  } catch {
    // the page forbids storage
  }
})

/** Opens what was begun in this window, or by a link. */
export const openAtom = atom(null, (get, set, alias: string, token: string) => {
  if (get(tokenAtom)) return
  let kept = ''
  try {
    const host = get(hostAtom)
    if (alias && isOwnPage(host?.origin ?? '') && !host?.test) kept = sessionStorage[storageKey(alias)] ?? ''
  } catch {
    // as above
  }
  set(tokenAtom, token || kept)
})

const merged = (known: readonly ConversationMessage[], came: readonly ConversationMessage[]) => {
  const all = new Map([...known, ...came].map((message) => [message.seq, message]))
  return [...all.values()].toSorted((a, b) => a.seq - b.seq)
}

const addAtom = atom(null, (get, set, { conversation, messages }: VisitorThread) => {
  const known = get(threadAtom)?.messages ?? []
  const all = merged(known, messages)
  set(threadAtom, { conversation, messages: all })
  const sent = new Set(all.map(({ client_id }) => client_id))
  set(pendingAtom, (pending) => pending.filter(({ client_id }) => !sent.has(client_id)))
})

/** Shows a message that has just been taken. */
export const takeAtom = atom(null, (_get, set, message: ConversationMessage) =>
  set(threadAtom, (thread) => thread && { ...thread, messages: merged(thread.messages, [message]) })
)

const readingAtom = atom<'no' | 'once' | 'again'>('no')

const askAtom = atom(null, async (get, set) => {
  const token = get(tokenAtom)
  const after = String(get(threadAtom)?.messages.at(-1)?.seq ?? 0)
  try {
    const thread = await get(apiAtom).call(getVisitorConversation, { headers: get(headersAtom), query: { after } })
    if (get(tokenAtom) !== token) return
    set(isOfflineAtom, false)
    set(addAtom, thread)
  } catch (failure) {
    const isGone = failure instanceof Response && (failure.status === 404 || failure.status === 403)
    if (isGone) set(isUnknownAtom, true)
    else set(isOfflineAtom, true)
  }
})

/** Fetches what came after the last known message; what is wanted meanwhile is fetched once more. */
export const refreshAtom = atom(null, async (get, set) => {
  if (!get(tokenAtom) || get(isUnknownAtom)) return
  if (get(readingAtom) !== 'no') return set(readingAtom, 'again')
  do {
    set(readingAtom, 'once')
    await set(askAtom)
  } while (get(readingAtom) === 'again')
  set(readingAtom, 'no')
  void set(deliverAtom)
})

/** Says until when no more is taken, or why else it failed. */
export const failOrWaitAtom = atom(null, async (_get, set, failure: unknown) => {
  if (failure instanceof Response && failure.status === 429) set(waitAtom, minutesOf(failure))
  else await set(failAtom, failure)
})

const isDeliveringAtom = atom(false)

/** Why a message was not taken; it goes back into its field with those behind it, before what was typed meanwhile. */
const refuseAtom = atom(null, async (get, set, failure: Response) => {
  const texts = [...get(pendingAtom).map(({ text }) => text), get(draftAtom).text]
  set(pendingAtom, [])
  set(changeAtom, 'text', texts.filter(Boolean).join('\n\n'))
  if (failure.status === 422) {
    const { errors } = await set(applyRefusalAtom, failure, FIELDS)
    if (errors) set(serverErrorsAtom, errors)
  } else if (failure.status === 409) void set(refreshAtom)
  else await set(failOrWaitAtom, failure)
})

/** Sends what waits, one after the other; without a connection it is tried with the next refresh. */
const deliverAtom = atom(null, async (get, set) => {
  if (get(isDeliveringAtom)) return
  set(isDeliveringAtom, true)
  for (let [next] = get(pendingAtom); next; [next] = get(pendingAtom)) {
    const { client_id, text } = next
    try {
      const request = { headers: get(headersAtom), body: { client_id, text } }
      const message = await get(apiAtom).call(postVisitorMessage, request)
      set(pendingAtom, (pending) => pending.filter((one) => one.client_id !== client_id))
      set(takeAtom, message)
    } catch (failure) {
      const isLater = !(failure instanceof Response) || failure.status >= 500
      if (!isLater) await set(refuseAtom, failure)
      else set(isOfflineAtom, true)
      break
    }
  }
  set(isDeliveringAtom, false)
})

/** Two presses of a button come within that. */
const DOUBLE_MS = 500
const lastWrittenAtom = atom(Number.NEGATIVE_INFINITY)

/** Writes on. */
export const writeAtom = atom(null, (get, set) => {
  const text = get(draftAtom).text.trim()
  // the second press of two finds the field empty, and nothing is wrong
  if (!text && performance.now() - get(lastWrittenAtom) < DOUBLE_MS) return
  set(waitAtom, 0)
  set(serverErrorsAtom, {})
  set(requestErrorAtom, undefined)
  if (get(faultsAtom).text) return set(refusalsAtom, (count) => count + 1)
  set(refusalsAtom, 0)
  set(pendingAtom, (pending) => [...pending, { client_id: newClientId(), text }])
  set(draftAtom, (draft) => ({ ...draft, text: '' }))
  set(lastWrittenAtom, performance.now())
  void set(deliverAtom)
})

/** Shows the institution that the visitor is writing. */
export const typeAtom = atom(null, (get, set, text: string) =>
  set(sayTypingAtom, text, () => get(apiAtom).call(postVisitorTyping, { headers: get(headersAtom) }))
)

const sendAtom = atom(null, async (get, set, alias: string) => {
  const { name, email, text } = get(draftAtom)
  const content = { name, email: email.trim(), text, website: get(honeypotAtom) || undefined }
  const client_id = set(keyAtom, { alias, ...content })
  const proof = await set(proofAtom, 'contact')
  const { token } = await get(apiAtom).call(postConversation, {
    params: { alias },
    body: { ...content, client_id, proof, src: campaignIn(location.search) }
  })
  set(endAttemptAtom)
  set(isFreshAtom, true)
  set(tokenAtom, token)
  set(keepAtom, alias)
  set(draftAtom, (draft) => ({ ...draft, text: '' }))
  get(hostAtom)?.emit('sent', { kind: 'messenger', alias })
})

/** Returns whether another proof of work may pass. */
const tryAtom = atom(null, async (_get, set, alias: string): Promise<boolean> => {
  try {
    await set(sendAtom, alias)
  } catch (failure) {
    const { errors, again } = await set(applyRefusalAtom, failure, FIELDS)
    if (errors) {
      set(serverErrorsAtom, errors)
      set(refusalsAtom, (count) => count + 1)
    }
    return Boolean(again)
  }
  return false
})

/** Begins the conversation, or shows what is missing; safe to call again after any failure. */
export const beginAtom = atom(null, async (get, set, alias: string) => {
  if (get(isBusyAtom)) return
  set(serverErrorsAtom, {})
  set(requestErrorAtom, undefined)
  if (Object.keys(get(faultsAtom)).length) return set(refusalsAtom, (count) => count + 1)
  set(refusalsAtom, 0)
  set(isBusyAtom, true)
  if ((await set(tryAtom, alias)) && (await set(tryAtom, alias))) set(failAtom, new Response(null, { status: 422 }))
  set(isBusyAtom, false)
})

/** Notes what the visitor has before their eyes. */
export const seeAtom = atom(null, async (get, set) => {
  const thread = get(threadAtom)
  const seq = thread?.messages.at(-1)?.seq ?? 0
  if (!thread || seq <= thread.conversation.seen_visitor) return
  set(threadAtom, { ...thread, conversation: { ...thread.conversation, seen_visitor: seq } })
  // with the next message it is told again
  await get(apiAtom)
    .call(putVisitorSeen, { headers: get(headersAtom), body: { seq } })
    .catch(() => {})
})

export const endAtom = atom(null, async (get, set) => {
  set(requestErrorAtom, undefined)
  try {
    await get(apiAtom).call(postVisitorEnd, { headers: get(headersAtom) })
    await set(refreshAtom)
  } catch (failure) {
    await set(failAtom, failure)
  }
})

/** Whether what was written is on its way by e-mail. */
export const transcriptAtom = atom<'' | 'sending' | 'sent'>('')

export const sendTranscriptAtom = atom(null, async (get, set) => {
  set(requestErrorAtom, undefined)
  set(waitAtom, 0)
  set(transcriptAtom, 'sending')
  try {
    await get(apiAtom).call(postVisitorTranscript, { headers: get(headersAtom) })
    set(transcriptAtom, 'sent')
  } catch (failure) {
    set(transcriptAtom, '')
    await set(failOrWaitAtom, failure)
  }
})

/** With whom the conversation was that the visitor has deleted. */
export const deletedAtom = atom<string | undefined>(undefined)

export const deleteAtom = atom(null, async (get, set) => {
  set(requestErrorAtom, undefined)
  try {
    await get(apiAtom).call(deleteVisitorConversation, { headers: get(headersAtom) })
  } catch (failure) {
    // another window was faster
    if (!(failure instanceof Response) || failure.status !== 404) return void (await set(failAtom, failure))
  }
  set(deletedAtom, get(threadAtom)?.conversation.advisor.slug ?? '')
  set(isUnknownAtom, true)
  set(forgetAtom)
})

/** Nothing of what was written stays in this window. */
const forgetAtom = atom(null, (get, set) => {
  const token = get(tokenAtom)
  set(threadAtom, undefined)
  set(pendingAtom, [])
  set(draftAtom, { name: '', email: '', text: '' })
  try {
    // under the name of whom it began with, who may have handed it over since
    for (const name of Object.keys(sessionStorage)) if (sessionStorage[name] === token) sessionStorage.removeItem(name)
  } catch {
    // the page forbids storage
  }
})

/** Forgets the conversation in this window, for another one. */
export const startOverAtom = atom(null, (get, set, alias: string) => {
  // on the page of a link, nobody else says with whom
  if (location.hash === `#/${get(tokenAtom)}`) location.hash = alias
  set(tokenAtom, '')
  set(threadAtom, undefined)
  set(pendingAtom, [])
  set(isUnknownAtom, false)
  set(deletedAtom, undefined)
  set(transcriptAtom, '')
  set(keepAtom, alias)
})
