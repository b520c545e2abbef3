import { givenIn } from '../appointment-topics/questions.ts'
import type { Config } from '../core/config.ts'
import { type Entry, icsOf, type Person } from './appointments.ics.ts'
import { addressLines, type Telling } from './telling.ts'

const uidOf = ({ tenant, found }: Telling) => `${found.uuid}@${tenant.host}`

const organizerOf = ({ tenant }: Telling, config: Config): Person => ({
  name: tenant.name,
  address: tenant.settings.mail_from ?? config.MAIL_FROM
})

const common = (telling: Telling, config: Config, stamp: Date) => {
  const { t, found } = telling
  const { sequence, starts_at, ends_at, type } = found
  return {
    uid: uidOf(telling),
    sequence,
    stamp,
    starts_at,
    ends_at,
    location: type === 'in-branch' ? addressLines(found).join(', ') : found.join_url || t(`booking.${type}`),
    organizer: organizerOf(telling, config)
  }
}

const lines = (...parts: (string | false)[]) => parts.filter(Boolean).join('\n')

/** The entry in the visitor's calendar; the link in it is the visitor's alone. */
export function visitorEntry(
  telling: Telling,
  config: Config,
  stamp: Date,
  who: Pick<Entry, 'method' | 'attendee'>
): string {
  const { t, tenant, found, advisor, manage } = telling
  return icsOf({
    ...common(telling, config, stamp),
    ...who,
    summary: t('mails.event', { tenant: tenant.name, topic: found.topic }),
    description: lines(
      `${t('mails.with')}: ${advisor}`,
      `${t('mails.how')}: ${t(`booking.${found.type}`)}`,
      who.method !== 'CANCEL' && `${t('mails.manage')}: ${manage}`
    )
  })
}

/** The appointment as it stands in the advisor's calendar, with what the visitor wrote. */
function advisorWords(telling: Telling) {
  const { t, found } = telling
  const { first_name, last_name, email, phone, note, answers, topic, type } = found
  return {
    summary: `${first_name} ${last_name}: ${topic}`,
    description: lines(
      `${t('mails.how')}: ${t(`booking.${type}`)}`,
      `${t('mails.email')}: ${email}`,
      phone && `${t('mails.phone')}: ${phone}`,
      ...givenIn(answers).map(({ question, answer }) => `${question}: ${answer}`),
      note && `${t('mails.note')}: ${note}`
    )
  }
}

/** The entry that is mailed to the advisor. */
export function advisorEntry(telling: Telling, config: Config, stamp: Date, method: 'REQUEST' | 'CANCEL'): string {
  const attendee = { name: telling.advisor, address: telling.found.email_of_advisor }
  return icsOf({ ...common(telling, config, stamp), method, attendee, ...advisorWords(telling) })
}

/** The entry in a calendar to which the advisor subscribes. */
export const advisorCopy = (telling: Telling, config: Config, stamp: Date): Entry => ({
  ...common(telling, config, stamp),
  ...advisorWords(telling),
  method: 'PUBLISH',
  isTentative: telling.found.state === 'requested'
})

/** The entry in the advisor's own calendar. It invites nobody: a server would send answers in the advisor's name. */
export function ownEntry(telling: Telling, config: Config, stamp: Date) {
  const { method: _, organizer: __, ...entry } = advisorCopy(telling, config, stamp)
  return { uid: entry.uid, ics: icsOf(entry) }
}
