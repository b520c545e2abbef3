import * as v from 'valibot'
import { administersInPerson, ROLES } from './access.ts'
import { endpoint } from './endpoint.ts'
import { FullName, Instant, ShortText, Url, Uuid, ZoneName } from './values.ts'

/** What a directory writes. */
export const SCIM_KINDS = ['user', 'group'] as const
export type ScimKind = (typeof SCIM_KINDS)[number]

/** The error codes of RFC 7644, section 3.12, that are used here. */
export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'

/** Why a directory is refused something; `scim.reason-<reason>` says it. */
export const SCIM_REASONS = {
  'body-missing': [400, 'invalidSyntax'],
  'operations-missing': [400, 'invalidSyntax'],
  'operation-unknown': [400, 'invalidSyntax'],
  'path-unknown': [400, 'invalidPath'],
  'path-missing': [400, 'noTarget'],
  'no-target': [400, 'noTarget'],
  'attribute-not-kept': [400, 'invalidPath'],
  'read-only': [400, 'mutability'],
  'value-required': [400, 'invalidValue'],
  'value-wrong': [400, 'invalidValue'],
  'boolean-wrong': [400, 'invalidValue'],
  'address-missing': [400, 'invalidValue'],
  'name-missing': [400, 'invalidValue'],
  'member-unknown': [400, 'invalidValue'],
  'branch-unknown': [400, 'invalidValue'],
  'branch-closed': [400, 'invalidValue'],
  'branch-required': [400, 'invalidValue'],
  'filter-wrong': [400, 'invalidFilter'],
  'paging-wrong': [400, 'invalidValue'],
  'user-name-taken': [409, 'uniqueness'],
  'address-taken': [409, 'uniqueness'],
  'group-taken': [409, 'uniqueness'],
  'last-administrator': [409, 'mutability'],
  'branch-is-closed': [409, 'mutability'],
  'being-erased': [409, 'mutability'],
  'person-refused': [409, 'invalidValue'],
  'version-old': [412, undefined]
} as const satisfies Record<string, readonly [status: number, type: ScimType | undefined]>
export type ScimReason = keyof typeof SCIM_REASONS

/** The most people that one page of a list holds. */
export const SCIM_PAGE_MAX = 200

export const ScimProblem = v.object({
  kind: v.picklist(SCIM_KINDS),
  /** The name under which the directory knows the person or the group. */
  subject: ShortText,
  reason: v.picklist(Object.keys(SCIM_REASONS) as ScimReason[]),
  /** What it is about: an attribute, a value. */
  detail: ShortText,
  at: Instant
})
export type ScimProblem = v.InferOutput<typeof ScimProblem>

export const ScimOverview = v.object({
  /** To copy into the directory. */
  address: Url,
  /** The valid tokens that directories can use, and when each was last used. */
  tokens: v.array(v.object({ uuid: Uuid, name: FullName, last_used_at: v.nullable(Instant) })),
  /** How many people the directory has written. */
  people: v.number(),
  /** By name, with the roles that they give. */
  groups: v.array(v.object({ uuid: Uuid, name: ShortText, members: v.number(), roles: v.array(v.picklist(ROLES)) })),
  /** The latest first, some of them. */
  problems: v.array(ScimProblem),
  /** How many there are. */
  problem_count: v.number(),
  /** The institution's zone. */
  time_zone: ZoneName
})
export type ScimOverview = v.InferOutput<typeof ScimOverview>

export const getScim = /* @__PURE__ */ endpoint('GET', '/api/v1/scim', {
  summary:
    'How people are provisioned by a directory (SCIM): the address, the tokens with their last use, the groups with the roles that they give, and whom the directory could not write.',
  access: administersInPerson,
  answers: { 200: ScimOverview }
})
