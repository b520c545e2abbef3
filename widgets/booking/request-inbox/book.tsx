import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { uiMessages } from '#contract/messages/ui.messages'
import type { Candidate, InboxRequest } from '#contract/request-inbox'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { personChoice } from '../../ui/fields/choices.ts'
import appointmentsCss from '../appointments/appointments.css?inline'
import { freshFormAtom } from '../appointments/book-for.atoms.ts'
import { type Asked, BookForm, type NamedTarget } from '../appointments/book-for.tsx'
import { choices } from './assign.atoms.ts'
import type { PartProps } from './part.ts'
import { bookedAtom, linkTo, managesAtom } from './request-inbox.atoms.ts'

/** What the customer has asked for: a call, or else a meeting, for which no phone number is needed. */
function askedIn({ kind, first_name, last_name, email, phone, note, date, start_time, end_time }: InboxRequest): Asked {
  return {
    visitor: { first_name, last_name, email, phone, note },
    type: kind === 'callback' ? 'by-phone' : 'in-branch',
    wish: date ? { date, start_time, end_time } : undefined
  }
}

interface FormProps {
  request: InboxRequest
  targets: readonly NamedTarget[]
  back: () => void
  close: () => void
}

function Form({ request, targets, back, close }: FormProps) {
  const t = useTexts<typeof uiMessages>()
  const tellBooked = useSetAtom(bookedAtom)
  const booked = () => {
    tellBooked(request)
    close()
  }
  return (
    <BookForm
      targets={targets}
      wayOut={t('ui.back')}
      onClose={back}
      onBooked={booked}
      asked={askedIn(request)}
      after={linkTo(request)}
    />
  )
}

const targetOf = (one: Candidate): NamedTarget => ({ alias: one.slug, choice: personChoice(one.uuid, one) })

const ownTarget = ({ advisor, branch }: InboxRequest) => targetOf({ ...advisor, branch: branch.name })

/** First the request's advisor, then the others of the branch. */
function WithAnyone({ request, back, close }: Omit<FormProps, 'targets'>) {
  const { advisor, branch, uuid } = request
  const state = useRequest(choices, { uuid, organization_uuid: branch.uuid })
  const t = useTexts<typeof uiMessages>()
  return (
    <>
      <Requested of={state} level={3}>
        {({ advisors }) => (
          <Form
            request={request}
            targets={[...(advisor.has_left ? [] : [ownTarget(request)]), ...advisors.map(targetOf)]}
            back={back}
            close={close}
          />
        )}
      </Requested>
      {!state.value && <DialogActions busy={false} wayOut={t('ui.back')} deed={false} onClose={back} />}
    </>
  )
}

/** Books from a request: the customer's data is filled in, and the wished times come first. */
export function Book({ request, back, close }: { request: InboxRequest } & PartProps) {
  useStyles(appointmentsCss)
  const manages = useAtomValue(managesAtom)(request)
  const forget = useSetAtom(freshFormAtom)
  useEffect(() => forget(), [forget])
  if (manages) return <WithAnyone request={request} back={back} close={close} />
  return <Form request={request} targets={[ownTarget(request)]} back={back} close={close} />
}
