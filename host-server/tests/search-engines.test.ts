import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { request } from '../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../testing/demo-site.ts'
import { LISTED_PAGES, layOutPublicPages } from '../testing/public-pages.ts'
import type { Site } from '../testing/site.ts'

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
  await layOutPublicPages(site.app.knex, MONDAY)
})
afterAll(() => site.stop())

async function open(path: string, host = 'localhost') {
  const { status, headers, text } = await request(site, 'GET', path, { host, headers: { accept: 'text/html' } })
  const { document } = new JSDOM(text).window
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const value = (selector: string, name: string) => all(selector).map((one) => one.getAttribute(name) ?? '')
  return { status, headers, document, all, value }
}
type Page = Awaited<ReturnType<typeof open>>

const LANGUAGES = ['de', 'en']

/** The texts that say nothing about where a link leads, of Lighthouse's rule `link-text`. */
const EMPTY_TEXTS = [
  'hier',
  'mehr',
  'weiter',
  'hier klicken',
  'mehr erfahren',
  'here',
  'more',
  'click here',
  'learn more'
]

/** The path and query of the addresses, which are complete and begin with the institution's own. */
const own = (addresses: string[]) =>
  addresses.map((one) => {
    const { hostname, pathname, search } = new URL(one)
    return hostname === 'localhost' ? pathname + search : one
  })

