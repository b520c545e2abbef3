import type { BookingOffer } from '#contract/bookability'
import { find as findHours } from '../../calendar/working-hours/working-hours.repository.ts'
import { findEffectiveWeek } from '../../calendar/working-hours/working-hours.service.ts'
import { NotFound } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { find as findPerson } from '../../people/people/people.service.ts'
import { findAssignedNames } from '../appointment-topics/appointment-topics.repository.ts'
import { find as findTypes } from '../appointment-types/appointment-types.repository.ts'

/** What customers can book with somebody. @throws NotFound for people whom the user does not see, or without a card */
export async function readOffer(call: Call, uuid: string): Promise<BookingOffer> {
  const { db } = call
  const { advisor_uuid: card } = await findPerson(call, uuid)
  if (!card) throw new NotFound()
  const [topics, types, own, hours] = await Promise.all([
    findAssignedNames(db, card),
    findTypes(db, card),
    findHours(db, card),
    findEffectiveWeek(db, card)
  ])
  return { topics, types: types.map(({ type }) => type), hours, has_own_hours: own.length > 0 }
}
