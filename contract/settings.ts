import * as v from 'valibot'
import { ASSIGNABLE_ROLES, administers, administersInPerson } from './access.ts'
import type { APP_PATHS } from './app-paths.ts'
import { CookieConfig, withWrittenLinks } from './consents.ts'
import { isContactOption } from './contact-options.ts'
import { endpoint, nothing } from './endpoint.ts'
import type { Language } from './locales.ts'
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
/** A name or an address, perhaps with a port; the URL parser by itself accepts signs such as `*`. */
const isHost = (value: string) =>
  /^[\w.:[\]-]+$/.test(value) && URL.canParse(`https://${value}`) && new URL(`https://${value}`).host === value
/** Plain http as for origins; the server asks hosts that are not public only where its operator lists them. */
const isTile = (value: string) =>
  URL.canParse(value) &&
  isOrigin(new URL(value).origin) &&
  isWeb(value) &&
  ['{z}', '{x}', '{y}'].every((part) => value.includes(part))

/** At most fifteen digits (ITU-T E.164). */
const isDialable = (value: string) => value.replace(/\D/g, '').length <= 15

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

/** Whether each role of the sign-in service belongs to a value. What is no such JSON has another issue already. */
const hasValues = (text: string) => {
  try {
    return !text || Object.keys(JSON.parse(text)).every((value) => value.trim())
  } catch {
    return true
  }
}

