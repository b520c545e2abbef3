import { useAtomValue, useSetAtom } from 'jotai'
import { isAssignable, ROLES, type Role } from '#contract/access'
import type { peopleMessages } from '#contract/messages/people.messages'
import { BRANCH_ROLES } from '#contract/people'
import { useTexts } from '../../core/element/texts.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { branchByKey } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { MultiSelect } from '../../ui/fields/multi-select.tsx'
import { OnSite } from '../people-changes/on-site.tsx'
import { Field } from './fields.tsx'
import { mayChangeRolesAtom } from './people.atoms.ts'
import { changeAtom, choicesAtom, draftAtom, errorsAtom, personAtom } from './person.atoms.ts'

const useMessages = useTexts<typeof peopleMessages>

function Branch() {
  const t = useMessages()
  const { organization_uuid, has_card } = useAtomValue(draftAtom)
  const errors = useAtomValue(errorsAtom).organization_uuid
  const { branches } = useAtomValue(choicesAtom)
  const change = useSetAtom(changeAtom)
  return (
    <ComboboxField
      name="organization_uuid"
      label={t('people.branch')}
      required={has_card}
      errors={errors}
      value={organization_uuid ?? ''}
      placeholder={t('people.choose-branch')}
      options={[...(has_card ? [] : [{ value: '', text: t('people.no-branch') }]), ...branches.map(branchByKey)]}
      onChange={(uuid) => change({ organization_uuid: uuid || null })}
    />
  )
}

/** Known of a person who has a card already. */
function Relocation() {
  const { organization_uuid, has_card } = useAtomValue(draftAtom)
  const person = useAtomValue(personAtom)
  if (!person?.has_card || !has_card) return null
  const isSame = organization_uuid === person.organization_uuid
  return (
    <OnSite people={{ uuids: [person.uuid], status: 'all' }} organization_uuid={isSame ? null : organization_uuid} />
  )
}

/** What the sign-in address means: nothing changes of somebody who is being added. */
function useEmailHelp() {
  const t = useMessages()
  const person = useAtomValue(personAtom)
  if (!person) return t('people.email-help-new')
  return t(person.is_self ? 'people.email-help-self' : 'people.email-help')
}

/** Name and sign-in address. */
export function AccountFields() {
  const t = useMessages()
  return (
    <section className="card stack" aria-label={t('people.account')}>
      <h2 className="card-title">{t('people.account')}</h2>
      <p className="lead">{t('people.account-lead')}</p>
      <div className="person-pair">
        <Field name="first_name" label={t('people.first-name')} required />
        <Field name="last_name" label={t('people.last-name')} required />
      </div>
      <Field
        name="email_address"
        label={t('people.email')}
        help={useEmailHelp()}
        type="email"
        spellCheck={false}
        required
      />
      <Branch />
      <Relocation />
    </section>
  )
}

function ManagedBranches() {
  const t = useMessages()
  const { managed_organizations: managed } = useAtomValue(draftAtom)
  const errors = useAtomValue(errorsAtom).managed_organizations
  const { branches } = useAtomValue(choicesAtom)
  const change = useSetAtom(changeAtom)
  return (
    <MultiSelect
      name="managed_organizations"
      label={t('people.managed')}
      help={t('people.managed-help')}
      placeholder={t('people.managed-placeholder')}
      errors={errors}
      options={branches}
      selected={branches.filter(({ uuid }) => managed.includes(uuid))}
      onChange={(chosen) => change({ managed_organizations: chosen.map(({ uuid }) => uuid) })}
      keyOf={({ uuid }) => uuid}
      nameOf={({ name }) => name}
    />
  )
}

/** A checkbox with a description for each role that can be assigned or is held; none while roles are not managed here. */
export function RoleFields() {
  const t = useMessages()
  const { roles } = useAtomValue(draftAtom)
  const errors = useAtomValue(errorsAtom)
  const change = useSetAtom(changeAtom)
  const setRole = (role: Role, isGiven: boolean) =>
    change({ roles: ROLES.filter((one) => (one === role ? isGiven : roles.includes(one))) })
  const hasBranches = BRANCH_ROLES.some((role) => roles.includes(role))
  const held = useAtomValue(personAtom)?.roles ?? []
  if (!useAtomValue(mayChangeRolesAtom)) return hasBranches && <ManagedBranches />
  return (
    <section className="card stack" aria-label={t('people.roles')}>
      <FormGroup label={t('people.roles')} help={t('people.roles-lead')} errors={errors.roles} fieldset>
        {(control) => (
          // focused first after a refusal
          <div className="person-roles-choice" tabIndex={-1} aria-invalid={control['aria-invalid']}>
            {ROLES.filter((role) => isAssignable(role) || held.includes(role)).map((role) => (
              <CheckField
                key={role}
                name={`role-${role}`}
                title={t(`people.role-${role}`)}
                text={t(`people.role-${role}-text`)}
                checked={roles.includes(role)}
                onChange={(isGiven) => setRole(role, isGiven)}
              />
            ))}
          </div>
        )}
      </FormGroup>
      {hasBranches && <ManagedBranches />}
    </section>
  )
}
