import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { LEAD_STATES, type Lead, type LeadForm } from '#contract/leads'
import { mailLink, telLink } from '#contract/links'
import type { leadsMessages } from '#contract/messages/leads.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { breakable } from '../../ui/base/breakable.tsx'
import { DraftDialog } from '../../ui/dialogs/draft-dialog.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { leadForm, leadRemoval, nameOf, vCardAtom } from './leads.atoms.ts'

const useMessages = useTexts<typeof leadsMessages>

interface LeadProps {
  lead: Lead
}

/** Nothing without a value. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null

function Facts({ lead }: LeadProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { company, email, phone, note, campaign, created_at, advisor, consent_text } = lead
  const at = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(created_at))
  return (
    <dl className="lead-facts">
      <Fact name={t('leads.company')}>{company}</Fact>
      <Fact name={t('leads.email')}>
        <a href={mailLink(email)}>{breakable(email)}</a>
      </Fact>
      <Fact name={t('leads.phone')}>{phone && <a href={telLink(phone)}>{phone}</a>}</Fact>
      <Fact name={t('leads.note')}>{note}</Fact>
      <Fact name={t('leads.created_at')}>{at}</Fact>
      <Fact name={t('leads.campaign')}>{campaign}</Fact>
      <Fact name={t('leads.advisor')}>{`${advisor.full_name}, ${advisor.branch}`}</Fact>
      <Fact name={t('leads.consent')}>{consent_text}</Fact>
    </dl>
  )
}

/** Calling, writing and saving it need no dialog of their own; deleting asks first. */
function Actions({ lead }: LeadProps) {
  const t = useMessages()
  const vCard = useAtomValue(vCardAtom)
  const close = useSetAtom(leadForm.closeAtom)
  const remove = useSetAtom(leadRemoval.pendingDeletionAtom)
  return (
    <div className="cluster">
      {lead.phone && (
        <a className="button" href={telLink(lead.phone)}>
          {t('leads.call')}
        </a>
      )}
      <a className="button" href={mailLink(lead.email)}>
        {t('leads.write')}
      </a>
      <a className="button" href={vCard(lead)} download>
        {t('leads.v-card')}
      </a>
      <button
        type="button"
        className="button quiet"
        onClick={() => {
          close()
          remove(lead)
        }}
      >
        {t('leads.delete')}
      </button>
    </div>
  )
}

/** Everything about a lead, how far one has got with it, and what is noted. */
export function LeadDialog() {
  const t = useMessages()
  const lead = useAtomValue(leadForm.itemAtom)
  const errors = useAtomValue(leadForm.errorsAtom)
  const change = useSetAtom(leadForm.changeAtom)
  return (
    <DraftDialog of={leadForm} title={() => (lead ? nameOf(lead) : '')}>
      {({ state, internal_note }) => (
        <>
          {lead && <Facts lead={lead} />}
          {lead && <Actions lead={lead} />}
          <SelectField
            name="state"
            label={t('leads.state')}
            value={state}
            options={LEAD_STATES.map((one) => [one, t(`leads.state-${one}`)] as const)}
            onChange={(value) => change({ state: value as LeadForm['state'] })}
          />
          <TextField
            name="internal_note"
            rows={4}
            label={t('leads.internal_note')}
            help={t('leads.internal_note-help')}
            value={internal_note}
            errors={errors.internal_note}
            onInput={(value) => change({ internal_note: value })}
          />
        </>
      )}
    </DraftDialog>
  )
}
