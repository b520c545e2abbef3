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
