import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { OptionalPhoto } from './photos.ts'
import { Based } from './revision.ts'
import { MetaTag } from './tenant.ts'
import {
  Failure,
  FieldErrors,
  FullName,
  Instant,
  line,
  Phone,
  ShortText,
  TEXT_MAX,
  TimeZone,
  TypedAlias,
  Url,
  Uuid,
  ZoneName
} from './values.ts'
import { Day } from './working-hours.ts'

/**
 * Who may open the branches' administration: the first two all branches, an orgadmin those assigned to them. People,
 * appointments and figures of a branch are known to its assigned managers and to administrators alone.
 */
export const administersBranches = {
  anyRole: ['accountadmin', 'orgs-manager', 'orgadmin'],
  module: 'organizations-management'
} as const satisfies MemberAccess

/** Who may add a branch: administrators of all branches. */
export const addsBranches = {
  ...administersBranches,
  anyRole: ['accountadmin', 'orgs-manager']
} as const satisfies MemberAccess

/** Path prefixes of a branch's public page (spec §2): the canonical one, and a short one for print. */
export const PROFILE_PREFIXES = ['filiale', 'f'] as const

/** A branch's public page, on the institution's own host. */
export const profilePath = (slug: string) => `/app/${PROFILE_PREFIXES[0]}/${slug}`

export const Address = v.object({ street: ShortText, zip: ShortText, city: ShortText })

/** Spec §3. */
export const OrganizationMetadata = v.variant('name', [
  v.object({ name: v.literal('publicName'), value: ShortText }),
  v.object({ name: v.literal('publicProfileEnabled'), value: v.boolean() })
])
export type OrganizationMetadata = v.InferOutput<typeof OrganizationMetadata>

export const ListedOrganization = v.object({
  uuid: Uuid,
  name: ShortText,
  slug: ShortText,
  address: Address,
  metadata: v.array(OrganizationMetadata),
  /** The number of people. */
  advisors: v.number(),
  closed_at: v.nullable(Instant)
})
export type ListedOrganization = v.InferOutput<typeof ListedOrganization>

const ClockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** An opening period; a day with a break has several. */
export const Opening = v.strictObject({ day: Day, start_time: ShortText, end_time: ShortText })
export type Opening = v.InferOutput<typeof Opening>

/** Error codes of an opening period, as message keys under `organizations.hours-`. */
export interface OpeningFault {
  /** Its index in the list. */
  at: number
  field: 'start_time' | 'end_time'
  code: 'start-invalid' | 'end-invalid' | 'reversed' | 'overlap'
}

const INVALID = { start_time: 'start-invalid', end_time: 'end-invalid' } as const
const FIELDS = ['start_time', 'end_time'] as const

function ownFaults(opening: Opening, at: number): OpeningFault[] {
  const invalid = FIELDS.filter((field) => !v.is(ClockTime, opening[field]))
  if (invalid.length) return invalid.map((field) => ({ at, field, code: INVALID[field] }))
  return opening.start_time < opening.end_time ? [] : [{ at, field: 'end_time', code: 'reversed' }]
}

/** All errors of a week, for the form and the server. */
export function openingFaults(week: readonly Opening[]): OpeningFault[] {
  const own = week.map(ownFaults)
  const isBefore = (one: Opening, other: Opening, at: number, otherAt: number) =>
    one.start_time < other.start_time || (one.start_time === other.start_time && at < otherAt)
  return week.flatMap((opening, at): OpeningFault[] => {
    const faults = own[at] ?? []
    const isOverlapped = week.some(
      (one, oneAt) =>
        one.day === opening.day &&
        !own[oneAt]?.length &&
        isBefore(one, opening, oneAt, at) &&
        one.end_time > opening.start_time
    )
    return faults.length || !isOverlapped ? faults : [{ at, field: 'start_time', code: 'overlap' }]
  })
}

/** Optional parts of an organisation's response. */
const RELATIONS = ['metadata', 'address', 'opening_hours'] as const

export const Organization = v.object({
  uuid: Uuid,
  name: ShortText,
  slug: ShortText,
  phone_number: ShortText,
  time_zone: ZoneName,
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  closed_at: v.nullable(Instant),
  /** Changes with everything that can be saved of the branch; what is based on an earlier one is refused. */
  revision: ShortText,
  ...OptionalPhoto.entries,
  metadata: v.optional(v.array(OrganizationMetadata)),
  address: v.optional(Address),
  opening_hours: v.optional(v.array(Opening))
})
export type Organization = v.InferOutput<typeof Organization>

export const OrganizationAdvisor = v.object({
  /** The person's key. */
  uuid: Uuid,
  slug: ShortText,
  full_name: FullName,
  position: ShortText,
  email_address: ShortText,
  profile_picture_url: v.nullable(Url)
})
export type OrganizationAdvisor = v.InferOutput<typeof OrganizationAdvisor>

export const ZIP_MAX = 20

/** A branch's alias. */
export const OrganizationNames = v.strictObject({ name: line(TEXT_MAX, 1), alias: TypedAlias })
export type OrganizationNames = v.InferOutput<typeof OrganizationNames>

/** The data of a new branch; the rest has its own forms. */
export const OrganizationForm = v.strictObject({
  name: line(TEXT_MAX, 1),
  /** Derived from the name if absent. */
  alias: v.optional(v.union([v.literal(''), TypedAlias], 'alias'), ''),
  street: line(TEXT_MAX, 1),
  zip: line(ZIP_MAX, 1),
  city: line(TEXT_MAX, 1)
})
export type OrganizationForm = v.InferOutput<typeof OrganizationForm>

