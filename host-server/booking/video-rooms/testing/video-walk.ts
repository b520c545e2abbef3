import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { instant, MINUTE } from '../../../core/base/clock.ts'
import type { Mailbox } from '../../../testing/mailbox.ts'
import type { DetachedOffice } from '../../appointments/testing/detached-office.ts'

/** The advisor holds talks by video, too, the next one in three hours at the earliest. */
export const holdVideoTalks = ({ tenantId: tenant_id, advisorUuid: advisor_uuid, topic, look }: DetachedOffice) =>
  look(async (knex) => {
    await knex('advisor_appointment_types').insert({ tenant_id, advisor_uuid, type: 'online' })
    await knex('appointment_topics').where({ uuid: topic }).update({ notice_minutes: 180 })
  })

/** The clock of another process does not jump: the talks come nearer instead. */
export const beginsIn = ({ look }: DetachedOffice, minutes: number) =>
  look((knex) => {
    const start = Date.now() + minutes * MINUTE
    return knex('appointments').update({ starts_at: instant(start), ends_at: instant(start + 15 * MINUTE) })
  })

export const emptyCalendar = ({ look }: DetachedOffice) =>
  look(async (knex) => {
    for (const table of ['booking_claims', 'appointments']) await knex(table).delete()
  })

type Words = Record<'video' | 'first' | 'last' | 'mail' | 'next' | 'book', RegExp>

export const IN_GERMAN: Words = {
  video: /Per Video/,
  first: /Vorname/,
  last: /Nachname/,
  mail: /E-Mail/,
  next: /Weiter/,
  book: /Jetzt buchen/
}

/** Books the first free time by video; returns the paths of talk and appointment, from the mail. */
export async function bookVideo(
  page: Page,
  { host, alias, mailbox }: { host: string; alias: string; mailbox: Mailbox },
  email: string,
  words = IN_GERMAN
) {
  await page.goto(`${host}/book/${alias}`)
  const widget = page.locator('advisor-booking')
  await widget.getByRole('button', { name: /Day and night/ }).click()
  await widget.getByRole('button', { name: words.video }).click()
  await widget
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click()
  await widget.getByLabel(words.first).fill('Vera')
  await widget.getByLabel(words.last).fill('Visitor')
  await widget.getByLabel(words.mail).fill(email)
  await widget.getByRole('button', { name: words.next }).click()
  await widget.getByRole('button', { name: words.book }).click()
  await expect
    .poll(() => mailbox.mails.filter(({ recipients }) => recipients.includes(email)).length, { timeout: 60_000 })
    .toBeGreaterThan(0)
  const text = mailbox.mails.find(({ recipients }) => recipients.includes(email))?.text ?? ''
  return {
    talk: /\/talks\/[\w-]+\/[\w-]{43}/.exec(text)?.[0] ?? '',
    appointment: /\/appointments\/[\w-]{43}/.exec(text)?.[0] ?? ''
  }
}
