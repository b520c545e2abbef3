import { type Way, Ways } from './error.tsx'
import type { Fact } from './facts.tsx'
import { Facts } from './facts.tsx'
import { Layout } from './layout.tsx'
import type { Site } from './site.ts'

interface SheetProps {
  site: Site
  css: string
  lead: string
}

/** Where the parts of the sheet go, which are written as they are read. */
export const HOLE = '\u0007'

/** The readable file of a customer's data: opened from a disk, it links and loads nothing. */
export const DataSheet = ({ site, css, lead }: SheetProps) => (
  <html lang={site.texts.tag}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${site.t('personal-data.title')} | ${site.name}`}</title>
      <meta name="color-scheme" content="light dark" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets, and colours that are known to be some */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
    </head>
    <body>
      <div className="root page">
        <header className="page-header">
          <div className="page-width">
            <span className="brand-name">{site.name}</span>
          </div>
        </header>
        <main className="page-main">
          <div className="stack">
            <div className="page-title">
              <h1>{site.t('personal-data.title')}</h1>
              <p className="lead">{lead}</p>
            </div>
            {HOLE}
          </div>
        </main>
      </div>
    </body>
  </html>
)

export const DataHeading = ({ title }: { title: string }) => <h2>{title}</h2>

export const DataEntry = ({ facts }: { facts: readonly Fact[] }) => (
  <article className="card">
    <Facts facts={facts} />
  </article>
)

interface LinkProps {
  site: Site
  /** URL to which the form is sent. */
  action: string
  until: string
}

/** Behind the link in the mail: everything as a file, until a day. */
export const PersonalDataPage = ({ site, action, until }: LinkProps) => {
  const { t } = site
  return (
    <Layout site={site} title={t('personal-data.title')} narrow>
      <div className="card stack">
        <div className="page-title">
          <h1>{t('personal-data.title')}</h1>
          <p className="lead">{t('personal-data.page-lead', { tenant: site.name })}</p>
        </div>
        <p>{t('personal-data.page-files')}</p>
        <form method="post" action={action}>
          <button type="submit" className="button primary">
            {t('personal-data.download')}
          </button>
        </form>
        <p className="help">{t('personal-data.until', { until })}</p>
      </div>
    </Layout>
  )
}

export const UnknownDataPage = ({ site, ways }: { site: Site; ways: readonly Way[] }) => (
  <Layout site={site} title={site.t('personal-data.unknown')} narrow>
    <div className="card stack">
      <div className="page-title">
        <h1>{site.t('personal-data.unknown')}</h1>
        <p className="lead">{site.t('personal-data.unknown-lead')}</p>
      </div>
      <Ways ways={ways} />
    </div>
  </Layout>
)
