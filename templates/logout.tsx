import { Layout } from './layout.tsx'
import type { Site } from './site.ts'

export const LogoutPage = ({ site, user }: { site: Site; user: string }) => (
  <Layout site={site} title={site.t('account.log-out')} narrow>
    <div className="card stack">
      <div className="page-title">
        <h1>{site.t('account.log-out')}</h1>
        <p className="lead">{site.t('account.log-out-lead', { name: user })}</p>
      </div>
      <form method="post" action="/account/logout" className="stack">
        <button type="submit" className="button primary">
          {site.t('account.log-out')}
        </button>
        <a className="button" href="/app/">
          {site.t('account.stay')}
        </a>
      </form>
    </div>
  </Layout>
)