describe.each(LISTED_PAGES)('%s', (path) => {
  test.each(['', ...LANGUAGES.map((language) => `?lang=${language}`)])('meets the rules for %j', async (query) => {
    const { status, headers, document, all, value } = await open(path + query)
    expect([status, headers['x-robots-tag'], value('meta[name=robots]', 'content')]).toEqual([200, undefined, []])
    expect(all('title')).toHaveLength(1)
    expect(document.title.length).toBeGreaterThan(10)
    const [description = '', ...others] = value('meta[name=description]', 'content')
    expect([description.length > 40, description.length < 200, others]).toEqual([true, true, []])
    expect(value('meta[name=viewport]', 'content')).toEqual([expect.stringContaining('width=device-width')])
    expect(all('h1')).toHaveLength(1)
    expect(value('img:not([alt])', 'src')).toEqual([])
    for (const link of all('a')) {
      expect(link.getAttribute('href')).toMatch(/^(https?:|mailto:|tel:|[/?#])/)
      expect(EMPTY_TEXTS).not.toContain((link.textContent ?? '').trim().toLowerCase())
    }
  })

  test('names its address in each language, where the other ones lead back', async () => {
    const alternates = ({ all, value }: Page) =>
      all('link[rel=alternate]').map((one, at) => [
        one.getAttribute('hreflang'),
        own(value('link[rel=alternate]', 'href'))[at]
      ])
    const wanted = [...LANGUAGES.map((language) => [language, `${path}?lang=${language}`]), ['x-default', path]]
    for (const query of ['', ...LANGUAGES.map((language) => `?lang=${language}`)]) {
      const page = await open(path + query)
      expect(alternates(page)).toEqual(wanted)
      expect(own(page.value('link[rel=canonical]', 'href'))).toEqual([path + query])
    }
    for (const language of LANGUAGES)
      expect((await open(`${path}?lang=${language}`)).document.documentElement.lang).toMatch(`${language}`)
  })

  test('is one page, whatever campaign leads to it', async () => {
    for (const query of ['?src=flyer', '?src=flyer&topic=x', '?src='])
      expect(own((await open(path + query)).value('link[rel=canonical]', 'href'))).toEqual([path])
    const english = await open(`${path}?src=flyer&lang=en`)
    expect(own(english.value('link[rel=canonical]', 'href'))).toEqual([`${path}?lang=en`])
    expect(
      english.value('link[rel=canonical], link[rel=alternate], meta[property="og:url"]', 'href').join()
    ).not.toContain('src=')
  })
})

test('no two pages have the same title or description', async () => {
  const pages = await Promise.all(LISTED_PAGES.map((path) => open(path)))
  expect(new Set(pages.map(({ document }) => document.title)).size).toBe(LISTED_PAGES.length)
  expect(new Set(pages.map(({ value }) => value('meta[name=description]', 'content').join())).size).toBe(
    LISTED_PAGES.length
  )
})

/** The properties that schema.org has for a type, of those that we print, each with what its value is. */
const TEXT = /\S/
const COUNT = /^\d+$/
const ADDRESS = /^https?:\/\/[^/]+\/\S*$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const DATE = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:]+Z$/
const LOCAL_MOMENT = /^\d{4}-\d\d-\d\dT[\d:]+[+-]\d\d:\d\d$/
const WEEKDAY = /^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/
const TYPES: Record<string, Record<string, RegExp | string>> = {
  ItemList: { name: TEXT, url: ADDRESS, numberOfItems: COUNT, itemListElement: 'ListItem' },
  ListItem: { position: COUNT, url: ADDRESS, name: TEXT },
  Person: {
    name: TEXT,
    jobTitle: TEXT,
    knowsAbout: TEXT,
    hasCredential: 'EducationalOccupationalCredential',
    telephone: TEXT,
    url: ADDRESS,
    image: ADDRESS,
    worksFor: 'BankOrCreditUnion',
    workLocation: 'Place'
  },
  EducationalOccupationalCredential: { name: TEXT, dateCreated: /^\d{4}$/ },
  WebPage: {
    name: TEXT,
    description: TEXT,
    url: ADDRESS,
    inLanguage: /^(de-AT|en-GB)$/,
    dateModified: MOMENT,
    publisher: 'Organization',
    about: 'Event'
  },
  Event: {
    name: TEXT,
    startDate: LOCAL_MOMENT,
    endDate: LOCAL_MOMENT,
    eventStatus: /^https:\/\/schema\.org\/EventScheduled$/,
    location: 'Place',
    description: TEXT,
    url: ADDRESS,
    image: ADDRESS,
    organizer: 'Organization'
  },
  Organization: { name: TEXT },
  FinancialService: { name: TEXT, url: ADDRESS, aggregateRating: 'AggregateRating', review: 'Review' },
  AggregateRating: { ratingValue: /^[1-5](\.\d)?$/, ratingCount: COUNT, bestRating: COUNT },
  Review: { datePublished: DATE, author: 'Person', reviewRating: 'Rating', reviewBody: TEXT },
  Rating: { ratingValue: COUNT, bestRating: COUNT },
  Place: { name: TEXT, address: 'PostalAddress' },
  PostalAddress: { streetAddress: TEXT, postalCode: TEXT, addressLocality: TEXT },
  BankOrCreditUnion: {
    name: TEXT,
    telephone: TEXT,
    url: ADDRESS,
    image: ADDRESS,
    address: 'PostalAddress',
    parentOrganization: 'BankOrCreditUnion',
    openingHoursSpecification: 'OpeningHoursSpecification',
    specialOpeningHoursSpecification: 'OpeningHoursSpecification'
  },
  OpeningHoursSpecification: { dayOfWeek: WEEKDAY, opens: TIME, closes: TIME, validFrom: DATE, validThrough: DATE }
}

/** What is wrong with structured data, with its path. */
function faultsOf(value: unknown, type: RegExp | string | undefined, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => faultsOf(one, type, `${at}[${index}]`))
  if (type instanceof RegExp) return typeof value !== 'object' && type.test(String(value)) ? [] : [`${at}: ${value}`]
  const { '@context': _, '@type': own, ...properties } = Object(value)
  if (!type || own !== type) return [`${at}: ${own} instead of ${type}`]
  return Object.entries(properties).flatMap(([name, one]) => faultsOf(one, TYPES[type]?.[name], `${at}.${name}`))
}

test.each([
  ['/app/profile/anna-gruber', 'localhost', 'Person', ['name', 'url', 'image', 'worksFor', 'workLocation']],
  ['/app/profile/eleanor-whitcombe', NORDBANK.host, 'Person', ['name', 'url', 'image', 'worksFor', 'workLocation']],
  ['/advisors', 'localhost', 'ItemList', ['name', 'numberOfItems', 'itemListElement']],
  ['/p/fruehling', 'localhost', 'WebPage', ['name', 'url', 'description', 'publisher', 'about']],
  ['/p/fruehling?lang=en', 'localhost', 'WebPage', ['name', 'url', 'description', 'publisher', 'about']],
  ['/', 'localhost', 'WebPage', ['name', 'url', 'description', 'publisher']],
  ['/app/profile/anna-gruber/reviews', 'localhost', 'FinancialService', ['name', 'url', 'review']],
  [
    '/app/filiale/wien-innere-stadt',
    'localhost',
    'BankOrCreditUnion',
    ['name', 'url', 'address', 'openingHoursSpecification', 'specialOpeningHoursSpecification']
  ],
  [
    '/app/filiale/lisboa-chiado',
    NORDBANK.host,
    'BankOrCreditUnion',
    ['name', 'url', 'address', 'openingHoursSpecification']
  ]
])('%s of %s has valid structured data of a %s', async (path, host, type, properties) => {
  const { all, document, value } = await open(path, host)
  const [script, ...more] = all('script[type="application/ld+json"]')
  expect(more).toEqual([])
  const data = JSON.parse(script?.textContent ?? '')
  expect(data['@context']).toBe('https://schema.org')
  expect(faultsOf(data, type, type)).toEqual([])
  expect(Object.keys(data)).toEqual(expect.arrayContaining(properties))
  expect(data.url).toBe(value('meta[property="og:url"]', 'content')[0])
  // what is reviewed is not called as the page is
  if (type !== 'FinancialService') expect(data.name).toBe(document.querySelector('h1')?.textContent)
})
