import { expect, test } from 'vitest'
import type { Fetch } from './calendar-client.ts'
import { discover } from './discovery.ts'

/** The URLs requested by discovery if the calendar gives `named` as its principal. */
async function askedFrom(start: string, named: string) {
  const urls: string[] = []
  const body = `<d:multistatus xmlns:d="DAV:"><d:response><d:href>${start}</d:href><d:propstat>
<d:prop><d:current-user-principal><d:href>${named}</d:href></d:current-user-principal></d:prop>
<d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`
  const ask: Fetch = async (url) => {
    urls.push(url)
    return new Response(body, { status: 207, headers: { 'content-type': 'application/xml' } })
  }
  await discover(start, ask, { user: 'anna', password: 'secret' })
  return urls
}

/** Discovers an account with the given collections. */
async function discoverIn(...collections: [name: string, props: string][]) {
  const response = (href: string, props: string) =>
    `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`
  const calendar = '<d:resourcetype><c:calendar/></d:resourcetype>'
  const home = '<c:calendar-home-set><d:href>/home/</d:href></c:calendar-home-set>'
  const ask: Fetch = async (url) => {
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

test('entries are written only to a calendar that is also read', async () => {
  const location = await discoverIn(['birthdays', FREE], ['holidays', READ], ['work', ''])
  expect(location).toEqual({ kind: 'caldav', urls: [at('work'), at('holidays')], outlet: at('work') })
  expect(await discoverIn(['birthdays', FREE], ['holidays', READ])).toMatchObject({ kind: 'read-only', outlet: '' })
})

test('the writable calendar is read first, whatever its position', async () => {
  const others = Array.from({ length: 12 }, (_, index): [string, string] => [`other-${index}`, READ])
  const location = await discoverIn(...others, ['work', ''])
  expect([location?.urls[0], location?.urls.length]).toEqual([at('work'), 10])
})

const START = 'https://dav.calendar.example/'

test.each([
  ['another host', START, 'https://dav.other.example/'],
  ['a host with a similar ending', START, 'https://evilcalendar.example/'],
  ['a sibling host at another port', START, 'https://p42.calendar.example:8443/'],
  ['a sibling host without encryption', START, 'http://p42.calendar.example:443/'],
  ['another domain under the same TLD', 'https://calendar.example/', 'https://other.example/'],
  ['an IP address with the same ending', 'https://203.0.113.7/', 'https://198.0.113.7/'],
  ['an invalid address', START, 'https://[']
])('%s does not get the password', async (_, start, named) => expect(await askedFrom(start, named)).toEqual([start]))

test.each(['https://p42.calendar.example/', 'https://a.b.calendar.example/', `${START}anna/`])(
  '%s belongs to the same domain, and is requested',
  async (named) => expect((await askedFrom(START, named))[1]).toBe(named)
)
