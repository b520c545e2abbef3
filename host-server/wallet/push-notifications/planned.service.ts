import type { Answer } from '#contract/endpoint'
import type { getTemplate, PlannedNotification } from '#contract/push-history'
import { Conflict, found } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { findAdvisorsOf } from './branches.repository.ts'
import { find, type SentNotification } from './notifications.repository.ts'
import { wallTimeOf } from './schedule.ts'

/** A notification that is not being sent yet. @throws NotFound, or Conflict once it is too late */
export async function findPlanned({ db }: Call, uuid: string): Promise<SentNotification> {
  const planned = found(await find(db, uuid))
  if (planned.started_at || planned.withdrawn_at || planned.is_test) throw new Conflict('errors.push-begun')
  return planned
}

/** @throws Conflict if somebody has changed it since it was read */
export function checkCurrent(planned: SentNotification, revision: number): void {
  if (planned.revision !== revision) throw new Conflict('errors.push-changed')
}

/** Whether it has a time of its own, and does not go as soon as it may. */
export const isPlannedAhead = ({ due_at, created_at }: Pick<SentNotification, 'due_at' | 'created_at'>) =>
  due_at !== created_at

/** What another notification can be written from. @throws NotFound */
export async function showTemplate({ db }: Call, uuid: string): Promise<Answer<(typeof getTemplate)['shape']>> {
  const { text, link, advisors } = found(await find(db, uuid))
  return { text, link, advisors: await findAdvisorsOf(db, undefined, advisors.split(',')) }
}

/** What can be changed of it. */
export async function showPlanned(call: Call, uuid: string): Promise<PlannedNotification> {
  const planned = await findPlanned(call, uuid)
  const { revision, text, link, advisors } = planned
  return {
    revision,
    text,
    link,
    advisors: await findAdvisorsOf(call.db, undefined, advisors.split(',')),
    send_at: isPlannedAhead(planned) ? wallTimeOf(call, planned.due_at) : null
  }
}
