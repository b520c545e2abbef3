import { expect, test } from 'vitest'
import type { Ask } from './ask.ts'
import { discover } from './discovery.ts'

/** Where one is led by a calendar that says its owner is to be found at `named`. */
async function askedFrom(start: string, named: string) {
  const urls: string[] = []
  const body = `<d:multistatus xmlns:d="DAV:"><d:response><d:href>${start}</d:href><d:propstat>
<d:prop><d:current-user-principal><d:href>${named}</d:href></d:current-user-principal></d:prop>
<d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`
  const ask: Ask = async (url) => {
    urls.push(url)
    return new Response(body, { status: 207, headers: { 'content-type': 'application/xml' } })
  }
  await discover(start, ask, { user: 'anna', password: 'secret' })
  return urls
}

/** An account whose collections are `[name, props]`. */
async function placeIn(...collections: [name: string, props: string][]) {
  const response = (href: string, props: string) =>
    `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`
  const calendar = '<d:resourcetype><c:calendar/></d:resourcetype>'
  const home = '<c:calendar-home-set><d:href>/home/</d:href></c:calendar-home-set>'
  const ask: Ask = async (url) => {
    const all = collections.map(([name, props]) => response(`/home/${name}/`, calendar + props)).join('')
    const xml = url.endsWith('/home/') ? all : response('/', home)
    const body = `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${xml}</d:multistatus>`
    return new Response(body, { status: 207, headers: { 'content-type': 'application/xml' } })
  }
  return discover(START, ask, { user: 'anna', password: 'secret' })
}

const READ = '<d:current-user-privilege-set><d:privilege><d:read/></d:privilege></d:current-user-privilege-set>'
const FREE = '<c:schedule-calendar-transp><c:transparent/></c:schedule-calendar-transp>'
const at = (name: string) => `${START}home/${name}/`

test('entries go into no calendar that is not read', async () => {
  const place = await placeIn(['birthdays', FREE], ['holidays', READ], ['work', ''])
  expect(place).toEqual({ kind: 'caldav', urls: [at('work'), at('holidays')], outlet: at('work') })
  expect(await placeIn(['birthdays', FREE], ['holidays', READ])).toMatchObject({ kind: 'read-only', outlet: '' })
})

test('the calendar that takes entries is read first, wherever it stands', async () => {
  const others = Array.from({ length: 12 }, (_, index): [string, string] => [`other-${index}`, READ])
  const place = await placeIn(...others, ['work', ''])
  expect([place?.urls[0], place?.urls.length]).toEqual([at('work'), 10])
})

const START = 'https://dav.calendar.example/'

test.each([
  ['another host', START, 'https://dav.other.example/'],
  ['a host that only ends alike', START, 'https://evilcalendar.example/'],
  ['a host beside it at another port', START, 'https://p42.calendar.example:8443/'],
  ['a host beside it in the clear', START, 'http://p42.calendar.example:443/'],
  ['another name under the same ending', 'https://calendar.example/', 'https://other.example/'],
  ['an address that ends alike', 'https://203.0.113.7/', 'https://198.0.113.7/'],
  ['nothing that is an address', START, 'https://[']
])('%s does not get the password', async (_, start, named) => expect(await askedFrom(start, named)).toEqual([start]))

test.each(['https://p42.calendar.example/', 'https://a.b.calendar.example/', `${START}anna/`])(
  '%s belongs to it, and is asked',
  async (named) => expect((await askedFrom(START, named))[1]).toBe(named)
)
