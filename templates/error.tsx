import { GeneralError } from '../widgets/ui/feedback/general-error.tsx'
import { Layout } from './layout.tsx'
import type { Site } from './site.ts'

interface ErrorProps {
  site: Site
  status: string
  text: string
  /** Identifies the request in the log. */
  reference: string
}

/** The general error page (spec §2) for addresses outside the app. */
export const ErrorPage = ({ site, status, text, reference }: ErrorProps) => (
  <Layout site={site} title={status}>
    <div className="card stack">
      <GeneralError status={status} text={`${text} · ${reference}`} level={1} />
      {site.name && (
        <p>
          <a href="/">{site.t('pages.home')}</a>
        </p>
      )}
    </div>
  </Layout>
)
