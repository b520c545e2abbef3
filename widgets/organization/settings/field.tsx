import { useAtomValue, useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import type { peopleMessages } from '#contract/messages/people.messages'
import type { settingsMessages } from '#contract/messages/settings.messages'
import { type PROVIDERS, type SettingName, settingOf } from '#contract/settings'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import type { GroupForm } from './group.atoms.ts'
import { wordsOf } from './words.ts'

export const useMessages = useTexts<typeof settingsMessages & typeof peopleMessages>

export interface FieldProps {
  form: GroupForm
  name: SettingName
}

const NONE: readonly string[] = []

/** A setting as its group's form has it now. */
export function useField({ form, name }: FieldProps) {
  const t = useMessages()
  const write = useSetAtom(form.writeAtom)
  return {
    label: t(`settings.label-${name}`),
    help: t(`settings.${name}`),
    value: useAtomValue(form.valuesAtom)[name] ?? '',
    errors: useAtomValue(form.refusedAtom)[name] ?? NONE,
    write: (value: string) => write(name, value)
  }
}

/** What can be focused of a field. */
export const CONTROL = 'input:not([type=hidden]), textarea, select, [role=switch], a, button'

/** The default in words. */
function useInitial(name: SettingName): string {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { field, initial } = settingOf(name)
  if (field === 'switch') return t(initial === 'true' ? 'settings.on' : 'settings.off')
  if (field === 'provider') return t(`settings.${name as keyof typeof PROVIDERS}-none`)
  if (field !== 'contact-options') return initial
  const options = wordsOf(initial).map((option) => t(`people.option-${option}` as 'people.option-vcard'))
  return new Intl.ListFormat(tag).format(options)
}

/** The default of a setting, and a way back to it; an empty one needs none. */
export function Default({ form, name }: FieldProps) {
  const t = useMessages()
  const { label, value, write } = useField({ form, name })
  const initial = useInitial(name)
  if (!initial)
    return (
      <p className="setting-initial">
        <span className="help">{t('settings.default-empty')}</span>
      </p>
    )
  const reset = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    write(settingOf(name).initial)
    // the button disappears
    currentTarget.closest('[data-setting]')?.querySelector<HTMLElement>(CONTROL)?.focus()
  }
  return (
    <p className="setting-initial">
      <span className="help">{t('settings.default', { value: initial })}</span>
      {value !== settingOf(name).initial && (
        <button
          type="button"
          className="button quiet"
          aria-label={t('settings.reset', { name: label })}
          onClick={reset}
        >
          {t('settings.to-default')}
        </button>
      )}
    </p>
  )
}