/** Plain http only for localhost. No query or fragment: URLs are made by appending to it. */
const isIssuer = (value: string) =>
  isWeb(value) &&
  value.length < 256 &&
  /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]|^http:\/\/(localhost|127\.0\.0\.1)$/.test(value) &&
  !/[?#@\s]/.test(value)

/** The services that make a room for each online appointment. */
export const VIDEO_PROVIDERS = ['jitsi', 'bigbluebutton', 'teams'] as const
export type VideoProvider = (typeof VIDEO_PROVIDERS)[number]

/** How text messages are sent: to a service of one's own by JSON, or to Twilio and those that speak as it does. */
export const TEXT_PROVIDERS = ['generic', 'twilio'] as const
export type TextProvider = (typeof TEXT_PROVIDERS)[number]

/** The services of which a setting chooses one, or none. */
export const PROVIDERS = { video_provider: VIDEO_PROVIDERS, text_provider: TEXT_PROVIDERS } as const

/** Long enough for a private key. */
const Key = v.pipe(v.string(), v.trim(), v.maxLength(SETTING_MAX, 'too-long'))
/** Encrypted, except from this computer. */
const ServiceAddress = orEmpty(isIssuer, 'service-address')

/** A directory of Microsoft Entra: its ID, a domain of it, or `organizations` for any. */
const Directory = v.pipe(Line, v.regex(/^$|^[a-z\d](?:[a-z\d.-]{0,98}[a-z\d])?$/i, 'directory'))
const WITH_JITSI = ['video_provider', 'jitsi'] as const
const WITH_BIGBLUEBUTTON = ['video_provider', 'bigbluebutton'] as const
const WITH_GENERIC = ['text_provider', 'generic'] as const
const WITH_TWILIO = ['text_provider', 'twilio'] as const
const WITH_TEXTS = ['text_provider', ...TEXT_PROVIDERS] as const

/** Of a part of a text message, in euros. */
const Price = v.pipe(Line, v.regex(/^(?:\d{1,2}(?:[.,]\d{1,4})?)?$/, 'price'))
/** How many text messages a day; empty is without limit. */
const DayLimit = v.pipe(Line, v.regex(/^(?:[1-9]\d{0,5})?$/, 'day-limit'))
const CountryCode = v.pipe(Line, v.regex(/^[1-9]\d{0,2}$/, 'country-code'))

const Switch = v.pipe(v.string(), v.trim(), v.picklist(['true', 'false'], 'true-or-false'))
const Picture = orEmpty((value) => /^\/[\w-][\w./-]*$/.test(value), 'own-picture')
const Address = WebAddress({ max: 2000 })

/** What settings are about: each is a form of its own, in this order. */
export const SETTING_GROUPS = [
  'appearance',
  'booking',
  'video',
  'texts',
  'calendars',
  'cards',
  'legal',
  'websites',
  'public',
  'push',
  'help',
  'sign-in',
  'provisioning'
] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

/** How administrators fill a setting in. */
export type SettingField =
  | 'switch'
  | 'provider'
  | 'colour'
  | 'picture'
  | 'line'
  | 'email'
  | 'phone'
  | 'address'
  | 'secret'
  | 'origins'
  | 'hosts'
  | 'contact-options'
  | 'assignable-roles'
  | 'roles'
  /** On a page of its own. */
  | 'page'

interface Stored {
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
}

interface Placed {
  group: SettingGroup
  field: SettingField
  /** Of a text that exists in two languages: they stand side by side. */
  language?: Language
  /** Where it is edited, if not in its group. */
  page?: (typeof APP_PATHS)[number]
  /** Shown only while another setting of its group has one of these values. */
  onlyWith?: readonly [name: string, ...values: string[]]
  isProviders?: undefined
}

interface Providers {
  /** For the provider of the installation, by the API; no page shows it. */
  isProviders: true
}

type Setting = Stored & (Placed | Providers)

/** All settings of a tenant; the messages `settings.label-<name>` and `settings.<name>` say what each is called and for. */
export const SETTINGS = {
  primary_color: {
    schema: v.pipe(Line, v.toLowerCase(), Colour),
    initial: DEFAULT_THEME_COLOUR,
    isPublic: true,
    group: 'appearance',
    field: 'colour'
  },
  'images.tenantLogo': { schema: Picture, initial: '', group: 'appearance', field: 'picture' },
  'images.tenantLogoDark': { schema: Picture, initial: '', group: 'appearance', field: 'picture' },
  'images.bigHeaderImage': { schema: Picture, initial: '', group: 'appearance', field: 'picture' },
  'headerWidget.type': {
    schema: v.pipe(Line, v.picklist(['default', 'underlined'], 'default-or-underlined')),
    initial: 'default',
    isProviders: true
  },
  topics_enabled: { schema: Switch, initial: 'true', group: 'booking', field: 'switch' },
  advisors_set_buffers: { schema: Switch, initial: 'false', group: 'booking', field: 'switch' },
  video_provider: {
    schema: v.pipe(Line, v.picklist(['', ...VIDEO_PROVIDERS], 'video-provider')),
    initial: '',
    group: 'video',
    field: 'provider'
  },
  jitsi_url: { schema: ServiceAddress, initial: '', group: 'video', field: 'address', onlyWith: WITH_JITSI },
  jitsi_app_id: { schema: line(200), initial: '', group: 'video', field: 'line', onlyWith: WITH_JITSI },
  jitsi_secret: {
    schema: Key,
    initial: '',
    isSecret: true,
    isSealed: true,
    group: 'video',
    field: 'secret',
    onlyWith: WITH_JITSI
  },
  jitsi_key_id: { schema: line(200), initial: '', group: 'video', field: 'line', onlyWith: WITH_JITSI },
  bigbluebutton_url: {
    schema: ServiceAddress,
    initial: '',
    group: 'video',
    field: 'address',
    onlyWith: WITH_BIGBLUEBUTTON
  },
  bigbluebutton_secret: {
    schema: line(200),
    initial: '',
    isSecret: true,
    isSealed: true,
    group: 'video',
    field: 'secret',
    onlyWith: WITH_BIGBLUEBUTTON
  },
  text_provider: {
    schema: v.pipe(Line, v.picklist(['', ...TEXT_PROVIDERS], 'text-provider')),
    initial: '',
    group: 'texts',
    field: 'provider'
  },
  text_url: { schema: ServiceAddress, initial: '', group: 'texts', field: 'address', onlyWith: WITH_GENERIC },
  text_token: {
    schema: line(500),
    initial: '',
    isSecret: true,
    isSealed: true,
    group: 'texts',
    field: 'secret',
    onlyWith: WITH_GENERIC
  },
  text_reply_secret: {
    schema: line(500),
    initial: '',
    isSecret: true,
    isSealed: true,
    group: 'texts',
    field: 'secret',
    onlyWith: WITH_GENERIC
  },
  twilio_url: {
    schema: ServiceAddress,
    initial: 'https://api.twilio.com',
    group: 'texts',
    field: 'address',
    onlyWith: WITH_TWILIO
  },
  twilio_account: { schema: line(200), initial: '', group: 'texts', field: 'line', onlyWith: WITH_TWILIO },
  twilio_token: {
    schema: line(500),
    initial: '',
    isSecret: true,
    isSealed: true,
    group: 'texts',
    field: 'secret',
    onlyWith: WITH_TWILIO
  },
  text_sender: { schema: line(40), initial: '', group: 'texts', field: 'line', onlyWith: WITH_TEXTS },
  text_country: { schema: CountryCode, initial: '43', group: 'texts', field: 'line', onlyWith: WITH_TEXTS },
  text_price: { schema: Price, initial: '', group: 'texts', field: 'line', onlyWith: WITH_TEXTS },
  text_day_limit: { schema: DayLimit, initial: '2000', group: 'texts', field: 'line', onlyWith: WITH_TEXTS },
  microsoft_client_id: { schema: line(200), initial: '', group: 'calendars', field: 'line' },
  microsoft_client_secret: {
    schema: line(500),
    initial: '',
    isSecret: true,
    isSealed: true,
    group: 'calendars',
    field: 'secret'
  },
  microsoft_directory: { schema: Directory, initial: '', group: 'calendars', field: 'line' },
  google_client_id: { schema: line(200), initial: '', group: 'calendars', field: 'line' },
  google_client_secret: {
    schema: line(500),
    initial: '',
    isSecret: true,
    isSealed: true,
    group: 'calendars',
    field: 'secret'
  },
  advisors_set_contact_options: { schema: Switch, initial: 'false', group: 'cards', field: 'switch' },
  default_contact_options: {
    schema: wordsThat(isContactOption, 'contact-options'),
    initial: 'online_appointment whatsapp email_address vcard wallet_cards',
    group: 'cards',
    field: 'contact-options'
  },
  whatsapp_number: {
    schema: v.pipe(Line, Phone, v.check(isDialable, 'phone')),
    initial: '',
    group: 'cards',
    field: 'phone'
  },
  signature_note: { schema: line(300), initial: '', group: 'cards', field: 'line' },
  erasure_approval: { schema: Switch, initial: 'false', group: 'legal', field: 'switch' },
  mail_from: {
    schema: v.union([v.pipe(Line, v.literal('')), Email], 'email'),
    initial: '',
    group: 'legal',
    field: 'email'
  },
  home_page: { schema: Address, initial: '', group: 'legal', field: 'address' },
  imprint_de: { schema: Address, initial: '', group: 'legal', field: 'address', language: 'de' },
  imprint_en: { schema: Address, initial: '', group: 'legal', field: 'address', language: 'en' },
  privacy_de: { schema: Address, initial: '', isPublic: true, group: 'legal', field: 'address', language: 'de' },
  privacy_en: { schema: Address, initial: '', isPublic: true, group: 'legal', field: 'address', language: 'en' },
  embed_origins: { schema: wordsThat(isOrigin, 'origins'), initial: '', group: 'websites', field: 'origins' },
  push_link_hosts: { schema: wordsThat(isHost, 'hosts'), initial: '', group: 'push', field: 'hosts' },
  search_engines: { schema: Switch, initial: 'true', group: 'public', field: 'switch' },
  push_approval: { schema: Switch, initial: 'false', group: 'push', field: 'switch' },
  redirection_hosts: { schema: wordsThat(isHost, 'hosts'), initial: '', group: 'websites', field: 'hosts' },
  cookies_alert_config: {
    schema: v.pipe(Json(CookieConfig), v.transform(withWrittenLinks)),
    initial: '',
    isPublic: true,
    group: 'legal',
    field: 'page',
    page: '/account-admin/cookie-notice'
  },
  cookie_sources: { schema: wordsThat(isOrigin, 'origins'), initial: '', group: 'legal', field: 'origins' },
  meta_tags: {
    schema: Json(v.array(MetaTag)),
    initial: '',
    group: 'public',
    field: 'page',
    page: '/account-admin/meta-tags'
  },
  map_tile_url: { schema: orEmpty(isTile, 'tiles'), initial: '', isSecret: true, group: 'public', field: 'secret' },
  map_attribution: { schema: Line, initial: '', group: 'public', field: 'line' },
  help_page: { schema: Address, initial: '', group: 'help', field: 'address' },
  help_email: {
    schema: v.union([v.pipe(Line, v.literal('')), Email], 'email'),
    initial: '',
    group: 'help',
    field: 'email'
  },
  help_phone: { schema: v.pipe(Line, Phone), initial: '', group: 'help', field: 'phone' },
  openid_issuer: { schema: orEmpty(isIssuer, 'issuer'), initial: '', group: 'sign-in', field: 'address' },
  openid_client_id: { schema: Line, initial: '', group: 'sign-in', field: 'line' },
  openid_client_secret: {
    schema: Line,
    initial: '',
    isSecret: true,
    isSealed: true,
    group: 'sign-in',
    field: 'secret'
  },
  openid_scope: {
    schema: v.pipe(
      Line,
      v.check((value) => words(value).includes('openid') && /^[\x21-\x7e ]+$/.test(value), 'scope')
    ),
    initial: 'openid email profile',
    group: 'sign-in',
    field: 'line'
  },
  openid_label: { schema: line(60), initial: '', group: 'sign-in', field: 'line' },
  openid_create_users: { schema: Switch, initial: 'false', group: 'sign-in', field: 'switch' },
  openid_roles_claim: { schema: Line, initial: '', group: 'sign-in', field: 'line' },
  openid_roles: {
    schema: v.pipe(Json(OpenIdRoles), v.check(hasValues, 'role-without-value')),
    initial: '',
    group: 'sign-in',
    field: 'roles'
  },
  openid_password_sign_in: { schema: Switch, initial: 'true', group: 'sign-in', field: 'switch' },
  second_factor_roles: {
    schema: wordsThat((word) => ASSIGNABLE_ROLES.some((role) => role === word), 'assignable-roles'),
    initial: '',
    group: 'sign-in',
    field: 'assignable-roles'
  },
  scim_roles: {
    schema: v.pipe(Json(OpenIdRoles), v.check(hasValues, 'role-without-group')),
    initial: '',
    group: 'provisioning',
    field: 'roles'
  }
} satisfies Record<string, Setting>
export type SettingName = keyof typeof SETTINGS

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]
type Described = Stored & Partial<Omit<Placed, 'isProviders'> & Providers>
/** A setting of a newer server has no description here. */
const UNKNOWN: Described = { schema: text(SETTING_MAX), initial: '' }
export const settingOf = (name: SettingName): Described => (Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : UNKNOWN)
export const settingsIn = (group: SettingGroup): SettingName[] =>
  SETTING_NAMES.filter((name) => settingOf(name).group === group)

