import type { ReactNode } from 'react'
import { answerField } from '#contract/topic-questions'
import { Icon } from '../widgets/booking/booking/icons.tsx'
import { clock, dayIn, dayText, SHORT_DAY } from '../widgets/booking/booking/times.ts'
import { type BookStep, type BookView, hasEntries, type Typed } from './book-view.ts'
import { addressOf, type WizardState } from './book-wizard-state.ts'

interface WayProps {
  view: BookView
  to: WizardState
  className: string
  label?: string | undefined
  /** Part of the page to scroll to. */
  at?: string
  current?: 'date' | undefined
  children: ReactNode
}

/** Leads to a step: by a link or, if there is input, by a button that sends it. */
export function Way({ view, to, className, label, at, current, children }: WayProps) {
  const { src } = view.state
  const address = addressOf(view.path, { ...to, src }) + (at ? `#${at}` : '')
  const common = { className, 'aria-label': label, 'aria-current': current }
  if (!view.typed) {
    return (
      <a href={address} {...common}>
        {children}
      </a>
    )
  }
  return (
    <button type="submit" formAction={address} name="step" value="look" {...common}>
      {children}
    </button>
  )
}

/** Answers to another topic's questions are carried too, in case the visitor returns to it. */
const fieldsOf = ({ answers, ...fields }: Typed) => ({
  ...fields,
  ...Object.fromEntries(Object.entries(answers).map(([uuid, answer]) => [answerField(uuid), answer]))
})

/** The input as hidden fields, for a form that does not ask for it. */
const Entered = ({ typed }: Pick<BookView, 'typed'>) =>
  Object.entries(typed ? fieldsOf(typed) : {}).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} autoComplete="off" />
  ))

/** The time was taken, or does not suit the topic: says so, and offers the next free times. Inside the form, so that no input is lost. */
export function Gone({ view }: { view: BookView }) {
  const { gone, isUnsuitable, site, zone, state, step } = view
  const { t, texts } = site
  if (!gone) return null
  return (
    <div className="notice warning slot-gone" role="alert">
      <p>
        <strong>{t(isUnsuitable ? 'booking.not-free' : 'booking.gone')}</strong>{' '}
        {gone.length > 0 && t('booking.gone-help')} {hasEntries(view) && t('booking.entries-kept')}
      </p>
      <ul>
        {gone.map((start) => (
          <li key={start}>
            <button type="submit" className="slot" name="starts_at" value={start}>
              <span>{dayText(texts.tag, dayIn(zone, start), SHORT_DAY)}</span> <b>{clock(texts.tag, zone, start)}</b>
            </button>
          </li>
        ))}
      </ul>
      {step !== 'slot' && (
        <Way view={view} to={stateAt('slot', state)} className="button quiet">
          {t('booking.all-times')}
        </Way>
      )}
    </div>
  )
}

interface StepFormProps {
  view: BookView
  children: ReactNode
}

/** A step whose buttons send the input of earlier steps. */
export const StepForm = ({ view, children }: StepFormProps) => (
  <form method="post" action={addressOf(view.path, view.state)} className="flow">
    <input type="hidden" name="hold" value={view.hold} autoComplete="off" />
    <Entered typed={view.typed} />
    <Gone view={view} />
    {children}
  </form>
)

/** A step of links, which needs a form only to carry the input. */
export const StepLinks = ({ view, children }: StepFormProps) =>
  view.typed ? <StepForm view={view}>{children}</StepForm> : children

const BACK: Partial<Record<BookStep, (state: WizardState) => WizardState>> = {
  topic: ({ type, hold }) => ({ type, hold }),
  type: ({ topic, hold }) => ({ topic, hold }),
  slot: ({ topic, type, day, hold }) => ({ topic, type, day, hold }),
  details: (state) => state
}

/** A link to change an earlier step. */
export const stateAt = (step: BookStep, state: WizardState): WizardState => BACK[step]?.(state) ?? state

/** The buttons to go back and on. */
export function Actions({ view, children }: { view: BookView; children?: ReactNode }) {
  const { steps, step, state, site } = view
  const before = steps[steps.indexOf(step) - 1]
  if (!before && !children) return null
  return (
    <div className="actions">
      {before && (
        <Way view={view} to={stateAt(before, state)} className="button quiet">
          <Icon name="back" />
          {site.t('ui.back')}
        </Way>
      )}
      {children}
    </div>
  )
}
