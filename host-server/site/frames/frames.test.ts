import { afterAll, beforeAll, expect, test } from 'vitest'
import { FRAMED, frameMessageOf, framePath } from '#contract/frames'
import { request } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const BOOKING = framePath('booking', 'anna-gruber')

let site: Site
let tenant_id: string
beforeAll(async () => {
  site = await startDemoSite()
  ;({ tenant_id } = await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id'))
})
afterAll(() => site.stop())

const get = (path: string, asked = {}) => request(site, 'GET', path, { headers: { accept: 'text/html' }, ...asked })
const register = (value: string) =>
  site.app.knex('tenant_settings').where({ tenant_id, name: 'embed_origins' }).update({ value })
const policyOf = async (path = BOOKING) => String((await get(path)).headers['content-security-policy'])

test.each([
  '/embed/whatsapp-button/anna-gruber',
  '/embed/app/anna-gruber',
  '/embed/constructor',
  '/embed/booking',
  '/embed/booking?alias=',
  '/embed/booking/nobody',
  '/embed/booking/jan-petersen',
  '/embed/list/anna-gruber',
  '/embed/booking/anna-gruber/more'
])('there is no page at %s', async (path) => {
  const { status, headers } = await get(path)
  expect(status).toBe(404)
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
})

const around = (referer: string) => ({ headers: { accept: 'text/html', referer } })

test('nobody but registered websites may show a frame, and only the one that asks is named', async () => {
  await register('')
  expect(await policyOf()).toMatch(/frame-ancestors 'self'(;|$)/)
  await register('https://www.bank.example https://intern.bank.example')
  const asked = async (referer: string, asked = {}) =>
    String((await get(BOOKING, { ...around(referer), ...asked })).headers['content-security-policy'])
  expect(await asked('https://www.bank.example/')).toMatch(/frame-ancestors 'self' https:\/\/www\.bank\.example(;|$)/)
  for (const referer of [
    'https://evil.example/',
    'http://www.bank.example/',
    'https://www.bank.example.evil.example/',
    'x',
    ''
  ]) {
    expect(await asked(referer), referer).toMatch(/frame-ancestors 'self'(;|$)/)
  }
  const { text } = await get(BOOKING, around('https://www.bank.example/'))
  expect([text.includes('data-around="https://www.bank.example"'), text.includes('intern')]).toEqual([true, false])
  const other = await get('/embed/search', {
    ...NORDBANK,
    headers: { accept: 'text/html', referer: 'https://www.bank.example/' }
  })
  expect(other.headers['content-security-policy']).not.toContain('bank.example')
  // every other page stays as it was
  expect(await policyOf('/book/anna-gruber')).toMatch(/frame-ancestors 'none'/)
})

test('a frame may stand on a page with a policy for what it embeds', async () => {
  const { status, headers } = await get(BOOKING)
  expect([status, headers['x-frame-options'], headers['x-robots-tag']]).toEqual([200, undefined, 'noindex'])
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(headers['cross-origin-embedder-policy']).toBe('require-corp')
})

test.each(FRAMED)('%s is shown with the link inside it, which leaves the frame', async (widget) => {
  const query = `?alias=anna-gruber&lang=en`
  const { status, text } = await get(framePath(widget) + query)
  expect(status).toBe(200)
  expect(text).toMatch(
    new RegExp(`<advisor-${widget}[ >][^]*<a href="/[^"]+" target="_top">[^<]+</a></advisor-${widget}>`)
  )
  expect(text).toContain('<html lang="en-GB">')
})

test('the address says what the tag’s attributes are, and nothing else', async () => {
  const topic = '3f2b7c1d-0000-4000-8000-000000000071'
  const { text } = await get(`${BOOKING}?type=online&topic=${topic}&mode=popup&onclick=x&host=https://evil.example`)
  expect(text).toContain(`<advisor-booking topic="${topic}" type="online" alias="anna-gruber">`)
  const wrong = await get(`${BOOKING}?type=by-boat&topic=%22%3E%3Cscript%3E`)
  expect(wrong.text).toContain('<advisor-booking alias="anna-gruber">')
  expect((await get('/embed/list?limit=3&limit=4')).text).toMatch(/<advisor-list>/)
})

test('the colours are those of the page around', async () => {
  expect((await get(BOOKING)).text).toContain('color-scheme:light')
  expect((await get(`${BOOKING}?scheme=dark`)).text).toContain('color-scheme:dark')
  expect((await get(`${BOOKING}?scheme=;x`)).text).toContain('color-scheme:light')
})

test('a former alias leads to the present frame', async () => {
  const advisor = await site.app.knex('advisors').where({ tenant_id, alias: 'anna-gruber' }).first('uuid')
  await site.app.knex('advisor_aliases').insert({ tenant_id, alias: 'anna-hofer', advisor_uuid: advisor.uuid })
  const { status, headers } = await get('/embed/booking/anna-hofer?type=online')
  expect([status, headers.location]).toEqual([301, `${BOOKING}?type=online`])
})

test.each([
  null,
  'height',
  { advisor: 'height' },
  { advisor: 'height', height: '12px' },
  { advisor: 'height', height: -1 },
  { advisor: 'height', height: 1e9 },
  { advisor: 'height', height: Number.NaN },
  { advisor: 'event', type: 'click', detail: {} },
  { advisor: 'event', type: 'advisor-booked' },
  { advisor: 'event', type: 'advisor-<b>', detail: {} }
])('the message %j is none of ours', (data) => {
  expect(frameMessageOf(data)).toBeUndefined()
})
