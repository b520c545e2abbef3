import * as v from 'valibot'
import { administers } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Based, outdatedItem } from './revision.ts'
import { bounded, FieldErrors, Instant, line, MessageText, ShortText, Url, Uuid, ZoneName } from './values.ts'
import { webAddressOf } from './web-address.ts'

export const managesRedirections = { ...administers, module: 'redirections' } as const

/** Temporary or permanent: browsers cache a permanent redirect. */
export const REDIRECTION_STATUSES = [302, 301] as const
/** Maximum number of redirects of an institution, which a node holds in memory, and of one file. */
export const REDIRECTIONS_MAX = 10_000
export const IMPORT_MAX_BYTES = 4 * 1024 * 1024
export const REDIRECTIONS_PAGE_SIZE = 50
const PATH_MAX = 255
const TARGET_MAX = 2000

/** A path without percent-encoding; undefined if malformed. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return undefined
  }
}

/** A key for comparing paths, ignoring case and a trailing slash. */
export const pathKey = (path: string) => path.toLowerCase().replace(/(?<=.)\/$/, '')

const UNREADABLE = /[\t\\%]|\/\/|\/\.{1,2}(?:\/|$)/

function pathFault(path: string): string | undefined {
  if (path.includes('#')) return 'path-fragment'
  if (path.includes('?')) return 'path-query'
  if (path && !path.startsWith('/')) return 'path-start'
  return UNREADABLE.test(path) ? 'path-characters' : undefined
}

/** The URL of `target` on a host. A URL that only looks like an own path must not leave the host. */
export function targetUrl(target: string): URL | undefined {
  if (/[\s\\]/.test(target) || !/^(?:\/(?!\/)|https:\/\/[^/])/.test(target)) return undefined
  const base = 'https://own.invalid'
  if (!URL.canParse(target, base)) return undefined
  const url = new URL(target, base)
  return url.pathname.startsWith('//') || (/^h/.test(target) && !webAddressOf(target)) ? undefined : url
}

const fault = /* @__NO_SIDE_EFFECTS__ */ (find: (value: string) => string | undefined) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed && find(dataset.value)
    if (message) addIssue({ message })
  })

/** The path to redirect, decoded. */
export const RedirectionPath = v.pipe(
  v.string(),
  // a character may be encoded as three bytes
  v.maxLength(9 * PATH_MAX, 'too-long'),
  v.transform((path) => decodedPath(path) ?? path),
  line(PATH_MAX, 1),
  fault(pathFault)
)

/** An own path, or an https URL; the server checks whether its host is allowed. */
export const RedirectionTarget = v.pipe(
  line(TARGET_MAX, 1),
  fault((target) => (target && !targetUrl(target) ? 'target' : undefined))
)

export const RedirectionForm = v.strictObject({
  path: RedirectionPath,
  target: RedirectionTarget,
  status: v.optional(v.picklist(REDIRECTION_STATUSES), 302),
  is_active: v.optional(v.boolean(), true)
})
export type RedirectionForm = v.InferOutput<typeof RedirectionForm>

export const Redirection = v.object({
  uuid: Uuid,
  revision: ShortText,
  path: ShortText,
  target: Url,
  status: v.picklist(REDIRECTION_STATUSES),
  is_active: v.boolean(),
  /** Number of redirected visits. */
  hits: v.number(),
  last_hit_at: v.nullable(Instant)
})
export type Redirection = v.InferOutput<typeof Redirection>

/** The redirect as somebody else has changed it. */
export const OtherRedirection = /* @__PURE__ */ outdatedItem(Redirection)

export const REDIRECTION_SORTS = ['path', 'target', 'hits', 'last_hit_at', 'changed_at'] as const
export const SORT_DIRECTIONS = ['asc', 'desc'] as const

const number = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'unknown'), v.transform(Number))
const filter = {
  /** Searches in path and target. */
  q: v.optional(line())
}

export const RedirectionsQuery = v.strictObject({
  ...filter,
  sort: v.optional(v.picklist(REDIRECTION_SORTS, 'unknown'), 'path'),
  direction: v.optional(v.picklist(SORT_DIRECTIONS, 'unknown'), 'asc'),
  page: v.optional(number, '1')
})
export type RedirectionsQuery = v.InferOutput<typeof RedirectionsQuery>

export const RedirectionsPage = v.object({
  redirections: v.array(Redirection),
  total: v.number(),
  page_size: v.number(),
  time_zone: ZoneName,
  /** Allowed hosts of targets: the institution's own, and those of the setting `redirection_hosts`. */
  hosts: v.array(ShortText)
})
export type RedirectionsPage = v.InferOutput<typeof RedirectionsPage>

export const getRedirections = /* @__PURE__ */ endpoint('GET', '/api/v1/redirections', {
  summary: 'Redirects from paths on the host, with search, sorting and pagination.',
  access: managesRedirections,
  query: RedirectionsQuery,
  answers: { 200: RedirectionsPage }
})

export const postRedirection = /* @__PURE__ */ endpoint('POST', '/api/v1/redirections', {
  summary: 'Adds a redirect from an unused path.',
  access: managesRedirections,
  body: RedirectionForm,
  answers: { 201: Redirection, 422: FieldErrors }
})

const params = v.strictObject({ uuid: Uuid })

export const putRedirection = /* @__PURE__ */ endpoint('PUT', '/api/v1/redirections/:uuid', {
  summary:
    'Changes a redirect, or turns it on or off. Returns 409 if `revision` is out of date, with the redirect as it is.',
  access: managesRedirections,
  params,
  query: Based,
  body: RedirectionForm,
  answers: { 200: Redirection, 409: OtherRedirection, 422: FieldErrors }
})

export const deleteRedirection = /* @__PURE__ */ endpoint('DELETE', '/api/v1/redirections/:uuid', {
  summary: 'Deletes a redirect.',
  access: managesRedirections,
  params,
  answers: { 204: nothing }
})

export const getRedirectionsExport = /* @__PURE__ */ endpoint('GET', '/api/v1/redirections/export', {
  summary: 'All redirects as CSV, in the format of the import.',
  reading: { unlogged: 'Addresses of pages are no personal data.' },
  access: managesRedirections,
  query: v.strictObject(filter),
  stream: 'text/csv; charset=utf-8',
  answers: { 200: v.string() }
})

export const IMPORT_OUTCOMES = ['created', 'changed', 'same', 'refused'] as const

export const ImportRow = v.object({
  /** Line number in the file, from 1. */
  line: v.number(),
  /** As the file has it. */
  path: bounded(IMPORT_MAX_BYTES),
  outcome: v.picklist(IMPORT_OUTCOMES),
  /** Reasons for the refusal. */
  errors: v.array(MessageText)
})
export type ImportRow = v.InferOutput<typeof ImportRow>

export const ImportReport = v.object({ is_trial: v.boolean(), rows: v.array(ImportRow) })
export type ImportReport = v.InferOutput<typeof ImportReport>

export const IMPORT_TYPE = 'text/csv'

export const postRedirectionsImport = /* @__PURE__ */ endpoint('POST', '/api/v1/redirections/import', {
  summary:
    'Imports redirects from a CSV file (path, target, status, active); a trial only reports what each row would do.',
  access: managesRedirections,
  query: v.strictObject({ trial: v.optional(v.picklist(['true', 'false'], 'unknown'), 'false') }),
  upload: [IMPORT_TYPE],
  answers: { 200: ImportReport, 422: FieldErrors }
})
