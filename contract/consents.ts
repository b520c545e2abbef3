import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Failure, FieldErrors, Instant, line, ShortText, text, Uuid } from './values.ts'
import { WebAddress, webAddressOf } from './web-address.ts'

/** The cookie that hides the banner (spec §4) and remembers what was chosen. */
export const HIDE_COOKIE = 'hideCookiesAlert'
/** Spec §9, in days. */
const DAYS_HIDDEN = { refused: 60, accepted: 180 }

/** A path of the host itself, or another address. */
const linkOf = (typed: string) => (/^\/(?!\/)[^\\\s]*$/.test(typed) ? typed : webAddressOf(typed))
const Link = WebAddress({ max: 2000, fault: 'link', write: linkOf })

/** A cookie as the tenant declares it. */
export const DeclaredCookie = v.object({
  name: line(255, 1),
  provider: v.optional(line(), ''),
  purpose: v.optional(text(2000), ''),
  privacyPolicy: v.optional(Link, ''),
  /** Its name in the browser; `*` at the end stands for the rest of it. */
  cookieName: v.pipe(line(255, 1), v.regex(/^[^\s;,=*]+\*?$/, 'characters')),
  lifetime: v.optional(line(), ''),
  /** Address of a script that waits for the category. */
  script: v.optional(Link, '')
})
export type DeclaredCookie = v.InferOutput<typeof DeclaredCookie>

const Category = line(60, 1)

/** The tenant's setting `cookies_alert_config` (spec §3): cookies by category, of which `essentialKey` names one. */
export const CookieConfig = v.object({
  text: text(5000),
  essentialKey: v.string(),
  entries: v.record(Category, v.pipe(v.array(DeclaredCookie), v.maxLength(100)))
})
export type CookieConfig = v.InferOutput<typeof CookieConfig>

/** A cookie in the banner. */
export type ShownCookie = DeclaredCookie & {
  /** The language of the institution's own words, where it is not the reader's. */
  lang?: string | undefined
}
export type ShownConfig = Omit<CookieConfig, 'entries'> & { entries: Record<string, readonly ShownCookie[]> }

/** A valid text of the setting, with its links as the URL parser writes them, and otherwise as it was typed. */
export function withWrittenLinks(setting: string): string {
  if (!setting) return setting
  const typed = JSON.parse(setting)
  const { entries } = v.parse(CookieConfig, typed)
  let isChanged = false
  for (const [category, cookies] of Object.entries(entries))
    for (const [at, cookie] of cookies.entries())
      for (const field of ['privacyPolicy', 'script'] as const) {
        const own = typed.entries[category]?.[at] as Partial<DeclaredCookie> | undefined
        if (!own?.[field] || own[field] === cookie[field]) continue
        own[field] = cookie[field]
        isChanged = true
      }
  return isChanged ? JSON.stringify(typed, null, setting.includes('\n') ? 2 : 0) : setting
}

/** The categories that a visitor may refuse; empty ones are left out. */
export const optionalCategories = ({
  entries,
  essentialKey
}: Pick<ShownConfig, 'entries' | 'essentialKey'>): string[] =>
  Object.keys(entries).filter((category) => category !== essentialKey && entries[category]?.length)

const Version = v.pipe(v.string(), v.regex(/^[\da-f]{12}$/, 'unknown'))

/** What a visitor has chosen: the optional categories accepted, under which version of the configuration. */
export const Choice = v.strictObject({
  version: Version,
  choice: v.pipe(v.array(Category), v.maxLength(100, 'too-long'))
})
export type Choice = v.InferOutput<typeof Choice>

export const Consent = v.object({ uuid: Uuid, created_at: Instant, version: Version, choice: v.array(ShortText) })
export type Consent = v.InferOutput<typeof Consent>

/** The cookie's value. A refusal carries no id, since that would identify a visitor who declined. */
export function hideCookie({ version, choice, uuid }: Choice & { uuid?: string | undefined }, secure: boolean): string {
  const days = choice.length ? DAYS_HIDDEN.accepted : DAYS_HIDDEN.refused
  const value = encodeURIComponent(JSON.stringify({ version, choice, uuid: choice.length ? uuid : undefined }))
  return `${HIDE_COOKIE}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure ? '; Secure' : ''}`
}

export const postConsent = /* @__PURE__ */ endpoint('POST', '/api/v1/consents', {
  summary: 'Records which optional cookies were accepted, without any data about the visitor.',
  access: { public: true },
  body: Choice,
  answers: { 201: Consent, 409: Failure, 422: FieldErrors }
})
