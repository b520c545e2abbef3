import * as v from 'valibot'
import { type MemberAccess, ROLES } from './access.ts'
import { APPOINTMENT_TYPES } from './appointment-types.ts'
import { branchEntries, personEntries } from './choices.ts'
import { CONTACT_OPTIONS } from './contact-options.ts'
import { endpoint } from './endpoint.ts'
import { CHANGED_MEANWHILE } from './refusals.ts'
import {
  Alias,
  Email,
  Failure,
  FieldErrors,
  FullName,
  Instant,
  line,
  MessageText,
  NOTE_MAX,
  Phone,
  ShortText,
  TypedAlias,
  text,
  Url,
  Uuid,
  ZoneName
} from './values.ts'

/** Read access: administrators and managers of cards see everyone, branch managers the people of their branches. */
export const seesPeople = {
  anyRole: ['accountadmin', 'orgs-manager', 'orgadmin', 'advisors-manager'],
  module: 'advisors-management'
} as const satisfies MemberAccess

/** Write access: an e-mail address already gives power over an account, hence only administrators. */
export const managesPeople = {
  roles: ['accountadmin'],
  module: 'advisors-management',
  inPerson: true
} as const satisfies MemberAccess

/** The roles to which branches are assigned. */
export const BRANCH_ROLES = ['orgadmin', 'orgs-manager'] as const

/** `none`: no access yet; `expired`: the invitation was not used in time. */
export const PERSON_STATUSES = ['active', 'invited', 'expired', 'none', 'deactivated'] as const
export const PersonStatus = v.picklist(PERSON_STATUSES)
export type PersonStatus = v.InferOutput<typeof PersonStatus>

/** Days for which an invitation is valid: the length of a holiday. */
export const INVITATION_DAYS = 14
export const PEOPLE_PAGE_SIZE = 50
/** As many as an import may contain. */
export const INVITATIONS_MAX = 5000

const Branch = v.object({ uuid: Uuid, name: ShortText })
const BranchChoice = v.object({ uuid: Uuid, ...branchEntries })
const roles = v.array(v.picklist(ROLES))

export const ListedPerson = v.object({
  uuid: Uuid,
  full_name: FullName,
  email_address: ShortText,
  /** The card's alias; null without a card. */
  slug: v.nullable(ShortText),
  position: ShortText,
  profile_picture_url: v.nullable(Url),
  organization: v.nullable(Branch),
  roles,
  is_institutional: v.boolean(),
  status: PersonStatus,
  /** Null before the first one, and for readers who are not administrators: as in the audit log, it is not for all. */
  last_sign_in_at: v.nullable(Instant)
})
export type ListedPerson = v.InferOutput<typeof ListedPerson>

export const PEOPLE_SORTS = ['name', 'email_address', 'branch', 'roles', 'last_sign_in_at', 'status'] as const

const number = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'unknown'), v.transform(Number))

const narrowing = {
  /** Parts of names, e-mail addresses and aliases. */
  q: v.optional(line(), ''),
  organization_uuid: v.optional(Uuid),
  role: v.optional(v.picklist(ROLES, 'unknown')),
  /** If absent, everyone except deactivated people. */
  status: v.optional(v.picklist([...PERSON_STATUSES, 'all'], 'unknown')),
  institutional: v.optional(v.picklist(['true', 'false'], 'unknown'))
}

export const PeopleFilter = v.strictObject(narrowing)
export type PeopleFilter = v.InferOutput<typeof PeopleFilter>

/** Those who match a filter, or the chosen ones among them. */
export const PeopleChoice = v.strictObject({
  ...narrowing,
  uuids: v.optional(v.pipe(v.array(Uuid), v.maxLength(INVITATIONS_MAX, 'too-many-people')))
})
export type PeopleChoice = v.InferOutput<typeof PeopleChoice>

export const PeopleQuery = v.strictObject({
  ...narrowing,
  sort: v.optional(v.picklist(PEOPLE_SORTS, 'unknown'), 'name'),
  direction: v.optional(v.picklist(['asc', 'desc'], 'unknown'), 'asc'),
  page: v.optional(number, '1')
})
export type PeopleQuery = v.InferOutput<typeof PeopleQuery>

