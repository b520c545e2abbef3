import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { branchEntries, personEntries } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { Alias, CalendarDate, FieldErrors, Instant, line, ShortText, Uuid } from './values.ts'
import { secureAddressOf, WebAddress } from './web-address.ts'

/** Spec §5 and §9, in code points. */
export const PUSH_TEXT_MAX = 100
/** Minimum length of an advisor search, which uses only that many characters (spec §4). */
export const SEARCH_MIN = 3
/** Maximum number of options in a list (spec §9). */
export const OPTIONS_MAX = 1000
const LINK_MAX = 500

/** Who may notify card holders (spec §6). */
export const sendsPush: MemberAccess = { module: ['wallet-cards', 'notifications'], roles: ['marketing-manager'] }

/** Invisible characters, and those that change the reading direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
/** Emoji join several characters by an invisible one. */
const withoutJoiners = (text: string) =>
  text.replace(/(?<=\p{Extended_Pictographic}\p{M}*)\u200d(?=\p{Extended_Pictographic})/gu, '')

export const countCharacters = (text: string) => [...text].length

/** A limit in characters, as JSON Schema counts them: an emoji is one and has two code units. */
const maxCharacters = (max: number): v.MaxLengthAction<string, number, 'too-long'> => {
  const action = v.maxLength<string, number, 'too-long'>(max, 'too-long')
  return {
    ...action,
    '~run'(dataset, config) {
      const received = dataset.typed ? countCharacters(dataset.value) : 0
      if (received > max) v._addIssue(this, 'length', dataset, config, { received: `${received}` })
      return dataset
    }
  }
}

/** The text on the lock screen and on the back of the card. */
export const PushText = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.check((value) => !UNSEEN.test(withoutJoiners(value)) && value.isWellFormed(), 'characters'),
  v.minLength(1, 'required'),
  maxCharacters(PUSH_TEXT_MAX)
)

/** The link on the back of the card, https only; may be empty. */
export const PushLink = WebAddress({ max: LINK_MAX, fault: 'link', write: secureAddressOf })

const Advisors = v.pipe(
  v.array(Alias),
  v.minLength(1, 'required'),
  v.maxLength(OPTIONS_MAX, 'too-many'),
  v.transform((aliases) => [...new Set(aliases)])
)

/** How many days ahead a notification may be scheduled. */
export const PUSH_DAYS_AHEAD = 90

/** A wall-clock time at the institution, `YYYY-MM-DDTHH:mm`. */
export const PushTime = v.pipe(
  v.string(),
  v.regex(/T([01]\d|2[0-3]):[0-5]\d$/, ({ input }) => (input ? 'date' : 'required')),
  v.check((value) => v.is(CalendarDate, value.slice(0, 10)) && value.length === 16, 'date')
)

export const PushNotification = v.strictObject({
  text: PushText,
  link: v.optional(PushLink, ''),
  advisors: Advisors,
  /** Immediately if absent. */
  send_at: v.optional(PushTime)
})
export type PushNotification = v.InferOutput<typeof PushNotification>

export const PLATFORMS = ['apple', 'google'] as const

/** A device that a notification would reach, without its holder. */
export const Subscriber = v.strictObject({ platform: v.picklist(PLATFORMS) })
export type Subscriber = v.InferOutput<typeof Subscriber>

export const getSubscribers = /* @__PURE__ */ endpoint('GET', '/api/v1/wallet-cards/subscribers', {
  summary: 'The devices with a card of one of these advisors whose holders have agreed to notifications.',
  access: sendsPush,
  query: v.strictObject({
    'filters[advisors]': v.pipe(
      v.string(),
      v.maxLength(65 * OPTIONS_MAX, 'too-many'),
      v.transform((text) => text.split(',').filter(Boolean)),
      Advisors
    )
  }),
  answers: { 200: v.array(Subscriber), 422: FieldErrors }
})

/** Devices by platform. */
export const Reach = v.strictObject({ apple: v.number(), google: v.number() })
export type Reach = v.InferOutput<typeof Reach>

