import { useAtomValue, useSetAtom } from 'jotai'
import type { redirectionChangesMessages } from '#contract/messages/redirection-changes.messages'
import type { redirectionsMessages } from '#contract/messages/redirections.messages'
import { REDIRECTION_CHANGES } from '#contract/redirection-changes'
import { useTexts } from '../../core/element/texts.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { RadioField } from '../../ui/fields/radio-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { BulkDialog } from '../../ui/lists/bulk-dialog.tsx'
import { BulkProgress } from '../../ui/lists/bulk-progress.tsx'
import { addressOf } from '../redirections/query-state.ts'
import { type Choice, type Draft, redirectionChanges } from './redirection-changes.atoms.ts'

const useMessages = useTexts<typeof redirectionChangesMessages & typeof redirectionsMessages>

function Kinds({ draft }: { draft: Draft }) {
  const t = useMessages()
  const setDraft = useSetAtom(redirectionChanges.draftAtom)
  return (
    <FormGroup label={t('redirection-changes.kind')} fieldset>
      {() => (
        <div className="stack bulk-kinds">
          {REDIRECTION_CHANGES.map((kind) => (
            <RadioField
              key={kind}
              name="kind"
              value={kind}
              title={t(`redirection-changes.kind-${kind}`)}
              checked={draft.kind === kind}
              onChoose={() => setDraft({ ...draft, kind })}
            />
          ))}
        </div>
      )}
    </FormGroup>
  )
}

function Target({ draft, hosts }: { draft: Draft; hosts: readonly string[] }) {
  const t = useMessages()
  const setDraft = useSetAtom(redirectionChanges.draftAtom)
  const errors = useAtomValue(redirectionChanges.errorsAtom)
  return (
    <TextField
      label={t('redirections.target')}
      help={t('redirections.target-help', { hosts: hosts.join(', ') })}
      name="target"
      spellCheck={false}
      autoComplete="off"
      required
      value={draft.target}
      errors={errors.target}
      onInput={(target) => setDraft({ ...draft, target })}
    />
  )
}

interface ChangeChosenProps {
  /** Which are meant. */
  choice: Choice
  count: number
  hosts: readonly string[]
  onStart: () => void
}

/** Gives the chosen redirects another target, turns them on or off, or deletes them. */
export function ChangeChosen({ choice, count, hosts, onStart }: ChangeChosenProps) {
  const t = useMessages()
  const isDeletion = useAtomValue(redirectionChanges.draftAtom)?.kind === 'delete'
  return (
    <BulkDialog
      of={redirectionChanges}
      choice={choice}
      label={t('redirection-changes.open')}
      title={t('redirection-changes.title', { count })}
      action={t(isDeletion ? 'redirection-changes.delete' : 'redirection-changes.start', { count })}
      isDangerous={isDeletion}
      onStart={onStart}
    >
      {(draft) => (
        <>
          <Kinds draft={draft} />
          {draft.kind === 'target' && <Target draft={draft} hosts={hosts} />}
          {draft.kind === 'turn-off' && <p className="help">{t('redirection-changes.off-help')}</p>}
          {draft.kind === 'delete' && <p className="notice warning">{t('redirection-changes.delete-help')}</p>}
        </>
      )}
    </BulkDialog>
  )
}

/** The progress of a change of many redirects, and its result. */
export function RedirectionChanges() {
  const t = useMessages()
  return (
    <BulkProgress
      of={redirectionChanges}
      t={(text, values) => t(`redirection-changes.${text}`, values)}
      addressOf={(_uuid, path) => addressOf({ q: path })}
    />
  )
}
