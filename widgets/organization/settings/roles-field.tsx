import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { ASSIGNABLE_ROLES, type Role } from '#contract/access'
import type { OpenIdRoles } from '#contract/openid'
import type { SettingName } from '#contract/settings'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Default, type FieldProps, useField, useMessages } from './field.tsx'

interface Row {
  value: string
  role: Role
}

function rowsIn(text: string): Row[] {
  try {
    const roles: OpenIdRoles = text ? JSON.parse(text) : {}
    return Object.entries(roles).flatMap(([value, given]) => [given].flat().map((role): Row => ({ value, role })))
  } catch {
    return []
  }
}

/** As the setting stores it; a row without a value has an empty name, which is refused. */
function written(rows: readonly Row[]): string {
  const roles = new Map<string, Set<Role>>()
  for (const { value, role } of rows) {
    const name = value.trim()
    roles.set(name, new Set([...(roles.get(name) ?? []), role]))
  }
  return roles.size ? JSON.stringify(Object.fromEntries([...roles].map(([name, held]) => [name, [...held]]))) : ''
}

interface RowProps {
  name: SettingName
  row: Row
  onChange: (row: Row) => void
  onRemove: () => void
}

function RoleRow({ name, row, onChange, onRemove }: RowProps) {
  const t = useMessages()
  return (
    <li>
      <LimitedField
        name={`${name}-value`}
        label={t(name === 'scim_roles' ? 'settings.roles-group' : 'settings.roles-value')}
        autoComplete="off"
        spellCheck={false}
        max={255}
        value={row.value}
        onInput={(value) => onChange({ ...row, value })}
      />
      <SelectField
        name={`${name}-role`}
        label={t('settings.roles-role')}
        value={row.role}
        options={ASSIGNABLE_ROLES.map((role) => [role, t(`people.role-${role}`)] as const)}
        onChange={(role) => onChange({ ...row, role: role as Role })}
      />
      <button
        type="button"
        className="button quiet"
        aria-label={t('settings.roles-remove', { value: row.value })}
        onClick={onRemove}
      >
        {t('settings.list-remove')}
      </button>
    </li>
  )
}

/** Which role belongs to which value of the sign-in service, or to which group of the directory. */
export function RolesField({ form, name }: FieldProps) {
  const t = useMessages()
  const { label, help, value, errors, write } = useField({ form, name })
  const [typed, setTyped] = useState<readonly Row[]>(() => rowsIn(value))
  // a load or a reset has brought others
  const rows = written(typed) === written(rowsIn(value)) ? typed : rowsIn(value)
  const saved = useAtomValue(form.savedAtom)[name] ?? ''
  const change = (next: readonly Row[]) => {
    setTyped(next)
    const text = written(next)
    write(text === written(rowsIn(saved)) ? saved : text)
  }
  return (
    <>
      <FormGroup fieldset label={label} help={help} errors={errors}>
        {() => (
          <>
            <ul className="setting-roles">
              {rows.map((row, at) => (
                <RoleRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row is only its place
                  key={at}
                  name={name}
                  row={row}
                  onChange={(changed) => change(rows.with(at, changed))}
                  onRemove={() => change(rows.toSpliced(at, 1))}
                />
              ))}
            </ul>
            <p>
              <button
                type="button"
                className="button"
                onClick={() => change([...rows, { value: '', role: 'stduser' }])}
              >
                {t('settings.roles-add')}
              </button>
            </p>
          </>
        )}
      </FormGroup>
      <Default form={form} name={name} />
    </>
  )
}
