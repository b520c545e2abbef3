import { Layout } from './layout.tsx'
import type { Site } from './site.ts'

/**
 * Redirects to the sign-in service's logout. A 303 would be blocked, since the policy of the page with the logout form
 * allows forms to lead to this host only.
 */
export const FarewellPage = ({ site, address }: { site: Site; address: string }) => (
  <Layout
    site={site}
    title={site.t('openid.log-out')}
    narrow
    head={
      <>
        <meta httpEquiv="refresh" content={`0;url=${address}`} />
        <script type="module" src="/signed-out.js" />
      </>
    }
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