/** Names with their values (spec §7). */
export const Settings = v.record(ShortText, bounded(SETTING_MAX))
export type Settings = v.InferOutput<typeof Settings>

export const getSettings = /* @__PURE__ */ endpoint('GET', '/api/v1/settings', {
  summary: "The institution's settings as one flat object of names and values; secret values are masked.",
  access: administers,
  answers: { 200: Settings }
})

const Changes = v.record(
  v.pipe(v.string(), v.maxLength(TEXT_MAX)),
  v.pipe(v.string(), v.maxLength(SETTING_MAX, 'too-long'))
)

export const putSettings = /* @__PURE__ */ endpoint('PUT', '/api/v1/settings', {
  summary: "Changes one setting; the body's only key is its name.",
  proof: 'where-needed',
  access: administersInPerson,
  body: v.pipe(
    Changes,
    v.check((body) => Object.keys(body).length === 1, 'one-setting')
  ),
  answers: { 204: nothing, 422: FieldErrors }
})

export const patchSettings = /* @__PURE__ */ endpoint('PATCH', '/api/v1/settings', {
  summary: 'Changes several settings, or none of them if one is refused; answers with all as they are now.',
  proof: 'where-needed',
  access: administersInPerson,
  body: Changes,
  answers: { 200: Settings, 422: FieldErrors }
})
