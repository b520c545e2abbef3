import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, launch, login, visit } from '../../testing/browser.ts'
import { ownSite } from '../../testing/own-site.ts'

/** Over HTTP/1.1 a browser opens six connections to a server: a stream in each window would hang the seventh. */
const WINDOWS = 7

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** How many streams of a window are open. */
function countStreams(page: Page) {
  const open = new Set<unknown>()
  page.on('request', (request) => /\/news$/.test(new URL(request.url()).pathname) && open.add(request))
  page.on('requestfinished', (request) => open.delete(request)).on('requestfailed', (request) => open.delete(request))
  return () => open.size
}

async function openWindows(first: Page, address: string) {
  const pages: Page[] = [first]
  const counts = [countStreams(first)]
  while (pages.length < WINDOWS) {
    const page = await first.context().newPage()
    counts.push(countStreams(page))
    pages.push(page)
    await page.goto(address)
  }
  return { pages, streams: () => counts.reduce((sum, count) => sum + count(), 0) }
}

const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true })

test('seven windows of a visitor and seven of an advisor hear all, by one stream each', async () => {
  const { page: first } = await visit(browser, DESK)
  await first.goto(`${ownSite().host}/messenger#anna-gruber`)
  await first.getByLabel(/^Ihr Name/).fill('Vera Fenster')
  await first.getByLabel(/^Nachricht/).fill('Darf mein Mann mitkommen?')
  await first.getByRole('button', { name: 'Senden', exact: true }).click()
  await said(first, 'Darf mein Mann mitkommen?').waitFor()
  const link = (await first.getByRole('link', { name: 'Link zu diesem Chat' }).getAttribute('href')) ?? ''
  const visitor = await openWindows(first, link)
  for (const page of visitor.pages) await said(page, 'Darf mein Mann mitkommen?').waitFor()

  const { page: inbox } = await visit(browser, DESK)
  await login(inbox, 'advisor@demo.example')
  await inbox.goto(`${ownSite().host}/app/messenger`)
  await inbox.getByRole('link', { name: 'Vera Fenster', exact: true }).click()
  await said(inbox, 'Darf mein Mann mitkommen?').waitFor()
  const desk = await openWindows(inbox, inbox.url())
  for (const page of desk.pages) await said(page, 'Darf mein Mann mitkommen?').waitFor()

  const [writer] = desk.pages
  await writer?.getByLabel('Antwort', { exact: true }).fill('Gerne, bitte mit Ausweis.')
  for (const page of visitor.pages) await page.getByText('Gerade wird eine Antwort geschrieben').waitFor()
  await writer?.getByRole('dialog').getByRole('button', { name: 'Senden', exact: true }).click()
  for (const page of visitor.pages) await said(page, 'Gerne, bitte mit Ausweis.').waitFor()
  await visitor.pages[3]?.getByLabel('Nachricht', { exact: true }).fill('Danke!')
  await visitor.pages[3]?.getByRole('button', { name: 'Senden', exact: true }).click()
  for (const page of [...visitor.pages, ...desk.pages]) await said(page, 'Danke!').waitFor()
  await expect.poll(visitor.streams).toBe(1)
  await expect.poll(desk.streams).toBe(1)

  // the window with the stream is closed: another one takes it over
  await visitor.pages.pop()?.close()
  await writer?.getByLabel('Antwort', { exact: true }).fill('Bis Freitag.')
  await writer?.getByRole('dialog').getByRole('button', { name: 'Senden', exact: true }).click()
  for (const page of visitor.pages) await said(page, 'Bis Freitag.').waitFor()
  for (const page of [first, inbox]) await page.context().close()
})
