import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import type { organizationsMessages } from '#contract/messages/organizations.messages'
import { type OrganizationForm, ZIP_MAX } from '#contract/organizations'
import { ALIAS_MAX, TEXT_MAX } from '#contract/values'
import { useTexts } from '../../core/element/texts.tsx'
import { mayChangeAtom } from '../../people/branch-changes/branch-changes.atoms.ts'
import { DraftDialog } from '../../ui/dialogs/draft-dialog.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { addedAtom, additionForm } from './add.atoms.ts'
import { organizationAddress } from './query-state.ts'

const useMessages = useTexts<typeof organizationsMessages>

interface FieldProps {
  name: keyof OrganizationForm
  draft: OrganizationForm
  label: string
  help?: string
  max?: number
}

function Field({ name, draft, ...rest }: FieldProps) {
  const errors = useAtomValue(additionForm.errorsAtom)[name]
  const change = useSetAtom(additionForm.changeAtom)
  return (
    <LimitedField
      name={name}
      required={name !== 'alias'}
      autoComplete="off"
      max={TEXT_MAX}
      trim
      {...rest}
      value={draft[name]}
      errors={errors}
      onInput={(value) => change({ [name]: value })}
    />
  )
}

/** Opens the page of the added branch. */
function useOpenAdded() {
  const [added, leave] = [useAtomValue(addedAtom), useSetAtom(addedAtom)]
  const [, navigate] = useLocation()
  useEffect(() => {
    if (!added) return
    leave(undefined)
    navigate(organizationAddress(added))
  }, [added, leave, navigate])
}

const IMPORT = '/account-admin/organizations/import'

/** Adds a branch, or many from a file; shown to those who may. */
export function AddBranch() {
  const t = useMessages()
  const mayImport = useAtomValue(mayChangeAtom)
  const open = useSetAtom(additionForm.openAtom)
  useOpenAdded()
  return (
    <>
      <div className="cluster">
        <button type="button" className="button primary" onClick={() => open()}>
          {t('organizations.add-branch')}
        </button>
        {mayImport && (
          <Link className="button" href={IMPORT}>
            {t('organizations.import')}
          </Link>
        )}
      </div>
      <DraftDialog of={additionForm} title={() => t('organizations.add-branch')}>
        {(draft) => (
          <>
            <p className="help">{t('organizations.add-branch-lead')}</p>
            <Field name="name" draft={draft} label={t('organizations.name')} help={t('organizations.name-help')} />
            <Field name="street" draft={draft} label={t('organizations.street')} />
            <div className="org-pair zip">
              <Field name="zip" draft={draft} label={t('organizations.zip')} max={ZIP_MAX} />
              <Field name="city" draft={draft} label={t('organizations.city')} />
            </div>
            <Field
              name="alias"
              draft={draft}
              label={t('organizations.alias')}
              help={t('organizations.alias-own')}
              max={ALIAS_MAX}
            />
          </>
        )}
      </DraftDialog>
    </>
  )
}
