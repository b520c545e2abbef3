import { useLocation } from 'wouter'
import { REPORTS } from '#contract/reports'
import { ReportView } from './report.tsx'

/** The page of the report in the address; the spec names this chunk, which is called like the file. */
export function Page() {
  const [location] = useLocation()
  const name = REPORTS.find((one) => location.endsWith(`/${one}-reports`)) ?? REPORTS[0]
  return <ReportView key={name} name={name} />
}
