import { Link } from 'wouter'
import css from './page-tabs.css?inline'
import { useStyles } from './use-styles.ts'

interface PageTab {
  href: string
  title: string
  isCurrent: boolean
}

/** Links to the parts of a page, each of which has an address. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  useStyles(css)
  return (
    <nav className="page-tabs" aria-label={label}>
      {tabs.map(({ href, title, isCurrent }) => (
        <Link key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
