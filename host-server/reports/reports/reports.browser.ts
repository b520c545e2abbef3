import { beforeAll, expect, test } from 'vitest'
import { DAY, instant } from '../../core/base/clock.ts'
import { expectFocus, offered } from '../../testing/inputs.ts'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const SESSIONS = '/app/reports/sessions-reports'
const CARDS = '/app/reports/cards-reports'

const tour = openTour()

/** Weeks of bookings, cancellations and cards, more of them recently. */
const AGES = Array.from({ length: 70 }, (_, age) => age)

beforeAll(() =>
  tour.office.look(async (own) => {
    const advisors = await own('advisors').select('tenant_id', 'uuid as advisor_uuid', 'organization_uuid').limit(3)
    const rows = AGES.flatMap((age) => {
      const at = instant(Date.now() - age * DAY)
      return advisors.flatMap((advisor, index) =>
        ['booked', 'cancelled', 'card-apple', 'request-basic'].map((metric, kind) => ({
          ...advisor,
          metric,
          at,
          day: at.slice(0, 10),
          count: Math.max(0, Math.round((9 - kind * 2) * (1 - age / 90) + ((age * 7 + index * 3) % 5) - 2))
        }))
      )
    })
    for (let at = 0; at < rows.length; at += 100) await own('report_events').insert(rows.slice(at, at + 100))
  })
)

test('a branch manager can choose their own branch only', async () => {
  const { page } = await tour.enter('branch')
  await page.goto(tour.host + SESSIONS)
  await page.locator('.tile').first().waitFor()
  expect(await offered(page.locator('[name=branch]'))).toEqual(['Alle Filialen', 'Filiale Wien Innere Stadt'])
  await page.context().close()
})

eitherInput(tour, 'analyst', (worker) => {
  const { hand, looksWell } = worker
  const tile = (name: string) => worker.page.locator('.tile', { hasText: name })
  const choose = (name: string, value: string) => worker.page.locator(`select[name=${name}]`).selectOption(value)

  test('figures and their course are shown as a chart and as a table', async () => {
    const { page } = worker
    await worker.open(SESSIONS)
    await page.getByText(/[Vv]erglichen mit|Noch kein Vergleich/).waitFor()
    await looksWell('sessions')
    await hand.press(page.getByText('Als Tabelle zeigen').first())
    await page.getByRole('table', { name: 'Gebuchte Termine' }).waitFor()
    await looksWell('table')
  })

  test('choosing another metric redraws the chart and keeps the focus, choosing another period loads it', async () => {
    const { page } = worker
    await hand.press(tile('Abgesagte Termine'))
    await page.locator('.tile[aria-pressed=true]', { hasText: 'Abgesagte Termine' }).waitFor()
    await expectFocus(tile('Abgesagte Termine'))
    await choose('period', 'year')
    await page.waitForURL(/period=year/)
    await page.getByText('Als Tabelle zeigen').first().waitFor()
    await choose('by', 'booked')
    await page.getByRole('table', { name: 'Beraterinnen und Berater' }).waitFor()
    await looksWell('year')
  })

  test('a bookmarked URL shows the same report, which can be downloaded', async () => {
    const { page } = worker
    await page.reload()
    await page.locator('.tile[aria-pressed=true]', { hasText: 'Abgesagte Termine' }).waitFor()
    expect(await page.locator('select[name=period]').inputValue()).toBe('year')
    const file = page.waitForEvent('download')
    await hand.press(page.getByRole('link', { name: 'Als CSV herunterladen' }))
    expect((await file).suggestedFilename()).toMatch(/^sessions-.*\.csv$/)
  })

  test('a custom period is typed digit by digit, and one that is too long keeps the input', async () => {
    const { page } = worker
    await choose('period', 'days')
    const from = page.locator('input[name=from]')
    const write = async (digits: string) => {
      await from.focus()
      await page.keyboard.type(digits, { delay: 20 })
    }
    await write('03032024')
    await page
      .getByText('Ein Bericht umfasst höchstens zwei Jahre. Bitte wählen Sie einen kürzeren Zeitraum.')
      .waitFor()
    expect(await from.inputValue()).toBe('2024-03-03')
    await looksWell('too-long')
    await write('03032026')
    await page.waitForURL(/from=2026-03-03/)
    expect(await from.inputValue()).toBe('2026-03-03')
    await page
      .getByText('Ein Bericht umfasst höchstens zwei Jahre. Bitte wählen Sie einen kürzeren Zeitraum.')
      .waitFor({ state: 'detached' })
  })

  test('the report on cards is shown', async () => {
    await worker.open(CARDS)
    await worker.page.getByRole('heading', { name: 'Derzeit in Wallets' }).waitFor()
    await looksWell('cards')
  })
})
