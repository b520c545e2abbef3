import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SECRET_MASK, SETTING_NAMES, type SettingName, settingOf } from '#contract/settings'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PATH = '/api/v1/settings'
const LONG = 'x'.repeat(2001)
const TILES = 'https://tiles.bank.example/{z}/{x}/{y}.png'
const META = {
  controller: 'search',
  name: 'detail',
  title: '[NAME]',
  description: '',
  og_title: '',
  og_description: ''
}

/** A valid and an invalid value for each setting. */
const VALUES: Record<SettingName, [right: string, wrong: string]> = {
  primary_color: ['#123abc', 'green'],
  'images.tenantLogo': ['/media/other.svg', 'https://elsewhere.example/logo.svg'],
  'images.tenantLogoDark': ['/media/other.svg', '//elsewhere.example/logo.svg'],
  'images.bigHeaderImage': ['/media/header.webp', 'javascript:alert(1)'],
  'headerWidget.type': ['underlined', 'big'],
  topics_enabled: ['false', 'no'],
  advisors_set_buffers: ['false', '1'],
  advisors_set_contact_options: ['false', '1'],
  video_provider: ['', 'zoom'],
  jitsi_url: ['https://meet.bank.example', 'http://meet.bank.example'],
  jitsi_app_id: ['bank', 'x'.repeat(201)],
  jitsi_secret: ['a secret of the bank', 'x'.repeat(60_001)],
  jitsi_key_id: ['key-1', 'x'.repeat(201)],
  bigbluebutton_url: ['https://bbb.bank.example/bigbluebutton/', 'bbb.bank.example'],
  bigbluebutton_secret: ['a secret of the server', 'x'.repeat(201)],
  text_provider: ['', 'pigeons'],
  text_url: ['https://texts.bank.example/send', 'http://texts.bank.example'],
  text_token: ['a token of the service', 'x'.repeat(501)],
  text_reply_secret: ['a secret of the replies', 'x'.repeat(501)],
  twilio_url: ['https://texts.bank.example', 'texts.bank.example'],
  twilio_account: ['AC0123', 'x'.repeat(201)],
  twilio_token: ['a token of the account', 'x'.repeat(501)],
  text_sender: ['+43 720 123456', 'x'.repeat(41)],
  text_country: ['49', '+49'],
  text_price: ['0,079', 'free'],
  text_day_limit: ['500', 'many'],
  microsoft_client_id: ['0f8fad5b-d9cb-469f-a165-70867728950e', 'x'.repeat(201)],
  microsoft_client_secret: ['a secret of the registration', 'x'.repeat(501)],
  google_client_id: ['123-abc.apps.googleusercontent.com', 'x'.repeat(201)],
  google_client_secret: ['a secret of the client', 'x'.repeat(501)],
  microsoft_directory: ['bank.example', 'https://bank.example'],
  default_contact_options: ['vcard email_address', 'vcard e-mail'],
  whatsapp_number: ['+43 660 1234567', 'anna'],
  signature_note: ['Bank AG, Wien, FN 123456a', 'x'.repeat(301)],
  mail_from: ['andere@bank.example', 'termine'],
  home_page: ['https://www.bank.example/start', 'www.bank.example'],
  imprint_de: ['https://www.bank.example/impressum-neu', 'javascript:alert(1)'],
  imprint_en: ['https://www.bank.example/imprint-new', '/imprint'],
  privacy_de: ['https://www.bank.example/datenschutz-neu', 'javascript:alert(1)'],
  privacy_en: ['https://www.bank.example/privacy-new', '/privacy'],
  embed_origins: ['https://www.bank.example https://m.bank.example', 'https://www.bank.example/path'],
  push_link_hosts: ['www.bank.example', 'https://www.bank.example'],
  search_engines: ['false', 'no'],
  erasure_approval: ['true', 'yes'],
  push_approval: ['true', 'yes'],
  redirection_hosts: ['www.bank.example', 'www.bank.example/path'],
  cookies_alert_config: ['', '{"text":1}'],
  cookie_sources: ['https://scripts.bank.example', 'scripts.bank.example'],
  meta_tags: [JSON.stringify([META]), '[{"controller":1}]'],
  map_tile_url: [TILES, 'http://tiles.bank.example/{z}/{x}/{y}.png'],
  map_attribution: ['© Karten', LONG],
  help_page: ['https://intranet.bank.example/termine', 'intranet'],
  help_email: ['hilfe@bank.example', 'hilfe'],
  help_phone: ['+43 1 234567', 'anna'],
  openid_issuer: ['https://login.bank.example/realms/staff', 'http://login.bank.example'],
  openid_client_id: ['advisor-widgets', LONG],
  openid_client_secret: ['a secret of the bank', LONG],
  openid_scope: ['openid email', 'email'],
  openid_roles_claim: ['groups', LONG],
  openid_roles: ['{"chief":["accountadmin"]}', '{"chief":["emperor"]}'],
  openid_create_users: ['true', 'yes'],
  openid_label: ['Mit der Bank anmelden', 'x'.repeat(61)],
  openid_password_sign_in: ['true', 'perhaps'],
  second_factor_roles: ['accountadmin analyst', 'accountadmin emperor'],
  scim_roles: ['{"Advisors":["analyst"]}', '{"Advisors":["emperor"]}']
}
/** Tested with their default: another value is refused until an administrator has used the sign-in service, or without access to the service. */
const AS_BEFORE: readonly SettingName[] = ['openid_password_sign_in', 'video_provider', 'text_provider']

