import type { ReactNode } from 'react'
import { TextsContext } from '../widgets/core/element/texts.tsx'
import { CookieBanner } from '../widgets/site/consents/cookie-banner.tsx'
import { DARK_MEDIA } from '../widgets/ui/base/dark-media.ts'
import type { Site } from './site.ts'
import { FooterMenu, HeaderMenu, type ShownMenus } from './site-menu.tsx'

interface DocumentProps {
  site: Site
  title: string
  /** Additional elements for the head. */
  head?: ReactNode
  children: ReactNode
}

function Styles({ site: { styles, ownStyles } }: { site: Site }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets, and colours that are known to be some
  if (ownStyles) return <style dangerouslySetInnerHTML={{ __html: ownStyles }} />
  return styles.map((href) => <link key={href} rel="stylesheet" href={href} />)
}

/** The document of every page. */
export const Document = ({ site, title, head, children }: DocumentProps) => (
  <html lang={site.texts.tag} {...(site.appearance && { 'data-appearance': site.appearance })}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{site.name ? `${title} | ${site.name}` : title}</title>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={site.colour} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <Styles site={site} />
      {/* the footer is drawn whole, or it would move while the rest of it arrives */}
      {site.cookies && <link rel="expect" href="#cookie-banner-title" blocking="render" />}
      {site.isAnswer && <script type="module" src="/answered.js" />}
      {head}
    </head>
    <body>
      <TextsContext.Provider value={site.texts}>
        {children}
        {site.cookies && (
          <>
            <CookieBanner {...site.cookies} />
            <script type="module" async src="/cdn/cookie-banner.js" />
          </>
        )}
      </TextsContext.Provider>
    </body>
  </html>
)

const Brand = ({ site: { t, name, logo, darkLogo, ownStyles, appearance } }: { site: Site }) =>
  name ? (
    <a className="brand" href="/" aria-label={t('app.home', { tenant: name })}>
      {logo ? (
        <picture className={darkLogo ? 'on-dark' : 'on-paper'}>
          {darkLogo && <source srcSet={darkLogo} media={DARK_MEDIA[appearance ?? 'system']} />}
          {/* a drawn logo is a document of its own to lay out: where the first paint is in a hurry, it comes after it */}
          <img className="brand-logo" src={logo} alt="" {...(ownStyles && { loading: 'lazy' })} />
        </picture>
      ) : (
        <span className="brand-name">{name}</span>
      )}
    </a>
  ) : null

/** The page in another language. */
const Languages = ({ site: { languages } }: { site: Site }) =>
  languages.map(({ tag, name, href }) => (
    <a key={tag} className="language" href={href} lang={tag} hrefLang={tag} rel="nofollow">
      {name}
    </a>
  ))

interface LayoutProps extends Omit<DocumentProps, 'head'> {
  head?: ReactNode
  /** A card of one column, for short forms. */
  narrow?: boolean
  /** Further links in the footer. */
  footer?: ReactNode
  /** The institution's own menus around it. */
  menus?: ShownMenus | undefined
}

/** For staff who arrive on a public page (spec §2). */
export const LogInLink = ({ site }: { site: Site }) => <a href="/account/login">{site.t('profile.login')}</a>

/** A page in the tenant's design: its logo at the top, its name at the bottom. */
export const Layout = ({ site, title, head, narrow, footer, menus, children }: LayoutProps) => (
  <Document site={site} title={title} head={head}>
    <div className="root page">
      {menus && menus.header.length > 0 && (
        <a className="skip button" href="#main">
          {site.t('app.skip')}
        </a>
      )}
      <header className="page-header">
        <div className="page-width">
          <Brand site={site} />
          <Languages site={site} />
        </div>
      </header>
      {menus && <HeaderMenu site={site} entries={menus.header} />}
      <main className={narrow ? 'page-main narrow' : 'page-main'} {...(menus && { id: 'main', tabIndex: -1 })}>
        {children}
      </main>
      <footer className="page-footer">
        {menus && <FooterMenu site={site} entries={menus.footer} />}
        <div className="page-width">
          <p>{site.name && `© ${site.year} ${site.name}`}</p>
          {site.legal.map(({ page, href }) => (
            <a key={page} href={href}>
              {site.t(`pages.${page}`)}
            </a>
          ))}
          {site.cookies && (
            <button type="button" id="cookiesActivator">
              {site.t('consents.settings')}
            </button>
          )}
          {footer}
        </div>
      </footer>
    </div>
  </Document>
)