export const PeoplePage = v.object({
  people: v.array(ListedPerson),
  total: v.number(),
  /** How many can be invited: not invited yet, or the invitation has expired. */
  uninvited: v.number(),
  page_size: v.number(),
  /** Those by which the user may filter. */
  branches: v.array(BranchChoice),
  /** The institution's zone. */
  time_zone: ZoneName
})
export type PeoplePage = v.InferOutput<typeof PeoplePage>

/** Fields of the card; ignored without one. */
const card = {
  /** Derived from the name if absent. */
  alias: v.optional(v.union([v.literal(''), TypedAlias], 'alias'), ''),
  title_prefix: v.optional(line(50), ''),
  title_suffix: v.optional(line(50), ''),
  position: v.optional(line(255), ''),
  phone_number: v.optional(Phone, ''),
  /** Public address, to which customers' e-mails go; the account's if empty. */
  card_email_address: v.optional(v.union([v.literal(''), Email], 'email'), ''),
  is_institutional: v.optional(v.boolean(), true),
  assistant_uuid: v.optional(v.nullable(Uuid), null),
  /** The institution's default for a new card if absent, else unchanged. */
  contact_options: v.optional(v.array(v.picklist(CONTACT_OPTIONS)))
}

export const PersonForm = v.strictObject({
  first_name: line(100, 1),
  last_name: line(100, 1),
  email_address: Email,
  organization_uuid: v.optional(v.nullable(Uuid), null),
  roles: v.optional(roles, []),
  /** Only used with one of `BRANCH_ROLES`. */
  managed_organizations: v.optional(v.array(Uuid), []),
  /** Whether there is a public card, which can be booked. */
  has_card: v.optional(v.boolean(), false),
  ...card
})
export type PersonForm = v.InferOutput<typeof PersonForm>

/** The version that the form was filled from, to detect conflicting changes. */
export const PersonChange = v.strictObject({ ...PersonForm.entries, revision: line(64, 1) })
export type PersonChange = v.InferOutput<typeof PersonChange>

export const SignInLock = v.object({
  until: Instant,
  /** Everywhere, not only from where the wrong ones came. */
  is_everywhere: v.boolean()
})
export type SignInLock = v.InferOutput<typeof SignInLock>

export const Person = v.object({
  ...PersonForm.entries,
  /** Without a card, those that it would start with. */
  contact_options: v.array(v.picklist(CONTACT_OPTIONS)),
  uuid: Uuid,
  // older values are returned as they are
  first_name: ShortText,
  last_name: ShortText,
  email_address: ShortText,
  alias: ShortText,
  card_email_address: ShortText,
  phone_number: ShortText,
  full_name: FullName,
  organization: v.nullable(v.object({ ...Branch.entries, slug: Alias })),
  status: PersonStatus,
  profile_picture_url: v.nullable(Url),
  invitation: v.nullable(v.object({ sent_at: Instant, expires_at: Instant })),
  deactivated_at: v.nullable(Instant),
  /** Since when an app confirms the person's sign-ins. */
  second_factor_since: v.nullable(Instant),
  /** With how many passkeys the person signs in. */
  passkeys: v.number(),
  /** What too many wrong passwords or codes have led to; only for users who may undo it. */
  sign_in_lock: v.nullable(SignInLock),
  /** The successor, to whose card the former one redirects. */
  successor: v.nullable(v.object({ uuid: Uuid, full_name: FullName, slug: ShortText })),
  /** Former aliases, which still redirect to the card. */
  former_aliases: v.array(ShortText),
  is_self: v.boolean(),
  /** Version of the form's data; differs after any change. */
  revision: ShortText,
  time_zone: ZoneName
})
export type Person = v.InferOutput<typeof Person>

const FORM_FIELDS = [
  ...(['first_name', 'last_name', 'email_address', 'organization_uuid', 'roles', 'managed_organizations'] as const),
  ...(['has_card', 'alias', 'title_prefix', 'title_suffix', 'position', 'phone_number'] as const),
  ...(['card_email_address', 'is_institutional', 'assistant_uuid', 'contact_options'] as const)
] as const satisfies readonly (keyof PersonForm)[]

