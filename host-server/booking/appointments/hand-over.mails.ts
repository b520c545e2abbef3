import { formatInterval } from '../../core/base/format-date.ts'
import { fullName } from '../../core/base/full-name.ts'
import type { Handlers, JobContext } from '../../core/jobs/outbox.ts'
import { emailLine, facts, frameOf, linesOf, phoneLine, sendTemplate } from '../../core/mail/mail-template.tsx'
import { answerActions, copiesOf } from './advisor.mails.ts'
import { type AppointmentView, viewOf } from './appointment-view.service.ts'
import { calendarOfEntries } from './appointments.ics.ts'
import { feedEntry } from './calendar-entries.service.ts'
import { type AppointmentDetails, findDetailsOf } from './details.repository.ts'
import type { HandOverMail } from './hand-over.jobs.ts'
import { findRecipient } from './hand-over.repository.ts'

/** A longer list is read on the page. */
const LISTED = 100

type Lines = Parameters<typeof facts>[0][number]

const timeOf = ({ tag, found }: AppointmentView) =>
  formatInterval(tag, found.branch_time_zone, found.starts_at, found.ends_at)

const gistOf = ({ t, found }: AppointmentView) => [
  `${found.first_name} ${found.last_name}`,
  `${found.topic}, ${t(`booking.${found.type}`)}`,
  found.state === 'requested' ? t('mails.not-confirmed') : ''
]

const takenFacts = (view: AppointmentView): Lines => {
  const { found } = view
  return [timeOf(view), [...gistOf(view), phoneLine(found.phone), emailLine(found.email), ...linesOf(found.note)]]
}

/** The time under which the former advisor knew it, and what has become of it. */
const givenFacts =
  ({ previous }: HandOverMail) =>
  (view: AppointmentView): Lines => {
    const { t, advisor } = view
    const when = timeOf(view)
    const now = previous ? t('mails.now-with-at', { advisor, when }) : t('mails.now-with', { advisor })
    return [previous ? timeOf({ ...view, found: { ...view.found, ...previous } }) : when, [...gistOf(view), now]]
  }

/** What has changed hands again since is left to a later mail. */
const isAbout =
  ({ advisor_uuid, about }: HandOverMail) =>
  (found: AppointmentDetails) =>
    (found.advisor_uuid === advisor_uuid) === (about !== 'given')

const isRequest = ({ found }: AppointmentView) => found.state === 'requested'

/** A request is not in a calendar yet. */
const fixedOf = (views: readonly AppointmentView[]) => views.filter(({ found }) => found.state === 'booked')

function entriesOf({ app, tenant }: JobContext, views: readonly AppointmentView[]) {
  const fixed = fixedOf(views)
  const entries = fixed.map((view) => feedEntry(view, app.config, app.clock.now()))
  if (!entries.length) return {}
  return { ics: { method: 'PUBLISH' as const, content: calendarOfEntries(tenant.name, entries) } }
}

/** What is to be confirmed, and whether calendar entries are attached. */
function takenRemarks(views: readonly AppointmentView[], t: AppointmentView['t']): string[] {
  const requests = views.filter(isRequest).length
  const entries = fixedOf(views).length
  return [
    ...(requests ? [t('mails.hand-over-to-confirm', { count: requests })] : []),
    ...(entries ? [t('mails.hand-over-entries', { count: entries })] : [])
  ]
}

async function send(mail: HandOverMail, context: JobContext) {
  const { db, tenant, app } = context
  const recipient = await findRecipient(db, mail.advisor_uuid)
  const found = (await findDetailsOf(db, mail.appointments)).filter(isAbout(mail))
  const views = found.map((one) => viewOf(app.config, tenant, one))
  const [first] = views
  if (!recipient || !first) return
  const { t } = first
  const { about } = mail
  const count = views.length
  const more = count > LISTED ? [t('mails.hand-over-more', { count: count - LISTED })] : []
  await sendTemplate(context, {
    to: { name: fullName(recipient), address: recipient.email_address },
    bcc: copiesOf(recipient),
    subject: t(`mails.hand-over-${about}-subject`, { count }),
    content: {
      ...frameOf(tenant),
      title: t(`mails.hand-over-${about}-title`, { count }),
      paragraphs: [
        t(`mails.hand-over-${about}-lead`, { count, branch: first.found.branch }),
        ...(about === 'taken' ? takenRemarks(views, t) : []),
        ...more
      ],
      facts: facts(views.slice(0, LISTED).map(about === 'given' ? givenFacts(mail) : takenFacts)),
      actions: answerActions(first, about === 'taken' && views.some(isRequest))
    },
    ...(about !== 'given' && entriesOf(context, views)),
    messageId: `<${first.found.uuid}.${first.found.sequence}.hand-over-${about}.${mail.advisor_uuid}@${tenant.host}>`
  })
}

export const handOverJobs: Handlers = {
  'hand-over-mail': (payload, context) => send(payload as HandOverMail, context)
}
