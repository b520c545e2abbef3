import { useLocation } from 'wouter'
import { REPORTS } from '#contract/reports'
import { ReportView } from './report.tsx'

/** The page of the report that the address names; the chunk bears this file's name, which the spec gives. */
export function Page() {
  const [location] = useLocation()
  const name = REPORTS.find((one) => location.endsWith(`/${one}-reports`)) ?? REPORTS[0]
  return <ReportView key={name} name={name} />
}
