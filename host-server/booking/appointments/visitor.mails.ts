import { languageOf } from '#contract/locales'
import type { MailContent } from '../../../templates/mails/mail.tsx'
import { formatInstant } from '../../core/base/format-date.ts'
import type { JobContext } from '../../core/jobs/outbox.ts'
import { repliesTo } from '../../core/mail/mail.ts'
import { emailLine, facts, frameOf, linesOf, phoneLine } from '../../core/mail/mail-template.tsx'
import { plainFullName, salutation } from '../../core/mail/salutation.ts'
import { type AppointmentView, documentLines, placeLines } from './appointment-view.service.ts'
import type { AppointmentMail } from './appointments.jobs.ts'
import { calendarsOf, visitorEntry } from './calendar-entries.service.ts'
import type { AppointmentDetails } from './details.repository.ts'
import { hasEntry, type Lines, type MailDraft, methodOf, OVER, saidOf, timeFacts } from './mail-occasion.ts'

/** To its customer, one that was handed over at another time is also named by that. */
function saidToVisitor(mail: AppointmentMail, found: Pick<AppointmentDetails, 'state' | 'join_url'>) {
  const said = saidOf(mail.occasion, found, mail)
  if (!mail.previous) return said
  if (said === 'handed-over') return 'handed-over-moved'
  return said === 'handed-over-request' ? 'handed-over-request-moved' : said
}

/** What staff have written to the customer: with a cancellation, or with this move. */
const messageIn = ({ cancelled_by, cancel_reason }: AppointmentDetails, { message = '' }: AppointmentMail) =>
  cancelled_by === 'advisor' ? cancel_reason : message

/** The place; of a relocated appointment also the previous one. */
function placeFacts(view: AppointmentView, { occasion, previous_place }: AppointmentMail): [string, Lines][] {
  const { t } = view
  if (OVER.has(occasion)) return []
  if (!previous_place) return [[t('mails.where'), placeLines(view)]]
  return [
    [t('mails.new-place'), placeLines(view)],
    [t('mails.previous-place'), [{ text: previous_place.join(', '), isPast: true }]]
  ]
}

/** What to bring and to know, unless the appointment does not take place. */
const preparationFacts = (view: AppointmentView, { occasion }: AppointmentMail): [string, Lines][] =>
  OVER.has(occasion) ? [] : [documentLines(view), [view.t('mails.prepare'), [view.found.topic_comment]]]

const personOf = ({ t, found, advisor }: AppointmentView): MailContent['person'] => ({
  title: t('mails.contact-with'),
  name: advisor,
  position: found.position,
  phone: phoneLine(found.phone_of_advisor),
  email: emailLine(found.public_email)
})

/** What the visitor can do, each with a link of its own. */
const actionsOf = ({ t, found, manage }: AppointmentView): NonNullable<MailContent['actions']> => [
  ...(found.join_url ? [{ href: found.join_url, label: t('mails.join'), isPrimary: true }] : []),
  { href: `${manage}/reschedule`, label: t('pages.move') },
  { href: `${manage}/cancel`, label: t('pages.cancel') }
]

function visitorContent(view: AppointmentView, mail: AppointmentMail): MailContent {
  const { t, locale, tenant, found, zone, base, advisor } = view
  const { occasion } = mail
  const isOver = OVER.has(occasion)
  const said = saidToVisitor(mail, found)
  const { remarks, ...rest } = frameOf(tenant, locale)
  return {
    ...rest,
    title: t(`mails.${said}-title`),
    paragraphs: [salutation(locale, found), t(`mails.${said}-lead`, { advisor })],
    facts: facts([
      [t('mails.message'), linesOf(messageIn(found, mail))],
      ...timeFacts(view, zone, mail),
      [t('mails.topic'), [found.topic]],
      [t('mails.how'), [t(`booking.${found.type}`)]],
      ...placeFacts(view, mail),
      ...preparationFacts(view, mail)
    ]),
    person: personOf(view),
    ...(isOver
      ? {
          actions: [
            {
              href: `${base}/book/${found.alias}?lang=${languageOf(locale)}`,
              label: t('mails.book-again'),
              isPrimary: true
            }
          ]
        }
      : { actions: actionsOf(view), calendars: calendarsOf(view) }),
    remarks: isOver ? remarks : [t('mails.secret'), ...remarks]
  }
}

export function visitorMail(view: AppointmentView, mail: AppointmentMail, context: JobContext): MailDraft {
  const { t, tag, found, zone, advisor } = view
  const { config, clock } = context.app
  const { occasion } = mail
  const to = { name: plainFullName(found), address: found.email }
  const recipient = { method: methodOf(occasion), attendee: to } as const
  const ics = { method: recipient.method, content: visitorEntry(view, config, clock.now(), recipient) }
  return {
    to,
    ...repliesTo(advisor, found.public_email),
    subject: t(`mails.${saidToVisitor(mail, found)}-subject`, { when: formatInstant(tag, zone, found.starts_at) }),
    content: visitorContent(view, mail),
    photo: found.advisor_deactivated_at ? null : found.photo_of_advisor,
    ...(hasEntry(found, occasion) && { ics })
  }
}
