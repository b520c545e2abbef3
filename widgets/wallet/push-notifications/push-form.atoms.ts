import { atom } from 'jotai'
import * as v from 'valibot'
import {
  type FoundAdvisor,
  getSubscribers,
  PLATFORMS,
  PushLink,
  PushNotification,
  postNotification,
  type Reach,
  type Subscriber
} from '#contract/push-notifications'
import { failureText, type Notified, notifyAtom } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import type { Caller } from '../../core/element/api.ts'
import { apiAtom, hostAtom } from '../../core/element/store.tsx'
import { setupAtom } from './setup.atoms.ts'

export interface Draft {
  advisors: readonly FoundAdvisor[]
  text: string
  link: string
  /** Local time of the institution; undefined means immediately, empty means not chosen yet. */
  send_at: string | undefined
}
export type Field = keyof Draft
type Errors = Partial<Record<Field, readonly string[]>>

const EMPTY: Draft = { advisors: [], text: '', link: '', send_at: undefined }

const typedAtom = atom(EMPTY)
/** The blurred fields, whose errors are shown. */
const touchedAtom = atom<Partial<Record<Field, true>>>({})
const refusedAtom = atom<Errors>({})

export const draftAtom = atom((get) => get(typedAtom))
/** The server's messages, by field. */
export const serverErrorsAtom = atom((get) => get(refusedAtom))
export const dirtyAtom = atom((get) => {
  const { advisors, text, link, send_at } = get(typedAtom)
  return Boolean(advisors.length || text || link || send_at)
})

const checkedAtom = atom((get) => {
  const { advisors, ...rest } = get(typedAtom)
  return v.safeParse(PushNotification, { ...rest, advisors: advisors.map(({ slug }) => slug) })
})

/** Whether the link leads to a site that is not allowed, as far as these are known. */
const isElsewhereAtom = atom((get) => {
  const hosts = get(setupAtom)?.link_hosts
  const { success, output } = v.safeParse(PushLink, get(typedAtom).link)
  return Boolean(hosts && success && output && !hosts.includes(new URL(output).host))
})

/** The first and last local time at which it may go, and in which zone, while one is asked for and the zone is known. */
export const sendRangeAtom = atom<{ from: string; to: string; zone: string } | undefined>(undefined)

export const isOutOfRangeAtom = atom((get) => {
  const { send_at } = get(typedAtom)
  const range = get(sendRangeAtom)
  return Boolean(send_at && range && (send_at < range.from || send_at > range.to))
})

/** Errors shown while typing. */
const AT_ONCE = new Set(['text too-long', 'text characters'])

/** The fields' error codes from the contract. */
export const faultsAtom = atom((get): Errors => {
  const touched = get(touchedAtom)
  const faults: Partial<Record<Field, string[]>> = {}
  for (const issue of get(checkedAtom).issues ?? []) {
    const field = issue.path?.[0]?.key as Field
    const isSaid = touched[field] || AT_ONCE.has(`${field} ${issue.message}`)
    if (isSaid) faults[field] = [...(faults[field] ?? []), issue.message]
  }
  if (touched.link && get(isElsewhereAtom)) faults.link = ['host']
  if (touched.send_at && get(isOutOfRangeAtom)) faults.send_at = ['range']
  return faults
})

const isRefusedAtom = atom((get) => Object.values(get(refusedAtom)).some((messages) => messages.length))
/** Whether Send is disabled (spec §5). */
export const blockedAtom = atom(
  (get) => !get(checkedAtom).success || get(isElsewhereAtom) || get(isOutOfRangeAtom) || get(isRefusedAtom)
)

export const blurAtom = atom(null, (_get, set, field: Field) => set(touchedAtom, (now) => ({ ...now, [field]: true })))

export const typeAtom = atom(null, (_get, set, change: Partial<Draft>) => {
  set(typedAtom, (now) => ({ ...now, ...change }))
  set(refusedAtom, (now) => ({ ...now, ...Object.fromEntries(Object.keys(change).map((field) => [field, []])) }))
  // a list of chips has no blur: its errors are shown once it had a chip
  if (change.advisors) set(blurAtom, 'advisors')
})

/** Between immediately and later; a time that could not be chosen yet is not missing. */
export const toggleLaterAtom = atom(null, (get, set) => {
  set(typeAtom, { send_at: get(typedAtom).send_at === undefined ? '' : undefined })
  set(touchedAtom, ({ send_at: _, ...touched }) => touched)
})

/** `counting` while the reach is loading, `asking` while the user is asked to confirm. */
export const statusAtom = atom<'idle' | 'counting' | 'asking' | 'sending'>('idle')

export const reachAtom = atom<Reach>({ apple: 0, google: 0 })

const reachOf = (subscribers: readonly Subscriber[]) =>
  Object.fromEntries(
    PLATFORMS.map((name) => [name, subscribers.filter(({ platform }) => platform === name).length])
  ) as Reach

/** Maximum length of a URL: servers refuse headers of more than 16 kB. */
const URL_MAX = 6000

/** Splits aliases into groups that fit into a URL. */
function inBatches(aliases: readonly string[]): string[] {
  const batches: string[] = []
  for (const alias of aliases) {
    const longer = `${batches.at(-1)},${alias}`
    if (batches.length && longer.length <= URL_MAX) batches[batches.length - 1] = longer
    else batches.push(alias)
  }
  return batches
}

