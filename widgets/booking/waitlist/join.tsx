import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useRef } from 'react'
import type { bookingSlotMessages } from '#contract/messages/booking.messages'
import type { uiFieldMessages } from '#contract/messages/ui.messages'
import type { visitorFormMessages } from '#contract/messages/visitor.messages'
import type { waitlistFormMessages } from '#contract/messages/waitlist.messages'
import { faultsOf, MAX, VISITOR_FIELDS, type VisitorDraft, type VisitorField } from '#contract/visitor'
import { CONFIRMATION_HOURS } from '#contract/visitor-form'
import { OFFER_MINUTES, WISH_DAYS_MAX, WISH_FIELDS } from '#contract/waitlist'
import { addDays } from '../../core/dates/calendar-date.ts'
import { useHost } from '../../core/element/host.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx'
import { RequestErrorNotice } from '../../ui/feedback/request-error-notice.tsx'
import { todayAtom, zonesAtom } from '../booking/slots.atoms.ts'
import { zoneName } from '../booking/times.ts'
import { startProofAtom } from '../proof-of-work/proof.ts'
import { textsChosenAtom } from '../text-messages/consent.atoms.ts'
import { TextConsent } from '../text-messages/consent.tsx'
import { TenantPrivacyNote } from '../visitor-fields/tenant-privacy-note.tsx'
import { VisitorFields } from '../visitor-fields/visitor-fields.tsx'
import { refusalsAtom, serverErrorsAtom } from '../visitor-fields/visitor-form.atoms.ts'
import { closedAtom, joinAtom, leaveFormAtom, statusAtom, type Waiting, wishAtom } from './join.atoms.ts'
import css from './wish.css?inline'
import { WishFields } from './wish-fields.tsx'

type Messages = typeof waitlistFormMessages &
  Pick<typeof bookingSlotMessages, 'booking.branch-zone'> &
  typeof visitorFormMessages &
  typeof uiFieldMessages

interface JoinProps extends Waiting {
  onVisitor: (visitor: VisitorDraft) => void
  /** Back to the times. */
  onBack: () => void
}

function useErrors({ visitor, type }: Waiting): Partial<Record<string, string[]>> {
  const t = useTexts<Messages>()
  const isRefused = useAtomValue(refusalsAtom) > 0
  const server = useAtomValue(serverErrorsAtom)
  const hasTexts = useAtomValue(textsChosenAtom)
  const faults = isRefused ? faultsOf(visitor, hasTexts ? 'by-phone' : type) : {}
  const text = (field: VisitorField) => {
    const fault = faults[field]
    return fault ? [t(`ui.${fault}`, { attribute: t(`visitor.${field}`), max: MAX[field] })] : server[field]
  }
  return { ...server, ...Object.fromEntries(VISITOR_FIELDS.map((field) => [field, text(field)])) }
}

function Buttons({ onBack }: Pick<JoinProps, 'onBack'>) {
  const t = useTexts<Messages>()
  const isBusy = useAtomValue(statusAtom) === 'processing'
  return (
    <div className="cluster">
      <button type="submit" className="button primary" aria-busy={isBusy} aria-disabled={isBusy}>
        {isBusy && <span className="spinner" aria-hidden="true" />}
        {t(isBusy ? 'waitlist.joining' : 'waitlist.join')}
      </button>
      <button type="button" className="button quiet" onClick={onBack}>
        {t('waitlist.back')}
      </button>
    </div>
  )
}

/** On a phone, the pressed button is far below it. */
const show = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' })

function Closed() {
  const closed = useAtomValue(closedAtom)
  return (
    <div role="alert">
      {closed && (
        <p className="notice warning" ref={show}>
          {closed}
        </p>
      )}
    </div>
  )
}

function Form({ onVisitor, onBack, ...waiting }: JoinProps) {
  const { visitor } = waiting
  const t = useTexts<Messages>()
  const { tag } = useTextsContext()
  const id = useId()
  const [wish, change] = useAtom(wishAtom)
  const byPhone = waiting.type === 'by-phone'
  const hasTexts = useAtomValue(textsChosenAtom)
  const today = useAtomValue(todayAtom)
  const { branch } = useAtomValue(zonesAtom)
  const setServerErrors = useSetAtom(serverErrorsAtom)
  const startProof = useSetAtom(startProofAtom)
  const join = useSetAtom(joinAtom)
  const errors = useErrors(waiting)
  const list = [...WISH_FIELDS, ...VISITOR_FIELDS].flatMap((field) =>
    (errors[field] ?? []).map((text) => ({ id: `${id}-${field}`, text }))
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    void join(waiting)
  }
  const type = (field: VisitorField, value: string) => {
    onVisitor({ ...visitor, [field]: value })
    setServerErrors(({ [field]: _, ...others }) => others)
  }
  return (
    <form noValidate onSubmit={send} onInput={() => startProof('waitlist')} className="visitor-form">
      <p className="lead">{t('waitlist.join-lead', { minutes: OFFER_MINUTES })}</p>
      <ErrorSummary attempt={useAtomValue(refusalsAtom)} errors={list} />
      <Closed />
      <RequestErrorNotice />
      <p className="help">{t('visitor.required-hint')}</p>
      <WishFields
        t={t}
        tag={tag}
        id={`${id}-`}
        legend={t('waitlist.when')}
        help={t('booking.branch-zone', { zone: zoneName(tag, branch) })}
        wish={wish}
        errors={errors}
        min={today}
        max={addDays(today, WISH_DAYS_MAX)}
        onChange={change}
      />
      <VisitorFields
        id={id}
        visitor={visitor}
        isRequired={(field) => field !== 'note' && (field !== 'phone' || byPhone || hasTexts)}
        help={byPhone ? {} : { phone: t('visitor.phone-optional-help') }}
        belowPhone={<TextConsent id={`${id}-texts`} about="waitlist" />}
        errors={errors}
        onChange={type}
      />
      <TenantPrivacyNote />
      <Buttons onBack={onBack} />
    </form>
  )
}

function Joined({ visitor: { email }, onBack }: JoinProps) {
  const t = useTexts<Messages>()
  const { test } = useHost()
  return (
    <div className="stack waitlist-joined" role="status">
      {test?.done ?? (
        <p className="lead">{t('waitlist.joined-lead', { email: email.trim(), hours: CONFIRMATION_HOURS })}</p>
      )}
      <div>
        <button type="button" className="button" onClick={onBack}>
          {t('waitlist.back')}
        </button>
      </div>
    </div>
  )
}

/** Where a visitor who finds no time that suits says when one would. */
export function Join(props: JoinProps) {
  useStyles(css)
  const t = useTexts<Messages>()
  const isDone = useAtomValue(statusAtom) === 'done'
  const leave = useSetAtom(leaveFormAtom)
  const { test } = useHost()
  const heading = useRef<HTMLHeadingElement>(null)
  // what was pressed has gone
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the form is done
  useEffect(() => heading.current?.focus(), [isDone])
  const back = () => {
    leave()
    props.onBack()
  }
  return (
    <div className="stack waitlist-join">
      <h3 tabIndex={-1} ref={heading}>
        {(isDone && test?.heading) || t(isDone ? 'waitlist.joined' : 'waitlist.join-heading')}
      </h3>
      {isDone ? <Joined {...props} onBack={back} /> : <Form {...props} onBack={back} />}
    </div>
  )
}
