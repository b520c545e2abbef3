import { Layout } from './layout.tsx'
import type { Site } from './site.ts'

interface MessengerView {
  site: Site
  /** URL of the advisor search. */
  branches: readonly { alias: string; name: string; public_name: string | null }[]
  /** Where signed-in staff answer, or else work; undefined for visitors. */
  staffHome: '/app/messenger' | '/app/' | undefined
}

const AdvisorSearchLink = ({ site: { t }, branches }: MessengerView) => (
  <div className="card stack">
    <p>{t('pages.messenger-whom')}</p>
    <ul>
      {branches.map(({ alias, name, public_name }) => (
        <li key={alias}>
          <a href={`/app/f/${alias}`}>{t('pages.messenger-advisors', { branch: public_name || name })}</a>
        </li>
      ))}
    </ul>
  </div>
)

/** A conversation with the advisor named in the URL's hash; without one, a link to the advisor search. */
export const MessengerPage = (view: MessengerView) => (
  <Layout
    site={view.site}
    title={view.site.t('contact-requests.messenger')}
    head={<script type="module" src="/embed.js" />}
  >
    <div className="stack">
      {view.staffHome && (
        <p className="notice">
          {view.site.t('pages.messenger-staff')}{' '}
          <a href={view.staffHome}>
            {view.site.t(view.staffHome === '/app/' ? 'pages.messenger-to-app' : 'pages.messenger-to-inbox')}
          </a>
        </p>
      )}
      <h1>{view.site.t('contact-requests.messenger')}</h1>
      <advisor-contact-form kind="messenger" mode="page">
        <AdvisorSearchLink {...view} />
      </advisor-contact-form>
    </div>
  </Layout>
)
