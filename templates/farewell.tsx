import { Layout } from './layout.tsx'
import type { Site } from './site.ts'

/**
 * Leads on to the sign-in service by itself. A redirect would do so too, but the policy of the page whose form logs out
 * lets forms lead to this host alone.
 */
export const FarewellPage = ({ site, address }: { site: Site; address: string }) => (
  <Layout
    site={site}
    title={site.t('openid.log-out')}
    narrow
    head={<meta httpEquiv="refresh" content={`0;url=${address}`} />}
  >
    <div className="card stack">
      <div className="page-title">
        <h1>{site.t('openid.log-out')}</h1>
        <p className="lead">{site.t('openid.log-out-lead')}</p>
      </div>
      <a className="button primary" href={address}>
        {site.t('openid.go-on')}
      </a>
    </div>
  </Layout>
)
