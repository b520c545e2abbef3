import { useAtomValue } from 'jotai'
import type { advisorSettingsMessages } from '#contract/messages/advisor-settings.messages'
import type { appointmentTypesMessages } from '#contract/messages/appointment-types.messages'
import { appointmentTypesForm } from '../../booking/appointment-types/appointment-types.atoms.ts'
import typesCss from '../../booking/appointment-types/appointment-types.css?inline'
import { TypeChoices } from '../../booking/appointment-types/appointment-types.tsx'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { NoticesButton } from '../../people/device-notices/notices-button.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { FormPart } from '../../ui/fields/form-part.tsx'
import { JoinedForm } from '../../ui/fields/joined-form.tsx'
import { Absences } from './absences.tsx'
import css from './advisor-settings.css?inline'
import { Bookings } from './bookings.tsx'
import { Languages } from './languages.tsx'
import { Notices } from './notices.tsx'
import { changedTitlesAtom, settingsForm } from './section.atoms.ts'
import { Section } from './section.tsx'

function Sections({ alias }: { alias: string }) {
  const t = useTexts<typeof advisorSettingsMessages>()
  return (
    <>
      <Section title={t('advisor-settings.booking')}>
        <Bookings />
      </Section>
      <Section title={t('advisor-settings.notices')}>
        <Notices />
      </Section>
      <Section title={t('advisor-settings.absence')}>
        <Absences alias={alias} />
      </Section>
      <Section title={t('advisor-settings.languages')}>
        <Languages />
      </Section>
    </>
  )
}

/** Everything about the signed-in advisor's appointments that has no page of its own (spec §2). */
export function Page({ alias }: { alias: string }) {
  useStyles(typesCss)
  useStyles(css)
  const t = useTexts<typeof advisorSettingsMessages & typeof appointmentTypesMessages>()
  const { tag } = useTextsContext()
  const changed = new Intl.ListFormat(tag).format(useAtomValue(changedTitlesAtom).map((title) => t(title)))
  return (
    <>
      <JoinedForm className="section settings">
        <h1 className="title">{t('advisor-settings.header')}</h1>
        <section className="card">
          <FormPart form={appointmentTypesForm} alias={alias} name={t('appointment-types.label')}>
            {() => <TypeChoices />}
          </FormPart>
        </section>
        <FormPart form={settingsForm} alias={alias} name={changed}>
          {() => <Sections alias={alias} />}
        </FormPart>
      </JoinedForm>
      <div className="section">
        <NoticesButton />
      </div>
    </>
  )
}
