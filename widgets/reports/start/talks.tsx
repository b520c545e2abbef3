import { Link } from 'wouter'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { startMessages } from '#contract/messages/start.messages'
import type { AdvisorStart, Talk } from '#contract/start'
import { dayIn } from '../../booking/appointments/dates.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Block } from './block.tsx'
import { links } from './links.ts'
import { clockText, momentText } from './times.ts'

const useMessages = useTexts<typeof startMessages & typeof appointmentsMessages>

const nameOf = ({ first_name, last_name }: Talk) => `${first_name} ${last_name}`.trim()

interface RowProps {
  talk: Talk
  day: string
  time_zone: string
  /** "Now" or "Next". */
  mark?: string | undefined
}

function Row({ talk, day, time_zone, mark }: RowProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { starts_at, ends_at, topic, type, state } = talk
  return (
    <li className={mark ? 'start-talk marked' : 'start-talk'}>
      <p className="start-when">
        <time dateTime={starts_at}>{clockText(tag, time_zone, starts_at)}</time>
        <span>–{clockText(tag, time_zone, ends_at)}</span>
      </p>
      <div>
        <p>
          <Link href={links.talk(talk.uuid, day)}>{nameOf(talk)}</Link>{' '}
          {mark && <span className="start-mark">{mark}</span>}{' '}
          {state !== 'booked' && <span className={`start-state ${state}`}>{t(`appointments.${state}`)}</span>}
        </p>
        <p className="help">
          {topic} · {t(`appointments.${type}`)}
        </p>
      </div>
    </li>
  )
}

function NothingAhead({ next, time_zone, isOver }: { next: Talk | null; time_zone: string; isOver: boolean }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  return (
    <div className="start-empty">
      <p>{t(isOver ? 'start.no-more-talks' : 'start.no-talks')}</p>
      {next ? (
        <p>
          <Link href={links.talk(next.uuid, dayIn(time_zone, new Date(next.starts_at)))}>
            {t('start.next-is', { when: momentText(tag, time_zone, next.starts_at), name: nameOf(next) })}
          </Link>
        </p>
      ) : (
        <p className="help">{t('start.none-ahead')}</p>
      )}
    </div>
  )
}

type Appointments = NonNullable<AdvisorStart['appointments']>

interface TalksProps {
  appointments: Appointments
  today: string
  time_zone: string
}

/** Today's appointments: the next first, and folded what is over. */
export function Talks({ appointments: { talks, next }, today, time_zone }: TalksProps) {
  const t = useMessages()
  const now = new Date().toISOString()
  const ahead = talks.filter(({ ends_at, state }) => ends_at > now && state !== 'no-show')
  const over = talks.filter((talk) => !ahead.includes(talk))
  const markOf = (talk: Talk) => (talk.starts_at <= now ? t('start.now-talk') : t('start.next-talk'))
  return (
    <Block title={t('start.talks')} more={{ href: links.appointments, text: t('start.all-appointments') }}>
      {ahead.length ? (
        <ol className="start-talks">
          {ahead.map((talk, at) => (
            <Row key={talk.uuid} talk={talk} day={today} time_zone={time_zone} mark={at ? undefined : markOf(talk)} />
          ))}
        </ol>
      ) : (
        <NothingAhead next={next} time_zone={time_zone} isOver={over.length > 0} />
      )}
      {over.length > 0 && (
        <details className="start-over">
          <summary>{t('start.earlier-talks', { count: over.length })}</summary>
          <ol className="start-talks">
            {over.map((talk) => (
              <Row key={talk.uuid} talk={talk} day={today} time_zone={time_zone} />
            ))}
          </ol>
        </details>
      )}
    </Block>
  )
}
