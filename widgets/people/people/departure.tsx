import { useAtomValue, useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import type { peopleMessages } from '#contract/messages/people.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { APPOINTMENT_OUTCOMES, CARD_OUTCOMES, type Clash, type HandOver, REQUEST_OUTCOMES } from '#contract/people'
import { NOTE_MAX } from '#contract/values'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { GuardedModal, useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import { personChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import {
  changeDepartureAtom,
  closeAtom,
  type Draft,
  deactivateAtom,
  departureAtom,
  isDecidedAtom,
  openAtom,
  undecidedAtom
} from './departure.atoms.ts'

const useMessages = useTexts<typeof peopleMessages & typeof uiMessages>

interface PartProps {
  left: HandOver
  draft: Draft
}

function Successor({ left, draft }: PartProps) {
  const t = useMessages()
  const count = left.appointments
  const change = useSetAtom(changeDepartureAtom)
  const errors = useAtomValue(departureAtom)?.errors.successor_uuid
  const noteOf = ({ is_near, clashes, unoffered }: HandOver['candidates'][number]) => {
    if (!is_near) return ''
    if (!count) return t('people.successor-near')
    const note = t(clashes ? 'people.successor-lacks' : 'people.successor-fits', { clashes: clashes ?? 0, count })
    return unoffered ? t('people.successor-unoffered', { note, unoffered, count }) : note
  }
  const options = left.candidates.map((one) => personChoice(one.uuid, one, noteOf(one)))
  return (
    <ComboboxField
      name="successor_uuid"
      label={t('people.successor')}
      help={t('people.successor-help')}
      errors={errors}
      value={draft.successor_uuid ?? ''}
      options={[{ value: '', text: t('people.no-successor') }, ...options]}
      onChange={(uuid) => void change({ successor_uuid: uuid || null })}
    />
  )
}

const OUTCOMES = { appointments: APPOINTMENT_OUTCOMES, requests: REQUEST_OUTCOMES, cards: CARD_OUTCOMES } as const

/** The choice for appointments, requests or cards; hidden if there are none. */
function Outcome({ name, left, draft }: PartProps & { name: keyof typeof OUTCOMES }) {
  const t = useMessages()
  const change = useSetAtom(changeDepartureAtom)
  const tries = useAtomValue(departureAtom)?.tries
  const count = left[name]
  if (!count) return null
  const isOpen = !draft[name]
  const offered = OUTCOMES[name].filter((outcome) => outcome !== 'hand-over' || draft.successor_uuid)
  return (
    <SelectField
      name={name}
      label={t(`people.left-${name}`, { count })}
      value={draft[name]}
      required={isOpen}
      errors={isOpen && tries ? [t('people.appointments-open', { count })] : []}
      options={[
        ...(isOpen ? [['', t('people.clash-open')] as const] : []),
        ...offered.map((outcome) => [outcome, t(`people.fate-${name}-${outcome}` as 'people.fate-cards-keep')] as const)
      ]}
      onChange={(outcome) => void change({ [name]: outcome })}
    />
  )
}

function ClashRow({ clash, left, draft }: PartProps & { clash: Clash }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const change = useSetAtom(changeDepartureAtom)
  const tries = useAtomValue(departureAtom)?.tries
  const undecided = useAtomValue(undecidedAtom)
  const isFirst = undecided[0]?.uuid === clash.uuid
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: left.time_zone })
  const { uuid, starts_at, customer, topic, free } = clash
  const decide = (outcome: string) => {
    void change({ clashes: { ...draft.clashes, [uuid]: outcome } })
  }
  const takers = free.flatMap(({ uuid: taker, is_offered }) => {
    const one = left.candidates.find((candidate) => candidate.uuid === taker)
    return one ? [personChoice(taker, one, t(is_offered ? 'people.clash-give' : 'people.clash-give-unoffered'))] : []
  })
  return (
    <li>
      <ComboboxField
        name={`clash-${uuid}`}
        label={`${format.format(new Date(starts_at))} · ${customer}`}
        help={topic}
        errors={tries && isFirst ? [t('people.clash-first', { left: undecided.length })] : []}
        value={draft.clashes[uuid] ?? ''}
        placeholder={t('people.clash-open')}
        options={[
          ...takers,
          { value: 'cancel', text: t('people.clash-cancel') },
          { value: 'keep', text: t('people.clash-keep') }
        ]}
        onChange={decide}
      />
    </li>
  )
}

const CLASH_OUTCOMES = ['cancel', 'keep'] as const

/** Decides for all that are left, as there may be dozens. */
function ForAll({ clashes, draft }: Pick<HandOver, 'clashes'> & Pick<PartProps, 'draft'>) {
  const t = useMessages()
  const change = useSetAtom(changeDepartureAtom)
  const undecided = useAtomValue(undecidedAtom)
  const count = undecided.length
  const decide = ({ currentTarget }: MouseEvent, outcome: (typeof CLASH_OUTCOMES)[number]) => {
    // the buttons go
    currentTarget.closest<HTMLElement>('.person-clashes')?.focus()
    void change({
      clashes: { ...draft.clashes, ...Object.fromEntries(undecided.map(({ uuid }) => [uuid, outcome])) }
    })
  }
  const proposed = undecided.flatMap(({ uuid, proposed_uuid }) =>
    proposed_uuid ? [[uuid, proposed_uuid] as const] : []
  )
  return (
    <div className="cluster">
      {proposed.length > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => void change({ clashes: { ...draft.clashes, ...Object.fromEntries(proposed) } })}
        >
          {t('people.clashes-propose')}
        </button>
      )}
      {count > 0 &&
        CLASH_OUTCOMES.map((outcome) => (
          <button key={outcome} type="button" className="button" onClick={(event) => decide(event, outcome)}>
            {t(`people.clashes-${outcome}`, { count, rest: count < clashes.length ? 'yes' : 'no' })}
          </button>
        ))}
    </div>
  )
}

