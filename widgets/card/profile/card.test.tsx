import { expect, onTestFinished, test } from 'vitest'
import { EXPERIENCE_PLACES, TEXT_PLACES } from '#contract/advisors'
import { exampleProfile } from '#contract/examples/advisors.example'
import { exampleTenant } from '#contract/examples/app-init.example'
import { exampleWhatsApp } from '#contract/examples/whatsapp.example'
import { MODULES } from '#contract/module-names'
import { mount, until } from '../../testing/mount.ts'
import { answer, json, preloadsOf, requests } from '../../testing/network.ts'
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

test('marks what an institution has written in another language', async () => {
  serve('foreign', { tags: ['Wohnbau'], position: 'Leiterin' })
  const plain = preloadsOf(() => 'en', exampleTenant.theme)
  answer('GET /api/v1/preload', async (request: Request) => {
    const body = await plain(request).json()
    return json({ ...body, written_in: 'de-AT' })
  })
  const { root } = await mount(card('foreign', 'mode="full"'), '.card-topics')
  const german = ['.card-position', '.card-tags li', '.card-text']
  for (const one of german) expect(root.querySelector(one)?.closest('[lang]')?.getAttribute('lang'), one).toBe('de-AT')
  expect(root.querySelector('.card-contact')?.closest('[lang]')?.getAttribute('lang')).toBe('en-GB')
})

test('requests nothing for a card without an alias', async () => {
  const { root } = await mount('<advisor-card><a href="#">Anna</a></advisor-card>')
  await until(() => root.querySelector('slot'))
  expect(requests.some(({ url }) => url.includes('/api/v1/advisors/'))).toBe(false)
})

const tagsIn = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(`${selector} > :not(svg)`)].map(({ localName }) => localName)
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('shows the name, one main action, icons with words and the rest, in the server’s order', async () => {
  serve('compact')
  const { root } = await mount(card('compact'), '.card')
  expect(root.querySelector('h2')?.textContent).toBe('Mag. Anna Gruber')
  // the times right after the tag, which takes them
  expect(tagsIn(root, '.card-lead')).toEqual(['advisor-booking', 'ul'])
  expect(tagsIn(root, '.card-quick li')).toEqual(['a', 'advisor-whatsapp-button', 'a', 'advisor-vcard-button'])
  expect(texts(root, '.card-quick li')).toEqual(['Call', 'WhatsApp', 'E-mail', 'Add to contacts'])
  expect(tagsIn(root, '.card-more li')).toEqual([
    'advisor-contact-form',
    'advisor-messenger-button',
    'advisor-wallet-button',
    'advisor-share-button',
    'a',
    'a'
  ])
  expect(root.textContent).not.toContain('About me')
  await until(() => root.querySelector('advisor-booking')?.shadowRoot?.querySelector('button'))
})

test('keeps a message and the chat together', async () => {
  serve('messages')
  const { root } = await mount(card('messages'), '.card')
  expect(texts(root, '.card-more li')).toEqual([
    'Send a messageChat',
    'Add to wallet card',
    'Share',
    'Save as PDFAs picture'
  ])
})

test('names the icons by what they do', async () => {
  serve('names')
  const { root } = await mount(card('names'), '.card')
  const names = [...root.querySelectorAll('a.card-act')].map(({ ariaLabel }) => ariaLabel)
  expect(names).toEqual(['Call +43 1 2345678-20', null, 'Send an e-mail', null])
})

test('loads what is under “More” when it is wanted, and what leads right away', async () => {
  serve('later')
  const { root } = await mount(card('later'), '.card')
  root.querySelector('summary')?.click()
  await until(() => root.querySelector('advisor-share-button')?.shadowRoot?.querySelector('button'))
  const contact = ['vcard', 'basic_contact_form', 'call_back_request'] as const
  serve('unbookable', { bookable: null, offers: { contact, networking: [], social: [] } })
  const { root: other } = await mount(card('unbookable'), '.card')
  expect(tagsIn(other, '.card-lead')).toEqual(['advisor-contact-form'])
  expect(other.querySelector('.card-lead')?.textContent).toBe('Send a message')
  expect(texts(other, '.card-more li')).toEqual(['Request a callback', 'Share', 'Save as PDFAs picture'])
  expect(other.querySelector('.card-times')).toBeNull()
})

