import fc from 'fast-check'
import type { Draft } from './draft.ts'

const LONG = 'x'.repeat(5000)
/** Texts that have broken parsers, patterns, databases or templates somewhere. */
const TEXTS = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    '\uffff',
    '\u202e',
    '\ufeff',
    'é'.normalize('NFD'),
    'ﷺ'.repeat(20),
    '👩‍👩‍👧‍👦'
  ],
  ...[
    LONG,
    'x'.repeat(256),
    "' or 1=1 --",
    '"; drop',
    '{{7*7}}',
    '<%= 7 %>',
    '<script>',
    '\r\nSet-Cookie: a=b',
    '../../etc/passwd'
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'NaN', '-1', '1e5', '0x10', '१', 'true'],
  ...['2027-02-30', '2027-13-45T99:99:99Z', '2027-03-01T08:00:00.000Z', '2027-03-01T08:00:00+01:00', '+010000-01-01'],
  ...['A0000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000', '24:00', '09:15']
]
const NUMBERS = [0, -0, -1, 1.5, 1e308, 5e-324, 2 ** 31, 2 ** 53 + 2, -(2 ** 63)]
const CONTAINERS = [[], {}, [[]], [null], { length: 1 }, { toString: null }, JSON.parse('{"__proto__":{"admin":true}}')]
const nasty = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...TEXTS) },
  fc.constantFrom<unknown>(...NUMBERS, null, true, false),
  fc.constantFrom<unknown>(...CONTAINERS),
  fc.string({ unit: 'binary', maxLength: 40 })
)
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'tenant_id',
  'uuid',
  'state',
  '',
  '0',
  'a.b',
  'ö',
  '\0'
]

type Body = Draft['body']
type Spot = { holder: Record<string, unknown>; key: string }

function spotsOf(value: unknown): Spot[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...spotsOf(holder[key])])
}

const setOwn = (holder: object, key: string, value: unknown) =>
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })

/** What can be done to a value in a body. */
const CHANGES: Record<string, (spot: Spot, value: unknown, key: string) => void> = {
  replace: ({ holder, key }, value) => setOwn(holder, key, value),
  remove: ({ holder, key }) => void delete holder[key],
  wrap: ({ holder, key }) => setOwn(holder, key, [holder[key]]),
  rename: ({ holder, key }) => {
    setOwn(holder, key.toUpperCase(), holder[key])
    delete holder[key]
  },
  add: ({ holder }, value, key) => void (Array.isArray(holder) ? holder.push(value) : setOwn(holder, key, value))
}

const changedBody = fc
  .tuple(fc.constantFrom(...Object.keys(CHANGES)), fc.nat(), nasty, fc.constantFrom(...KEYS))
  .map(([change, at, value, key]) => (body: Body): Body => {
    const copy = structuredClone({ body })
    const spots = spotsOf(copy)
    // sometimes the body itself is chosen
    const spot = spots[at % spots.length]
    if (spot) CHANGES[change]?.(spot, value, key)
    return copy.body
  })

const bytes = (...values: number[]) => String.fromCharCode(...values)
/** What can be done to a body's text, in which a character is a byte. */
const DAMAGES: readonly ((text: string) => string)[] = [
  (text) => text.slice(0, text.length / 2),
  (text) => text.replace(/[a-z]{3}/, bytes(0xff)),
  (text) => text.replace(/[a-z]{3}/, bytes(0xc0, 0x80)),
  (text) => text.replace(/[a-z]{3}/, bytes(0xed, 0xa0, 0x80)),
  (text) => text.replace(/[a-z]{3}/, bytes(0)),
  (text) => bytes(0xef, 0xbb, 0xbf) + text,
  (text) => bytes(0xff, 0xfe) + text,
  (text) => text.replace(/"[^"]*"(?=[,}])/, 'NaN'),
  (text) => text.replace(/"[^"]*"(?=[,}])/, '1e999'),
  (text) => text.replace(/"[^"]*"(?=[,}])/, '-01'),
  (text) => text.replace(/^\{/, '{"type":null,"starts_at":1,'),
  (text) => text.replace(/\}$/, ',"__proto__":{"admin":1},"constructor":{"prototype":{}}}'),
  (text) => `${text}}`,
  (text) => text.replaceAll('"', "'"),
  () => '',
  () => 'null',
  () => '"text"',
  () => '[',
  () => '['.repeat(20_000),
  () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  () => `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`,
  () => `[${'{},'.repeat(3000)}{}]`,
  () => `{"a":"${'x'.repeat(300_000)}"}`,
  () => `{${Array.from({ length: 5000 }, (_, index) => `"k${index}":0`).join()}}`
]

const SEGMENTS = [
  ...[
    '%00',
    '%2F',
    '..',
    '%2e%2e%2f',
    '%',
    '%zz',
    '%ff',
    '%c0%af',
    '.',
    '%0d%0aX:1',
    '%25',
    ';a=b',
    '*',
    ':alias',
    '@alias@ '
  ],
  ...[
    '__proto__',
    'constructor',
    '%F0%9F%98%80',
    '@alias@%00',
    '@short@',
    '%ED%A0%80',
    'x'.repeat(3000),
    '%27',
    '{alias}',
    '(.*)'
  ]
].map((segment) => segment.replaceAll(' ', '%20'))

