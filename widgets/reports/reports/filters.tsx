import { useAtomValue } from 'jotai'
import type { reportsMessages } from '#contract/messages/reports.messages'
import type { ReportName } from '#contract/reports'
import type { Narrow } from '../../core/data/query-state.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { branchByKey, personChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { Filters } from '../../ui/lists/filters.tsx'
import { DayFields, PeriodField } from './period-fields.tsx'
import { type Query, STEP } from './query-state.ts'
import { reportsAtom, scopeAtom } from './reports.atoms.ts'

const useMessages = useTexts<typeof reportsMessages>

interface FiltersProps {
  name: ReportName
  query: Query
  onChange: Narrow<Query>
}

/** By period, which stays in sight, branch and advisor. */
export function ReportFilters({ name, query, onChange }: FiltersProps) {
  const t = useMessages()
  const scope = useAtomValue(scopeAtom)
  const report = useAtomValue(reportsAtom)[name]
  const { organization_uuid, advisor } = query
  const { branches = [], advisors = [] } = scope ?? {}
  const own = advisors.filter((one) => !organization_uuid || one.organization_uuid === organization_uuid)
  return (
    <>
      <Filters
        search={<PeriodField period={query.period} shown={report} onChange={onChange} />}
        count={[organization_uuid, advisor].filter(Boolean).length}
      >
        <ComboboxField
          name="branch"
          label={t('reports.branch')}
          value={organization_uuid}
          options={[{ value: '', text: t('reports.all-branches') }, ...branches.map(branchByKey)]}
          onChange={(uuid) => onChange({ organization_uuid: uuid, advisor: '' }, STEP)}
        />
        <ComboboxField
          name="advisor"
          label={t('reports.advisor')}
          value={advisor}
          options={[{ value: '', text: t('reports.all-advisors') }, ...own.map((one) => personChoice(one.alias, one))]}
          onChange={(alias) => onChange({ advisor: alias }, STEP)}
        />
      </Filters>
      <DayFields query={query} onChange={onChange} />
    </>
  )
}
