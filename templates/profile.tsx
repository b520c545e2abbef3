import type { AdvisorProfile } from '#contract/advisors'
import { Body } from '../widgets/card/profile/body.tsx'
import { Contact } from '../widgets/card/profile/contact.tsx'
import { Hero, PHOTO_WIDTHS } from '../widgets/card/profile/hero.tsx'
import { AbsenceNotice } from '../widgets/ui/feedback/absence-notice.tsx'
import { JsonScript } from './json-script.tsx'
import { Layout, LogInLink } from './layout.tsx'
import { type Meta, PublicHead, type SharedPicture } from './public-head.tsx'
import type { Site } from './site.ts'

export interface ProfileView {
  site: Site
  profile: AdvisorProfile
  /** The absolute URL of the page. */
  url: string
  /** The photo's absolute URL. */
  picture: string | undefined
  shared: SharedPicture
  /** Whether a search by name led here, which a script reports. */
  isFoundByName: boolean
  /** The photo as a data URL; see `profile.pages.tsx`. */
  preview: string | undefined
  meta: Meta
  /** The query for the links to booking and stand-in. */
  asked: string
}

const Head = ({ site, meta, url, shared, profile: { shortcut_icon_url: icon } }: ProfileView) => (
  <>
    <PublicHead {...{ site, meta, url, shared }} type="profile" />
    {icon && <link rel="apple-touch-icon" href={icon} />}
  </>
)

/** schema.org's Person, for address books and assistants. */
const person = ({ profile, site, url, picture }: ProfileView) => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  name: profile.full_name,
  jobTitle: profile.position || undefined,
  knowsAbout: profile.tags?.length ? profile.tags : undefined,
  hasCredential: profile.experience?.certificates.length
    ? profile.experience.certificates.map(({ name, year }) => ({
        '@type': 'EducationalOccupationalCredential',
        name,
        dateCreated: year ? String(year) : undefined
      }))
    : undefined,
  telephone: profile.phone_number || undefined,
  url,
  image: picture,
  worksFor: { '@type': 'BankOrCreditUnion', name: site.name },
  workLocation: profile.organization && {
    '@type': 'Place',
    name: profile.organization.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: profile.organization.address.street,
      postalCode: profile.organization.address.zip,
      addressLocality: profile.organization.address.city
    }
  }
})

/** An advisor's public card (spec §2): complete without script, and with more features once the widgets are loaded. */
export function ProfilePage(view: ProfileView) {
  const { site, profile, meta } = view
  return (
    <Layout site={site} title={meta.title} head={<Head {...view} />} footer={<LogInLink site={site} />}>
      <div className="profile">
        <div className="card card-person">
          <Hero profile={profile} preview={view.preview} asked={view.asked} level="h1" sizes={PHOTO_WIDTHS} />
          <div className="card-ways">
            <AbsenceNotice absence={profile.absence} path="/app/profile/" query={view.asked} />
            <Contact profile={profile} asked={view.asked} />
          </div>
        </div>
        <Body profile={profile} asked={view.asked} />
      </div>
      {/* down here the photo is asked for first */}
      <script type="module" async src="/embed.js" />
      {view.isFoundByName && <script type="module" async src="/cdn/search-opened.js" />}
      <JsonScript type="application/ld+json" value={person(view)} />
    </Layout>
  )
}