/** Counts refusals of fields: each focuses the first of them. */
export const refusalsAtom = atom(0)

/** Shows all errors. */
export const showErrorsAtom = atom(null, (_get, set) => {
  set(touchedAtom, { advisors: true, text: true, link: true, send_at: true })
  set(refusalsAtom, (count) => count + 1)
})

const Refusal = v.object({ message: v.string(), errors: v.optional(v.record(v.string(), v.array(v.string())), {}) })

/** Some error keys refer to one of several advisors, or to the filter by them. */
const fieldOf = (key: string) => /^(?:filters\[)?(advisors|text|link|send_at)\b/.exec(key)?.[1] as Field | undefined

function byField(errors: Record<string, string[]>): Errors {
  const result: Partial<Record<Field, string[]>> = {}
  for (const [key, messages] of Object.entries(errors)) {
    const field = fieldOf(key)
    if (field) result[field] = [...new Set([...(result[field] ?? []), ...messages])]
  }
  return result
}

/** What the server says about the whole, unless it is said at a field. */
function messageFor(message: string | undefined, { send_at }: Errors, refused: Errors): string | undefined {
  return Object.keys(refused).length ? 'ui.check' : (send_at?.[0] ?? message)
}

/** Keeps the input. */
export const failAtom = atom(null, async (get, set, failure: unknown) => {
  const refusal = await readFailure(failure, Refusal)
  const { send_at, ...errors } = byField(refusal?.errors ?? {})
  const isPlanned = get(typedAtom).send_at !== undefined
  const refused = isPlanned && send_at ? { ...errors, send_at } : errors
  set(refusedAtom, refused)
  set(statusAtom, 'idle')
  if (Object.keys(refused).length) set(refusalsAtom, (count) => count + 1)
  const text = messageFor(refusal?.message, byField(refusal?.errors ?? {}), refused)
  set(notifyAtom, 'failure', text ?? failureText(failure))
  get(hostAtom)?.emit('error', { reason: 'send' })
})

/** Counts the reach, then asks (spec §4). */
export const sendAtom = atom(null, async (get, set) => {
  const draft = get(typedAtom)
  const { success, output } = get(checkedAtom)
  if (!success || get(blockedAtom) || get(statusAtom) !== 'idle') return
  set(statusAtom, 'counting')
  try {
    const { call } = get(apiAtom)
    const ask = (advisors: string) => call(getSubscribers, { query: { 'filters[advisors]': advisors } })
    const subscribers = await Promise.all(inBatches(output.advisors).map(ask))
    set(reachAtom, reachOf(subscribers.flat()))
    // the input has changed meanwhile: the question would be outdated
    const isCurrent = get(typedAtom) === draft
    // more people may agree before a later time
    const hasNoReach = !subscribers.flat().length && draft.send_at === undefined
    set(statusAtom, isCurrent && !hasNoReach ? 'asking' : 'idle')
    if (isCurrent && hasNoReach) set(notifyAtom, 'failure', 'push-form.nobody')
  } catch (failure) {
    await set(failAtom, failure)
  }
})

/** Number of notifications sent. */
export const sentAtom = atom(0)

export const declineAtom = atom(null, (_get, set) => set(statusAtom, 'idle'))

/** What the app says otherwise than an embedded form, for whose bytes these texts are too many. */
export interface Wording {
  help?: string | undefined
  /** Of the question and its button, which is the form's as well. */
  title?: string | undefined
  /** By the number of devices. */
  question?: ((devices: number) => string) | undefined
  action?: string | undefined
  /** Once it is sent. */
  said?: (isHeld: boolean) => Notified | undefined
  /** Of a time that has passed. */
  past?: string | undefined
}
export const wordingAtom = atom<Wording>({})

export interface Edited {
  /** Puts what was written in the place of the notification. */
  replace(call: Caller, body: v.InferInput<typeof PushNotification>): Promise<{ is_held: boolean }>
}
/** The planned notification that is being changed; undefined for a new one. */
const changedAtom = atom<Edited | undefined>(undefined)
export const editedAtom = atom((get) => get(changedAtom))

/** Fills the form with a planned notification, or empties it. */
export const editAtom = atom(null, (_get, set, edited?: Edited, draft: Draft = EMPTY) => {
  set(changedAtom, edited)
  set(typedAtom, draft)
  set(touchedAtom, {})
  set(refusedAtom, {})
})

/** Sends the confirmed notification. */
export const confirmAtom = atom(null, async (get, set) => {
  const { success, output } = get(checkedAtom)
  if (!success || get(statusAtom) !== 'asking') return
  set(statusAtom, 'sending')
  const { link, ...body } = output
  const edited = get(changedAtom)
  const done = body.send_at ? 'push-form.scheduled' : 'push-form.sent'
  try {
    const { call } = get(apiAtom)
    const written = link ? { ...body, link } : body
    const { is_held } = await (edited?.replace(call, written) ?? call(postNotification, { body: written }))
    const said = get(wordingAtom).said?.(is_held) ?? ['success', is_held ? 'push-form.held' : done]
    set(editAtom)
    set(statusAtom, 'idle')
    set(sentAtom, (count) => count + 1)
    set(notifyAtom, ...said)
  } catch (failure) {
    await set(failAtom, failure)
  }
})
