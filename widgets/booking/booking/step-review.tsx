import { useAtomValue, useSetAtom } from 'jotai'
import type { bookingFlowMessages } from '#contract/messages/booking.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { ChosenTexts } from '../text-messages/consent.tsx'
import { Actions } from './actions.tsx'
import { Appointment } from './appointment.tsx'
import { bookAtom } from './book.atoms.ts'
import { answersAtom, goAtom, questionsAtom, statusAtom, stepsAtom, visitorAtom } from './booking.atoms.ts'
import { goneAtom } from './hold.atoms.ts'
import type { Step } from './wizard-state.ts'

function Change({ step, what }: { step: Step; what: string }) {
  const t = useTexts<typeof bookingFlowMessages>()
  const go = useSetAtom(goAtom)
  if (!useAtomValue(stepsAtom).includes(step)) return null
  return (
    <button type="button" className="button quiet" onClick={() => go(step)}>
      {t('booking.change')}
      <span className="visually-hidden">: {what}</span>
    </button>
  )
}

function Contact() {
  const { first_name, last_name, email, phone, note } = useAtomValue(visitorAtom)
  const lines = [`${first_name} ${last_name}`, email, phone, note].map((line) => line.trim())
  return lines.filter(Boolean).map((line) => <p key={line}>{line}</p>)
}

/** The given answers. */
function Answers() {
  const answers = useAtomValue(answersAtom)
  const given = useAtomValue(questionsAtom).filter(({ uuid }) => answers[uuid]?.trim())
  return given.map(({ uuid, label }) => (
    <div key={uuid}>
      <dt>{label}</dt>
      <dd>
        <div>
          <p>{answers[uuid]}</p>
        </div>
        <Change step="details" what={label} />
      </dd>
    </div>
  ))
}

function Book() {
  const t = useTexts<typeof bookingFlowMessages>()
  const book = useSetAtom(bookAtom)
  const busy = useAtomValue(statusAtom) === 'processing'
  return (
    <button type="button" className="button primary" aria-busy={busy} aria-disabled={busy} onClick={() => book()}>
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy ? t('booking.booking') : t('booking.book')}
    </button>
  )
}

/** A summary with an edit link for each part. */
export function ReviewStep() {
  const t = useTexts<typeof bookingFlowMessages>()
  const isGone = useAtomValue(goneAtom)
  return (
    <>
      <dl className="facts">
        <Appointment change={(step, what) => <Change step={step} what={what} />} />
        <div>
          <dt>{t('booking.contact')}</dt>
          <dd>
            <div>
              <Contact />
              <ChosenTexts />
            </div>
            <Change step="details" what={t('booking.contact')} />
          </dd>
        </div>
        <Answers />
      </dl>
      <Actions>{!isGone && <Book />}</Actions>
    </>
  )
}
