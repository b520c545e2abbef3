import { languageTag, resolveLocale } from '#contract/locales'
import { instant } from '../../core/base/clock.ts'
import { dayLater, later, timeOn } from '../../core/base/days.ts'
import { formatDay } from '../../core/base/format-date.ts'
import { textsIn } from '../../core/base/intl.ts'
import { enqueue, type Handlers, type Job } from '../../core/jobs/outbox.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { frameOf, sendTemplate } from '../../core/mail/mail-template.tsx'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { RequestRow } from './data-requests.repository.ts'
import * as repository from './data-requests.repository.ts'

/** So many days before a request is due, everyone who may answer it is reminded. */
const REMINDED_BEFORE = 7

export const reminderKey = (uuid: string) => `data-request-due:${uuid}:`

/** In the morning; for what came in late, immediately. */
export const reminderOf = (
  { uuid, due_on }: Pick<RequestRow, 'uuid' | 'due_on'>,
  { time_zone }: Pick<CurrentTenant, 'time_zone'>,
  now: Date
): Job => ({
  kind: 'data-request-due',
  dedupe_key: `${reminderKey(uuid)}${due_on}`,
  payload: { request_uuid: uuid, due_on },
  at: later(timeOn(dayLater(due_on, -REMINDED_BEFORE), '08:00', time_zone), instant(now))
})

/** One mail each, so that one that fails is repeated alone. */
const remindAll: Handlers[string] = async ({ request_uuid, due_on }, { app, db }) => {
  const row = await repository.find(db, String(request_uuid))
  if (row?.state !== 'open' || row.due_on !== due_on) return
  const users = await repository.findErasers(db)
  await db.transaction((trx) =>
    enqueue(
      trx,
      app.clock.now(),
      ...users.map(({ uuid }) => ({
        kind: 'data-request-reminder',
        dedupe_key: `${reminderKey(row.uuid)}${row.due_on}:${uuid}`,
        payload: { request_uuid, due_on, user_uuid: uuid }
      }))
    )
  )
}

/** Names nobody: the reference is in the tool's list. */
const remind: Handlers[string] = async ({ request_uuid, due_on, user_uuid }, context) => {
  const { app, db, tenant } = context
  const row = await repository.find(db, String(request_uuid))
  const user = (await repository.findErasers(db)).find(({ uuid }) => uuid === user_uuid)
  if (!user || row?.state !== 'open' || row.due_on !== due_on) return
  const locale = resolveLocale(user.language ?? undefined, tenant.language)
  const t = textsIn(locale)
  const { remarks, ...frame } = frameOf(tenant, locale)
  const day = formatDay(languageTag(locale), 'UTC', row.due_on)
  await sendTemplate(context, {
    to: { name: user.full_name, address: user.email_address },
    subject: t('data-requests.mail-due', { kind: t(`data-requests.kind-${row.kind}`), day }),
    messageId: `<${row.uuid}.${row.due_on}.${user.uuid}.due@${tenant.host}>`,
    content: {
      ...frame,
      title: t('data-requests.mail-due-title', { day }),
      paragraphs: [t('mails.hello'), t('data-requests.mail-due-lead', { reference: row.reference })],
      facts: [],
      actions: [
        {
          href: `${baseUrl(app.config, tenant)}/app/deletion-tool`,
          label: t('data-requests.mail-due-open'),
          isPrimary: true
        }
      ],
      remarks
    }
  })
}

export const dueJobs: Handlers = { 'data-request-due': remindAll, 'data-request-reminder': remind }
