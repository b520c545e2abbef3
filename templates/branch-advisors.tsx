import type { AdvisorSummary } from '#contract/advisors'
import { carriedBy, withCampaign } from '#contract/campaign'
import type { Site } from './site.ts'

/** A page of a branch's advisors, according to the query. */
export interface FoundAdvisors {
  query: string
  advisors: readonly AdvisorSummary[]
  total: number
  page: number
  pages: number
}

interface AdvisorsProps {
  site: Site
  /** The page's own path. */
  path: string
  found: FoundAdvisors
  /** The campaign of the visit, which the links carry on. */
  campaign: string | undefined
}

interface AdvisorProps extends Pick<AdvisorsProps, 'site' | 'campaign'> {
  advisor: AdvisorSummary
}

const Advisor = ({ site, advisor: { slug, full_name, position, profile_picture_url }, campaign }: AdvisorProps) => (
  <li className="branch-advisor">
    {profile_picture_url ? (
      <img className="card-photo" src={profile_picture_url} alt="" width={72} height={72} loading="lazy" />
    ) : (
      <span className="card-photo initials" aria-hidden="true">
        {full_name.slice(0, 1)}
      </span>
    )}
    <div>
      <h3>
        <a href={withCampaign(`/app/profile/${slug}`, campaign)}>{full_name}</a>
      </h3>
      {position && (
        <p className="help" lang={site.texts.written_in}>
          {position}
        </p>
      )}
    </div>
  </li>
)

const Search = ({ site, path, found: { query }, campaign }: AdvisorsProps) => (
  <form className="branch-search" method="get" action={`${path}#team`}>
    {campaign && <input type="hidden" name="src" value={campaign} />}
    <search className="field">
      <label className="label" htmlFor="q">
        {site.t('branches.search')}
      </label>
      <div className="branch-search-row">
        <input className="input" id="q" name="q" type="search" defaultValue={query} autoComplete="off" />
        <button className="button" type="submit">
          {site.t('branches.search-submit')}
        </button>
      </div>
    </search>
  </form>
)

const addressOf = ({ path, campaign, found: { query } }: AdvisorsProps, page: number) =>
  `${path}${carriedBy({ q: query, page: page > 1 ? String(page) : '', src: campaign }, ['q', 'page', 'src'])}#team`

function Pages(props: AdvisorsProps) {
  const { site, found } = props
  const { page, pages } = found
  return (
    pages > 1 && (
      <nav className="branch-pages" aria-label={site.t('branches.pages')}>
        {page > 1 && (
          <a className="button" rel="prev" href={addressOf(props, page - 1)}>
            {site.t('branches.previous')}
          </a>
        )}
        <p className="help">{site.t('branches.page', { page, pages })}</p>
        {page < pages && (
          <a className="button" rel="next" href={addressOf(props, page + 1)}>
            {site.t('branches.next')}
          </a>
        )}
      </nav>
    )
  )
}

const Result = ({ site, path, found: { query, total }, campaign }: AdvisorsProps) =>
  query && (
    <p className="branch-result" role="status">
      {total ? site.t('branches.found', { count: total }) : site.t('branches.none', { query })}{' '}
      <a href={`${withCampaign(path, campaign)}#team`}>{site.t('branches.search-all')}</a>
    </p>
  )

/** The branch's advisors, with a search and pages that have URLs. */
export function Advisors(props: AdvisorsProps) {
  const { site, found, campaign } = props
  return (
    <section className="card stack" id="team" aria-labelledby="team-heading">
      <h2 id="team-heading">{site.t('branches.advisors')}</h2>
      <Search {...props} />
      <Result {...props} />
      <ul className="branch-advisors">
        {found.advisors.map((advisor) => (
          <Advisor key={advisor.uuid} {...{ site, advisor, campaign }} />
        ))}
      </ul>
      <Pages {...props} />
    </section>
  )
}
