import { Layout } from './layout.tsx'
import type { Site } from './site.ts'

export interface Way {
  href: string
  label: string
}

interface ErrorProps {
  site: Site
  title: string
  text: string
  /** Where to go from here, the best first. */
  ways: readonly Way[]
  /** Identifies the request in the log. */
  reference: string
}

export const Ways = ({ ways }: { ways: readonly Way[] }) =>
  ways.length > 0 && (
    <div className="cluster">
      {ways.map(({ href, label }, index) => (
        <a key={href} className={index ? 'button' : 'button primary'} href={href}>
          {label}
        </a>
      ))}
    </div>
  )

/** What went wrong at an address outside the app, and where to go from there. */
export const ErrorPage = ({ site, title, text, ways, reference }: ErrorProps) => (
  <Layout site={site} title={title}>
    <div className="card stack">
      <div className="page-title">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </div>
      <Ways ways={ways} />
      <p className="help">{site.t('pages.reference', { reference })}</p>
    </div>
  </Layout>
)
