import { eventsPath, type ShownEvent } from '#contract/branch-events'
import { withCampaign } from '#contract/campaign'
import { instant } from '../../core/base/clock.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import type { Event } from './branch-events.repository.ts'
import * as repository from './branch-events.repository.ts'
import { opennessOf, seatsLeft, viewOf } from './event-view.ts'

/** The events of the branch in the path that have not begun, the next first. */
export const findToCome = ({ db, app, host }: Call): Promise<Event[]> =>
  repository.findToCome(db, host.uuid, instant(app.clock.now()))

export function shownEvent({ app, tenant, locale }: Call, event: Event): ShownEvent {
  const { title, when, where } = viewOf(tenant, locale, event)
  return {
    uuid: event.uuid,
    title: title.text,
    when,
    starts_at: event.starts_at,
    where: where.join(', '),
    seats_left: seatsLeft(event),
    state: opennessOf(event, app.clock.now()),
    url: baseUrl(app.config, tenant) + eventsPath(event.branch_alias, event.uuid)
  }
}

/** The next events of a branch for its page, with the path to all of them if there are more; undefined without any. */
export async function findNextAt(call: Call, branchUuid: string, most: number, campaign: string | undefined) {
  const { db, app, tenant, locale } = call
  if (!tenant.modules.has('branch-events')) return undefined
  const events = await repository.findToCome(db, branchUuid, instant(app.clock.now()))
  const [first] = events
  if (!first) return undefined
  const pathTo = (uuid?: string) => withCampaign(eventsPath(first.branch_alias, uuid), campaign)
  return {
    events: events.slice(0, most).map((event) => {
      const { title, when } = viewOf(tenant, locale, event)
      return { uuid: event.uuid, title, when, href: pathTo(event.uuid) }
    }),
    all: events.length > most ? pathTo() : undefined
  }
}

export async function listForVisitors(call: Call, limit: number) {
  const events = await findToCome(call)
  return { events: events.slice(0, limit).map((event) => shownEvent(call, event)), total: events.length }
}