let site: Site
let cookie: string

const read = async () => (await request(site, 'GET', PATH, { cookie })).body
const put = (name: SettingName, value: string) =>
  request(site, 'PUT', PATH, { cookie, body: { [name]: value }, headers: { 'accept-language': 'en' } })
const log = async (name: SettingName) =>
  (await request(site, 'GET', `/api/v1/audit-log?object=setting&object_id=${name}`, { cookie })).body.entries

beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'admin@demo.example')
})
afterAll(() => site.stop())

test.each(SETTING_NAMES)(
  '%s: an invalid value is refused with a readable message, and the old one stays',
  async (name) => {
    const before = await read()
    const { status, body } = await put(name, VALUES[name][1])
    expect([status, Object.keys(body.errors)]).toEqual([422, [name]])
    // a sentence, not a code
    for (const error of body.errors[name]) expect(error).toMatch(/ .*\.$/)
    expect(await read()).toEqual(before)
    expect(await log(name)).toEqual([])
  }
)

test.each(SETTING_NAMES)(
  '%s: a valid value is saved, and the audit log has the user, the old and the new value',
  async (name) => {
    const [right] = VALUES[name]
    const before = (await read())[name]
    expect((await put(name, right)).status).toBe(204)
    const { isSecret } = settingOf(name)
    expect((await read())[name]).toBe(isSecret ? SECRET_MASK : right)
    const entries = await log(name)
    expect(entries).toHaveLength(AS_BEFORE.includes(name) ? 0 : 1)
    for (const { changes, actor_name } of entries) {
      expect(actor_name).toMatch(/\S/)
      expect(changes).toEqual([{ field: 'value', before, after: isSecret ? `${SECRET_MASK} *` : right }])
    }
  }
)

test('what is shown only with another setting stands in its group, and with a value that it can have', () => {
  const dependent = SETTING_NAMES.flatMap((name) => {
    const { group, onlyWith } = settingOf(name)
    const [other = '', ...values] = onlyWith ?? []
    return values.map((value) => ({ group, other: settingOf(other as SettingName), value }))
  })
  expect(dependent.length).toBeGreaterThan(0)
  for (const { group, other, value } of dependent) {
    expect(other.group).toBe(group)
    expect(v.is(other.schema, value)).toBe(true)
  }
})

test('a secret is in no response, neither of the settings nor of the audit log', async () => {
  const secrets = SETTING_NAMES.filter((name) => settingOf(name).isSecret)
  expect(secrets.length).toBeGreaterThan(1)
  for (const name of secrets) expect((await put(name, VALUES[name][0])).status).toBe(204)
  const answers = await Promise.all(
    [PATH, '/api/v1/audit-log', '/api/v1/audit-log/export', '/api/v1/tenant', '/api/v1/app-init'].map((path) =>
      request(site, 'GET', path, { cookie })
    )
  )
  for (const name of secrets) for (const { text } of answers) expect(text).not.toContain(VALUES[name][0])
})
