import type { MailContent } from '../../../templates/mails/mail.tsx'
import { formatInstant } from '../../core/base/format-date.ts'
import type { textsIn } from '../../core/base/intl.ts'
import { facts } from '../../core/mail/mail-template.tsx'
import type { MessageRow } from './conversations.repository.ts'
import { bookingIn, fileIn, offerIn } from './shown-message.ts'

type Translate = ReturnType<typeof textsIn>

function linesOf(row: MessageRow, t: Translate, tag: string): string[] {
  const momentOf = (zone: string, at: string) => formatInstant(tag, zone, at)
  const offer = offerIn(row)
  const booking = bookingIn(row)
  // files stay where they are deleted in time
  if (fileIn(row)) return [t('conversations.last-file', { name: row.text })]
  return [
    ...row.text.split('\n'),
    ...(offer
      ? [
          t('conversations.offer-title', { topic: offer.topic }),
          t(`conversations.with-${offer.type}`, { advisor: offer.advisor }),
          ...offer.starts.map((start) => momentOf(offer.time_zone, start))
        ]
      : []),
    ...(booking
      ? [
          t('conversations.booked', { state: booking.state, when: momentOf(booking.time_zone, booking.starts_at) }),
          booking.topic,
          t(`conversations.with-${booking.type}`, { advisor: booking.advisor })
        ]
      : [])
  ]
}

/** What was written, by whom and when, in the branch's time. */
export const transcriptOf = (
  messages: readonly MessageRow[],
  zone: string,
  t: Translate,
  tag: string
): MailContent['facts'] =>
  facts(
    messages.map((row) => [`${row.author_name}, ${formatInstant(tag, zone, row.created_at)}`, linesOf(row, t, tag)])
  )
