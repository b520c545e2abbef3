import { useAtomValue, useSetAtom } from 'jotai'
import { BRANCH_CHANGES, type BranchChangeKind } from '#contract/branch-changes'
import type { branchChangesMessages } from '#contract/messages/branch-changes.messages'
import { useList, useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { inState, organizations } from '../../organization/organizations/organizations.atoms.ts'
import { useProfiles } from '../../organization/organizations/use-profiles.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { branchChoice, personChoice, zoneChoices } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { RadioField } from '../../ui/fields/radio-field.tsx'
import { BulkDialog } from '../../ui/lists/bulk-dialog.tsx'
import { BulkProgress } from '../../ui/lists/bulk-progress.tsx'
import { branchChanges, type Draft, isAboutManagers, leaders } from './branch-changes.atoms.ts'

const useMessages = useTexts<typeof branchChangesMessages>

const OF_PAGES: readonly BranchChangeKind[] = ['publish', 'unpublish']
function Kinds({ draft }: { draft: Draft }) {
  const t = useMessages()
  const setDraft = useSetAtom(branchChanges.draftAtom)
  const errors = useAtomValue(branchChanges.errorsAtom)
  const hasProfiles = useProfiles()
  const kinds = BRANCH_CHANGES.filter((kind) => hasProfiles || !OF_PAGES.includes(kind))
  return (
    <FormGroup label={t('branch-changes.kind')} errors={errors.kind} fieldset>
      {(control) => (
        // focused first after a refusal
        <div className="stack bulk-kinds" tabIndex={-1} aria-invalid={control['aria-invalid']}>
          {kinds.map((kind) => (
            <RadioField
              key={kind}
              name="kind"
              value={kind}
              title={t(`branch-changes.kind-${kind}`)}
              // beside the choice, however far down
              text={draft.kind === kind ? t(`branch-changes.text-${kind}`) : undefined}
              checked={draft.kind === kind}
              onChoose={() => setDraft({ ...draft, kind })}
            />
          ))}
        </div>
      )}
    </FormGroup>
  )
}

function TimeZone({ draft }: { draft: Draft }) {
  const t = useMessages()
  const setDraft = useSetAtom(branchChanges.draftAtom)
  const errors = useAtomValue(branchChanges.errorsAtom)
  return (
    <ComboboxField
      name="time_zone"
      label={t('branch-changes.time-zone')}
      required
      errors={errors.time_zone}
      value={draft.time_zone}
      placeholder={t('branch-changes.choose')}
      options={zoneChoices()}
      onChange={(time_zone) => setDraft({ ...draft, time_zone })}
    />
  )
}

/** Whose opening hours the chosen branches get. */
function Source({ draft }: { draft: Draft }) {
  const t = useMessages()
  const setDraft = useSetAtom(branchChanges.draftAtom)
  const errors = useAtomValue(branchChanges.errorsAtom)
  const request = useList(organizations)
  return (
    <Requested of={request} level={3}>
      {(known) => (
        <ComboboxField
          name="organization_uuid"
          label={t('branch-changes.branch')}
          required
          errors={errors.organization_uuid}
          value={draft.organization_uuid}
          placeholder={t('branch-changes.choose')}
          options={inState(known, { state: '' }).map(({ uuid, name, address }) =>
            branchChoice(uuid, { name, city: address.city })
          )}
          onChange={(organization_uuid) => setDraft({ ...draft, organization_uuid })}
        />
      )}
    </Requested>
  )
}

function Manager({ draft }: { draft: Draft }) {
  const t = useMessages()
  const setDraft = useSetAtom(branchChanges.draftAtom)
  const errors = useAtomValue(branchChanges.errorsAtom)
  const request = useRequest(leaders, undefined, 'quietly')
  return (
    <Requested of={request} level={3}>
      {(known) => (
        <ComboboxField
          name="person_uuid"
          label={t('branch-changes.person')}
          required
          errors={errors.person_uuid}
          value={draft.person_uuid}
          placeholder={t('branch-changes.choose')}
          options={known.map((one) => personChoice(one.uuid, { ...one, branch: one.organization?.name ?? '' }))}
          onChange={(person_uuid) => setDraft({ ...draft, person_uuid })}
        />
      )}
    </Requested>
  )
}

interface ChangeChosenProps {
  branches: string[]
  onStart: () => void
}

/** Changes one thing of the chosen branches. */
export function ChangeChosen({ branches, onStart }: ChangeChosenProps) {
  const t = useMessages()
  const count = branches.length
  return (
    <BulkDialog
      of={branchChanges}
      choice={branches}
      label={t('branch-changes.open')}
      title={t('branch-changes.title', { count })}
      action={t('branch-changes.start', { count })}
      onStart={onStart}
    >
      {(draft) => (
        <>
          <Kinds draft={draft} />
          {draft.kind === 'opening-hours' && <Source draft={draft} />}
          {draft.kind === 'time-zone' && <TimeZone draft={draft} />}
          {isAboutManagers(draft.kind) && <Manager draft={draft} />}
        </>
      )}
    </BulkDialog>
  )
}

/** The progress of a change of many branches, and its result. */
export function BranchChanges({ addressOf }: { addressOf: (uuid: string) => string }) {
  const t = useMessages()
  return (
    <BulkProgress
      of={branchChanges}
      t={(text, values) => t(`branch-changes.${text}`, values)}
      addressOf={(uuid) => addressOf(uuid)}
    />
  )
}
