import { expect, test } from 'vitest'
import { TEXT_PLACES } from '#contract/advisors'
import { exampleProfile } from '#contract/examples/advisors.example'
import { exampleWhatsApp } from '#contract/examples/whatsapp.example'
import { MODULES } from '#contract/module-names'
import { mount, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'
import './card.element.ts'

/** A fallback as on a real page. */
const card = (alias: string, more = '') =>
  `<advisor-card alias="${alias}" ${more}><a href="https://bank.example/${alias}">Anna</a></advisor-card>`

function serve(alias: string, profile: object = {}) {
  answer(`GET /api/v1/advisors/${alias}`, { ...exampleProfile, slug: alias, ...profile })
  answer(`GET /api/v1/advisors/${alias}/whatsapp`, exampleWhatsApp)
  answer(
    'GET /api/v1/modules',
    MODULES.map((module_name) => ({ module_name, effective_state: true }))
  )
}

test.each([
  ['is not known', 404],
  ['cannot be fetched', 503]
])('keeps the fallback and reports the error of a card that %s', async (_what, status) => {
  answer(`GET /api/v1/advisors/lost-${status}`, {}, status)
  const { element, root } = await mount(card(`lost-${status}`))
  const event = await new Promise<Event>((resolve) => element.addEventListener('advisor-error', resolve))
  expect((event as CustomEvent).detail).toEqual({ reason: 'load' })
  expect(root.querySelector('slot')).not.toBeNull()
  expect(root.querySelector('.card')).toBeNull()
})

test('requests nothing for a card without an alias', async () => {
  const { root } = await mount('<advisor-card><a href="#">Anna</a></advisor-card>')
  await until(() => root.querySelector('slot'))
  expect(requests.some(({ url }) => url.includes('/api/v1/advisors/'))).toBe(false)
})

test('shows name and contact options on the compact card, in the server’s order', async () => {
  serve('compact')
  const { root } = await mount(card('compact'), '.card')
  expect(root.querySelector('h2')?.textContent).toBe('Mag. Anna Gruber')
  const options = [...root.querySelectorAll('.card-contact li > *')]
  expect(options.map(({ localName }) => localName)).toEqual([
    'advisor-booking',
    'advisor-whatsapp-button',
    'a',
    'advisor-contact-form',
    'advisor-vcard-button',
    'advisor-wallet-button',
    'a',
    'advisor-share-button'
  ])
  expect(root.textContent).not.toContain('About me')
  await until(() => options[0]?.shadowRoot?.querySelector('button'))
})

test('says until when the advisor is absent, and links to the stand-in', async () => {
  const stand_in = { slug: 'lukas-hofer', full_name: 'Lukas Hofer' }
  serve('away', { absence: { until: '2027-02-12', text: 'I am on holiday.', stand_in } })
  const { root } = await mount(card('away'), '.absence')
  const notice = root.querySelector('.absence')
  expect(notice?.textContent).toBe('Away until 12 February 2027. I am on holiday.Stand-in: Lukas Hofer')
  expect(notice?.querySelector('a')?.pathname).toBe('/app/profile/lukas-hofer')
})

test('offers no stand-in when there is none', async () => {
  serve('alone', { absence: { until: '2027-02-12', text: '', stand_in: null } })
  const { root } = await mount(card('alone'), '.absence')
  expect(root.querySelectorAll('.absence p, .absence a')).toHaveLength(1)
})

test('adds texts, links, address and assistant to the full card', async () => {
  serve('full')
  const { root } = await mount(card('full', 'mode="full"'), '.card')
  const headings = [...root.querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect(headings.slice(1)).toEqual([
    'Here for you',
    'Links',
    'About me',
    'Social Media',
    'My address',
    'I am supported by'
  ])
  expect(root.querySelector('.card-social a')?.textContent).toContain('LinkedIn')
})

test('prints every text of every place on the full card', async () => {
  const text_descriptions = TEXT_PLACES.flatMap((place, order) =>
    ['One', 'Two'].map((which) => ({ value: `${which} at ${place}.`, type: { title: which, place, order } }))
  )
  serve('texts', { text_descriptions })
  const { root } = await mount(card('texts', 'mode="full"'), '.card')
  const printed = root.textContent ?? ''
  expect(text_descriptions.filter(({ value }) => !printed.includes(value))).toEqual([])
})

test('makes every contact option work before its widget has loaded', async () => {
  serve('links')
  const { root } = await mount(card('links'), '.card')
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.card-contact a')].map((link) =>
    link.getAttribute('href')
  )
  expect(links.map((href) => new URL(href ?? '', location.origin).pathname)).toEqual([
    '/book/links',
    '/advisor/whatsapp-hit',
    '/advisor/email-hit',
    '/contact/links/basic',
    '/v-card/links.vcf',
    '/wallet-card/links',
    '/advisor/phone-hit',
    '/app/profile/links'
  ])
})

test('requests the profile once for two cards of one advisor', async () => {
  serve('twice')
  const { element } = await mount(`<div>${card('twice')}${card('twice', 'mode="full"')}</div>`)
  const cards = [...element.querySelectorAll('advisor-card')]
  await until(() => cards.every(({ shadowRoot }) => shadowRoot?.querySelector('.card')))
  expect(requests.filter(({ url }) => url.includes('/api/v1/advisors/twice?'))).toHaveLength(1)
})
