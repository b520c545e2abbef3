import type { AdvisorAppointment } from '#contract/appointments'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { joinWindow, ROOM_PATH } from '#contract/talks'
import { useMinute } from '../../calendar/time-grid/use-minute.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { clockIn } from './dates.ts'

interface JoinProps {
  appointment: AdvisorAppointment
  /** A colleague's: only the advisor enters a room as its host. */
  isOthers: boolean
}

/** The way into a video talk: a link by hand always, a room of its own while it can be joined. */
export function Join({ appointment, isOthers }: JoinProps) {
  const t = useTexts<typeof appointmentsMessages>()
  const { tag } = useTextsContext()
  useMinute()
  const { join_url, time_zone } = appointment
  if (!join_url) return null
  const { opens, closes } = joinWindow(appointment)
  const isRoom = join_url.startsWith(ROOM_PATH)
  if (isRoom && Date.now() >= closes) return null
  if (isRoom && (isOthers || Date.now() < opens)) {
    const time = clockIn(time_zone, new Date(opens).toISOString(), tag)
    return (
      <>
        <br />
        {isOthers ? t('appointments.room-others') : t('appointments.join-from', { time })}
      </>
    )
  }
  return (
    <>
      <br />
      <a className={isRoom ? 'button primary' : undefined} href={join_url} target="_blank" rel="noopener noreferrer">
        {t('appointments.join')}
      </a>
    </>
  )
}
