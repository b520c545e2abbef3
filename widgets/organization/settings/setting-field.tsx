import { useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import { Link } from 'wouter'
import { type SettingField as Kind, PROVIDERS, settingOf } from '#contract/settings'
import { placesAtom } from '../../core/data/places.ts'
import { translate, useTextsContext } from '../../core/element/texts.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Toggle } from '../../ui/fields/toggle.tsx'
import { ColourSetting } from './colour-field.tsx'
import { Default, type FieldProps, useField, useMessages } from './field.tsx'
import { OptionsField } from './options-field.tsx'
import { PictureField } from './picture-field.tsx'
import { RolesField } from './roles-field.tsx'
import { SecretField } from './secret-field.tsx'
import { WordsField } from './words-field.tsx'

const INPUT_MODES: Partial<Record<Kind, 'email' | 'tel' | 'url'>> = {
  email: 'email',
  phone: 'tel',
  address: 'url'
}

/** A line of text. */
function LineField({ form, name }: FieldProps) {
  const { label, help, value, errors, write } = useField({ form, name })
  return (
    <>
      <TextField
        trim
        name={name}
        label={label}
        help={help}
        errors={errors}
        autoComplete="off"
        spellCheck={false}
        inputMode={INPUT_MODES[settingOf(name).field ?? 'line'] ?? 'text'}
        value={value}
        onInput={write}
      />
      <Default form={form} name={name} />
    </>
  )
}

function SwitchField({ form, name }: FieldProps) {
  const { label, help, value, errors, write } = useField({ form, name })
  return (
    <>
      <Toggle sync label={label} checked={value === 'true'} onChange={(on) => write(String(on))} />
      <p className="help">{help}</p>
      <div className="errors" aria-live="polite">
        {errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </div>
      <Default form={form} name={name} />
    </>
  )
}

/** A service, or ''. */
type Provider = '' | (typeof PROVIDERS)[keyof typeof PROVIDERS][number]

/** Which service, or none. */
function ProviderField({ form, name }: FieldProps) {
  const t = useMessages()
  const { label, help, value, errors, write } = useField({ form, name })
  const of = name as keyof typeof PROVIDERS
  const options = ['', ...PROVIDERS[of]].map(
    (one) => [one as Provider, t(`settings.${of}-${one || 'none'}` as 'settings.video_provider-none')] as const
  )
  return (
    <>
      <SelectField
        name={name}
        label={label}
        help={help}
        errors={errors}
        value={value as Provider}
        options={options}
        onChange={write}
      />
      <Default form={form} name={name} />
    </>
  )
}

/** A setting that has a page of its own. */
function PageField({ form, name }: FieldProps) {
  const t = useMessages()
  const texts = useTextsContext()
  const { label, help } = useField({ form, name })
  const { page = '' } = settingOf(name)
  const place = useAtomValue(placesAtom).find(({ path }) => path === page)
  return (
    <>
      <p className="label">{label}</p>
      <p className="help">{help}</p>
      <p>
        <Link href={page}>{t('settings.elsewhere', { page: place ? translate(texts, place.title) : label })}</Link>
      </p>
    </>
  )
}

const FIELDS: Record<Kind, ComponentType<FieldProps>> = {
  switch: SwitchField,
  provider: ProviderField,
  colour: ColourSetting,
  picture: PictureField,
  line: LineField,
  email: LineField,
  phone: LineField,
  address: LineField,
  secret: SecretField,
  origins: WordsField,
  hosts: WordsField,
  'contact-options': OptionsField,
  'assignable-roles': OptionsField,
  roles: RolesField,
  page: PageField
}

/** A setting with label, help, control, errors and default, as the catalogue declares it. */
export function SettingField({ form, name }: FieldProps) {
  const Field = FIELDS[settingOf(name).field ?? 'line']
  return (
    <div className="setting-field" data-setting={name}>
      <Field form={form} name={name} />
    </div>
  )
}
