import { carryingOn } from '#contract/campaign'
import { telLink, townLine } from '#contract/links'
import type { BranchMap } from '#contract/map'
import type { Picture as PhotoFile } from '#contract/photos'
import { MapLink } from '../widgets/card/profile/map-link.tsx'
import { Picture } from '../widgets/card/profile/photo.tsx'
import { Advisors, type FoundAdvisors } from './branch-advisors.tsx'
import { Access, Links, Photos, Services, type ShownContent, TextsAt } from './branch-content.tsx'
import { Hours, type OpenDay, type Opening, type SpecialDay, Today } from './branch-hours.tsx'
import { NextEvents, type NextEventsView } from './events.tsx'
import { JsonScript } from './json-script.tsx'
import { Layout, LogInLink } from './layout.tsx'
import { type Meta, PublicHead, type SharedPicture } from './public-head.tsx'
import type { Site } from './site.ts'

export interface BranchView {
  site: Site
  branch: {
    slug: string
    /** The name for customers. */
    name: string
    street: string
    zip: string
    city: string
    phone_number: string
    profile_picture_url: string | null
    profile_pictures: readonly PhotoFile[]
    map: BranchMap | null
  }
  content: ShownContent
  /** Until when a link to a version that is not public is valid, as it is printed. */
  previewUntil?: string | undefined
  week: readonly OpenDay[]
  special: readonly SpecialDay[]
  opening: Opening
  /** Why today's hours differ from the week. */
  specialToday: string | undefined
  zone: string | undefined
  /** schema.org's opening hours. */
  specification: object
  events: NextEventsView | undefined
  hasAdvisors: boolean
  found: FoundAdvisors
  canBook: boolean
  /** The query for the booking link, as `carriedBy` has it. */
  asked: string
  campaign: string | undefined
  /** The absolute URL of the page. */
  url: string
  /** The photo's absolute URL. */
  picture: string | undefined
  shared: SharedPicture
  meta: Meta
}

function Names({ site, branch, week, opening, specialToday }: BranchView) {
  const { name, street } = branch
  return (
    <div className="card-names">
      <h1>{name}</h1>
      <p className="help">
        {street}, {townLine(branch)}
      </p>
      <Today site={site} week={week} opening={opening} reason={specialToday} />
    </div>
  )
}

function Hero(view: BranchView) {
  const { branch } = view
  return (
    <header className="card-hero">
      {branch.profile_picture_url && (
        <Picture owner={branch} pictures={branch.profile_pictures} size={255} alt={branch.name} />
      )}
      <Names {...view} />
    </header>
  )
}

function Contact({ site, branch: { slug, phone_number }, canBook, asked, campaign, content: { action } }: BranchView) {
  if (!phone_number && !canBook && !action) return null
  return (
    <section className="card-contact" aria-labelledby="contact">
      <h2 id="contact" className="visually-hidden">
        {site.t('branches.contact')}
      </h2>
      {canBook && <p className="help">{site.t('branches.book-help')}</p>}
      <ul>
        {canBook && (
          <li>
            <advisor-booking branch={slug} mode="popup">
              <a className="button primary" href={`/book/branch/${slug}${asked}`}>
                {site.t('branches.book')}
              </a>
            </advisor-booking>
          </li>
        )}
        {action && (
          <li>
            <a
              className={canBook ? 'button' : 'button primary'}
              href={carryingOn(campaign)(action.href)}
              lang={action.label.lang}
            >
              {action.label.text}
            </a>
          </li>
        )}
        {phone_number && (
          <li>
            <a className="button" href={telLink(phone_number)}>
              {site.t('branches.phone', { number: phone_number })}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}

function Address({ site, branch }: BranchView) {
  const { name, street, phone_number } = branch
  return (
    <section className="card stack branch-address">
      <h2>{site.t('branches.address')}</h2>
      <address>
        {name}
        <br />
        {street}
        <br />
        {townLine(branch)}
        {phone_number && (
          <>
            <br />
            <a href={telLink(phone_number)}>{phone_number}</a>
          </>
        )}
      </address>
      <MapLink address={`${street}, ${townLine(branch)}`} map={branch.map}>
        {site.t('branches.map')}
      </MapLink>
    </section>
  )
}

/** schema.org's bank, for maps and assistants. */
const bank = ({ site, branch, specification, url, picture }: BranchView) => ({
  '@context': 'https://schema.org',
  '@type': 'BankOrCreditUnion',
  name: branch.name,
  telephone: branch.phone_number || undefined,
  url,
  image: picture,
  address: {
    '@type': 'PostalAddress',
    streetAddress: branch.street,
    postalCode: branch.zip,
    addressLocality: branch.city
  },
  parentOrganization: { '@type': 'BankOrCreditUnion', name: site.name },
  ...specification
})

const Head = ({ site, meta, url, shared, previewUntil }: BranchView) => (
  <>
    {previewUntil === undefined && <PublicHead {...{ site, meta, url, shared }} type="website" />}
    <script type="module" async src="/embed.js" />
  </>
)

/** A branch's public page (spec §2): complete without script. */
export function BranchPage(view: BranchView) {
  const { site, meta, branch, content, events, hasAdvisors, found, campaign, week, special, zone, previewUntil } = view
  const written = { content, leadOn: carryingOn(campaign) }
  return (
    <Layout site={site} title={meta.title} head={<Head {...view} />} footer={<LogInLink site={site} />}>
      {previewUntil === undefined ? (
        <JsonScript type="application/ld+json" value={bank(view)} />
      ) : (
        <p className="notice branch-preview">{site.t('pages.preview', { until: previewUntil })}</p>
      )}
      <div className="profile branch">
        <div className="card card-top">
          <Hero {...view} />
          <Contact {...view} />
        </div>
        <Photos site={site} content={content} />
        <div className="card-side">
          <Hours {...{ site, week, special, zone }} />
          <Address {...view} />
          <Access site={site} content={content} />
          <TextsAt {...written} place="side" />
          <Links site={site} {...written} />
        </div>
        <div className="card-main">
          <TextsAt {...written} place="top" />
          {hasAdvisors && (
            <Advisors site={site} path={`/app/filiale/${branch.slug}`} found={found} campaign={campaign} />
          )}
          {events && <NextEvents site={site} {...events} />}
          <TextsAt {...written} place="main" />
          <Services site={site} content={content} />
        </div>
      </div>
    </Layout>
  )
}