/** A person's form values. */
export const formOfPerson = (person: PersonForm): PersonForm =>
  // TypeScript loses which field has which type
  Object.fromEntries(FORM_FIELDS.map((field) => [field, person[field]])) as unknown as PersonForm

/** The options of the form. */
export const PersonChoices = v.object({
  branches: v.array(BranchChoice),
  assistants: v.array(v.object({ uuid: Uuid, ...personEntries })),
  /** Those that a new card starts with. */
  contact_options: v.array(v.picklist(CONTACT_OPTIONS))
})
export type PersonChoices = v.InferOutput<typeof PersonChoices>

const params = v.strictObject({ uuid: Uuid })

export const getPeople = /* @__PURE__ */ endpoint('GET', '/api/v1/people', {
  summary:
    'Advisors and staff, with search, filters, sorting and pagination; branch managers get only those of their branches.',
  reading: 'people',
  access: seesPeople,
  query: PeopleQuery,
  answers: { 200: PeoplePage }
})

export const getPersonChoices = /* @__PURE__ */ endpoint('GET', '/api/v1/people/choices', {
  summary: 'The branches and assistants that can be chosen for a person.',
  access: managesPeople,
  answers: { 200: PersonChoices }
})

export const getPerson = /* @__PURE__ */ endpoint('GET', '/api/v1/people/:uuid', {
  summary: 'A person with their account, roles and card.',
  reading: 'people',
  access: seesPeople,
  params,
  answers: { 200: Person }
})

export const postPerson = /* @__PURE__ */ endpoint('POST', '/api/v1/people', {
  summary: 'Adds a person; they can sign in once they have accepted an invitation.',
  proof: 'where-needed',
  access: managesPeople,
  body: v.pipe(
    PersonForm,
    // found together with what else is wrong
    v.forward(
      v.partialCheck(
        [['has_card'], ['organization_uuid']],
        ({ has_card, organization_uuid }) => !has_card || Boolean(organization_uuid),
        'branch-required'
      ),
      ['organization_uuid']
    )
  ),
  answers: { 201: Person, 422: FieldErrors }
})

/** Only what somebody else has changed meanwhile has a code. */
export const PersonConflict = v.object({ message: MessageText, code: v.optional(v.literal(CHANGED_MEANWHILE)) })

export const putPerson = /* @__PURE__ */ endpoint('PUT', '/api/v1/people/:uuid', {
  summary:
    "Changes a person. Returns 409 if `revision` is out of date, or while they are being erased. Previous aliases redirect to the card's new address.",
  proof: 'where-needed',
  access: managesPeople,
  params,
  body: PersonChange,
  answers: { 200: Person, 409: PersonConflict, 422: FieldErrors }
})

export const postInvitation = /* @__PURE__ */ endpoint('POST', '/api/v1/people/:uuid/invitation', {
  summary: 'E-mails an invitation with a link to set a password; links in earlier invitations stop working.',
  access: managesPeople,
  params,
  answers: { 200: Person, 409: Failure, 422: FieldErrors }
})

/** The number of people being invited. */
export const Inviting = v.object({ count: v.number() })

export const postInvitations = /* @__PURE__ */ endpoint('POST', '/api/v1/people/invitations', {
  summary:
    'Invites everyone who matches a filter, or only those chosen by `uuids` among them, who has not been invited yet, or whose invitation has expired, in the background. Idempotent. Returns 409 above 5000 people.',
  access: managesPeople,
  body: PeopleChoice,
  answers: { 200: Inviting, 409: Failure, 422: FieldErrors }
})

export const deleteInvitation = /* @__PURE__ */ endpoint('DELETE', '/api/v1/people/:uuid/invitation', {
  summary: 'Withdraws an invitation.',
  access: managesPeople,
  params,
  answers: { 200: Person }
})

export const deletePersonSecondFactor = /* @__PURE__ */ endpoint('DELETE', '/api/v1/people/:uuid/second-factor', {
  summary:
    "Turns a person's two-step verification off and removes their passkeys, for a phone that is lost; they are told by e-mail. Returns 409 for one's own, which takes a code.",
  proof: 'always',
  access: managesPeople,
  params,
  answers: { 200: Person, 409: Failure }
})

