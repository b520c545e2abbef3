import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import type { settingsMessages } from '#contract/messages/settings.messages'
import { type SettingField, type SettingName, settingOf } from '#contract/settings'
import { useTexts } from '../../core/element/texts.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { SettingHistory } from './setting-history.tsx'
import { historyAtom, openHistoryAtom, rowOf, saveAtom, savingAtom, typeAtom } from './settings.atoms.ts'

const useMessages = useTexts<typeof settingsMessages>

interface RowProps {
  name: SettingName
}

type Format = 'settings.format-switch' | 'settings.format-words' | 'settings.format-json'

/** How values are written that have fields of another kind in the forms. */
const FORMATS: Partial<Record<SettingField, Format>> = {
  switch: 'settings.format-switch',
  origins: 'settings.format-words',
  hosts: 'settings.format-words',
  'contact-options': 'settings.format-words',
  'assignable-roles': 'settings.format-words',
  roles: 'settings.format-json',
  page: 'settings.format-json'
}

/** Description, default and visibility of a setting. */
function About({ name }: RowProps) {
  const t = useMessages()
  const { initial, isPublic, isSecret, field } = settingOf(name)
  const format = field && FORMATS[field]
  return (
    <>
      {t(`settings.${name}`)}
      {format && ` ${t(format)}`}{' '}
      <span className="setting-default">
        {initial ? t('settings.default', { value: initial }) : t('settings.default-empty')}
      </span>
      {isPublic && <span className="setting-mark">{t('settings.public')}</span>}
      {isSecret && <span className="setting-mark">{t('settings.secret')}</span>}
    </>
  )
}

function Actions({ name }: RowProps) {
  const t = useMessages()
  const { valueAtom, errorsAtom, isChangedAtom } = rowOf(name)
  const value = useAtomValue(valueAtom)
  const isChanged = useAtomValue(isChangedAtom)
  const hasErrors = useAtomValue(errorsAtom).length > 0
  const { initial } = settingOf(name)
  const saving = useAtomValue(savingAtom)
  const isOpen = useAtomValue(historyAtom)?.name === name
  const type = useSetAtom(typeAtom)
  const openHistory = useSetAtom(openHistoryAtom)
  const isBlocked = Boolean(saving) || hasErrors
  return (
    <div className="cluster setting-actions">
      <button
        type="submit"
        className={isChanged ? 'button primary' : 'button'}
        aria-disabled={isBlocked}
        aria-busy={saving === name}
      >
        {saving === name && <span className="spinner" aria-hidden="true" />}
        {t('settings.save')}
        <span className="visually-hidden"> {name}</span>
      </button>
      {value !== initial && (
        <button type="button" className="button quiet" onClick={() => type(name, initial)}>
          {t('settings.to-default')}
        </button>
      )}
      <button
        type="button"
        className="button quiet"
        aria-expanded={isOpen}
        aria-label={t('settings.history-of', { name })}
        onClick={() => void openHistory(isOpen ? undefined : name)}
      >
        {t('settings.history')}
        <span className="chevron" aria-hidden="true" />
      </button>
      <span className="help" role="status">
        {isChanged && t('settings.changed')}
      </span>
    </div>
  )
}

/** One setting: name, resizable one-line text area, and save button (spec §2). */
export function SettingRow({ name }: RowProps) {
  const { valueAtom, errorsAtom } = rowOf(name)
  const value = useAtomValue(valueAtom)
  const errors = useAtomValue(errorsAtom)
  const type = useSetAtom(typeAtom)
  const save = useSetAtom(saveAtom)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(name)
  }
  return (
    <>
      <form noValidate onSubmit={submit}>
        <FormGroup id={`setting-${name}`} label={name} help={<About name={name} />} errors={errors}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              name={name}
              rows={1}
              spellCheck={false}
              autoComplete="off"
              value={value}
              onInput={(event) => type(name, event.currentTarget.value)}
            />
          )}
        </FormGroup>
        <Actions name={name} />
      </form>
      <SettingHistory name={name} />
    </>
  )
}