export const OrganizationPublicName = v.strictObject({ publicName: line(TEXT_MAX, 1) })
export type OrganizationPublicName = v.InferOutput<typeof OrganizationPublicName>

export const OrganizationPublicProfile = v.strictObject({ publicProfileEnabled: v.boolean() })

const degrees = (most: number) =>
  v.nullable(v.pipe(v.number('degrees'), v.minValue(-most, 'degrees'), v.maxValue(most, 'degrees')))

/** Maximum absolute value. */
export const DEGREES_MAX = { latitude: 90, longitude: 180 } as const

export const OrganizationAddress = v.pipe(
  v.strictObject({
    street: line(TEXT_MAX, 1),
    zip: line(ZIP_MAX, 1),
    city: line(TEXT_MAX, 1),
    phone_number: Phone,
    time_zone: TimeZone,
    latitude: degrees(DEGREES_MAX.latitude),
    longitude: degrees(DEGREES_MAX.longitude)
  }),
  // maps need both
  v.forward(
    v.partialCheck(
      [['latitude'], ['longitude']],
      ({ latitude, longitude }) => (latitude === null) === (longitude === null),
      'both-degrees'
    ),
    ['longitude']
  )
)
export type OrganizationAddress = v.InferOutput<typeof OrganizationAddress>

const params = v.strictObject({ uuid: Uuid })
const saved = { 204: nothing, 422: FieldErrors }
const savedUnlessChanged = { ...saved, 409: Failure }

export const getOrganizations = /* @__PURE__ */ endpoint('GET', '/api/v1/organizations', {
  summary: 'The branches that the user administers, by name.',
  access: administersBranches,
  query: v.strictObject({ 'filters[administrable]': v.optional(v.literal('true', 'unknown')) }),
  answers: { 200: v.array(ListedOrganization) }
})

export const postOrganization = /* @__PURE__ */ endpoint('POST', '/api/v1/organizations', {
  summary: "Adds a branch in the institution's time zone, without a public page at first.",
  access: addsBranches,
  body: OrganizationForm,
  answers: { 201: ListedOrganization, 422: FieldErrors }
})

export const getOrganization = /* @__PURE__ */ endpoint('GET', '/api/v1/organizations/:uuid', {
  summary: 'A branch that the user administers; `with` adds metadata, address or opening_hours.',
  reading: { unlogged: 'The number is the branch’s.' },
  access: administersBranches,
  params,
  query: v.strictObject({
    with: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(TEXT_MAX),
        v.transform((list) => list.split(',')),
        v.array(v.picklist(RELATIONS, 'unknown'))
      )
    )
  }),
  answers: { 200: Organization }
})

export const getOrganizationAdvisors = /* @__PURE__ */ endpoint('GET', '/api/v1/organizations/:uuid/advisors', {
  summary: 'The advisors of a branch that the user administers, by name.',
  reading: 'people',
  access: administersBranches,
  params,
  answers: { 200: v.array(OrganizationAdvisor) }
})

export const getOrganizationMetaTags = /* @__PURE__ */ endpoint('GET', '/api/v1/organizations/:uuid/meta-tags', {
  summary: "The meta tags of a branch's public page, for search engines and shared links.",
  access: administersBranches,
  params,
  answers: { 200: v.array(MetaTag) }
})

export const putOrganization = /* @__PURE__ */ endpoint('PUT', '/api/v1/organizations/:uuid', {
  summary:
    'Renames a branch. Its previous addresses redirect to the new one; an address in use elsewhere is refused. Returns 409 if `revision` is out of date.',
  access: administersBranches,
  params,
  query: Based,
  body: OrganizationNames,
  answers: savedUnlessChanged
})

export const putOrganizationMetadata = /* @__PURE__ */ endpoint('PUT', '/api/v1/organizations/:uuid/metadata', {
  summary: "Changes the branch's public name. Returns 409 if `revision` is out of date.",
  access: { ...administersBranches, module: ['organizations-management', 'organizations-profiles'] },
  params,
  query: Based,
  body: OrganizationPublicName,
  answers: savedUnlessChanged
})

export const putOrganizationPublicProfile = /* @__PURE__ */ endpoint(
  'PUT',
  '/api/v1/organizations/:uuid/public-profile',
  {
    summary: "Turns a branch's public page on or off. While it is off, the branch cannot be found or booked.",
    access: { ...administersBranches, module: ['organizations-management', 'organizations-profiles'] },
    params,
    body: OrganizationPublicProfile,
    answers: saved
  }
)

export const putOrganizationAddress = /* @__PURE__ */ endpoint('PUT', '/api/v1/organizations/:uuid/address', {
  summary:
    "Changes a branch's address, phone number, time zone and map position. Returns 409 if `revision` is out of date.",
  access: administersBranches,
  params,
  query: Based,
  body: OrganizationAddress,
  answers: savedUnlessChanged
})

/** More openings than a week needs. */
const OPENINGS_MAX = 70
const TIME_LENGTH = 5

/** Times are validated separately, so that each error is named. */
const WeekInput = v.pipe(
  v.array(
    v.strictObject({
      day: Day,
      start_time: v.pipe(v.string(), v.maxLength(TIME_LENGTH)),
      end_time: v.pipe(v.string(), v.maxLength(TIME_LENGTH))
    })
  ),
  v.maxLength(OPENINGS_MAX)
)

export const putOpeningHours = /* @__PURE__ */ endpoint('PUT', '/api/v1/organizations/:uuid/opening-hours', {
  summary:
    "Replaces a branch's opening hours. Errors name every invalid time, for example `0.start_time`. Returns 409 if `revision` is out of date.",
  access: administersBranches,
  params,
  query: Based,
  body: WeekInput,
  answers: savedUnlessChanged
})