export const deleteSignInLock = /* @__PURE__ */ endpoint('DELETE', '/api/v1/people/:uuid/sign-in-lock', {
  summary:
    "Lets a person sign in again who was locked out by too many wrong passwords or codes. Returns 409 for one's own lock: somebody who finds a session open must not guess on.",
  access: managesPeople,
  params,
  answers: { 200: Person, 409: Failure }
})

/** An appointment for which a successor has no time. */
export const Clash = v.object({
  uuid: Uuid,
  starts_at: Instant,
  ends_at: Instant,
  type: v.picklist(APPOINTMENT_TYPES),
  topic: ShortText,
  customer: ShortText,
  /** Other colleagues of the leaver's branch who have time for it, first those who offer its topic and type. */
  free: v.array(v.object({ uuid: Uuid, full_name: FullName, is_offered: v.boolean() })),
  /** Who of them is proposed: they offer it, and the proposals are spread evenly. */
  proposed_uuid: v.nullable(Uuid)
})
export type Clash = v.InferOutput<typeof Clash>

/** What is left to hand over. */
export const HandOver = v.object({
  appointments: v.number(),
  requests: v.number(),
  cards: v.number(),
  /** Possible successors: those of the same branch first, by how many of the appointments they could take. */
  candidates: v.array(
    v.object({
      uuid: Uuid,
      ...personEntries,
      is_near: v.boolean(),
      /** The appointments that clash with the calendar; null for another branch, which is not compared. */
      clashes: v.nullable(v.number()),
      /** The appointments whose topic or type they do not offer; null as above. */
      unoffered: v.nullable(v.number())
    })
  ),
  /** A colleague of the branch who has time for all appointments and offers them, unless a successor is proposed. */
  suggested_uuid: v.nullable(Uuid),
  /** Alias of the proposed successor. */
  clashes: v.array(Clash),
  /** The institution's zone. */
  time_zone: ZoneName
})
export type HandOver = v.InferOutput<typeof HandOver>

export const APPOINTMENT_OUTCOMES = ['hand-over', 'cancel', 'keep'] as const
export const REQUEST_OUTCOMES = ['hand-over', 'keep'] as const
export const CARD_OUTCOMES = ['hand-over', 'revoke', 'keep'] as const

export const Departure = v.strictObject({
  successor_uuid: v.optional(v.nullable(Uuid), null),
  appointments: v.optional(v.picklist(APPOINTMENT_OUTCOMES, 'unknown'), 'keep'),
  requests: v.optional(v.picklist(REQUEST_OUTCOMES, 'unknown'), 'keep'),
  cards: v.optional(v.picklist(CARD_OUTCOMES, 'unknown'), 'keep'),
  /** The decision about each clashing appointment, by uuid: the colleague who takes it, or what happens to it. */
  clashes: v.optional(v.record(Uuid, v.union([v.picklist(['cancel', 'keep']), Uuid], 'unknown')), {}),
  /** The message to customers whose appointments are cancelled. */
  message: v.optional(text(NOTE_MAX), '')
})
export type Departure = v.InferOutput<typeof Departure>

export const getHandOver = /* @__PURE__ */ endpoint('GET', '/api/v1/people/:uuid/hand-over', {
  summary:
    "What a person would hand over, possible successors, and appointments that do not fit a successor's calendar.",
  reading: 'appointments',
  access: managesPeople,
  params,
  query: v.strictObject({ successor: v.optional(Uuid) }),
  answers: { 200: HandOver, 422: FieldErrors }
})

export const postDeactivation = /* @__PURE__ */ endpoint('POST', '/api/v1/people/:uuid/deactivation', {
  summary:
    'Deactivates a person, hides their card and hands over their work. Returns 409 with the appointments that still need a decision.',
  access: managesPeople,
  params,
  body: Departure,
  answers: { 200: Person, 409: v.object({ message: MessageText, clashes: v.array(Clash) }), 422: FieldErrors }
})

export const deleteDeactivation = /* @__PURE__ */ endpoint('DELETE', '/api/v1/people/:uuid/deactivation', {
  summary:
    'Reactivates a person and their card; what was handed over stays with the successor. Returns 409 while their branch is closed, or they are being erased.',
  access: managesPeople,
  params,
  answers: { 200: Person, 409: Failure }
})