const changedPath = fc
  .tuple(fc.nat(), fc.constantFrom(...SEGMENTS), fc.constantFrom('replace', 'add', 'double', 'upper', 'slash'))
  .map(([at, segment, change]) => (path: string) => {
    const parts = path.split('/')
    const spot = 1 + (at % (parts.length - 1))
    if (change === 'slash') return `${path}/`
    if (change === 'upper') return path.toUpperCase()
    parts.splice(spot, change === 'replace' ? 1 : 0, change === 'double' ? '' : segment)
    return parts.join('/')
  })

const encoded = nasty.map((value) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed().slice(0, 3000))
)
const changedQuery = fc.oneof(
  fc.constantFrom(
    '&from=2027-03-01&to=2027-03-02',
    '&__proto__=1',
    '&a[b]=c',
    '&a[]=1&a[]=2',
    '&%',
    '&%ff=%00',
    '&=&&=',
    '&token=',
    '?'
  ),
  encoded.map((value) => `&topic=${value}`),
  fc
    .tuple(
      fc.constantFrom('topic', 'type', 'from', 'to', 'page', 'period', 'scope', 'locale', 'form', 'with', 'next'),
      encoded
    )
    .map(([name, value]) => `&${name}=${value}`)
)

/** Invalid headers; undefined removes one. */
const HEADERS: readonly Record<string, string | string[] | undefined>[] = [
  ...[
    'text/plain',
    'application/xml',
    'application/json; charset=utf-7',
    'application/json; charset=',
    'multipart/form-data',
    'x',
    ';;;',
    'application/vnd.api+json',
    'application/x-www-form-urlencoded'
  ].map((type) => ({ 'content-type': type })),
  { 'content-type': undefined },
  ...['gzip', 'br', 'deflate', 'x-unknown', 'gzip, gzip'].map((coding) => ({ 'content-encoding': coding })),
  ...['identity;q=0', '*;q=0', 'gzip;q=x', ';', 'gzip;q=0, identity;q=0, *;q=0', 'é'].map((coding) => ({
    'accept-encoding': coding
  })),
  ...['text/html', '*/*;q=0', ';', 'application/json;q=é', 'x'.repeat(4000)].map((accept) => ({ accept })),
  ...['__proto__', 'constructor', 'de_AT', 'x'.repeat(4000), 'zz-ZZ-zz', '-', '*'].map((language) => ({
    'accept-language': language
  })),
  ...['null', 'http://evil.example', 'é', 'http://[', '', 'http://localhost'].map((origin) => ({ origin })),
  ...[
    '',
    'é',
    'localhost:',
    'localhost:99999',
    '[::1]',
    'LOCALHOST',
    'a..b',
    '%00',
    "' or 1=1",
    'x'.repeat(300),
    'nordbank.localhost',
    'localhost.'
  ].map((host) => ({ host })),
  ...[
    'session=',
    'session=é',
    `session=${'x'.repeat(4000)}`,
    '=;=;',
    'session=a; session=b',
    '__proto__=1',
    'session=%00'
  ].map((cookie) => ({ cookie })),
  ...['', 'é', 'x', 'x'.repeat(65), '0123456789abcdef', '0123456789abcdef\tx'].map((key) => ({
    'idempotency-key': key
  })),
  { 'idempotency-key': ['0123456789abcdef', '0123456789abcdef'] },
  ...['"x', 'W/"', '*', '"a", "b"'].map((tag) => ({ 'if-none-match': tag })),
  ...['never', 'Thu, 99 Foo 2027', '0'].map((since) => ({ 'if-modified-since': since })),
  ...['bytes=0-', 'bytes=9-1', 'x'].map((range) => ({ range })),
  { 'x-forwarded-for': 'é, , ::', 'x-forwarded-proto': 'x', 'x-forwarded-host': 'evil.example' },
  { upgrade: 'websocket', connection: 'Upgrade' },
  { 'x-http-method-override': 'DELETE' },
  { 'sec-fetch-site': 'cross-site', origin: undefined },
  { 'sec-fetch-site': 'é' }
]

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'QUERY']

/** One thing that is wrong with a request. */
export const fault: fc.Arbitrary<(draft: Draft) => Draft> = fc.oneof(
  { weight: 5, arbitrary: changedBody.map((change) => (draft: Draft) => ({ ...draft, body: change(draft.body) })) },
  { weight: 3, arbitrary: fc.constantFrom(...DAMAGES).map((damage) => (draft: Draft) => ({ ...draft, damage })) },
  { weight: 2, arbitrary: changedPath.map((change) => (draft: Draft) => ({ ...draft, path: change(draft.path) })) },
  { weight: 2, arbitrary: changedQuery.map((rest) => (draft: Draft) => ({ ...draft, query: draft.query + rest })) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(...HEADERS)
      .map((headers) => (draft: Draft) => ({ ...draft, headers: { ...draft.headers, ...headers } }))
  },
  { weight: 1, arbitrary: fc.constantFrom(...METHODS).map((method) => (draft: Draft) => ({ ...draft, method })) }
)