/** In a body, since a thousand aliases do not fit into a URL. */
export const postReach = /* @__PURE__ */ endpoint('POST', '/api/v1/wallet-cards/reach', {
  summary: 'The number of devices a notification for these advisors would reach now, by platform.',
  access: sendsPush,
  body: v.strictObject({ advisors: Advisors }),
  answers: { 200: Reach, 422: FieldErrors }
})

export const Ordered = v.strictObject({
  uuid: Uuid,
  created_at: Instant,
  due_at: Instant,
  /** Waits for another marketing manager's approval. */
  is_held: v.boolean()
})

export const postNotification = /* @__PURE__ */ endpoint('POST', '/api/v1/wallet-cards/notifications', {
  summary:
    "Sends a notification to every card of these advisors whose holder has agreed, immediately or at a time in the institution's time zone.",
  proof: 'always',
  access: sendsPush,
  body: PushNotification,
  answers: { 201: Ordered, 422: FieldErrors }
})

export const getPushSetup = /* @__PURE__ */ endpoint('GET', '/api/v1/wallet-cards/push-setup', {
  summary: 'Whether notifications reach phones, where their links may lead, and whether a second person approves them.',
  access: sendsPush,
  answers: {
    200: v.strictObject({
      apple: v.boolean(),
      google: v.boolean(),
      link_hosts: v.array(ShortText),
      needs_approval: v.boolean()
    })
  }
})

export const getOwnCards = /* @__PURE__ */ endpoint('GET', '/api/v1/wallet-cards/own-cards', {
  summary: 'The devices that hold the user’s test cards, and a key for adding a test card within an hour.',
  access: sendsPush,
  answers: { 200: v.strictObject({ reach: Reach, key: ShortText }) }
})

export const postTest = /* @__PURE__ */ endpoint('POST', '/api/v1/wallet-cards/test-notifications', {
  summary: 'Sends a notification only to the user’s test cards.',
  proof: 'always',
  access: sendsPush,
  body: v.strictObject({ text: PushText, link: v.optional(PushLink, '') }),
  answers: { 201: Ordered, 422: FieldErrors }
})

export const FoundAdvisor = v.strictObject({ slug: Alias, ...personEntries, email_address: ShortText })
export type FoundAdvisor = v.InferOutput<typeof FoundAdvisor>

export const searchAdvisors = /* @__PURE__ */ endpoint('GET', '/api/v1/search/advisors-by-name', {
  summary: 'Advisors in whose name a word begins with these characters, by name.',
  reading: { unlogged: 'It is what their cards say to everybody.' },
  access: sendsPush,
  query: v.strictObject({ name: line(60, SEARCH_MIN) }),
  answers: { 200: v.array(FoundAdvisor), 422: FieldErrors }
})

/** A branch, with how many advisors it has. */
export const PushBranch = v.strictObject({ uuid: Uuid, ...branchEntries, advisors: v.number() })
export type PushBranch = v.InferOutput<typeof PushBranch>

export const getPushBranches = /* @__PURE__ */ endpoint('GET', '/api/v1/wallet-cards/branches', {
  summary: 'Branches with advisors, by name.',
  access: sendsPush,
  answers: { 200: v.array(PushBranch) }
})

export const getAllAdvisors = /* @__PURE__ */ endpoint('GET', '/api/v1/wallet-cards/advisors', {
  summary: 'All active advisors, by name.',
  reading: { unlogged: 'It is what their cards say to everybody.' },
  access: sendsPush,
  answers: { 200: v.array(FoundAdvisor) }
})

export const getBranchAdvisors = /* @__PURE__ */ endpoint('GET', '/api/v1/wallet-cards/branches/:uuid/advisors', {
  summary: 'The advisors of a branch, by name.',
  reading: { unlogged: 'It is what their cards say to everybody.' },
  access: sendsPush,
  params: v.strictObject({ uuid: Uuid }),
  answers: { 200: v.array(FoundAdvisor) }
})
