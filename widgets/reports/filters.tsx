import { useAtomValue } from 'jotai'
import { PERIODS, type Report } from '#contract/reports'
import type { reportsMessages } from '#contract/reports.messages'
import { useTexts } from '../core/texts.tsx'
import { FormGroup } from '../ui/form-group.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { isReversed, type Place } from './place.ts'
import { reportsAtom, scopeAtom } from './reports.atoms.ts'

const useMessages = useTexts<typeof reportsMessages>

interface FiltersProps {
  place: Place
  onChange: (change: Partial<Place>) => void
}

function Day({ name, place, onChange }: FiltersProps & { name: 'from' | 'to' }) {
  const t = useMessages()
  const errors = name === 'to' && isReversed(place) ? [t('reports.reversed')] : []
  return (
    <FormGroup label={t(`reports.${name}`)} errors={errors}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="date"
          name={name}
          min="2000-01-01"
          max="2099-12-31"
          value={place[name]}
          onInput={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      )}
    </FormGroup>
  )
}

/** Days of one's own begin as what is shown. */
const choose = (period: string, report: Report | undefined): Partial<Place> =>
  period === 'days'
    ? { period, from: report?.from ?? '', to: report?.to ?? '' }
    : { period: period as Place['period'], from: '', to: '' }

/** By period, branch and advisor. */
export function Filters({ place, onChange }: FiltersProps) {
  const t = useMessages()
  const scope = useAtomValue(scopeAtom)
  const report = useAtomValue(reportsAtom)[place.report]
  const { organization_uuid, advisor } = place
  const { branches = [], advisors = [] } = scope ?? {}
  const own = advisors.filter((one) => !organization_uuid || one.organization_uuid === organization_uuid)
  const periods = [...PERIODS, 'days' as const].map((one) => [one, t(`reports.period-${one}`)] as const)
  return (
    <search className="report-filters">
      <SelectField
        name="period"
        label={t('reports.period')}
        value={place.period}
        options={periods}
        onChange={(period) => onChange(choose(period, report))}
      />
      {place.period === 'days' && (
        <>
          <Day name="from" place={place} onChange={onChange} />
          <Day name="to" place={place} onChange={onChange} />
        </>
      )}
      <SelectField
        name="branch"
        label={t('reports.branch')}
        value={organization_uuid}
        options={[['', t('reports.all-branches')], ...branches.map(({ uuid, name }) => [uuid, name] as const)]}
        onChange={(uuid) => onChange({ organization_uuid: uuid, advisor: '' })}
      />
      <SelectField
        name="advisor"
        label={t('reports.advisor')}
        value={advisor}
        options={[['', t('reports.all-advisors')], ...own.map(({ alias, full_name }) => [alias, full_name] as const)]}
        onChange={(alias) => onChange({ advisor: alias })}
      />
    </search>
  )
}
