import { useSetAtom } from 'jotai'
import type { AppointmentType } from '#contract/appointment-types'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import type { Preparation as Known } from '#contract/preparation'
import { NOTE_MAX } from '#contract/values'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import type { Own } from './agenda.atoms.ts'
import { momentIn } from './dates.ts'
import { Fact } from './fact.tsx'
import { History } from './history.tsx'
import { preparation, writeNoteAtom } from './preparation.atoms.ts'
import { SavedField } from './saved-field.tsx'
import { Talks } from './talks.tsx'

const useMessages = useTexts<typeof appointmentsMessages & typeof uiMessages>

function Note({ own, known }: { own: Own; known: string }) {
  const t = useMessages()
  const save = useSetAtom(writeNoteAtom)
  return (
    <SavedField
      name="internal-note"
      label={t('appointments.internal-note')}
      help={t('appointments.internal-note-help')}
      rows={2}
      known={known}
      max={NOTE_MAX}
      deed={t('appointments.internal-note-save')}
      save={async (typed) => ((await save(own, typed)) ? typed.trim() : undefined)}
    />
  )
}

interface PreparationProps {
  own: Own
  type: AppointmentType
  zone: string
}

function Shown({ of, own, type, zone }: PreparationProps & { of: Known }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { booked_at, booked_by, source, source_site, campaign, documents, comment, talks, internal_note, history } = of
  const when = momentIn(zone, booked_at, tag)
  return (
    <div className="stack appt-preparation">
      <Note own={own} known={internal_note} />
      <dl className="appt-facts">
        {documents.length > 0 && (
          <Fact name={t(type === 'in-branch' ? 'appointments.bring' : 'appointments.have-ready')}>
            <ul className="appt-documents">
              {documents.map((document) => (
                <li key={document}>{document}</li>
              ))}
            </ul>
          </Fact>
        )}
        {comment && (
          <Fact name={t('appointments.advice')}>
            <span className="appt-text">{comment}</span>
          </Fact>
        )}
        <Fact name={t('appointments.booked-at')}>
          {booked_by ? t(`appointments.booked-by-${booked_by}`, { when }) : when}
        </Fact>
        {source && source !== 'staff' && (
          <Fact name={t('appointments.source')}>{t(`appointments.source-${source}`, { site: source_site })}</Fact>
        )}
        {campaign && <Fact name={t('appointments.campaign')}>{campaign}</Fact>}
      </dl>
      <Talks key={own.uuid} talks={talks} />
      <History entries={history} zone={zone} />
    </div>
  )
}

/** What to know before a talk: how it was booked, the internal note, what the customer brings, and their other talks. */
export function Preparation(props: PreparationProps) {
  const state = useRequest(preparation, props.own)
  return (
    <Requested of={state} level={3}>
      {(of) => <Shown of={of} {...props} />}
    </Requested>
  )
}
