import type { Site } from './site.ts'

/** An entry of a menu as it is printed. */
export interface ShownEntry {
  id: string
  text: string
  /** Undefined for what only names the entries below it. */
  href: string | undefined
  /** The language of the text, if it is not that of the page. */
  lang: string | undefined
  isCurrent: boolean
  entries: readonly ShownEntry[]
}

export interface ShownMenus {
  header: readonly ShownEntry[]
  footer: readonly ShownEntry[]
}

function Name({ entry: { text, href, lang, isCurrent } }: { entry: ShownEntry }) {
  const language = lang && { lang }
  if (!href) return <span {...language}>{text}</span>
  return (
    <a href={href} {...language} {...(isCurrent && { 'aria-current': 'page' as const })}>
      {text}
    </a>
  )
}

const List = ({ entries }: { entries: readonly ShownEntry[] }) => (
  <ul>
    {entries.map((entry) => (
      <li key={entry.id}>
        <Name entry={entry} />
      </li>
    ))}
  </ul>
)

/** An entry with others below it opens without script; its own page is the first of them. */
const Group = ({ entry }: { entry: ShownEntry }) => (
  <details className="site-menu-group" name="site-menu">
    <summary {...(entry.lang && { lang: entry.lang })}>{entry.text}</summary>
    <List entries={entry.href ? [entry, ...entry.entries] : entry.entries} />
  </details>
)

/** Below the header: a row, and on a phone a list behind a word. */
export const HeaderMenu = ({ site: { t }, entries }: { site: Site; entries: readonly ShownEntry[] }) =>
  entries.length > 0 && (
    <nav className="site-menu" aria-label={t('pages.menu-main')}>
      <details className="site-menu-fold page-width">
        <summary>{t('pages.menu')}</summary>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>{entry.entries.length ? <Group entry={entry} /> : <Name entry={entry} />}</li>
          ))}
        </ul>
      </details>
    </nav>
  )

/** In the footer, where there is room for all of it: columns. */
export const FooterMenu = ({ site: { t }, entries }: { site: Site; entries: readonly ShownEntry[] }) =>
  entries.length > 0 && (
    <nav className="site-menu-footer page-width" aria-label={t('pages.menu-footer')}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={entry.entries.length ? 'site-menu-column' : undefined}>
            <Name entry={entry} />
            {entry.entries.length > 0 && <List entries={entry.entries} />}
          </li>
        ))}
      </ul>
    </nav>
  )
