import { useSetAtom } from 'jotai'
import type { peopleMessages } from '#contract/messages/people.messages'
import type { peopleChangesMessages } from '#contract/messages/people-changes.messages'
import type { PeopleChoice } from '#contract/people'
import { DEPARTURE_OUTCOMES, type LeftBehind, postPeopleChangeLeftBehind } from '#contract/people-changes'
import { NOTE_MAX } from '#contract/values'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { RadioField } from '../../ui/fields/radio-field.tsx'
import { useInView } from '../../ui/fields/use-in-view.ts'
import { type Draft, peopleChanges } from './people-changes.atoms.ts'

const useMessages = useTexts<typeof peopleChangesMessages & typeof peopleMessages>

interface DeparturesProps {
  draft: Draft
  /** Who is meant. */
  people: Partial<PeopleChoice>
}

/** What would be left behind. */
export const leftBehind = requestAtoms<LeftBehind, DeparturesProps['people']>({
  clears: true,
  ask: (call, people) => call(postPeopleChangeLeftBehind, { body: { people: people as PeopleChoice } })
})

function Outcomes({ draft, label }: Pick<DeparturesProps, 'draft'> & { label: string }) {
  const t = useMessages()
  const setDraft = useSetAtom(peopleChanges.draftAtom)
  return (
    <>
      <FormGroup label={label} fieldset>
        {() => (
          <div className="stack bulk-kinds">
            {DEPARTURE_OUTCOMES.map((outcome) => (
              <RadioField
                key={outcome}
                name="appointments"
                value={outcome}
                title={t(`people-changes.outcome-${outcome}`)}
                checked={draft.appointments === outcome}
                onChoose={() => setDraft({ ...draft, appointments: outcome })}
              />
            ))}
          </div>
        )}
      </FormGroup>
      {draft.appointments === 'cancel' && (
        <LimitedField
          name="message"
          rows={3}
          label={t('people.cancel-message')}
          help={t('people.cancel-message-help')}
          max={NOTE_MAX}
          value={draft.message}
          onInput={(message) => setDraft({ ...draft, message })}
        />
      )}
    </>
  )
}

/** What the chosen people would leave behind, and what is to become of their appointments. */
export function Departures({ draft, people }: DeparturesProps) {
  const t = useMessages()
  const { status, value: left } = useRequest(leftBehind, people)
  const isUnknown = status === 'error'
  const isAsked = isUnknown || (left?.people ?? 0) > 0
  const box = useInView(isAsked)
  const label = left ? t('people-changes.left-appointments', { ...left }) : t('people-changes.appointments')
  return (
    <>
      <p className="help">{t('people-changes.deactivate-help')}</p>
      <div role="status">
        {isUnknown && <p className="notice warning">{t('people-changes.left-unknown')}</p>}
        {left && !left.people && !left.requests && <p>{t('people-changes.left-nothing')}</p>}
        {left && left.requests > 0 && (
          <p className="notice warning">{t('people-changes.left-requests', { requests: left.requests })}</p>
        )}
      </div>
      <div ref={box} hidden={!isAsked}>
        {isAsked && <Outcomes draft={draft} label={label} />}
      </div>
    </>
  )
}
