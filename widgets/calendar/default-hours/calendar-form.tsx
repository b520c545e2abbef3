import { useAtomValue, useSetAtom } from 'jotai'
import { CALENDAR_LANGUAGES, type CalendarDay, YEARS_MAX } from '#contract/holidays'
import type { defaultHoursMessages } from '#contract/messages/default-hours.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import {
  adoptAtom,
  calendarAtom,
  chooseAtom,
  chosenAtom,
  closeCalendarAtom,
  closedAtom,
  excludeAtom,
  retryAtom
} from './calendar.atoms.ts'

const useMessages = useTexts<typeof defaultHoursMessages>

const named = (regions: readonly { code: string; name: string }[]) =>
  regions.map(({ code, name }) => ({ value: code, text: name }))

function Region() {
  const t = useMessages()
  const { regions: countries, choice } = useAtomValue(calendarAtom)
  const choose = useSetAtom(chooseAtom)
  const states = countries.find(({ code }) => code === choice.country)?.states ?? []
  const regions = states.find(({ code }) => code === choice.state)?.regions ?? []
  const all = { value: '', text: t('default-hours.all') }
  return (
    <div className="closure-pair">
      <ComboboxField
        name="country"
        label={t('default-hours.country')}
        options={named(countries)}
        value={choice.country}
        onChange={(country) => void choose({ country })}
      />
      {states.length > 0 && (
        <ComboboxField
          name="state"
          label={t('default-hours.state')}
          options={[all, ...named(states)]}
          value={choice.state}
          onChange={(state) => void choose({ state })}
        />
      )}
      {regions.length > 0 && (
        <ComboboxField
          name="region"
          label={t('default-hours.region')}
          options={[all, ...named(regions)]}
          value={choice.region}
          onChange={(region) => void choose({ region })}
        />
      )}
    </div>
  )
}

/** This year and the next ones: what is over closes nothing. */
const offeredYears = () => Array.from({ length: 5 }, (_, at) => new Date().getFullYear() + at)

function Extent() {
  const t = useMessages()
  const { choice } = useAtomValue(calendarAtom)
  const choose = useSetAtom(chooseAtom)
  const years = [...new Set([...offeredYears(), choice.year])].toSorted((a, b) => a - b)
  const counts = Array.from({ length: YEARS_MAX }, (_, at) => at + 1)
  return (
    <>
      <div className="closure-pair">
        <SelectField
          name="year"
          label={t('default-hours.year')}
          options={years.map((year) => [`${year}`, `${year}`] as const)}
          value={String(choice.year)}
          onChange={(year) => void choose({ year: Number(year) })}
        />
        <SelectField
          name="years"
          label={t('default-hours.years')}
          options={counts.map((count) => [`${count}`, t('default-hours.years-count', { count })] as const)}
          value={String(choice.years)}
          onChange={(count) => void choose({ years: Number(count) })}
        />
        <SelectField
          name="language"
          label={t('default-hours.language')}
          options={CALENDAR_LANGUAGES.map((one) => [one, t(`default-hours.${one}`)] as const)}
          value={choice.language}
          onChange={(language) => void choose({ language: language as 'de' })}
        />
      </div>
      <CheckField
        name="banks"
        title={t('default-hours.banks')}
        text={t('default-hours.banks-text')}
        checked={choice.banks}
        onChange={(banks) => void choose({ banks })}
      />
    </>
  )
}

function Day({ day: { date, start_time, label } }: { day: CalendarDay }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { left } = useAtomValue(calendarAtom)
  const isKnown = useAtomValue(closedAtom).has(date)
  const leave = useSetAtom(excludeAtom)
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', weekday: undefined, timeZone: 'UTC' })
  const when = [format.format(Date.parse(date)), start_time && t('default-hours.from-time', { time: start_time })]
  return (
    <li>
      <label className="calendar-day">
        <input
          type="checkbox"
          name={date}
          disabled={isKnown}
          checked={!isKnown && !left.includes(date)}
          onChange={({ currentTarget }) => leave([date], !currentTarget.checked)}
        />
        <span>{label}</span>
        <span className="help">{[...when, isKnown && t('default-hours.known')].filter(Boolean).join(' · ')}</span>
      </label>
    </li>
  )
}

function Days({ days }: { days: readonly CalendarDay[] }) {
  const t = useMessages()
  const chosen = useAtomValue(chosenAtom).length
  const closed = useAtomValue(closedAtom)
  const leave = useSetAtom(excludeAtom)
  const open = days.filter(({ date }) => !closed.has(date)).map(({ date }) => date)
  const { hasPast } = useAtomValue(calendarAtom)
  if (!days.length)
    return <p className="notice">{t(hasPast ? 'default-hours.all-past' : 'default-hours.none-found')}</p>
  return (
    <fieldset className="field">
      <legend className="label">{t('default-hours.days-found')}</legend>
      {open.length > 0 && (
        <CheckField
          name="every"
          title={t('default-hours.every')}
          checked={chosen === open.length}
          mixed={chosen > 0 && chosen < open.length}
          onChange={(isChecked) => leave(open, !isChecked)}
        />
      )}
      <ul className="calendar-days">
        {days.map((day) => (
          <Day key={day.date} day={day} />
        ))}
      </ul>
      {hasPast && <p className="help">{t('default-hours.past-left-out')}</p>}
    </fieldset>
  )
}

function Found() {
  const { status, failure, days } = useAtomValue(calendarAtom)
  const retry = useSetAtom(retryAtom)
  if (status === 'error') return <GeneralError failure={failure} level={3} retry={() => void retry()} />
  return days ? <Days days={days} /> : <LoadingBox />
}

/** Adopts all or some holidays of a country, state or region. */
export function CalendarDialog() {
  const t = useMessages()
  const { status, regions } = useAtomValue(calendarAtom)
  const count = useAtomValue(chosenAtom).length
  const close = useSetAtom(closeCalendarAtom)
  const take = useSetAtom(adoptAtom)
  const busy = status === 'processing'
  return (
    <Modal open={status !== 'idle'} onClose={() => close()} title={t('default-hours.take')}>
      {status !== 'idle' && (
        <div className="stack">
          <p>{t('default-hours.take-lead')}</p>
          {regions.length > 0 && (
            <>
              <Region />
              <Extent />
            </>
          )}
          <Found />
          <DialogActions
            busy={busy}
            deed={
              <Busy className="button primary" busy={busy} blocked={!count} onClick={() => void take()}>
                {t('default-hours.take-count', { count })}
              </Busy>
            }
            onClose={() => close()}
          />
        </div>
      )}
    </Modal>
  )
}
