import { randomUUID } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tagsOf } from '../people/advisors/advisor.repository.ts'
import { request } from '../testing/client.ts'
import { MONDAY, startDemoSite } from '../testing/demo-site.ts'
import { LISTED_PAGES, layOutPublicPages } from '../testing/public-pages.ts'
import type { Site } from '../testing/site.ts'

/** What readers of English get of a bank that writes German. */
let site: Site
let german: string[]

const AWAY = 'Ich bin bis zum Wochenende in den Bergen.'
const UNTRANSLATED = 'Beratung rund ums Pferd'

beforeAll(async () => {
  site = await startDemoSite()
  const { knex } = site.app
  await layOutPublicPages(knex, MONDAY)
  const { tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const anna = await knex('advisors').where({ tenant_id, alias: 'anna-gruber' }).first()
  const of = { tenant_id, advisor_uuid: anna.uuid }
  const topic_uuid = randomUUID()
  await knex('appointment_topics').insert({
    ...{ tenant_id, uuid: topic_uuid, topic: UNTRANSLATED, comment: '', documents: '[]', questions: '[]', length: 30 },
    ...{ buffer_before: 0, buffer_after: 0, notice_minutes: 60, window_days: 60, slot_step: 30, position: 99 }
  })
  await knex('advisor_topics').insert({ ...of, topic_uuid })
  await knex('advisor_settings')
    .insert({ ...of, absence_from: '2026-11-20', absence_to: '2026-11-27', absence_text: AWAY })
    .onConflict(['tenant_id', 'advisor_uuid'])
    .merge()
  const texts = async (table: string, column: string) => knex(table).where({ tenant_id }).pluck(column)
  german = [
    AWAY,
    UNTRANSLATED,
    ...(await texts('advisors', 'position')),
    ...(await texts('text_descriptions', 'value')),
    ...(await texts('text_description_types', 'title')),
    ...(await texts('holidays', 'label')),
    ...tagsOf(anna),
    'Diplomierte Finanzberaterin',
    'Preise und Gebühren',
    'Alle Bankomaten',
    'Schließfächer',
    'Im Keller, in drei Größen',
    'In der Garage um die Ecke',
    'Schön, dass Sie kommen',
    'im Aushang'
  ].filter((text) => text.trim().length > 3)
})
afterAll(() => site.stop())

const squeezed = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

/** Each piece of German text on a page, with the language in which it would be read aloud. */
async function foundOn(path: string) {
  const { status, text } = await request(site, 'GET', `${path}?lang=en`, { headers: { accept: 'text/html' } })
  expect([path, status]).toEqual([path, 200])
  const { window } = new JSDOM(text)
  const { document } = window
  const walker = document.createTreeWalker(document.body, window.NodeFilter.SHOW_TEXT)
  const found: { words: string; lang: string | null | undefined }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style')) continue
    const words = squeezed(node.nodeValue)
    const isGerman = german.some((one) => words.includes(squeezed(one)))
    if (isGerman) found.push({ words, lang: node.parentElement?.closest('[lang]')?.getAttribute('lang') })
  }
  for (const image of document.querySelectorAll('img[alt^="Die Kassenhalle"]'))
    found.push({ words: image.getAttribute('alt') ?? '', lang: image.closest('[lang]')?.getAttribute('lang') })
  return found
}

/** How many at least are on a page; a page without any says nothing. */
const LEAST: Partial<Record<(typeof LISTED_PAGES)[number], number>> = {
  '/app/profile/anna-gruber': 8,
  '/app/profile/anna-gruber/reviews': 1,
  '/app/filiale/wien-innere-stadt': 10,
  '/advisors': 4,
  '/search': 4,
  '/book/anna-gruber': 2,
  '/p/fruehling': 4
}

test.each(LISTED_PAGES)('%s in English says of German words that they are German', async (path) => {
  // the steps of a booking show topics as its widget does, which does not know
  const found = (await foundOn(path)).filter(({ words }) => !path.startsWith('/book/') || words !== UNTRANSLATED)
  expect(found.filter(({ lang }) => !lang?.startsWith('de'))).toEqual([])
  expect(found.length).toBeGreaterThanOrEqual(LEAST[path] ?? 0)
})

test('in German nothing is marked', async () => {
  const { text } = await request(site, 'GET', '/app/profile/anna-gruber?lang=de', { headers: { accept: 'text/html' } })
  const { document } = new JSDOM(text).window
  expect([...document.querySelectorAll('main [lang]')].map((one) => one.outerHTML)).toEqual([])
})

test('tags learn the language of what the institution has written, where it is not theirs', async () => {
  const preload = async (locale: string) =>
    (await request(site, 'GET', `/api/v1/preload?locale=${locale}&tags=card;alias=anna-gruber`)).body
  expect((await preload('en')).written_in).toBe('de-AT')
  expect((await preload('de')).written_in).toBeUndefined()
})
