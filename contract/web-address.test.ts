import { domainToUnicode } from 'node:url'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { CookieConfig, withWrittenLinks } from './consents.ts'
import { fits, PLACEHOLDER, valueIn } from './custom-links.ts'
import type { Endpoint } from './endpoint.ts'
import { SETTINGS } from './settings.ts'
import { decodeLabelsWith, webAddressOf } from './web-address.ts'

/** Addresses that lead elsewhere than they seem to lead, or nowhere. */
const HOSTILE = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd'],
  ...[
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    '//evil.example',
    'https://',
    'ftp://x.example'
  ],
  ...['https://www.bank.example@evil.example/', 'https://user:word@bank.example/', 'https://@bank.example/'],
  ...[
    'https://evil.example\\@bank.example/',
    'https:\\\\evil.example',
    'https://bank.example\\.evil.example/',
    '/\\evil.example'
  ],
  // Cyrillic а in bank, percent-encoded too; Greek ο; a word of look-alikes only
  ...[
    'https://www.bаnk.example/',
    'https://www.b%D0%B0nk.example/',
    'https://gοοgle.example/',
    'https://аррӏе.example/'
  ],
  ...[
    'https://www.ban\u0000k.example/',
    'https://bank.example/\u0007',
    'https://bank.example/a\tb',
    'https://bank.example/a\nb'
  ],
  ...[
    'https://bank.example/\u202Egnp.exe',
    'https://bank\u200B.example/',
    'https://ba\u00ADnk.example/',
    'https:// bank.example'
  ],
  ...['https://bank.example:99999/', 'https://[::1/', 'https://a b.example/', 'https://bank..\u2028example/']
]
/** Their look-alikes show only when Punycode is decoded. */
const ENCODED = [
  'https://xn--80ak6aa92e.com/',
  'https://www.XN--80ak6aa92e.com:8443/x',
  'https://www.xn--bnk-6cd.example/'
]
beforeAll(() => decodeLabelsWith(domainToUnicode))

/** What one of the fields for addresses takes. */
const SOUND = [
  'https://www.bank.example/x',
  `https://www.bank.example/${PLACEHOLDER}`,
  'https://www.bank.example',
  'https://tiles.bank.example/{z}/{x}/{y}'
]
const NO_ADDRESSES = ['nothing', 'nothing that would be an address']

type Node = Record<string, unknown> & { type?: string }
type Leaf = [name: string, schema: v.GenericSchema]

/** Every schema of a text in a body, by its path. */
function leaves(schema: Node, name: string): Leaf[] {
  const { entries, item, wrapped, options, type } = schema as Record<string, never>
  if (entries)
    return Object.entries(entries as Record<string, Node>).flatMap(([key, one]) => leaves(one, `${name}.${key}`))
  if (item) return leaves(item, `${name}[]`)
  if (wrapped) return leaves(wrapped, name)
  if (Array.isArray(options) && typeof options[0] === 'object')
    return (options as Node[]).flatMap((one) => leaves(one, name))
  return type === 'string' ? [[name, schema as unknown as v.GenericSchema]] : []
}

const modules = import.meta.glob<Record<string, unknown>>('./*.ts', { eager: true })
const isEndpoint = (one: unknown): one is Endpoint =>
  typeof one === 'object' && one !== null && 'shape' in one && 'path' in one
const endpoints = Object.values(modules).flatMap((exported) => Object.values(exported).filter(isEndpoint))
const fields: Leaf[] = [
  ...endpoints.flatMap(({ method, path, shape }) =>
    shape.body ? leaves(shape.body as unknown as Node, `${method} ${path}`) : []
  ),
  ...leaves(CookieConfig.entries.entries.value.pipe[0].item as unknown as Node, 'cookies'),
  ...Object.entries(SETTINGS).map(([name, { schema }]): Leaf => [`setting ${name}`, schema])
]
const addresses = fields.filter(
  ([, schema]) => SOUND.some((one) => v.is(schema, one)) && !NO_ADDRESSES.some((one) => v.is(schema, one))
)

describe(`of ${fields.length} texts of the contract, ${addresses.length} are addresses`, () => {
  test('these are among them', () => {
    const names = addresses.map(([name]) => name).join('\n')
    for (const known of [
      'meeting_url',
      'custom-links.pattern',
      'notifications.link',
      'privacyPolicy',
      'imprint_de',
      'imprint_en'
    ])
      expect(names).toContain(known)
  })

  test.each(addresses)('%s refuses what misleads', (_name, schema) => {
    expect(HOSTILE.filter((one) => v.is(schema, one))).toEqual([])
    const patterns = HOSTILE.map((one) => `${one}/${PLACEHOLDER}`)
    expect(patterns.filter((one) => v.is(schema, one))).toEqual([])
  })

  test.each(addresses)('%s refuses look-alikes in Punycode', (_name, schema) => {
    expect(ENCODED.filter((one) => v.is(schema, one))).toEqual([])
    expect(ENCODED.filter((one) => v.is(schema, `${one}/${PLACEHOLDER}`))).toEqual([])
  })

  test.each(addresses)('%s stores what the parser writes', (_name, schema) => {
    const stored = v.safeParse(schema, 'HTTPS://WWW.Bank.example:443/a/../b?q=ä')
    if (stored.success) expect(stored.output).toBe('https://www.bank.example/b?q=%C3%A4')
  })
})

test("an advisor's own address is checked and stored alike", () => {
  expect([...HOSTILE, ...ENCODED].filter((one) => fits(PLACEHOLDER, valueIn(PLACEHOLDER, one)))).toEqual([])
  expect(valueIn(PLACEHOLDER, 'https://Bank.example')).toBe('https://bank.example/')
})

test('the links of the cookie notice are stored as the parser writes them, and the rest as typed', () => {
  const cookie = { name: 'Sitzung', cookieName: 'session', privacyPolicy: 'https://Bank.example', note: 'ours' }
  const setting = (link: string) =>
    JSON.stringify({ text: 'x', essentialKey: 'e', entries: { e: [{ ...cookie, privacyPolicy: link }] } })
  expect(withWrittenLinks(setting('https://Bank.example'))).toBe(setting('https://bank.example/'))
  expect(v.parse(SETTINGS.cookies_alert_config.schema, setting('/privacy'))).toBe(setting('/privacy'))
  expect(v.is(SETTINGS.cookies_alert_config.schema, setting('https:evil.example'))).toBe(false)
})

test.each([
  ['https://müller.example/', 'https://xn--mller-kva.example/'],
  ['https://банк.example/', 'https://xn--80ab2al.example/'],
  ['https://銀行のページ.example/', undefined],
  ['https://xn--mller-kva.example/', 'https://xn--mller-kva.example/'],
  ['http://localhost:3000/x', 'http://localhost:3000/x'],
  ['https://bank.example/pfad/ünde?a=b#c', 'https://bank.example/pfad/%C3%BCnde?a=b#c']
])('%s in one script is a sound address', (typed, written) => {
  expect(webAddressOf(typed)).toBe(written ?? new URL(typed).href)
})
