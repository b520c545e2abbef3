import { FILE_DAYS, type SentFile } from '#contract/conversation-files'
import type { BookedTime, OfferedTimes } from '#contract/conversation-offers'
import type { ConversationMessage } from '#contract/conversations'
import { DAY, instant } from '../../core/base/clock.ts'
import type { Call } from '../../core/http/http.ts'
import { tokenOf } from '../appointments/booking.service.ts'
import type { MessageRow } from './conversations.repository.ts'
import type { Side } from './messages.service.ts'

/** An offer as it is stored. */
export interface StoredOffer extends OfferedTimes {
  advisor_uuid: string
  topic_uuid: string
}

/** What was booked of it, as it is stored. */
export interface StoredBooking extends Omit<BookedTime, 'offer_seq' | 'href'> {
  appointment_uuid: string
}

/** The offer that a message has; undefined of any other. */
export const offerIn = ({ kind, details }: Pick<MessageRow, 'kind' | 'details'>): StoredOffer | undefined =>
  kind === 'offer' ? JSON.parse(details) : undefined

export const bookingIn = ({ kind, details }: Pick<MessageRow, 'kind' | 'details'>): StoredBooking | undefined =>
  kind === 'booked' ? JSON.parse(details) : undefined

/** What is known of a file, as it is stored; its bytes are in a table of their own. */
export interface StoredFile extends Omit<SentFile, 'is_kept'> {
  digest: string
}

export const fileIn = ({ kind, details }: Pick<MessageRow, 'kind' | 'details'>): StoredFile | undefined =>
  kind === 'file' ? JSON.parse(details) : undefined

/** Files of messages from before that are not given out any more. */
export const keptFilesSince = (now: Date) => instant(now.getTime() - FILE_DAYS * DAY)

/**
 * A message for one side: both see names of people and no accounts, only the visitor the way to the appointment, and
 * nobody the other side's keys of messages: who repeats a beginning gets the visitor's key.
 */
export const shownTo =
  ({ app }: Pick<Call, 'app'>, side: Side) =>
  (row: MessageRow): ConversationMessage => {
    const { author_uuid: _, details: __, offer_seq, kind: ___, client_id, ...message } = row
    const offer = offerIn(row)
    const booking = bookingIn(row)
    const file = fileIn(row)
    const hrefOf = (uuid: string) => `/appointments/${tokenOf(app.config.SESSION_SECRET, uuid)}`
    return {
      ...message,
      client_id: row.is_from_visitor === (side === 'visitor') ? client_id : '',
      ...(offer && { offer }),
      ...(file && { file: { ...file, is_kept: row.created_at > keptFilesSince(app.clock.now()) } }),
      ...(booking && {
        booked: {
          ...booking,
          offer_seq: offer_seq ?? 0,
          href: side === 'visitor' ? hrefOf(booking.appointment_uuid) : ''
        }
      })
    }
  }
