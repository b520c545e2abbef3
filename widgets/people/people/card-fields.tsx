import { useAtomValue, useSetAtom } from 'jotai'
import { CONTACT_OPTIONS, type ContactOption } from '#contract/contact-options'
import type { peopleMessages } from '#contract/messages/people.messages'
import { profilePath } from '#contract/share'
import { useTexts } from '../../core/element/texts.tsx'
import { EmbedLink } from '../../site/embedding/embed-link.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { personChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { Field } from './fields.tsx'
import { changeAtom, choicesAtom, draftAtom, errorsAtom, personAtom } from './person.atoms.ts'

const useMessages = useTexts<typeof peopleMessages>

function Alias() {
  const t = useMessages()
  const person = useAtomValue(personAtom)
  const former = person?.former_aliases ?? []
  return (
    <>
      <Field
        name="alias"
        label={t('people.alias')}
        help={t(person?.alias ? 'people.alias-help' : 'people.alias-help-new')}
        spellCheck={false}
      />
      {former.length > 0 && <p className="help">{t('people.former', { aliases: former.join(', ') })}</p>}
      {person?.alias && person.status !== 'deactivated' && (
        <div className="cluster">
          <a className="button" href={profilePath(person.alias)} target="_blank" rel="noopener">
            {t('people.see-card')}
          </a>
          <EmbedLink of={{ alias: person.alias }} />
        </div>
      )}
    </>
  )
}

function Assistant() {
  const t = useMessages()
  const { assistant_uuid } = useAtomValue(draftAtom)
  const errors = useAtomValue(errorsAtom).assistant_uuid
  const { assistants } = useAtomValue(choicesAtom)
  const change = useSetAtom(changeAtom)
  if (!assistants.length) return null
  return (
    <ComboboxField
      name="assistant_uuid"
      label={t('people.assistant')}
      errors={errors}
      value={assistant_uuid ?? ''}
      options={[{ value: '', text: t('people.no-assistant') }, ...assistants.map((one) => personChoice(one.uuid, one))]}
      onChange={(uuid) => change({ assistant_uuid: uuid || null })}
    />
  )
}

function ContactOptions() {
  const t = useMessages()
  const { contact_options: options = [] } = useAtomValue(draftAtom)
  const change = useSetAtom(changeAtom)
  const offer = (name: ContactOption, isOffered: boolean) =>
    change({ contact_options: [...options.filter((one) => one !== name), ...(isOffered ? [name] : [])].toSorted() })
  return (
    <FormGroup label={t('people.contact-options')} help={t('people.contact-options-help')} fieldset>
      {() => (
        <div className="person-options">
          {CONTACT_OPTIONS.map((name) => (
            <CheckField
              key={name}
              name={`option-${name}`}
              title={t(`people.option-${name}`)}
              checked={options.includes(name)}
              onChange={(isOffered) => offer(name, isOffered)}
            />
          ))}
        </div>
      )}
    </FormGroup>
  )
}

function Fields() {
  const t = useMessages()
  const { is_institutional } = useAtomValue(draftAtom)
  const change = useSetAtom(changeAtom)
  return (
    <>
      <Alias />
      <div className="person-pair">
        <Field name="title_prefix" label={t('people.title-prefix')} />
        <Field name="title_suffix" label={t('people.title-suffix')} />
      </div>
      <div className="person-pair">
        <Field name="position" label={t('people.position')} />
        <Field name="phone_number" label={t('people.phone')} type="tel" />
      </div>
      <Field
        name="card_email_address"
        label={t('people.card-email')}
        help={t('people.card-email-help')}
        type="email"
        spellCheck={false}
      />
      <CheckField
        name="is_institutional"
        title={t('people.institutional')}
        text={t('people.institutional-text')}
        checked={is_institutional}
        onChange={(checked) => change({ is_institutional: checked })}
      />
      <Assistant />
      <ContactOptions />
    </>
  )
}

/** The public card; once created it cannot be removed. */
export function CardFields() {
  const t = useMessages()
  const { has_card } = useAtomValue(draftAtom)
  const person = useAtomValue(personAtom)
  const errors = useAtomValue(errorsAtom).has_card
  const change = useSetAtom(changeAtom)
  return (
    <section className="card stack" aria-label={t('people.card')}>
      <h2 className="card-title">{t('people.card')}</h2>
      {person?.has_card ? (
        <p className="lead">{t('people.card-exists')}</p>
      ) : (
        <CheckField
          name="has_card"
          title={t('people.has-card')}
          text={t('people.has-card-text')}
          checked={has_card}
          onChange={(checked) => change({ has_card: checked })}
        />
      )}
      {errors?.map((error) => (
        <p className="notice danger" key={error}>
          {error}
        </p>
      ))}
      {has_card && <Fields />}
    </section>
  )
}
