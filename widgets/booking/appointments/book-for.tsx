import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { AppointmentType } from '#contract/appointment-types'
import { contactIsMissing, customerFaults } from '#contract/customer'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import type { visitorFormMessages } from '#contract/messages/visitor.messages'
import { emptyVisitor, MAX, VISITOR_FIELDS, type VisitorDraft, type VisitorField } from '#contract/visitor'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { Placeholder } from '../../ui/feedback/placeholder.tsx'
import type { Choice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import { Picker } from '../booking/picker.tsx'
import { clockAtom, zonesAtom } from '../booking/slots.atoms.ts'
import type { BookingTarget } from '../booking/target.ts'
import { VisitorFields } from '../visitor-fields/visitor-fields.tsx'
import { agendaGoneAtom, agendaStatusAtom } from './agenda.atoms.ts'
import { type After, bookForAtom, bookForErrorsAtom, type FirstChoice } from './book-for.atoms.ts'
import { ChosenTime, useFolded } from './chosen-time.tsx'
import { momentIn } from './dates.ts'
import { LINK_FIELD } from './meeting-link.tsx'
import { NoOffer } from './no-offer.tsx'
import { scrollBodyTo } from './scroll-body.ts'
import { TopicAndType, useTopicAndType } from './topic-and-type.tsx'
import { useSlot } from './use-slot.ts'
import { momentOf, type Wish, Wished } from './wished.tsx'

type Messages = typeof appointmentsMessages & typeof uiMessages & typeof visitorFormMessages

/** The browser must not fill in the advisor's own. */
const OTHERS_DATA = { autoComplete: 'off' } as const

/** An advisor or anyone of a branch, as one chooses among them. */
export interface NamedTarget extends BookingTarget {
  choice: Omit<Choice, 'value'>
}

export interface BookFormProps {
  /** With whom it can be booked; where there are several, they can be chosen from. */
  targets: readonly NamedTarget[]
  /** The day that is shown first. */
  near?: string | undefined
  /** With whom and when, if it was already chosen in a calendar. */
  first?: FirstChoice | undefined
  onClose: () => void
  /** The time that was booked. */
  onBooked: (starts_at: string) => void
  /** What the way out is called, if not “Cancel”. */
  wayOut?: string
  asked?: Asked
  /** What belongs to the booking, repeated with it. */
  after?: After
}

/** What a customer has asked for. */
export interface Asked {
  visitor: VisitorDraft
  /** How they wish to meet, where it is offered. */
  type?: AppointmentType | undefined
  wish?: Wish | undefined
}

const NOTHING: Asked = { visitor: emptyVisitor }

const indexOf = (targets: readonly NamedTarget[], first: FirstChoice | undefined) =>
  targets.findIndex(({ alias, isBranch }) => !isBranch && alias === first?.alias)

const FIRST_FIELD = '[name=first_name]'
const FIRST_TIME = '.times button.slot, [data-day][tabindex="0"]'

/** The fields of a booking for a customer, filled in with what is known. */
export function BookForm({ targets, near, first, onClose, onBooked, wayOut, asked = NOTHING, after }: BookFormProps) {
  const t = useTexts<Messages>()
  const { tag } = useTextsContext()
  const [at, turnTo] = useState(() => Math.max(0, indexOf(targets, first)))
  const { alias = '', isBranch } = targets[at] ?? {}
  const offered = useTopicAndType({ alias, isBranch }, asked.type)
  const { status, failure, retry, topic, chooseTopic, type, chooseType } = offered
  const time = useSlot(first?.starts_at, { alias, isBranch, topic, type })
  const { slot, missed, near: wanted, isChosen, choose, keep, forget } = time
  const { branch: zone } = useAtomValue(zonesAtom)
  // not before the branch's clock is known: the browser's own would show another time
  const clock = useAtomValue(clockAtom)
  const [visitor, setVisitor] = useState<VisitorDraft>(asked.visitor)
  const [link, setLink] = useState('')
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useAtom(bookForErrorsAtom)
  const busy = useAtomValue(agendaStatusAtom) === 'processing'
  const gone = useAtomValue(agendaGoneAtom)
  const { isFolded, unfold, times } = useFolded(time, first?.starts_at, Boolean(gone))
  const book = useSetAtom(bookForAtom)
  const [refusals, count] = useState(0)
  const box = useFirstError<HTMLDivElement>(refusals)
  const unchosen = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // the times are no field, and come before the others
    if (!refusals || !unchosen.current) return
    box.current?.querySelector<HTMLElement>(FIRST_TIME)?.focus({ preventScroll: true })
    scrollBodyTo(unchosen.current)
  }, [refusals, box])
  const isShown = status === 'ready' && Boolean(topic && type)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is a field to begin with
  useEffect(() => {
    const title = box.current?.closest('dialog')?.querySelector('h2')
    if (isFolded && document.activeElement === title) box.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
  }, [isShown])
  const isOnline = type === 'online'
  useGuarded(isChosen || Boolean(link) || VISITOR_FIELDS.some((field) => visitor[field] !== asked.visitor[field]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a conflict takes the choice back
  useEffect(() => gone && forget(), [gone])
  const chooser = targets.length > 1 && (
    <ComboboxField
      name="with"
      label={t('appointments.with')}
      value={String(at)}
      options={targets.map(({ choice }, index) => ({ ...choice, value: String(index) }))}
      onChange={(index) => {
        keep()
        // what is shown stays, where the other one offers it
        if (topic) chooseTopic(topic)
        if (type) chooseType(type)
        turnTo(Number(index))
      }}
    />
  )
  if (status !== 'ready' || !topic || !type)
    return (
      <div className="stack" ref={box}>
        {chooser}
        {status === 'loading' && <Placeholder height="lg" width="lg" />}
        {status === 'error' && <GeneralError failure={failure} retry={retry} />}
        {status === 'ready' && <NoOffer {...offered} isBranch={isBranch} name={targets[at]?.choice.text} />}
        <DialogActions busy={false} wayOut={wayOut} deed={false} onClose={onClose} />
      </div>
    )
  const faults = customerFaults(visitor, type)
  const errors = Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => {
      const field = name as VisitorField
      const values = { attribute: t(`visitor.${field}`), max: MAX[field] }
      const said = fault === 'contact' ? t('appointments.contact-required') : t(`ui.${fault}`, values)
      return [field, isTried ? [said] : []]
    })
  )
  const unrefuse = (field: string) => setRefused(({ [field]: _, ...rest }) => rest)
  const change = (field: VisitorField, value: string) => {
    setVisitor((known) => ({ ...known, [field]: value }))
    unrefuse(field)
  }
  const changeLink = (value: string) => {
    setLink(value)
    unrefuse('meeting_url')
  }
  const send = async () => {
    setTried(true)
    if (!slot) return count(refusals + 1)
    const isDone =
      !Object.keys(faults).length &&
      (await book(
        { alias, isBranch },
        {
          body: { topic, type, starts_at: slot, ...visitor, ...(isOnline && { meeting_url: link }) },
          when: momentIn(zone, slot, tag)
        },
        after
      ))
    if (isDone) onBooked(slot)
    else count(refusals + 1)
  }
  return (
    <div className="stack" ref={box}>
      {isFolded && wanted && clock && (
        <ChosenTime starts_at={wanted} minutes={offered.minutes} zone={clock.time_zone} onChange={unfold} />
      )}
      {chooser}
      <TopicAndType offered={offered} onChange={keep} />
      {asked.wish && <Wished wish={asked.wish} chosen={slot} onChoose={choose} />}
      <p className="notice warning appt-missed" role="status">
        {missed && t('appointments.time-missed', { when: momentIn(zone, missed, tag) })}
      </p>
      {isTried && !slot && (
        <p className="errors" role="alert" ref={unchosen}>
          <span>{t('appointments.choose-time')}</span>
        </p>
      )}
      <div hidden={isFolded} ref={times}>
        <Picker
          query={{ alias, isBranch, topic, type }}
          near={wanted ?? (asked.wish ? momentOf(asked.wish) : near)}
          chosen={slot}
          gone={gone}
          onChoose={choose}
        />
      </div>
      <VisitorFields
        id="customer"
        visitor={visitor}
        isRequired={(field) => field.endsWith('name') || (field === 'phone' && type === 'by-phone')}
        labels={{ phone: t('visitor.phone') }}
        help={{
          email: t(type === 'by-phone' ? 'appointments.email-phone-help' : 'appointments.email-help'),
          phone: t(type === 'by-phone' ? 'appointments.phone-help' : 'appointments.phone-optional-help'),
          note: t('appointments.note-help')
        }}
        native={OTHERS_DATA}
        errors={{ ...errors, ...refused }}
        onChange={change}
      />
      <p className="notice appt-missed" role="status">
        {!visitor.email.trim() && !contactIsMissing(visitor) && t('appointments.without-email', { type })}
      </p>
      {isOnline && (
        <TextField
          {...LINK_FIELD}
          label={t('appointments.own-link')}
          help={t('appointments.own-link-booking-help')}
          errors={refused.meeting_url ?? []}
          value={link}
          onInput={changeLink}
        />
      )}
      <p className="appt-missed" role="status">
        {slot && t('appointments.chosen-time', { when: momentIn(zone, slot, tag) })}
      </p>
      <DialogActions
        busy={busy}
        wayOut={wayOut}
        deed={
          <Busy className="button primary" busy={busy} onClick={send}>
            {t('appointments.book')}
          </Busy>
        }
        onClose={onClose}
      />
    </div>
  )
}
