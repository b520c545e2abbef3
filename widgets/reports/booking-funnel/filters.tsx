import { BOOKING_WIDGETS } from '#contract/booking-steps'
import type { bookingFunnelMessages } from '#contract/messages/booking-funnel.messages'
import type { reportsMessages } from '#contract/messages/reports.messages'
import type { Narrow } from '../../core/data/query-state.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { branchByKey, personChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Filters } from '../../ui/lists/filters.tsx'
import { PeriodField } from '../reports/period-fields.tsx'
import { STEP } from '../reports/query-state.ts'
import type { Shown } from './booking-funnel.atoms.ts'
import { usePageName } from './page-name.ts'
import type { Query } from './query-state.ts'

interface FiltersProps {
  query: Query
  shown: Shown | undefined
  onChange: Narrow<Query>
}

/** With the chosen one, which may have nothing in another period. */
const withChosen = (names: readonly string[], chosen: string) => [...new Set([...names, chosen])].filter(Boolean)

/** By period, which stays in sight, branch, advisor, campaign, page and kind of booking. */
export function FunnelFilters({ query, shown, onChange }: FiltersProps) {
  const t = useTexts<typeof bookingFunnelMessages & typeof reportsMessages>()
  const pageName = usePageName()
  const { organization_uuid, advisor, campaign, where, widget } = query
  const { branches = [], advisors = [] } = shown?.scope ?? {}
  const { campaigns = [], pages = [] } = shown?.funnel ?? {}
  const own = advisors.filter((one) => !organization_uuid || one.organization_uuid === organization_uuid)
  return (
    <Filters
      search={<PeriodField period={query.period} shown={shown?.funnel} onChange={onChange} />}
      count={[organization_uuid, advisor, campaign, where, widget].filter(Boolean).length}
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
      <ComboboxField
        name="campaign"
        label={t('booking-funnel.campaign')}
        value={campaign}
        options={[
          { value: '', text: t('booking-funnel.all-campaigns') },
          ...withChosen(campaigns, campaign).map((name) => ({ value: name, text: name }))
        ]}
        onChange={(name) => onChange({ campaign: name }, STEP)}
      />
      <ComboboxField
        name="where"
        label={t('booking-funnel.page')}
        value={where}
        options={[
          { value: '', text: t('booking-funnel.all-pages') },
          ...withChosen(pages, where).map((name) => ({ value: name, text: pageName(name) }))
        ]}
        onChange={(name) => onChange({ where: name }, STEP)}
      />
      <SelectField
        name="widget"
        label={t('booking-funnel.widget')}
        value={widget}
        options={[
          ['', t('booking-funnel.all-widgets')],
          ...BOOKING_WIDGETS.map((one) => [one, t(`booking-funnel.widget-${one}`)] as const)
        ]}
        onChange={(chosen) => onChange({ widget: chosen }, STEP)}
      />
    </Filters>
  )
}
