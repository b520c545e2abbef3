import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Link } from 'wouter'
import type { appMessages } from '#contract/messages/app.messages'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { useQuery } from '../../core/data/query-state.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import css from './appointments.css?inline'
import { Appointments } from './appointments.tsx'
import calendarCss from './calendar.css?inline'
import { loadAtom, openAtom } from './contact-requests.atoms.ts'
import requestsCss from './contact-requests.css?inline'
import { ContactRequests } from './contact-requests.tsx'
import { appointmentsQuery, LIST, requestsAddress, type Tab, useTabs } from './query-state.ts'

function OpenCount() {
  const t = useTexts<typeof appointmentsMessages>()
  const count = useAtomValue(openAtom)
  if (!count) return null
  return (
    <>
      <span className="tab-count" aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">({t('appointments.open', { count })})</span>
    </>
  )
}

const ADDRESS: Record<Tab, () => string> = { appointments: () => LIST, requests: requestsAddress }

function Tabs({ tabs, tab }: { tabs: readonly Tab[]; tab: Tab }) {
  const t = useTexts<typeof appointmentsMessages>()
  return (
    <nav className="page-tabs" aria-label={t('appointments.lists')}>
      {tabs.map((one) => (
        <Link key={one} href={ADDRESS[one]()} aria-current={one === tab ? 'page' : undefined}>
          {t(`appointments.tab-${one}`)}
          {one === 'requests' && <OpenCount />}
        </Link>
      ))}
    </nav>
  )
}

/** The requests of the current page, reloaded with each tab; on other tabs the first page, for the count. */
function useRequests(alias: string, tabs: readonly Tab[], tab: Tab, page: number) {
  const load = useSetAtom(loadAtom)
  const isOn = tabs.includes('requests')
  const shown = tab === 'requests' ? page : 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: who turns to another tab looks for what is new
  useEffect(() => {
    if (isOn) void load({ alias, page: shown })
  }, [load, alias, isOn, shown, tab])
}

/** /online-appointments/appointments/index */
export function Page({ alias }: { alias: string }) {
  useStyles(css)
  useStyles(calendarCss)
  useStyles(requestsCss)
  const t = useTexts<typeof appMessages>()
  const { page } = useQuery(appointmentsQuery)
  const { tabs, tab } = useTabs()
  useRequests(alias, tabs, tab, page)
  return (
    <>
      <h1 className="title">{t('app.appointments')}</h1>
      {tabs.length > 1 && <Tabs tabs={tabs} tab={tab} />}
      {tab === 'requests' ? <ContactRequests alias={alias} /> : <Appointments alias={alias} />}
    </>
  )
}
