import { useAtomValue, useSetAtom } from 'jotai'
import { LOCALES, type Locale } from '#contract/locales'
import type { institutionMessages } from '#contract/messages/institution.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { TEXT_MAX } from '#contract/values'
import { useTexts } from '../../core/element/texts.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { institutionAtom, institutionForm, nameErrorsAtom, typeAtom } from './institution.atoms.ts'

const useMessages = useTexts<typeof institutionMessages & typeof uiMessages>

function Facts() {
  const t = useMessages()
  const { domains, time_zone } = useAtomValue(institutionAtom)
  return (
    <div>
      <dl className="institution-facts">
        <div>
          <dt>{t('institution.domains')}</dt>
          <dd>{domains.join(', ')}</dd>
        </div>
        <div>
          <dt>{t('institution.zone')}</dt>
          <dd>{time_zone}</dd>
        </div>
      </dl>
      <p className="help">{t('institution.domains-help')}</p>
    </div>
  )
}

function Fields() {
  const t = useMessages()
  const { name, language } = useAtomValue(institutionAtom)
  const { isLacking, refused } = useAtomValue(nameErrorsAtom)
  const type = useSetAtom(typeAtom)
  const label = t('institution.name')
  return (
    <div className="stack">
      <LimitedField
        trim
        required
        name="name"
        label={label}
        errors={isLacking ? [t('ui.required', { attribute: label })] : refused}
        max={TEXT_MAX}
        autoComplete="off"
        value={name}
        onInput={(value) => type({ name: value })}
      />
      <SelectField
        name="language"
        label={t('institution.language')}
        help={t('institution.language-help')}
        value={language}
        options={LOCALES.map((locale) => [locale, t(`institution.${locale}`)] as const)}
        onChange={(value) => type({ language: value as Locale })}
      />
      <Facts />
    </div>
  )
}

/** Name and language of the institution. */
export function Identity() {
  const t = useMessages()
  return (
    <section className="card institution-identity">
      <h2 className="card-title">{t('institution.identity')}</h2>
      <SavingForm form={institutionForm} alias="">
        {() => <Fields />}
      </SavingForm>
    </section>
  )
}
