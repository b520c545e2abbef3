import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { APPOINTMENT_TYPES, type AppointmentType } from '#contract/appointment-types'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import type { visitorFormMessages } from '#contract/messages/visitor.messages'
import { emptyVisitor, faultsOf, MAX, type VisitorDraft, type VisitorField } from '#contract/visitor'
import { useTexts } from '../../core/element/texts.tsx'
import { GuardedModal, useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { Placeholder } from '../../ui/feedback/placeholder.tsx'
import { Picker } from '../booking/picker.tsx'
import { VisitorFields } from '../visitor-fields/visitor-fields.tsx'
import { agendaGoneAtom, agendaStatusAtom } from './agenda.atoms.ts'
import { bookForAtom, bookForErrorsAtom } from './book-for.atoms.ts'
import { useOffer } from './offer.atoms.ts'

type Messages = typeof appointmentsMessages & typeof uiMessages & typeof visitorFormMessages

/** The browser must not fill in the advisor's own. */
const OTHERS_DATA = { autoComplete: 'off' } as const

interface BookForProps {
  alias: string
  isOpen: boolean
  onClose: () => void
  onBooked: () => void
}

function Form({ alias, onBooked }: Pick<BookForProps, 'alias' | 'onBooked'>) {
  const t = useTexts<Messages>()
  const { status, failure, retry, value } = useOffer(alias)
  const { topics = [], types = [] } = value ?? {}
  const [topic = topics[0]?.uuid, chooseTopic] = useState<string>()
  const [type = types[0], chooseType] = useState<AppointmentType>()
  const [slot, choose] = useState<string>()
  const [visitor, setVisitor] = useState<VisitorDraft>(emptyVisitor)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useAtom(bookForErrorsAtom)
  const busy = useAtomValue(agendaStatusAtom) === 'processing'
  const gone = useAtomValue(agendaGoneAtom)
  const book = useSetAtom(bookForAtom)
  useGuarded(Object.values(visitor).some(Boolean))
  useEffect(() => gone && choose(undefined), [gone])
  if (status === 'loading') return <Placeholder height="lg" width="lg" />
  if (status === 'error') return <GeneralError failure={failure} retry={retry} />
  if (!topic || !type) return <p className="notice warning">{t('appointments.no-offer')}</p>
  const faults = faultsOf(visitor, type)
  const errors = Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => {
      const field = name as VisitorField
      const values = { attribute: t(`visitor.${field}`), max: MAX[field] }
      return [field, isTried ? [t(`ui.${fault}`, values)] : []]
    })
  )
  const change = (field: VisitorField, value: string) => {
    setVisitor((known) => ({ ...known, [field]: value }))
    setRefused(({ [field]: _, ...rest }) => rest)
  }
  const send = async () => {
    setTried(true)
    if (!slot || Object.keys(faults).length) return
    if (await book(alias, { topic, type, starts_at: slot, ...visitor })) onBooked()
  }
  return (
    <div className="stack">
      <div className="appt-filters">
        <label className="appt-filter">
          <span>{t('appointments.topic')}</span>
          <select className="input" value={topic} onChange={(event) => chooseTopic(event.currentTarget.value)}>
            {topics.map((one) => (
              <option key={one.uuid} value={one.uuid}>
                {one.topic}
              </option>
            ))}
          </select>
        </label>
        <label className="appt-filter">
          <span>{t('appointments.type')}</span>
          <select
            className="input"
            value={type}
            onChange={(event) => chooseType(APPOINTMENT_TYPES.find((one) => one === event.currentTarget.value))}
          >
            {types.map((one) => (
              <option key={one} value={one}>
                {t(`appointments.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Picker query={{ alias, topic, type }} chosen={slot} gone={gone} onChoose={choose} />
      {isTried && !slot && (
        <p className="errors" role="alert">
          <span>{t('appointments.choose-time')}</span>
        </p>
      )}
      <VisitorFields
        id="customer"
        visitor={visitor}
        isRequired={(field) => field !== 'note' && (field !== 'phone' || type === 'by-phone')}
        help={{
          email: t('appointments.email-help'),
          phone: t(type === 'by-phone' ? 'appointments.phone-help' : 'appointments.phone-optional-help'),
          note: t('appointments.note-help')
        }}
        native={OTHERS_DATA}
        errors={{ ...errors, ...refused }}
        onChange={change}
      />
      <div>
        <Busy className="button primary" busy={busy} onClick={send}>
          {t('appointments.book')}
        </Busy>
      </div>
    </div>
  )
}

/** Lets the advisor book a free time for a customer. */
export function BookFor({ alias, isOpen, onClose, onBooked }: BookForProps) {
  const t = useTexts<Messages>()
  return (
    <GuardedModal open={isOpen} title={t('appointments.book-for')} clickToClose={false} onClose={onClose}>
      <Form alias={alias} onBooked={onBooked} />
    </GuardedModal>
  )
}
