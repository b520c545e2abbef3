import { expect, test } from 'vitest'
import { expectFocus } from '../testing/inputs.ts'
import { eitherInput, openTour } from './support/tour.ts'

const tour = openTour()

const isCode = (url: string) => /\/palette-[\da-f]+\.js$/.test(url)

test('an advisor finds no people, and the server is only asked for customers of their own', async () => {
  const { page, faults } = await tour.enter('advisor')
  const asked: string[] = []
  await page.getByRole('button', { name: 'Suche', exact: true }).waitFor()
  await page.locator('main .loading-box').waitFor({ state: 'detached' })
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('option', { name: /^Meine Karte/ }).waitFor()
  await page.keyboard.type('gruber')
  await page.getByText('Nichts passt zu „gruber“.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  // the start page behind the palette follows its own figures
  const found = asked.filter((path) => path.startsWith('/api/') && path !== '/api/v1/start')
  expect([...new Set(found)].toSorted()).toEqual(['/api/v1/contact-requests', '/api/v1/customer-appointments'])
  expect(faults).toEqual([])
  await page.context().close()
})

eitherInput(tour, 'admin', (worker) => {
  const { hand, looksWell } = worker
  const opener = () => worker.page.getByRole('button', { name: 'Suche', exact: true })
  const field = () => worker.page.getByRole('combobox', { name: 'Was suchen Sie?' })

  test('the code comes when the palette is opened first, and Escape leads back', async () => {
    const asked: string[] = []
    worker.page.on('request', (request) => asked.push(request.url()))
    await worker.open('/app/account-admin')
    await worker.page.getByRole('heading', { name: 'Administration', level: 1 }).waitFor()
    await looksWell('header')
    expect(asked.filter(isCode)).toEqual([])
    await hand.press(opener())
    await expectFocus(field())
    expect(asked.filter(isCode)).toHaveLength(1)
    await looksWell('palette')
    await worker.page.keyboard.press('Escape')
    await expectFocus(opener())
  })

  test('a person is found by part of the name, and opened by keyboard alone', async () => {
    const { page } = worker
    await page.keyboard.press('ControlOrMeta+k')
    await expectFocus(field())
    await page.keyboard.type('waldhausl')
    await page.getByRole('option', { name: 'Dr. Katharina Steiner-Waldhäusl, MBA' }).waitFor()
    await page.getByText('1 Ergebnis', { exact: true }).waitFor()
    await looksWell('found')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Dr. Katharina Steiner-Waldhäusl, MBA' }).waitFor()
    expect(page.url()).toMatch(/\/app\/account-admin\/people\/edit\?id=[\da-f-]{36}$/)
    await expectFocus(page.locator('main'))
  })

  test('unsaved changes are asked about before another person is shown', async () => {
    const { page } = worker
    const position = page.locator('main [name="position"]')
    await position.waitFor()
    await worker.type(position, 'Leitung')
    await page.keyboard.press('ControlOrMeta+k')
    await expectFocus(field())
    await page.keyboard.type('anna gruber')
    await page.getByRole('option', { name: 'Mag. Anna Gruber' }).waitFor()
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Ohne Speichern verlassen?' })
    await looksWell('unsaved')
    await hand.press(question.getByRole('button', { name: 'Weiter bearbeiten' }))
    await expectFocus(position)
    expect(await position.inputValue()).toBe('Leitung')
  })

  test('a setting is found by its label, and opened at its field', async () => {
    const { page } = worker
    page.once('dialog', (dialog) => void dialog.accept())
    await worker.open('/app/account-admin')
    await opener().waitFor()
    await page.keyboard.press('ControlOrMeta+k')
    await expectFocus(field())
    await page.keyboard.type('absender der e-mails')
    await page.getByRole('option', { name: 'Absender der E-Mails' }).waitFor()
    await looksWell('setting')
    await page.keyboard.press('Enter')
    await expectFocus(page.locator('input[name="mail_from"]'))
    await looksWell('field')
    expect(worker.faults).toEqual([])
  })
})
