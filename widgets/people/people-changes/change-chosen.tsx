import { useAtomValue, useSetAtom } from 'jotai'
import { ASSIGNABLE_ROLES } from '#contract/access'
import type { peopleMessages } from '#contract/messages/people.messages'
import type { peopleChangesMessages } from '#contract/messages/people-changes.messages'
import type { PeopleChoice, PeoplePage } from '#contract/people'
import { PEOPLE_CHANGES } from '#contract/people-changes'
import { useTexts } from '../../core/element/texts.tsx'
import { branchByKey } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { RadioField } from '../../ui/fields/radio-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { BulkDialog } from '../../ui/lists/bulk-dialog.tsx'
import { mayChangeRolesAtom } from '../people/people.atoms.ts'
import { Departures, leftBehind } from './departures.tsx'
import { OnSite, onSite } from './on-site.tsx'
import { type Draft, isAboutTopics, mayChangeTopicsAtom, peopleChanges, startedAtom } from './people-changes.atoms.ts'
import { TopicsField } from './topics-field.tsx'

const useMessages = useTexts<typeof peopleChangesMessages & typeof peopleMessages>

type Choice = Partial<PeopleChoice>

interface FieldProps {
  draft: Draft
}

/** The kinds of which the institution has turned nothing off, and which the filter by status does not rule out. */
function useKinds({ status }: Choice) {
  const mayChangeRoles = useAtomValue(mayChangeRolesAtom)
  const mayChangeTopics = useAtomValue(mayChangeTopicsAtom)
  return PEOPLE_CHANGES.filter((kind) => {
    if (kind === 'deactivate') return status !== 'deactivated'
    if (kind === 'reactivate') return status === 'deactivated' || status === 'all'
    return kind === 'branch' || (isAboutTopics(kind) ? mayChangeTopics : mayChangeRoles)
  })
}

function Kinds({ draft, choice }: FieldProps & { choice: Choice }) {
  const t = useMessages()
  const setDraft = useSetAtom(peopleChanges.draftAtom)
  const kinds = useKinds(choice)
  return (
    <FormGroup label={t('people-changes.kind')} fieldset>
      {() => (
        <div className="stack bulk-kinds">
          {kinds.map((kind) => (
            <RadioField
              key={kind}
              name="kind"
              value={kind}
              title={t(`people-changes.kind-${kind}`)}
              checked={draft.kind === kind}
              onChoose={() => setDraft({ ...draft, kind })}
            />
          ))}
        </div>
      )}
    </FormGroup>
  )
}

function Branch({ draft, branches }: FieldProps & { branches: PeoplePage['branches'] }) {
  const t = useMessages()
  const setDraft = useSetAtom(peopleChanges.draftAtom)
  const errors = useAtomValue(peopleChanges.errorsAtom)
  return (
    <ComboboxField
      name="organization_uuid"
      label={t('people-changes.branch')}
      help={t('people-changes.branch-help')}
      required
      errors={errors.organization_uuid}
      value={draft.organization_uuid}
      placeholder={t('people-changes.choose')}
      options={branches.map(branchByKey)}
      onChange={(organization_uuid) => setDraft({ ...draft, organization_uuid })}
    />
  )
}

function RoleField({ draft }: FieldProps) {
  const t = useMessages()
  const setDraft = useSetAtom(peopleChanges.draftAtom)
  const errors = useAtomValue(peopleChanges.errorsAtom)
  return (
    <SelectField
      name="role"
      label={t('people-changes.role')}
      help={t(draft.kind === 'take-role' ? 'people-changes.take-role-help' : 'people-changes.give-role-help')}
      required
      errors={errors.role}
      value={draft.role}
      options={[
        ['', t('people-changes.choose')],
        ...ASSIGNABLE_ROLES.map((role) => [role, t(`people.role-${role}`)] as const)
      ]}
      onChange={(role) => setDraft({ ...draft, role: role as Draft['role'] })}
    />
  )
}

interface ChangeChosenProps {
  /** Who is meant. */
  choice: Choice
  count: number
  branches: PeoplePage['branches']
  onStart: () => void
}

/** Whether what the change means for customers is still being counted. */
function useIsCounting(draft: Draft | undefined): boolean {
  const moving = useAtomValue(onSite.stateAtom).status
  const leaving = useAtomValue(leftBehind.stateAtom).status
  if (draft?.kind === 'branch') return Boolean(draft.organization_uuid) && moving === 'loading'
  return draft?.kind === 'deactivate' && leaving === 'loading'
}

/** How many it would change: not those whom it leaves out for their appointments. */
function useMeant(draft: Draft | undefined, count: number): number {
  const left = useAtomValue(leftBehind.valueAtom)?.people ?? 0
  return draft?.kind === 'deactivate' && draft.appointments === 'leave-out' ? Math.max(count - left, 0) : count
}

/** What is given or taken away, by name. */
function useWhat(branches: PeoplePage['branches']) {
  const t = useMessages()
  return ({ kind, organization_uuid, role, topics }: Draft) => {
    if (kind === 'branch') return branches.find(({ uuid }) => uuid === organization_uuid)?.name ?? ''
    if (isAboutTopics(kind)) return topics.map(({ topic }) => topic).join(', ')
    return role ? t(`people.role-${role}`) : ''
  }
}

/** Moves the chosen people to a branch, gives them a role or topics or takes them away, or deactivates or reactivates them. */
export function ChangeChosen({ choice, count, branches, onStart }: ChangeChosenProps) {
  const t = useMessages()
  const current = useAtomValue(peopleChanges.draftAtom)
  const kind = current?.kind
  const moved = useAtomValue(onSite.valueAtom)?.count ?? 0
  const tell = useSetAtom(startedAtom)
  const whatOf = useWhat(branches)
  const meant = useMeant(current, count)
  const isWaiting = useIsCounting(current)
  const begin = () => {
    if (current) tell({ kind: current.kind, what: whatOf(current), appointments: kind === 'branch' ? moved : 0 })
    onStart()
  }
  const deed = kind === 'deactivate' || kind === 'reactivate' ? kind : 'start'
  return (
    <BulkDialog
      of={peopleChanges}
      choice={choice}
      label={t('people-changes.open')}
      title={t('people-changes.title', { count })}
      action={t(`people-changes.${deed}`, { count: isWaiting ? count : meant })}
      isDangerous={kind === 'deactivate'}
      isWaiting={isWaiting}
      idle={!isWaiting && meant === 0 ? t('people-changes.left-nobody') : undefined}
      onStart={begin}
    >
      {(draft) => (
        <>
          <Kinds draft={draft} choice={choice} />
          {draft.kind === 'branch' && <Branch draft={draft} branches={branches} />}
          {(draft.kind === 'give-role' || draft.kind === 'take-role') && <RoleField draft={draft} />}
          {isAboutTopics(draft.kind) && <TopicsField draft={draft} />}
          {draft.kind === 'deactivate' && <Departures draft={draft} people={choice} />}
          {draft.kind === 'reactivate' && <p className="help">{t('people-changes.reactivate-help')}</p>}
          <OnSite people={choice} organization_uuid={draft.kind === 'branch' ? draft.organization_uuid : null} />
        </>
      )}
    </BulkDialog>
  )
}
