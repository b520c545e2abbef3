import { useCallback } from 'react'
import { eventsPath, eventsQuery, getEvents, type ShownEvent } from '#contract/branch-events'
import type { branchEventsWidgetMessages } from '#contract/messages/branch-events.messages'
import { caller } from '../../core/element/api.ts'
import { campaignQuery } from '../../core/element/campaign-query.ts'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useLoaded } from '../../core/element/use-loaded.ts'

const useMessages = useTexts<typeof branchEventsWidgetMessages>

function Event({ event: { title, when, where, state, seats_left, url } }: { event: ShownEvent }) {
  const t = useMessages()
  const action = state === 'open' ? 'register' : state === 'full' ? 'wait' : undefined
  return (
    <li className="shown-event" part="event">
      <div className="shown-event-words">
        <h3>
          <a href={url + campaignQuery()}>{title}</a>
        </h3>
        <p>{when}</p>
        <p className="help">{where}</p>
        <p className="help">
          {state === 'open' ? t('branch-events.left', { count: seats_left }) : t(`branch-events.${state}`)}
        </p>
      </div>
      {action && (
        <a
          className="button"
          part="register"
          href={`${url}${campaignQuery()}#register`}
          aria-label={t(`branch-events.${action}-of`, { title })}
        >
          {t(`branch-events.${action}`)}
        </a>
      )}
    </li>
  )
}

export interface EventsProps {
  /** Alias of a branch. */
  branch?: string
  limit?: number
}

/** Lists the events of a branch; shows the tag's content until they have loaded. The host's pages take the registrations. */
export function Events({ branch = '', limit }: EventsProps) {
  const t = useMessages()
  const { origin } = useHost()
  const load = useCallback(
    (host: string) => caller(host)(getEvents, { params: { alias: branch }, query: eventsQuery(limit) }),
    [branch, limit]
  )
  const list = useLoaded(branch ? load : undefined)
  if (!list) return <slot />
  if (!list.total) return <p className="help">{t('branch-events.none')}</p>
  return (
    <div className="stack">
      <ul className="shown-events">
        {list.events.map((event) => (
          <Event key={event.uuid} event={event} />
        ))}
      </ul>
      {list.total > list.events.length && (
        <a className="button" part="all" href={origin + eventsPath(branch) + campaignQuery()}>
          {t('branch-events.all', { count: list.total })}
        </a>
      )}
    </div>
  )
}