test('shows the next free time on the main action, and the next ones as links that book them', async () => {
  serve('free')
  const { root } = await mount(card('free'), '.card')
  const booking = root.querySelector('advisor-booking')
  await until(() => booking?.shadowRoot?.querySelector('button'))
  expect(booking?.querySelector('[slot=hint]')?.textContent).toBe('Next free time: today, 14:30')
  // a third day would make the card higher in the afternoon than in the morning
  expect(texts(root, '.card-times li')).toEqual(['today14:30', 'tomorrow09:0013:00'])
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.card-time')]
  expect(links.map(({ ariaLabel }) => ariaLabel)).toEqual(['today, 14:30', 'tomorrow, 09:00', 'tomorrow, 13:00'])
  const { pathname, search } = new URL(links[1]?.href ?? '')
  expect([pathname, search]).toEqual(['/book/free', '?starts_at=2027-03-02T08%3A00%3A00Z'])
})

test('shows no free times that its layout does not offer, and none where there are none', async () => {
  const { bookable } = exampleProfile
  serve('hidden', { offers: { contact: ['vcard'], networking: [], social: [] } })
  serve('full-calendar', { bookable: { ...bookable, free_times: [] } })
  for (const alias of ['hidden', 'full-calendar']) {
    const { root } = await mount(card(alias, 'mode="full"'), '.card')
    expect(root.querySelector('.card-times, .card-hint')).toBeNull()
    expect(root.querySelectorAll('.card-topics a')).toHaveLength(alias === 'hidden' ? 0 : 2)
  }
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
  expect(texts(root, 'h2').slice(1)).toEqual([
    'Here for you',
    'Topics',
    'About me',
    'Links',
    'Social Media',
    'My address',
    'Languages',
    'I am supported by'
  ])
  expect(root.querySelector('.card-social a')?.textContent).toContain('LinkedIn')
  expect(texts(root, '.card-part p')).toContain('German, English')
  expect(texts(root, '.card-today')).toEqual(['Open today 08:00–12:00, 13:00–15:00'])
  expect(texts(root, '.card-direct a')).toEqual(['+43 1 2345678-20', 'anna.gruber@demo.example'])
  const topic = root.querySelector<HTMLAnchorElement>('.card-topics a')
  expect(new URL(topic?.href ?? '').search).toBe('?topic=0b54a5f4-0d9c-4a57-8f4c-111111111111')
})

test('marks the branch as open only while it is', async () => {
  const hours = { start_time: '08:00', end_time: '12:00' }
  for (const has_begun of [true, false]) {
    serve(`open-${has_begun}`, { open_today: [{ ...hours, has_begun }] })
    const { root } = await mount(card(`open-${has_begun}`, 'mode="full"'), '.card')
    expect(texts(root, '.card-today')).toEqual(['Open today 08:00–12:00'])
    expect(root.querySelector('.card-today.open') !== null).toBe(has_begun)
  }
})

test.each(['compact', 'full'])('at 320 px, the %s card breaks no word of a long name', async (mode) => {
  for (const full_name of ['Mag. Theodora Whitcombe', 'Dr. Cholmondeley Featherstonehaugh']) {
    const alias = `${mode}-${full_name.length}`
    serve(alias, { full_name, profile_picture_url: null })
    const { root } = await mount(`<div style="inline-size: 288px">${card(alias, `mode="${mode}"`)}</div>`)
    const inside = await until(() => root.querySelector('advisor-card')?.shadowRoot?.querySelector('.card-name'))
    const text = inside.firstChild as Text
    for (const { index, 0: word } of full_name.matchAll(/\S+/g)) {
      const range = new Range()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      expect([word, range.getClientRects().length]).toEqual([word, 1])
    }
  }
})

