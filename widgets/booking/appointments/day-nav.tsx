import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import css from './day-nav.css?inline'
import type { View } from './query-state.ts'

/** An address, or what happens. */
type Way = string | (() => void)

interface StepProps {
  way: Way
  label?: string
  children: ReactNode
}

function Step({ way, label, children }: StepProps) {
  const shared = { className: label ? 'button icon' : 'button', 'aria-label': label }
  if (typeof way === 'string') {
    return (
      <Link href={way} {...shared}>
        {children}
      </Link>
    )
  }
  return (
    <button type="button" onClick={way} {...shared}>
      {children}
    </button>
  )
}

const Arrow = ({ d }: { d: string }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d={d} />
  </svg>
)

interface DayNavProps {
  /** What a step leads over. */
  step: Exclude<View, 'list'>
  /** What is shown. */
  title: string
  before: Way
  today: Way
  after: Way
}

/** The days that a calendar shows, with the ways to earlier and later ones and to today. */
export function DayNav({ step, title, before, today, after }: DayNavProps) {
  useStyles(css)
  const t = useTexts<typeof appointmentsMessages>()
  return (
    <div className="cal-bar">
      <nav className="cluster" aria-label={t('appointments.days')}>
        <Step way={before} label={t(`appointments.before-${step}`)}>
          <Arrow d="M12.5 4.5 7 10l5.5 5.5" />
        </Step>
        <Step way={today}>{t('appointments.today')}</Step>
        <Step way={after} label={t(`appointments.after-${step}`)}>
          <Arrow d="m7.5 4.5 5.5 5.5-5.5 5.5" />
        </Step>
      </nav>
      <h2 className="cal-title" aria-live="polite">
        {title}
      </h2>
    </div>
  )
}
