import { leadingOn, withCampaign } from '#contract/campaign'
import type { SearchForm, SearchResult } from '#contract/search'
import type { Criteria } from '../widgets/site/search/criteria.ts'
import { isAsked, NOTHING, queryOf } from '../widgets/site/search/criteria.ts'
import { Fields } from '../widgets/site/search/fields.tsx'
import { Results } from '../widgets/site/search/views.tsx'
import { Layout, LogInLink } from './layout.tsx'
import { type Meta, PublicHead } from './public-head.tsx'
import type { Site } from './site.ts'

export interface SearchView {
  site: Site
  form: SearchForm
  /** The alias of the form; empty for the default one. */
  alias: string
  criteria: Criteria
  result: SearchResult
  /** The campaign of the visit, which links and form carry on. */
  campaign: string | undefined
  /** The absolute URL of the page. */
  url: string
  meta: Meta
}

const PATH = '/search'

type Asked = Pick<SearchView, 'alias' | 'campaign'> & { criteria?: Criteria }

function addressOf({ alias, criteria = NOTHING, campaign }: Asked, page = 1): string {
  const query = new URLSearchParams({ ...(alias && { form: alias }), ...queryOf(criteria, page) })
  return withCampaign(query.size ? `${PATH}?${query}` : PATH, campaign)
}

type FoundProps = Omit<SearchView, 'url' | 'meta'>

const Reset = ({ site, alias, campaign }: FoundProps) => (
  <a className="search-reset" href={addressOf({ alias, campaign })}>
    {site.t('search.reset')}
  </a>
)

/** The results of a search, with links to narrow them down and to turn pages. */
export function Found(view: FoundProps) {
  const { form, criteria, result, campaign } = view
  return (
    <Results
      {...{ result, criteria, look: form, origin: '', leadOn: leadingOn(campaign) }}
      reset={isAsked(criteria) && <Reset {...view} />}
      turn={(page, rel, words) => (
        <a className="button" rel={rel} href={addressOf(view, page)}>
          {words}
        </a>
      )}
    />
  )
}

const Head = ({ site, meta, url }: SearchView) => (
  <>
    <PublicHead {...{ site, meta, url }} type="website" />
    <script type="module" async src="/embed.js" />
  </>
)

/**
 * The search for advisors: complete without script. The element around it runs further searches without a page load.
 */
export function SearchPage(view: SearchView) {
  const { site, form, alias, criteria, campaign, meta } = view
  return (
    <Layout site={site} title={meta.title} head={<Head {...view} />} footer={<LogInLink site={site} />}>
      <div className="search-page stack">
        <header className="page-title">
          <h1>{site.t('search.title')}</h1>
          <p className="lead">{site.t('search.lead')}</p>
        </header>
        <advisor-search mode="page" form={alias || undefined}>
          <div className="search-box stack">
            <form className="card" method="get" action={PATH} aria-label={site.t('search.form')}>
              {alias && <input type="hidden" name="form" value={alias} />}
              {campaign && <input type="hidden" name="src" value={campaign} />}
              <Fields form={form} criteria={criteria} />
            </form>
            <Found {...view} />
          </div>
        </advisor-search>
      </div>
    </Layout>
  )
}
