import { atom } from 'jotai'
import * as v from 'valibot'
import {
  type FoundAdvisor,
  getSubscribers,
  PLATFORMS,
  PushNotification,
  postNotification,
  type Reach,
  type Subscriber
} from '#contract/push-notifications'
import { notifyAtom } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import { apiAtom, hostAtom } from '../../core/element/store.tsx'

export interface Draft {
  advisors: readonly FoundAdvisor[]
  text: string
  link: string
  /** On the wall of the institution; undefined for at once, empty as long as it is not known. */
  send_at: string | undefined
}
export type Field = keyof Draft
type Errors = Partial<Record<Field, readonly string[]>>

const EMPTY: Draft = { advisors: [], text: '', link: '', send_at: undefined }

const typedAtom = atom(EMPTY)
/** The fields that were left, so that what they lack may be said. */
const touchedAtom = atom<Partial<Record<Field, true>>>({})
const refusedAtom = atom<Errors>({})

export const draftAtom = atom((get) => get(typedAtom))
/** The server's words, by field. */
export const serverErrorsAtom = atom((get) => get(refusedAtom))
export const dirtyAtom = atom((get) => {
  const { advisors, text, link, send_at } = get(typedAtom)
  return Boolean(advisors.length || text || link || send_at)
})

const checkedAtom = atom((get) => {
  const { advisors, ...rest } = get(typedAtom)
  return v.safeParse(PushNotification, { ...rest, advisors: advisors.map(({ slug }) => slug) })
})

/** What is wrong and need not wait until the field is left. */
const AT_ONCE = new Set(['text too-long', 'text characters'])

/** What is wrong with the fields, as codes of the contract. */
export const faultsAtom = atom((get): Errors => {
  const touched = get(touchedAtom)
  const faults: Partial<Record<Field, string[]>> = {}
  for (const issue of get(checkedAtom).issues ?? []) {
    const field = issue.path?.[0]?.key as Field
    const isSaid = touched[field] || AT_ONCE.has(`${field} ${issue.message}`)
    if (isSaid) faults[field] = [...(faults[field] ?? []), issue.message]
  }
  return faults
})

const isRefusedAtom = atom((get) => Object.values(get(refusedAtom)).some((messages) => messages.length))
/** Whether Send is disabled (spec §5). */
export const blockedAtom = atom((get) => !get(checkedAtom).success || get(isRefusedAtom))

export const leaveAtom = atom(null, (_get, set, field: Field) => set(touchedAtom, (now) => ({ ...now, [field]: true })))

export const typeAtom = atom(null, (_get, set, change: Partial<Draft>) => {
  set(typedAtom, (now) => ({ ...now, ...change }))
  set(refusedAtom, (now) => ({ ...now, ...Object.fromEntries(Object.keys(change).map((field) => [field, []])) }))
  // a list of chips is never left: what it lacks is said once something was in it
  if (change.advisors) set(leaveAtom, 'advisors')
})

/** `counting` while it is asked how many would be reached, `asking` while the user is asked. */
export const statusAtom = atom<'idle' | 'counting' | 'asking' | 'sending'>('idle')

export const reachAtom = atom<Reach>({ apple: 0, google: 0 })

const reachOf = (subscribers: readonly Subscriber[]) =>
  Object.fromEntries(
    PLATFORMS.map((name) => [name, subscribers.filter(({ platform }) => platform === name).length])
  ) as Reach

/** What an address may carry: servers refuse heads of more than 16 kB. */
const ADDRESS_MAX = 6000

/** Aliases by what fits into one address. */
function inAddresses(aliases: readonly string[]): string[] {
  const addresses: string[] = []
  for (const alias of aliases) {
    const longer = `${addresses.at(-1)},${alias}`
    if (addresses.length && longer.length <= ADDRESS_MAX) addresses[addresses.length - 1] = longer
    else addresses.push(alias)
  }
  return addresses
}

/** How often it was refused for its fields: each time, the first of them takes the focus. */
export const refusalsAtom = atom(0)

/** Says everything that is wrong. */
export const complainAtom = atom(null, (_get, set) => {
  set(touchedAtom, { advisors: true, text: true, link: true, send_at: true })
  set(refusalsAtom, (count) => count + 1)
})

const Refusal = v.object({ message: v.string(), errors: v.optional(v.record(v.string(), v.array(v.string())), {}) })

/** Some keys name one of several advisors, or the filter by them. */
const fieldOf = (key: string) => /^(?:filters\[)?(advisors|text|link|send_at)\b/.exec(key)?.[1] as Field | undefined

function byField(errors: Record<string, string[]>): Errors {
  const result: Partial<Record<Field, string[]>> = {}
  for (const [key, messages] of Object.entries(errors)) {
    const field = fieldOf(key)
    if (field) result[field] = [...new Set([...(result[field] ?? []), ...messages])]
  }
  return result
}

/** What is said of the whole: that it was too often, or that what is sent at once comes too close to another. */
const messageFor = (failure: unknown, message: string | undefined, { send_at }: Errors, isPlanned: boolean) => {
  if (failure instanceof Response && failure.status === 429) return message
  return isPlanned ? undefined : send_at?.[0]
}

/** Everything that was typed stays. */
export const failAtom = atom(null, async (get, set, failure: unknown) => {
  const refusal = await readFailure(failure, Refusal)
  const { send_at, ...errors } = byField(refusal?.errors ?? {})
  const isPlanned = get(typedAtom).send_at !== undefined
  const refused = isPlanned && send_at ? { ...errors, send_at } : errors
  set(refusedAtom, refused)
  set(statusAtom, 'idle')
  if (Object.keys(refused).length) set(refusalsAtom, (count) => count + 1)
  set(notifyAtom, 'failure', messageFor(failure, refusal?.message, { send_at: send_at ?? [] }, isPlanned))
  get(hostAtom)?.emit('error', { reason: 'send' })
})

/** Counts whom it would reach, then asks (spec §4). */
export const sendAtom = atom(null, async (get, set) => {
  const draft = get(typedAtom)
  const { success, output } = get(checkedAtom)
  if (!success || get(blockedAtom) || get(statusAtom) !== 'idle') return
  set(statusAtom, 'counting')
  try {
    const { call } = get(apiAtom)
    const ask = (advisors: string) => call(getSubscribers, { query: { 'filters[advisors]': advisors } })
    const subscribers = await Promise.all(inAddresses(output.advisors).map(ask))
    set(reachAtom, reachOf(subscribers.flat()))
    // a question about what has changed meanwhile would be about something else
    set(statusAtom, get(typedAtom) === draft ? 'asking' : 'idle')
  } catch (failure) {
    await set(failAtom, failure)
  }
})

/** How often it was sent. */
export const sentAtom = atom(0)

export const declineAtom = atom(null, (_get, set) => set(statusAtom, 'idle'))

const clearAtom = atom(null, (_get, set) => {
  set(typedAtom, EMPTY)
  set(touchedAtom, {})
  set(refusedAtom, {})
})

/** Sends what was asked about. */
export const confirmAtom = atom(null, async (get, set) => {
  const { success, output } = get(checkedAtom)
  if (!success || get(statusAtom) !== 'asking') return
  set(statusAtom, 'sending')
  const { link, ...body } = output
  try {
    await get(apiAtom).call(postNotification, { body: link ? { ...body, link } : body })
    set(clearAtom)
    set(statusAtom, 'idle')
    set(sentAtom, (count) => count + 1)
    set(notifyAtom, 'success')
  } catch (failure) {
    await set(failAtom, failure)
  }
})
