import * as v from 'valibot'
import { administers, managesCard } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Based, Outdated, outdatedItem } from './revision.ts'
import { Alias, FieldErrors, line, ShortText, Url, Uuid } from './values.ts'
import { secureAddressOf, WebAddress } from './web-address.ts'

/** The icons of links; drawn in `widgets/ui/base/link-icon.tsx`. */
export const LINK_ICONS = [
  ...(['link', 'home', 'linkedin', 'xing', 'facebook', 'instagram', 'youtube', 'x'] as const),
  ...(['tiktok', 'blog', 'podcast', 'video', 'document', 'star'] as const)
] as const
export type LinkIcon = (typeof LINK_ICONS)[number]

export const LINKS_MAX = 50
const LABEL_MAX = 60
const ADDRESS_MAX = 500

/** The placeholder for an advisor's part of the URL; alone it is the whole URL. */
export const PLACEHOLDER = '{value}'

/** Stands for the placeholder, whose brackets the URL parser would encode. */
const STAND_IN = 'advisors-own-part'

/** The pattern as it is stored. The institution sets the host: advisors set only what follows it. */
function patternOf(typed: string): string | undefined {
  if (typed === PLACEHOLDER) return typed
  const [before = '', after, ...more] = typed.split(PLACEHOLDER)
  if (after === undefined || more.length || !/^https:\/\/[^/?#]+\//i.test(before)) return undefined
  const [start = '', end, ...others] = (secureAddressOf(`${before}${STAND_IN}${after}`) ?? '').split(STAND_IN)
  return end === undefined || others.length ? undefined : `${start}${PLACEHOLDER}${end}`
}

/** A name, or several separated by slashes: nothing that escapes its position in the pattern. */
const NAME = /^(?!.*(?:^|\/)(?:\.{1,2})?(?:\/|$))[\p{L}\p{M}\p{N}._~@+,/-]+$/u

/** Whether a value fits a pattern; an empty one means no link. */
export function fits(pattern: string, value: string): boolean {
  if (!value) return true
  return pattern === PLACEHOLDER ? secureAddressOf(value) !== undefined : NAME.test(value)
}

/** The URL of a value, or empty. Older values without https still work. */
export function linkOf(pattern: string, value: string): string {
  if (pattern === PLACEHOLDER) return value
  return value && fits(pattern, value) ? pattern.replace(PLACEHOLDER, () => encodeURI(value)) : ''
}

const bare = (address: string) => address.replace(/^https?:\/\//i, '').replace(/^www\./i, '')

/** The advisor's part of the input, which may be the whole URL copied from a browser. */
export function valueIn(pattern: string, typed: string): string {
  if (pattern === PLACEHOLDER) return secureAddressOf(typed) ?? typed
  const [before = '', after = ''] = pattern.split(PLACEHOLDER)
  const [start, given] = [bare(before), bare(typed)]
  if (!start || !given.toLowerCase().startsWith(start.toLowerCase())) return typed
  const rest = given.slice(start.length).replace(/[?#].*$/, '')
  const own = after && rest.endsWith(after) ? rest.slice(0, -after.length) : rest
  return own.replace(/\/$/, '')
}

export const CustomLinkForm = v.strictObject({
  icon: v.picklist(LINK_ICONS, 'required'),
  label: line(LABEL_MAX, 1),
  pattern: v.pipe(
    WebAddress({ max: ADDRESS_MAX, fault: 'link-pattern', write: patternOf }),
    v.minLength(1, 'required')
  ),
  /** Neither shown nor editable; advisors' values are retained. */
  is_retired: v.optional(v.boolean(), false)
})
export type CustomLinkForm = v.InferOutput<typeof CustomLinkForm>

export const CustomLinkKind = v.object({
  uuid: Uuid,
  revision: ShortText,
  icon: ShortText,
  label: ShortText,
  pattern: Url,
  is_retired: v.boolean(),
  /** How many advisors have entered theirs. */
  advisors: v.number()
})
export type CustomLinkKind = v.InferOutput<typeof CustomLinkKind>
export const CustomLinkKinds = v.array(CustomLinkKind)

/** The link type as somebody else has changed it. */
export const OtherLinkKind = /* @__PURE__ */ outdatedItem(CustomLinkKind)

export const getCustomLinks = /* @__PURE__ */ endpoint('GET', '/api/v1/custom-links', {
  summary: 'The types of links that advisors can have on their cards, in order.',
  access: administers,
  answers: { 200: CustomLinkKinds }
})

export const postCustomLink = /* @__PURE__ */ endpoint('POST', '/api/v1/custom-links', {
  summary: 'Adds a link type at the end of the list.',
  access: administers,
  body: CustomLinkForm,
  answers: { 201: CustomLinkKind, 422: FieldErrors }
})

const params = v.strictObject({ uuid: Uuid })

export const putCustomLink = /* @__PURE__ */ endpoint('PUT', '/api/v1/custom-links/:uuid', {
  summary:
    'Changes or retires a link type. If its pattern changes, existing entries are converted where they fit. Returns 409 if `revision` is out of date, with the link type as it is.',
  access: administers,
  params,
  query: Based,
  body: CustomLinkForm,
  answers: { 200: CustomLinkKind, 409: OtherLinkKind, 422: FieldErrors }
})

export const deleteCustomLink = /* @__PURE__ */ endpoint('DELETE', '/api/v1/custom-links/:uuid', {
  summary: 'Deletes a link type and everything advisors have entered for it.',
  access: administers,
  params,
  answers: { 204: nothing }
})

export const putCustomLinksOrder = /* @__PURE__ */ endpoint('PUT', '/api/v1/custom-links-order', {
  summary: 'Reorders the link types; any that are not listed come last.',
  access: administers,
  body: v.strictObject({ uuids: v.pipe(v.array(Uuid), v.maxLength(LINKS_MAX * 2)) }),
  answers: { 204: nothing, 422: FieldErrors }
})

/** A kind of link with an advisor's own part. */
export const OwnLink = v.object({
  uuid: Uuid,
  icon: ShortText,
  label: ShortText,
  pattern: Url,
  value: Url
})
export type OwnLink = v.InferOutput<typeof OwnLink>

const ofAdvisor = v.strictObject({ alias: Alias })

export const getOwnLinks = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/custom-links', {
  summary: 'The links that an advisor’s card can have, with their values.',
  access: managesCard,
  params: ofAdvisor,
  answers: { 200: v.array(OwnLink) }
})

export const OwnValues = v.pipe(
  v.array(v.strictObject({ uuid: Uuid, value: line(ADDRESS_MAX) })),
  v.maxLength(LINKS_MAX)
)
export type OwnValues = v.InferOutput<typeof OwnValues>

export const putOwnLinks = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/custom-links', {
  summary:
    'Replaces the links on an advisor’s card; an empty value removes a link. Errors are keyed by uuid. Returns 409 if `revision`, the ETag of the links as they were read, is out of date.',
  access: managesCard,
  params: ofAdvisor,
  query: Based,
  body: OwnValues,
  answers: { 200: v.array(OwnLink), 409: Outdated, 422: FieldErrors }
})
