import { Layout } from './layout.tsx'
import type { Site } from './site.ts'

interface WeeklyReportProps {
  site: Site
  token: string
  branch: string
  stopped: boolean
}

/** Confirms an unsubscription from the weekly report, or a resubscription. */
export const WeeklyReportPage = ({ site, token, branch, stopped }: WeeklyReportProps) => {
  const { t } = site
  const title = t(stopped ? 'pages.weekly-stopped' : 'pages.weekly-stop')
  return (
    <Layout site={site} title={title} narrow>
      <div className="card stack">
        <div className="page-title">
          <h1>{title}</h1>
          <p className="lead">{t(stopped ? 'pages.weekly-stopped-lead' : 'pages.weekly-stop-lead', { branch })}</p>
        </div>
        <form method="post" action={`/weekly-report/${token}${stopped ? '/return' : ''}`} className="stack">
          <button type="submit" className="button primary">
            {t(stopped ? 'pages.weekly-return' : 'pages.weekly-stop')}
          </button>
        </form>
      </div>
    </Layout>
  )
}

export const UnknownWeeklyReportPage = ({ site }: { site: Site }) => (
  <Layout site={site} title={site.t('pages.weekly-unknown')} narrow>
    <div className="card stack">
      <div className="page-title">
        <h1>{site.t('pages.weekly-unknown')}</h1>
        <p className="lead">{site.t('pages.weekly-unknown-lead')}</p>
      </div>
    </div>
  </Layout>
)
