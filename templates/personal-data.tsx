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

interface Back {
  /** Where somebody goes who is done here. */
  back: Way | undefined
}

const WayBack = ({ back }: Back) =>
  back && (
    <p>
      <a href={back.href}>{back.label}</a>
    </p>
  )

interface LinkProps extends Back {
  site: Site
  /** URL to which the form is sent. */
  action: string
  /** Under what it is stored. */
  by: 'email' | 'phone'
  until: string
}

const LEADS = { email: 'personal-data.page-lead', phone: 'personal-data.page-lead-phone' } as const

/** Behind the link in the mail: everything as a file, until a day. */
export const PersonalDataPage = ({ site, action, by, until, back }: LinkProps) => {
  const { t } = site
  return (
    <Layout site={site} title={t('personal-data.title')} narrow>
      <div className="card stack">
        <div className="page-title">
          <h1>{t('personal-data.title')}</h1>
          <p className="lead">{t(LEADS[by], { tenant: site.name })}</p>
        </div>
        <p>{t('personal-data.page-files')}</p>
        <form method="post" action={action}>
          <button type="submit" className="button primary">
            {t('personal-data.download')}
          </button>
        </form>
        <p className="help">{t('personal-data.until', { until })}</p>
        <WayBack back={back} />
      </div>
    </Layout>
  )
}

interface AskProps extends Back {
  site: Site
  action: string
  /** Without one there is nowhere to which a mail could go. */
  hasAddress: boolean
  /** What was asked for just now. */
  asked: 'information' | 'erasure' | undefined
}

const Ask = ({ site: { t }, action, what, isMain }: { site: Site; action: string; what: string; isMain?: true }) => (
  <form method="post" action={action} className="stack">
    <h2>{t(`personal-data.ask-${what}` as 'personal-data.ask-erasure')}</h2>
    <p>{t(`personal-data.ask-${what}-lead` as 'personal-data.ask-erasure-lead')}</p>
    <div>
      <button type="submit" name="what" value={what} className={isMain ? 'button primary' : 'button'}>
        {t(`personal-data.ask-${what}-send` as 'personal-data.ask-erasure-send')}
      </button>
    </div>
  </form>
)

/** What a visitor can ask of their data; a mail to the address on file makes sure that it is theirs. */
export const AskPage = ({ site, action, hasAddress, asked, back }: AskProps) => {
  const { t } = site
  return (
    <Layout site={site} title={t('personal-data.title')} narrow>
      <div className="card stack">
        <div className="page-title">
          <h1>{t('personal-data.title')}</h1>
          <p className="lead">{t(hasAddress ? 'personal-data.ask-lead' : 'personal-data.ask-no-address')}</p>
        </div>
        {asked && (
          <p className="notice success" role="status">
            {t(`personal-data.asked-${asked}`)}
          </p>
        )}
        {hasAddress && !asked && (
          <>
            <Ask site={site} action={action} what="information" isMain />
            <Ask site={site} action={action} what="erasure" />
          </>
        )}
        <WayBack back={back} />
      </div>
    </Layout>
  )
}

type EraseProps = { site: Site } & (
  | {
      action: string
      email: string
      goes: readonly string[]
      stays: readonly { name: string; why: string }[]
      /** Appointments that somebody must cancel before. */
      ahead: string | undefined
      received?: undefined
    }
  | ({ received: string; reference: string } & Back)
)

/** What is deleted and what stays, and the press that asks for it; afterwards, that it was received. */
export const ErasePage = (props: EraseProps) => {
  const { site } = props
  const { t } = site
  if (props.received !== undefined) {
    return (
      <Layout site={site} title={t('personal-data.erase-received')} narrow>
        <div className="card stack">
          <div className="page-title">
            <h1>{t('personal-data.erase-received')}</h1>
            <p className="lead">{props.received}</p>
          </div>
          <Facts facts={[{ name: t('personal-data.field-reference'), lines: [{ text: props.reference }] }]} />
          <WayBack back={props.back} />
        </div>
      </Layout>
    )
  }
  const { action, email, goes, stays, ahead } = props
  return (
    <Layout site={site} title={t('personal-data.erase-title')} narrow>
      <div className="card stack">
        <div className="page-title">
          <h1>{t('personal-data.erase-title')}</h1>
          <p className="lead">{email}</p>
        </div>
        <h2>{t('personal-data.erase-goes')}</h2>
        <ul>
          {goes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h2>{t('personal-data.erase-stays')}</h2>
        {stays.length > 0 && <Facts facts={stays.map(({ name, why }) => ({ name, lines: [{ text: why }] }))} />}
        <p>{t('personal-data.erase-stays-always')}</p>
        {ahead && <p className="notice warning">{ahead}</p>}
        <p>{t('personal-data.erase-how', { tenant: site.name })}</p>
        <form method="post" action={action}>
          <button type="submit" className="button danger">
            {t('personal-data.ask-erasure-send')}
          </button>
        </form>
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
