import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { Link } from 'wouter'
import { ABSENCE_TEXT_MAX } from '#contract/advisor-settings'
import { type AdvisorSummary, getAdvisors } from '#contract/advisors'
import type { advisorSettingsMessages } from '#contract/messages/advisor-settings.messages'
import { useAsked } from '../../core/data/use-asked.ts'
import { caller } from '../../core/element/api.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useLoaded } from '../../core/element/use-loaded.ts'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { type Choice, personChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { absences } from './advisor-settings.atoms.ts'
import { EnteredAbsences } from './entered-absences.tsx'
import { settingsAtom } from './section.atoms.ts'
import { useSection } from './use-section.ts'

/** These texts belong to the calendar's page. */
const calendarAt = (day: string) => `/online-appointments/appointments/index?view=month&day=${day}`

const loadAdvisors = (origin: string) => caller(origin)(getAdvisors, {})

/** All other advisors; a chosen one is listed also before the list has loaded. */
function candidates(advisors: readonly AdvisorSummary[], alias: string, chosen: string): Choice[] {
  const others = advisors
    .filter(({ slug }) => slug !== alias)
    .map((one) => personChoice(one.slug, { ...one, branch: one.organization.name }))
  return chosen && !others.some(({ value }) => value === chosen) ? [{ value: chosen, text: chosen }, ...others] : others
}

function StandIn({ alias }: { alias: string }) {
  const {
    t,
    draft: { stand_in },
    errorsOf,
    edit
  } = useSection(absences)
  const advisors = useLoaded(loadAdvisors) ?? []
  return (
    <ComboboxField
      name="stand_in"
      label={t('advisor-settings.stand_in')}
      help={t('advisor-settings.stand_in-help')}
      errors={errorsOf('absence.stand_in')}
      value={stand_in}
      options={[{ value: '', text: t('advisor-settings.nobody') }, ...candidates(advisors, alias, stand_in)]}
      onChange={(value) => edit({ stand_in: value })}
    />
  )
}

function Day({ name }: { name: 'from' | 'to' }) {
  const { t, draft, errorsOf, edit } = useSection(absences)
  const value = draft[name]
  return (
    <TextField
      name={name}
      type="date"
      required
      label={t(`advisor-settings.${name}`)}
      errors={errorsOf(`absence.${name}`)}
      value={value}
      onInput={(day) => edit({ [name]: day })}
    />
  )
}

/** Existing appointments remain and need attention. */
function Within() {
  const t = useTexts<typeof advisorSettingsMessages>()
  const settings = useAtomValue(settingsAtom)
  const count = settings?.appointments_in_absence
  if (!count || !settings.absence) return null
  return (
    <p className="notice warning">
      {t('advisor-settings.within', { count })}{' '}
      <Link href={calendarAt(settings.absence.from)}>{t('advisor-settings.to-calendar')}</Link>
    </p>
  )
}

/** The absence and the stand-in. */
export function Absences({ alias }: { alias: string }) {
  const {
    t,
    draft: { isAway, text },
    errorsOf,
    edit
  } = useSection(absences)
  const box = useRef<HTMLDivElement>(null)
  useAsked('field', () => {
    const control = box.current?.querySelector('input')
    control?.focus({ preventScroll: true })
    control?.scrollIntoView({ block: 'center' })
  })
  return (
    <div className="stack" ref={box}>
      <CheckField
        name="away"
        title={t('advisor-settings.away')}
        text={t('advisor-settings.away-help')}
        checked={isAway}
        onChange={(checked) => edit({ isAway: checked })}
      />
      {isAway && (
        <>
          <div className="settings-days">
            <Day name="from" />
            <Day name="to" />
          </div>
          <Within />
          <TextField
            name="text"
            autoComplete="off"
            trim
            label={t('advisor-settings.text')}
            help={t('advisor-settings.text-help', { max: ABSENCE_TEXT_MAX })}
            errors={errorsOf('absence.text')}
            value={text}
            onInput={(value) => edit({ text: value })}
          />
          <StandIn alias={alias} />
        </>
      )}
      <EnteredAbsences alias={alias} />
    </div>
  )
}
