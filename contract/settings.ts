import * as v from 'valibot'
import { administers } from './access.ts'
import { CookieConfig, withWrittenLinks } from './consents.ts'
import { isContactOption } from './contact-options.ts'
import { endpoint, nothing } from './endpoint.ts'
import { OpenIdRoles } from './openid.ts'
import { Colour, DEFAULT_THEME_COLOUR, MetaTag } from './tenant.ts'
import { bounded, Email, FieldErrors, line, Phone, SETTING_MAX, ShortText, TEXT_MAX, text } from './values.ts'
import { WebAddress, webAddressOf } from './web-address.ts'

/** The placeholder shown for a secret; saving it leaves the secret unchanged. */
export const SECRET_MASK = '••••••••'

const Line = text(2000)
const orEmpty = (check: (value: string) => boolean, code: string) =>
  v.pipe(
    Line,
    v.check((value) => !value || check(value), code)
  )
const words = (value: string) => value.split(/\s+/).filter(Boolean)
/** Words separated by spaces; each wrong one has an issue of its own, with the word as its input. */
const wordsThat = (check: (word: string) => boolean, message: string) =>
  v.pipe(
    Line,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const input of words(dataset.value)) if (!check(input)) addIssue({ input, message })
    })
  )

const isWeb = (value: string) => webAddressOf(value) !== undefined
/**
 * Plain http only from this computer, on any port of `localhost` and the names below it: an embedding page must not be
 * tampered with in transit.
 */
export const isOrigin = (value: string) =>
  URL.canParse(value) &&
  new URL(value).origin === value &&
  // a host may contain characters that would end a source in a Content Security Policy
  !/[;,'"*]/.test(value) &&
  /^https:|^http:\/\/(([\w-]+\.)*localhost|127\.0\.0\.1)(:|$)/.test(value)
const isHost = (value: string) => URL.canParse(`https://${value}`) && new URL(`https://${value}`).host === value
const isTile = (value: string) =>
  value.startsWith('https://') && isWeb(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part))

const Json = (schema: v.GenericSchema) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(SETTING_MAX, 'too-long'),
    v.check((value) => {
      try {
        return !value || v.is(schema, JSON.parse(value))
      } catch {
        return false
      }
    }, 'json')
  )

/** Plain http only for localhost. No query or fragment: URLs are made by appending to it. */
const isIssuer = (value: string) =>
  isWeb(value) &&
  value.length < 256 &&
  /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]|^http:\/\/(localhost|127\.0\.0\.1)$/.test(value) &&
  !/[?#@\s]/.test(value)

const Switch = v.pipe(v.string(), v.trim(), v.picklist(['true', 'false'], 'true-or-false'))
const Picture = orEmpty((value) => /^\/[\w-][\w./-]*$/.test(value), 'own-picture')
const Address = WebAddress({ max: 2000 })

interface Setting {
  /** The schema of a value. */
  schema: v.GenericSchema<unknown, string>
  /** The default. */
  initial: string
  /** Public to every visitor. */
  isPublic?: true
  /** Write-only. */
  isSecret?: true
  /** Stored encrypted. */
  isSealed?: true
  /** For the provider of the installation, by the API; the page of settings does not list it. */
  isProviders?: true
}

/** All settings of a tenant; the message `settings.<name>` describes each. */
export const SETTINGS = {
  primary_color: { schema: v.pipe(Line, v.toLowerCase(), Colour), initial: DEFAULT_THEME_COLOUR, isPublic: true },
  'images.tenantLogo': { schema: Picture, initial: '' },
  'images.tenantLogoDark': { schema: Picture, initial: '' },
  'images.bigHeaderImage': { schema: Picture, initial: '' },
  'headerWidget.type': {
    schema: v.pipe(Line, v.picklist(['default', 'underlined'], 'default-or-underlined')),
    initial: 'default',
    isProviders: true
  },
  topics_enabled: { schema: Switch, initial: 'true' },
  advisors_set_buffers: { schema: Switch, initial: 'false' },
  advisors_set_contact_options: { schema: Switch, initial: 'false' },
  default_contact_options: {
    schema: wordsThat(isContactOption, 'contact-options'),
    initial: 'online_appointment whatsapp email_address vcard wallet_cards'
  },
  whatsapp_number: { schema: v.pipe(Line, Phone), initial: '' },
  mail_from: { schema: v.union([v.pipe(Line, v.literal('')), Email], 'email'), initial: '' },
  home_page: { schema: Address, initial: '' },
  imprint_de: { schema: Address, initial: '' },
  imprint_en: { schema: Address, initial: '' },
  privacy_de: { schema: Address, initial: '', isPublic: true },
  privacy_en: { schema: Address, initial: '', isPublic: true },
  embed_origins: { schema: wordsThat(isOrigin, 'origins'), initial: '' },
  push_link_hosts: { schema: wordsThat(isHost, 'hosts'), initial: '' },
  search_engines: { schema: Switch, initial: 'true' },
  push_approval: { schema: Switch, initial: 'false' },
  redirection_hosts: { schema: wordsThat(isHost, 'hosts'), initial: '' },
  cookies_alert_config: {
    schema: v.pipe(Json(CookieConfig), v.transform(withWrittenLinks)),
    initial: '',
    isPublic: true
  },
  cookie_sources: { schema: wordsThat(isOrigin, 'origins'), initial: '' },
  meta_tags: { schema: Json(v.array(MetaTag)), initial: '' },
  map_tile_url: { schema: orEmpty(isTile, 'tiles'), initial: '', isSecret: true },
  map_attribution: { schema: Line, initial: '' },
  openid_issuer: { schema: orEmpty(isIssuer, 'issuer'), initial: '' },
  openid_client_id: { schema: Line, initial: '' },
  openid_client_secret: { schema: Line, initial: '', isSecret: true, isSealed: true },
  openid_scope: {
    schema: v.pipe(
      Line,
      v.check((value) => words(value).includes('openid') && /^[\x21-\x7e ]+$/.test(value), 'scope')
    ),
    initial: 'openid email profile'
  },
  openid_roles_claim: { schema: Line, initial: '' },
  openid_roles: { schema: Json(OpenIdRoles), initial: '' },
  openid_create_users: { schema: Switch, initial: 'false' },
  openid_label: { schema: line(60), initial: '' },
  openid_password_sign_in: { schema: Switch, initial: 'true' }
} satisfies Record<string, Setting>
export type SettingName = keyof typeof SETTINGS

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]
/** A setting of a newer server has no description here. */
const UNKNOWN: Setting = { schema: text(SETTING_MAX), initial: '' }
export const settingOf = (name: SettingName): Setting => (Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : UNKNOWN)

/** Names with their values (spec §7). */
export const Settings = v.record(ShortText, bounded(SETTING_MAX))
export type Settings = v.InferOutput<typeof Settings>

export const getSettings = /* @__PURE__ */ endpoint('GET', '/api/v1/settings', {
  summary: "The institution's settings as one flat object of names and values; secret values are masked.",
  access: administers,
  answers: { 200: Settings }
})

export const putSettings = /* @__PURE__ */ endpoint('PUT', '/api/v1/settings', {
  summary: "Changes one setting; the body's only key is its name.",
  access: administers,
  body: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(TEXT_MAX)), v.pipe(v.string(), v.maxLength(SETTING_MAX, 'too-long'))),
    v.check((body) => Object.keys(body).length === 1, 'one-setting')
  ),
  answers: { 204: nothing, 422: FieldErrors }
})
