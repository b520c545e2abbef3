import { expect, test } from 'vitest'
import { expectFocus, MOUSE } from '../../testing/inputs.ts'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const PATH = '/app/account-admin/topics-management'

const tour = openTour({ LOAD_TEST: '1' })

/** The text of the focused row if the action bar covers it. */
function coveredRow(): string | undefined {
  const row = document.activeElement?.closest('.choice')
  const bar = document.querySelector('dialog[open] .dialog-actions')
  const isCovered = row && bar && row.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
  return isCovered ? (row.textContent ?? '') : undefined
}

eitherInput(tour, 'admin', (worker) => {
  const { hand, button, dialog, type, looksWell } = worker
  const name = hand === MOUSE ? 'Sicher im Netz' : 'Förderungen'
  const field = (key: string) => dialog().locator(`[name=${key}]`)
  const row = (text: string) =>
    worker.page.getByRole('row').filter({ has: worker.page.getByRole('rowheader', { name: text }) })
  const stored = () => tour.office.look((own) => own('appointment_topics').where({ topic: name }).first())
  const places = async () => (await worker.page.locator('.ordered-table .topics-name').allTextContents()).slice(-2)

  test('a topic is created in both languages, after errors are shown', async () => {
    await worker.open(PATH)
    await row('Short').waitFor()
    await looksWell('listed')
    await hand.press(button('Neues Thema'))
    await hand.press(button('Speichern', dialog()))
    await worker.page.getByText('Dieses Feld darf nicht leer sein.').waitFor()
    await expectFocus(field('topic'))
    await looksWell('refused')
    await type(field('topic'), name)
    await type(field('other_topic'), `${name} (English)`)
    await hand.choose(field('length'), '1 Std. 30 Min.')
    await hand.press(button('Speichern', dialog()))
    await dialog().waitFor({ state: 'hidden' })
    await row(name).getByText('1 Std. 30 Min.').waitFor()
    expect(await stored()).toMatchObject({ length: 90, retired_at: null })
  })

  test('it is moved up by drag or by keyboard, and stays there', async () => {
    const [before] = await places()
    if (hand === MOUSE) {
      const grip = row(name).locator('.ordered-grip')
      await grip.scrollIntoViewIfNeeded()
      const [from, to] = [await grip.boundingBox(), await row(before as string).boundingBox()]
      await worker.page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20)
      await worker.page.mouse.down()
      await worker.page.mouse.move((from?.x ?? 0) + 20, (to?.y ?? 0) + 5, { steps: 4 })
      await worker.page.mouse.up()
    } else {
      await hand.press(button(`${name} nach oben`))
      await expectFocus(button(`${name} nach oben`))
    }
    await expect.poll(places).toEqual([name, before])
    await worker.page.reload()
    await expect.poll(places).toEqual([name, before])
  })

  test('it is assigned to a whole branch, which can be undone', async () => {
    await hand.press(row(name).getByRole('button', { name: 'Zuteilen' }))
    const branch = dialog().locator('.topics-branch .choice').first()
    await branch.waitFor()
    await hand.flip(branch.locator('input'))
    await dialog()
      .getByText(/erhalten es, niemand verliert es|erhält es, niemand verliert es/)
      .waitFor()
    await looksWell('assigning')
    await hand.press(button('Speichern', dialog()))
    await dialog().waitFor({ state: 'hidden' })
    await looksWell('assigned')
    await hand.press(button('Rückgängig machen'))
    await row(name).getByText('Niemand').waitFor()
  })

  test('tabbing through the advisors keeps each focused row above the action bar', async () => {
    // what was undone is read again, and would draw the dialog anew
    await worker.page.reload()
    await hand.press(row(name).getByRole('button', { name: 'Zuteilen' }))
    const size = worker.page.viewportSize() ?? { width: 390, height: 844 }
    await worker.page.setViewportSize({ ...size, height: 600 })
    await type(dialog().getByRole('searchbox'), 'a')
    const rows = dialog().locator('.topics-people .choice')
    await rows.nth(5).waitFor()
    for (let left = await dialog().locator('.choice').count(); left > 0; left -= 1) {
      await worker.page.keyboard.press('Tab')
      // a list scrolls with the frame after the focus
      await expect.poll(() => worker.page.evaluate(coveredRow)).toBeUndefined()
    }
    await expectFocus(rows.last().locator('input'))
    await worker.page.setViewportSize(size)
    await hand.press(button('Abbrechen', dialog()))
    await dialog().waitFor({ state: 'hidden' })
  })

  test('it is retired, restored and deleted', async () => {
    const offered = row(name).getByRole('switch')
    await hand.press(offered)
    await hand.press(button('Nicht mehr anbieten', dialog()))
    await dialog().waitFor({ state: 'hidden' })
    await hand.press(worker.page.locator('summary'))
    await hand.press(offered)
    await button(`${name} nach oben`).waitFor()
    await hand.press(row(name).getByRole('button', { name: 'Löschen' }))
    await hand.press(button('Löschen', dialog()))
    await row(name).waitFor({ state: 'detached' })
    expect(await stored()).toBeUndefined()
  })
})
