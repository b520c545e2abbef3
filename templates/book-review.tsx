import type { ReactNode } from 'react'
import { dayIn, dayText, FULL_DAY, hours, zoneName } from '../widgets/booking/booking/times.ts'
import { durationOf } from '../widgets/ui/base/duration.ts'
import { type BookStep, type BookView, questionsOf, type Typed } from './book-view.ts'
import { Actions, StepForm, stateAt, Way } from './book-way.tsx'

const Change = ({ view, step, what }: { view: BookView; step: BookStep; what: string }) => {
  const text = view.site.t('booking.change')
  if (!view.steps.includes(step)) return null
  return (
    <Way view={view} to={stateAt(step, view.state)} className="button quiet" label={`${text}: ${what}`}>
      {text}
    </Way>
  )
}

function When({ view: { site, zone }, start, length }: { view: BookView; start: string; length: number }) {
  const { tag } = site.texts
  return (
    <>
      <p>
        <strong>{dayText(tag, dayIn(zone, start), FULL_DAY)}</strong>
      </p>
      <p>
        <strong>{hours(tag, zone, start, length)}</strong> <span className="help">{zoneName(tag, zone)}</span>
      </p>
    </>
  )
}

const Contact = ({ view, typed }: { view: BookView; typed: Typed }) => {
  const { first_name, last_name, email, phone, note, text_consent } = typed
  const texts = view.hasTexts && text_consent ? view.site.t('text-messages.chosen') : ''
  return [`${first_name} ${last_name}`, email, phone, note, texts]
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => <p key={line}>{line}</p>)
}

type Row = [name: string, value: ReactNode, step?: BookStep]

function rowsOf(view: BookView, typed: Typed): Row[] {
  const { site, topics, state, advisor } = view
  const { t } = site
  const topic = topics.find(({ uuid }) => uuid === state.topic)
  const { type, starts_at } = state
  if (!topic || !type || !starts_at) return []
  const places = {
    'in-branch': advisor.place,
    'by-phone': t('booking.by-phone-where', { phone: typed.phone.trim() }),
    online: t('booking.online-where')
  }
  return [
    [t('booking.time'), <When key="when" view={view} start={starts_at} length={topic.length} />, 'slot'],
    [t('booking.topic'), `${topic.topic} (${t('ui.duration', durationOf(topic.length))})`, 'topic'],
    [t('booking.type'), t(`booking.${type}`), 'type'],
    [t('booking.place'), places[type]],
    [t('booking.advisor'), advisor.name],
    [t('booking.contact'), <Contact key="contact" view={view} typed={typed} />, 'details'],
    ...questionsOf(view)
      .filter(({ uuid }) => typed.answers[uuid]?.trim())
      .map(
        ({ uuid, label }): Row => [
          label,
          <div key={uuid} className="answer">
            {typed.answers[uuid]}
          </div>,
          'details'
        ]
      )
  ]
}

/** All input, each part with a way to change it. */
export const BookReview = ({ view, typed }: { view: BookView; typed: Typed }) => (
  <StepForm view={view}>
    <dl className="facts">
      {rowsOf(view, typed).map(([name, value, step]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <div>{value}</div>
            {step && <Change view={view} step={step} what={name} />}
          </dd>
        </div>
      ))}
    </dl>
    <Actions view={view}>
      {!view.gone && (
        <>
          {/* compared when it is booked: the advisor may move to another branch meanwhile */}
          {view.state.type === 'in-branch' && <input type="hidden" name="place" value={view.advisor.place} />}
          <button type="submit" name="step" value="book" className="button primary">
            {view.site.t('booking.book')}
          </button>
        </>
      )}
    </Actions>
  </StepForm>
)
