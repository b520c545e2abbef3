import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { startMessages } from '#contract/messages/start.messages'
import type { InstitutionStart, SetUpStep } from '#contract/start'
import { useMayOpen } from '../../core/data/may-open.ts'
import { initAtom } from '../../core/data/session.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { Block } from './block.tsx'
import { links } from './links.ts'

/** The public search, where customers begin, is no page of the app. */
const PUBLIC = '/search'

function StepLink({ step }: { step: SetUpStep }) {
  const t = useTexts<typeof startMessages>()
  const text = t(`start.step-${step}`)
  if (step === 'booking') {
    return (
      <a href={PUBLIC} target="_self">
        {text}
      </a>
    )
  }
  return <Link href={links.steps[step]}>{text}</Link>
}

/** Where the first booking happens, and where to look if nobody can be booked. */
function BookingNote() {
  const t = useTexts<typeof startMessages>()
  const address = links.bookability()
  const mayCheck = useMayOpen()(address)
  return (
    <span className="help">
      {t('start.step-booking-note')} {mayCheck && <Link href={address}>{t('start.check-bookability')}</Link>}
    </span>
  )
}

/** Opening hours may be there already: they become booking hours of all branches that are chosen in the list. */
function OpeningHours() {
  const t = useTexts<typeof startMessages>()
  return (
    <span className="help">
      {t('start.step-hours-note')} <Link href={links.steps.branch}>{t('start.use-opening-hours')}</Link>
    </span>
  )
}

/** Who has been added and cannot sign in yet. */
function Uninvited({ count }: { count: number }) {
  const t = useTexts<typeof startMessages>()
  return (
    <span className="help">
      <Link href={links.uninvited}>{t('start.uninvited', { count })}</Link>
    </span>
  )
}

/** Leads a new institution from its logo to the first booking. */
export function SetUp({ steps, people }: Pick<InstitutionStart, 'steps' | 'people'>) {
  const t = useTexts<typeof startMessages>()
  const tenant = useAtomValue(initAtom)?.tenant.name ?? ''
  const done = steps.filter(({ is_done }) => is_done).length
  const known = new Set(steps.flatMap(({ step, is_done }) => (is_done ? [step] : [])))
  const uninvited = people?.uninvited ?? 0
  const next = steps.find(({ is_done }) => !is_done)
  return (
    <Block title={t('start.set-up', { tenant })}>
      <p className="help">{t('start.set-up-done', { done, all: steps.length })}</p>
      <progress className="start-progress" max={steps.length} value={done} aria-hidden="true" />
      <ol className="start-steps">
        {steps.map(({ step, is_done }) => (
          <li
            key={step}
            className={is_done ? 'done' : undefined}
            aria-current={step === next?.step ? 'step' : undefined}
          >
            {is_done && <span className="visually-hidden">{t('start.step-done')} </span>}
            <StepLink step={step} />
            {step === 'booking' && <BookingNote />}
            {step === 'hours' && !is_done && known.has('branch') && <OpeningHours />}
            {step === 'person' && !is_done && uninvited > 0 && <Uninvited count={uninvited} />}
          </li>
        ))}
      </ol>
    </Block>
  )
}
