import { type AdvisorList, advisorListPath, type ListField } from '#contract/advisor-list'
import { leadingOn, withCampaign } from '#contract/campaign'
import type { SearchForm } from '#contract/search'
import { profilePath } from '#contract/share'
import { Listed } from '../widgets/site/advisor-list/views.tsx'
import { NOTHING } from '../widgets/site/search/criteria.ts'
import { Fields } from '../widgets/site/search/fields.tsx'
import { JsonScript } from './json-script.tsx'
import { Layout, LogInLink } from './layout.tsx'
import { type Meta, PublicHead } from './public-head.tsx'
import type { Site } from './site.ts'

export interface AdvisorListView {
  site: Site
  form: SearchForm
  /** What the list is narrowed down by; empty for anything. */
  asked: Record<ListField, string>
  isNarrowed: boolean
  list: AdvisorList
  /** The position of the first listed person. */
  first: number
  origin: string
  /** The campaign of the visit, which links and form carry on. */
  campaign: string | undefined
  /** The absolute URL of the page. */
  url: string
  meta: Meta
  /** Whether there is a search by name. */
  hasSearch: boolean
}

const Form = ({ site, form, asked, campaign }: AdvisorListView) =>
  form.fields.length > 0 && (
    <form className="card" method="get" action={advisorListPath()} aria-label={site.t('advisor-list.form')}>
      {campaign && <input type="hidden" name="src" value={campaign} />}
      <Fields form={form} criteria={{ ...NOTHING, ...asked }} />
    </form>
  )

function Summary({ site: { t }, list: { total }, isNarrowed, campaign }: AdvisorListView) {
  const none = t(isNarrowed ? 'advisor-list.none' : 'advisor-list.empty')
  return (
    <div className="listed-summary">
      <h2>{total ? t('advisor-list.count', { count: total }) : none}</h2>
      {isNarrowed && <a href={withCampaign(advisorListPath(), campaign)}>{t('advisor-list.everyone')}</a>}
      {isNarrowed && !total && <p className="help">{t('advisor-list.none-help')}</p>}
    </div>
  )
}

const Pages = ({ site: { t }, asked, list: { page, pages }, campaign }: AdvisorListView) =>
  pages > 1 && (
    <nav className="listed-pages" aria-label={t('search.pages')}>
      {page > 1 && (
        <a className="button" rel="prev" href={withCampaign(advisorListPath({ ...asked, page: page - 1 }), campaign)}>
          {t('search.previous')}
        </a>
      )}
      <p className="help">{t('search.page', { page: String(page), pages: String(pages) })}</p>
      {page < pages && (
        <a className="button" rel="next" href={withCampaign(advisorListPath({ ...asked, page: page + 1 }), campaign)}>
          {t('search.next')}
        </a>
      )}
    </nav>
  )

/** schema.org's list of the cards that the page leads to. */
const itemList = ({ list: { advisors, total }, first, origin, url, meta }: AdvisorListView) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: meta.title,
  url,
  numberOfItems: total,
  itemListElement: advisors.map(({ slug, full_name }, at) => ({
    '@type': 'ListItem',
    position: first + at,
    url: origin + profilePath(slug),
    name: full_name
  }))
})

/** The list of advisors: complete without script. */
export function AdvisorListPage(view: AdvisorListView) {
  const { site, list, asked, url, meta, hasSearch, campaign } = view
  const { t } = site
  return (
    <Layout
      site={site}
      title={meta.title}
      head={<PublicHead {...{ site, meta, url }} type="website" />}
      footer={<LogInLink site={site} />}
    >
      <JsonScript type="application/ld+json" value={itemList(view)} />
      <div className="search-page listed-page stack">
        <header className="page-title">
          <h1>{t('advisor-list.title')}</h1>
          <p className="lead">
            {t('advisor-list.lead')}{' '}
            {hasSearch && <a href={withCampaign('/search', campaign)}>{t('advisor-list.by-name')}</a>}
          </p>
        </header>
        <div className="search-box stack">
          <Form {...view} />
          <Summary {...view} />
          {list.total > 0 && <Listed {...{ list, asked }} leadOn={leadingOn(campaign)} origin="" />}
          <Pages {...view} />
        </div>
      </div>
    </Layout>
  )
}
