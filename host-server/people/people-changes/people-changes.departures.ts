import type { PeopleChoice } from '#contract/people'
import type { LeftBehind, PeopleChangeForm } from '#contract/people-changes'
import { countAhead, lockCalendars } from '../../booking/appointments/hand-over.service.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { countRequests } from '../people/departures.repository.ts'
import * as departures from '../people/departures.service.ts'
import { findActiveCards } from '../people/people.list.ts'
import { find } from '../people/people.service.ts'
import { deactivatedAt } from '../people/person.ts'

/** What customers would notice if these people were deactivated. */
export async function leftBehind(call: Call, { people }: { people: PeopleChoice }): Promise<LeftBehind> {
  const cards = await findActiveCards(call, people)
  const { advisors, appointments } = await countAhead(call.db, cards, call.app.clock.now())
  return { people: advisors, appointments, requests: await countRequests(call.db, cards) }
}

/** Holds up bookings until the transaction ends, so that none is missed. @throws Unprocessable for appointments ahead */
async function refuseAppointments({ db, app, t }: Call, card: string): Promise<void> {
  const now = app.clock.now()
  await lockCalendars(db, card, [], now)
  const { appointments: count } = await countAhead(db, [card], now)
  if (count) throw new Unprocessable({ appointments: [t('people-changes.has-appointments', { count })] })
}

/** Deactivates a person by the rules of a single departure; requests and wallet cards stay as they are. */
export async function deactivate(
  call: Call,
  { appointments, message }: Pick<PeopleChangeForm, 'appointments' | 'message'>,
  uuid: string
): Promise<boolean> {
  const person = await find(call, uuid)
  if (deactivatedAt(person)) return false
  if (appointments === 'leave-out' && person.advisor_uuid) await refuseAppointments(call, person.advisor_uuid)
  await departures.deactivate(call, uuid, {
    successor_uuid: null,
    appointments: appointments === 'cancel' ? 'cancel' : 'keep',
    requests: 'keep',
    cards: 'keep',
    clashes: {},
    message
  })
  return true
}

export async function reactivate(call: Call, uuid: string): Promise<boolean> {
  if (!deactivatedAt(await find(call, uuid))) return false
  await departures.reactivate(call, uuid)
  return true
}
