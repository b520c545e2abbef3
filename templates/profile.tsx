import type { AdvisorProfile } from '#contract/advisors'
import { mailLink, telLink } from '#contract/links'
import { Address, Assistant, Contact, Hero, Links, Social, Texts } from '../widgets/card/profile/views.tsx'
import { AbsenceNotice } from '../widgets/ui/feedback/absence-notice.tsx'
import { JsonScript } from './json-script.tsx'
import { Layout, LogInLink } from './layout.tsx'
import { type Meta, PublicHead } from './public-head.tsx'
import type { Site } from './site.ts'

export interface ProfileView {
  site: Site
  profile: AdvisorProfile
  /** The absolute URL of the page. */
  url: string
  /** The photo's absolute URL. */
  picture: string | undefined
  /** Whether a search by name led here, which a script reports. */
  isFoundByName: boolean
  /** The photo as a data URL; see `profile.pages.tsx`. */
  preview: string | undefined
  meta: Meta
  /** The query for the booking link. */
  asked: string
}

const Head = ({ site, meta, url, picture, profile: { shortcut_icon_url: icon } }: ProfileView) => (
  <>
    <PublicHead {...{ site, meta, url, picture }} type="profile" />
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

/** On paper there are no buttons. */
function Printed({ profile: { phone_number, email_address, offers } }: ProfileView) {
  const email = offers?.contact.includes('email_address') && email_address
  if (!phone_number && !email) return null
  return (
    <p className="card-printed">
      {phone_number && <a href={telLink(phone_number)}>{phone_number}</a>}
      {email && <a href={mailLink(email)}>{email}</a>}
    </p>
  )
}

/** An advisor's public card (spec §2): complete without script, and with more features once the widgets are loaded. */
export function ProfilePage(view: ProfileView) {
  const { site, profile, meta } = view
  return (
    <Layout site={site} title={meta.title} head={<Head {...view} />} footer={<LogInLink site={site} />}>
      <div className="profile">
        <div className="card card-top">
          <Hero profile={profile} preview={view.preview} level="h1" />
          <AbsenceNotice absence={profile.absence} path="/app/profile/" />
          <Contact profile={profile} asked={view.asked} />
          <Printed {...view} />
        </div>
        <div className="card-main">
          <Texts profile={profile} place="featured" />
          <Links profile={profile} />
          <Texts profile={profile} place="default" />
          <Social profile={profile} />
          <Texts profile={profile} place="social-media" />
        </div>
        <aside className="card-side">
          <Address profile={profile} />
          <Assistant profile={profile} />
        </aside>
      </div>
      {/* down here the photo is asked for first */}
      <script type="module" async src="/embed.js" />
      {view.isFoundByName && <script type="module" async src="/cdn/search-opened.js" />}
      <JsonScript type="application/ld+json" value={person(view)} />
    </Layout>
  )
}
