import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { mailLink, telLink } from '#contract/links'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import type { InboxRequest } from '#contract/request-inbox'
import type { RequestReply } from '#contract/request-thread'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { foreignZone, longDay, momentIn } from '../appointments/dates.ts'
import { Actions } from './actions.tsx'
import type { PartProps } from './part.ts'
import { appointmentAddressAtom } from './request-inbox.atoms.ts'
import { dueText, stateOf } from './texts.ts'
import { Thread } from './thread.tsx'

const useMessages = useTexts<typeof requestInboxMessages>

interface RequestProps {
  request: InboxRequest
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Wish({ request: { kind, date, start_time, end_time, time_zone } }: RequestProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  if (!date || (kind !== 'appointment' && kind !== 'callback')) return null
  const when = [longDay(date, tag), start_time && `${start_time}–${end_time}`].filter(Boolean).join(', ')
  const zone = start_time && foreignZone(time_zone, tag, `${date}T12:00:00Z`)
  return (
    <Fact name={t(`request-inbox.wish-${kind}`)}>
      <strong>{when}</strong> {zone && `(${zone})`}
    </Fact>
  )
}

function Contact({ request: { phone, email } }: RequestProps) {
  const t = useMessages()
  return (
    <Fact name={t('request-inbox.contact')}>
      <span className="request-contact">
        {phone && <a href={telLink(phone)}>{phone}</a>}
        <a href={mailLink(email)}>{email}</a>
      </span>
    </Fact>
  )
}

function Booked({ request }: RequestProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const href = useAtomValue(appointmentAddressAtom)(request)
  const { appointment_starts_at, booked_with, time_zone } = request
  if (!appointment_starts_at) return null
  const when = momentIn(time_zone, appointment_starts_at, tag)
  const text = booked_with ? t('request-inbox.appointment-with', { when, advisor: booked_with }) : when
  return <Fact name={t('request-inbox.appointment')}>{href ? <Link href={href}>{text}</Link> : text}</Fact>
}

/** When it was done or answered, or until when it is to be. */
function State({ request }: RequestProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { done_at, answered, is_overdue, time_zone } = request
  const at = (moment: string) => momentIn(time_zone, moment, tag)
  const state = stateOf(request)
  if (done_at) return <Fact name={t(`request-inbox.state-${state}`)}>{at(done_at)}</Fact>
  if (state === 'answered' && answered)
    return (
      <Fact name={t(`request-inbox.state-${state}`)}>
        {t('request-inbox.answered-by', { when: at(answered.at), name: answered.by })}
      </Fact>
    )
  return (
    <Fact name={t('request-inbox.due')}>
      {dueText(request, tag)}
      {is_overdue && <span className="request-due overdue"> · {t('request-inbox.overdue')}</span>}
    </Fact>
  )
}

/** Where it was written, and which campaign led there. */
function Source({ request: { source, source_site, campaign } }: RequestProps) {
  const t = useMessages()
  return (
    <>
      {source && source !== 'staff' && source !== 'request' && (
        <Fact name={t('request-inbox.source')}>{t(`request-inbox.source-${source}`, { site: source_site })}</Fact>
      )}
      {campaign && <Fact name={t('request-inbox.campaign')}>{campaign}</Fact>}
    </>
  )
}

function Facts({ request }: RequestProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { kind, created_at, time_zone, advisor, branch } = request
  const at = (moment: string) => momentIn(time_zone, moment, tag)
  return (
    <dl className="request-facts">
      <Fact name={t('request-inbox.kind')}>{t(`request-inbox.kind-${kind}`)}</Fact>
      <Wish request={request} />
      <Contact request={request} />
      {request.is_customer !== null && (
        <Fact name={t('request-inbox.customer-already')}>
          {t(`request-inbox.customer-${request.is_customer ? 'yes' : 'no'}`)}
        </Fact>
      )}
      <Fact name={t('request-inbox.advisor')}>
        {advisor.full_name}, {branch.name}
      </Fact>
      <Fact name={t('request-inbox.received')}>{at(created_at)}</Fact>
      <Source request={request} />
      <State request={request} />
      <Booked request={request} />
    </dl>
  )
}

/** Everything that the customer wrote, the replies, and what can be done. */
export const Read = ({
  request,
  replies,
  close
}: RequestProps & Pick<PartProps, 'close'> & { replies: readonly RequestReply[] }) => (
  <div className="stack">
    <Facts request={request} />
    <Thread request={request} replies={replies} />
    <Actions request={request} close={close} />
  </div>
)