test('says that the branch is closed, and nothing of hours that are not known', async () => {
  serve('closed', { open_today: [] })
  serve('unknown-hours', { open_today: null, languages: ['de'] })
  const closed = await mount(card('closed', 'mode="full"'), '.card')
  expect(texts(closed.root, '.card-today')).toEqual(['Closed now'])
  const unknown = await mount(card('unknown-hours', 'mode="full"'), '.card')
  expect(unknown.root.querySelector('.card-today')).toBeNull()
  expect(texts(unknown.root, 'h2')).not.toContain('Languages')
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

test.each(EXPERIENCE_PLACES)('prints experience among the texts of its place: %s', async (place) => {
  const text_descriptions = [0, 1].map((order) => ({ value: 'x', type: { title: `Text ${order}`, place, order } }))
  for (const order of [0, 1, 2]) {
    const alias = `experience-${place}-${order}`
    serve(alias, { text_descriptions, experience: { since: 2012, certificates: [], place, order } })
    const { root } = await mount(card(alias, 'mode="full"'), '.card')
    const headings = texts(root, 'h2').filter((one) => one === 'Experience' || one?.startsWith('Text'))
    expect(headings).toEqual(['Text 0', 'Text 1'].toSpliced(order, 0, 'Experience'))
  }
})

test('makes every contact option work before its widget has loaded', async () => {
  serve('links')
  const { root } = await mount(card('links'), '.card')
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.card-contact a')].map((link) =>
    link.getAttribute('href')
  )
  expect(links.map((href) => new URL(href ?? '', location.origin).pathname)).toEqual([
    '/book/links',
    ...Array.from({ length: 3 }, () => '/book/links'),
    '/advisor/phone-hit',
    '/advisor/whatsapp-hit',
    '/advisor/email-hit',
    '/v-card/links.vcf',
    '/contact/links/basic',
    '/contact/links/messenger',
    '/wallet-card/links',
    '/app/profile/links',
    '/app/profile/links/card.pdf',
    '/app/profile/links/card.png'
  ])
})

test.each([
  ['?utm=x&src=plakat', 'src=plakat'],
  ['?src=%22%3E', ''],
  ['?source=plakat', '']
])('on a page with %j every link that leads on carries %j', async (search, carried) => {
  const here = location.href
  onTestFinished(() => history.replaceState(null, '', here))
  history.replaceState(null, '', `${location.pathname}${search}`)
  const alias = `campaign${search.length}`
  const stand_in = { slug: 'lukas-hofer', full_name: 'Lukas Hofer' }
  serve(alias, { absence: { until: '2027-02-12', text: '', stand_in } })
  const { root } = await mount(card(alias, 'mode="full"'), '.card-topics')
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a')]
    .map(({ href }) => new URL(href))
    .filter(({ pathname }) => /^\/(app\/profile\/(?!campaign\d+(\/card|$))|app\/f\/|book\/|contact\/)/.test(pathname))
  // booking, three times, two topics, message and chat, stand-in, branch, reviews
  expect(links).toHaveLength(11)
  for (const { pathname, searchParams } of links)
    expect(pathname + searchParams.get('src')).toBe(`${pathname}${carried.slice(4) || null}`)
})

test('requests the profile once for two cards of one advisor', async () => {
  serve('twice')
  const { element } = await mount(`<div>${card('twice')}${card('twice', 'mode="full"')}</div>`)
  const cards = [...element.querySelectorAll('advisor-card')]
  await until(() => cards.every(({ shadowRoot }) => shadowRoot?.querySelector('.card')))
  expect(requests.filter(({ url }) => url.includes('/api/v1/advisors/twice?'))).toHaveLength(1)
})

test('requests the profile in the language of each card', async () => {
  serve('both')
  const { element } = await mount(`<div>${card('both', 'lang="en"')}${card('both', 'lang="de"')}</div>`)
  const cards = [...element.querySelectorAll('advisor-card')]
  await until(() => cards.every(({ shadowRoot }) => shadowRoot?.querySelector('.card')))
  const asked = requests.filter(({ url }) => url.includes('/api/v1/advisors/both?'))
  expect(asked.map(({ headers }) => headers.get('accept-language')).toSorted()).toEqual(['de-AT', 'en'])
})