function Clashes({ left, draft }: PartProps) {
  const t = useMessages()
  const { clashes } = left
  const undecided = useAtomValue(undecidedAtom)
  const count = clashes.length
  if (!count || draft.appointments !== 'hand-over') return null
  return (
    <section className="person-clashes notice warning" aria-label={t('people.clashes-title')} tabIndex={-1}>
      <p>{t('people.clashes-lead', { count })}</p>
      <p role="status">{t('people.clashes-left', { left: undecided.length, count })}</p>
      {count > 1 && <ForAll clashes={clashes} draft={draft} />}
      <ul>
        {clashes.map((clash) => (
          <ClashRow key={clash.uuid} clash={clash} left={left} draft={draft} />
        ))}
      </ul>
    </section>
  )
}

function Message({ draft }: Pick<PartProps, 'draft'>) {
  const t = useMessages()
  const change = useSetAtom(changeDepartureAtom)
  const isCancelling = draft.appointments === 'cancel' || Object.values(draft.clashes).includes('cancel')
  if (!isCancelling) return null
  return (
    <LimitedField
      name="message"
      rows={3}
      label={t('people.cancel-message')}
      help={t('people.cancel-message-help')}
      max={NOTE_MAX}
      value={draft.message}
      onInput={(message) => void change({ message })}
    />
  )
}

function Body({ left, draft }: PartProps) {
  const t = useMessages()
  const hasCard = left.candidates.length > 0
  const isEmpty = !(left.appointments || left.requests || left.cards)
  useGuarded(useAtomValue(isDecidedAtom))
  const box = useFirstError<HTMLDivElement>(useAtomValue(departureAtom)?.tries)
  return (
    <div className="stack" ref={box}>
      <p>{t('people.deactivate-lead')}</p>
      <p>{t(isEmpty ? 'people.left-nothing' : 'people.deactivate-lasting')}</p>
      {hasCard && <Successor left={left} draft={draft} />}
      <Outcome name="appointments" left={left} draft={draft} />
      <Clashes left={left} draft={draft} />
      <Message draft={draft} />
      <Outcome name="requests" left={left} draft={draft} />
      <Outcome name="cards" left={left} draft={draft} />
    </div>
  )
}

/** Asks what to do with a person's appointments, requests and cards before they are deactivated. */
export function Departure() {
  const t = useMessages()
  const leaving = useAtomValue(departureAtom)
  const close = useSetAtom(closeAtom)
  const open = useSetAtom(openAtom)
  const leave = useSetAtom(deactivateAtom)
  const { status, person, left, draft, failure } = leaving ?? {}
  const footer = left && (
    <>
      <button type="button" className="button" onClick={() => close()}>
        {t('ui.cancel')}
      </button>
      <Busy className="button danger" busy={status === 'processing'} onClick={() => void leave()}>
        {t('people.deactivate')}
      </Busy>
    </>
  )
  return (
    <GuardedModal
      open={Boolean(leaving)}
      onClose={() => close()}
      title={t('people.deactivate-title', { name: person?.full_name ?? '' })}
      footer={footer}
    >
      {status === 'loading' && <LoadingBox />}
      {status === 'error' && person && <GeneralError failure={failure} level={3} retry={() => void open(person)} />}
      {left && draft && <Body left={left} draft={draft} />}
    </GuardedModal>
  )
}
