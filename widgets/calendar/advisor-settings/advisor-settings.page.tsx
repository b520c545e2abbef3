import type { advisorSettingsMessages } from '#contract/messages/advisor-settings.messages'
import typesCss from '../../booking/appointment-types/appointment-types.css?inline'
import { AppointmentTypes } from '../../booking/appointment-types/appointment-types.tsx'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Absences } from './absences.tsx'
import { absences, bookings, languages, notices } from './advisor-settings.atoms.ts'
import css from './advisor-settings.css?inline'
import { Bookings } from './bookings.tsx'
import { Languages } from './languages.tsx'
import { Notices } from './notices.tsx'
import { Section } from './section.tsx'

/** Everything about the signed-in advisor's appointments that has no page of its own (spec §2). */
export function Page({ alias }: { alias: string }) {
  useStyles(typesCss)
  useStyles(css)
  const t = useTexts<typeof advisorSettingsMessages>()
  return (
    <div className="section settings">
      <h1 className="title">{t('advisor-settings.header')}</h1>
      <AppointmentTypes alias={alias} />
      <Section title={t('advisor-settings.booking')} form={bookings.form} alias={alias}>
        {() => <Bookings />}
      </Section>
      <Section title={t('advisor-settings.notices')} form={notices.form} alias={alias}>
        {() => <Notices />}
      </Section>
      <Section title={t('advisor-settings.absence')} form={absences.form} alias={alias}>
        {() => <Absences alias={alias} />}
      </Section>
      <Section title={t('advisor-settings.languages')} form={languages.form} alias={alias}>
        {() => <Languages />}
      </Section>
    </div>
  )
}
