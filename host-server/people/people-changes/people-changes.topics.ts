import { isTurnedOff } from '#contract/access'
import { putAdvisorTopics } from '#contract/appointment-topics'
import { faultsOf, give, take } from '../../booking/appointment-topics/appointment-topics.service.ts'
import { Conflict, NotFound, Unprocessable } from '../../core/base/failures.ts'
import { type Call, switchesOf } from '../../core/http/http.ts'
import { type AdvisorRow, findAdvisor } from '../advisors/advisor.repository.ts'
import { isBooked } from '../advisors/path-advisor.service.ts'
import { find } from '../people/people.service.ts'

/** The rule by which the topics of a single advisor are changed. */
const { access: single } = putAdvisorTopics.shape

const refusal = (...sentences: string[]) => new Unprocessable({ topics: sentences })

/** Refuses topics that are unknown or no longer offered, and all of them where they are turned off. @throws Unprocessable */
export async function refuseTopics({ db, tenant, t }: Call, topics: readonly string[]): Promise<void> {
  if (isTurnedOff(single, switchesOf(tenant))) throw refusal(t('people-changes.topics-off'))
  if (!topics.length) throw refusal(t('errors.required'))
  const faults = await faultsOf(db, t, topics).catch((failure) => {
    throw failure instanceof NotFound ? refusal(t('people-changes.topic-unknown')) : failure
  })
  const sentences = Object.values(faults).flat()
  if (sentences.length) throw refusal(...sentences)
}

/** Whose topics customers could book. @throws Conflict for anyone else */
async function bookedOne(call: Call, uuid: string): Promise<AdvisorRow> {
  const { alias } = await find(call, uuid)
  if (!alias) throw new Conflict('people-changes.no-card')
  const advisor = await findAdvisor(call.db, alias)
  if (!advisor) throw new Conflict('people-changes.deactivated')
  if (!isBooked(advisor, single)) throw new Conflict('people-changes.not-booked')
  return advisor
}

const changing = (work: typeof give) => async (call: Call, topics: readonly string[], uuid: string) => {
  await refuseTopics(call, topics)
  return work({ ...call, advisor: await bookedOne(call, uuid) }, topics)
}

export const giveTopics = changing(give)
export const takeTopics = changing(take)
