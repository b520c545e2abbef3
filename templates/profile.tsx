import type { ReactNode } from 'react'
import type { AdvisorProfile, ContactOption, CustomLink, TextDescription } from '#contract/advisors'
import { mapLink, telLink } from './facts.tsx'
import { JsonScript } from './json-script.tsx'
import { Layout } from './layout.tsx'
import { type Meta, PublicHead } from './public-head.tsx'
import type { Site } from './site.ts'

export interface ProfileView {
  site: Site
  profile: AdvisorProfile
  /** The whole address of the page. */
  url: string
  /** The photo's whole address. */
  picture: string | undefined
  meta: Meta
  /** Ways of contact in the tenant's order, without those whose module is off. */
  contact: readonly ContactOption[]
  networking: readonly CustomLink[]
  social: readonly CustomLink[]
  imprint: string | undefined
  /** Address of the card's styles. */
  styles: string
}

const of = (texts: readonly TextDescription[] | undefined, place: TextDescription['type']['place']) =>
  (texts ?? []).filter(({ type }) => type.place === place)

const initials = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  [first_name, last_name].map(([letter = '']) => letter).join('')

function Photo({ url, person, size }: { url: string | null; person: AdvisorProfile | Person; size: number }) {
  if (!url) return <span className="card-photo initials">{initials(person)}</span>
  return <img className="card-photo" src={url} alt="" width={size} height={size} fetchPriority="high" />
}

type Person = NonNullable<AdvisorProfile['assistant']>

function Hero({ profile }: { profile: AdvisorProfile }) {
  const [motto] = of(profile.text_descriptions, 'header_top')
  return (
    <header className="card-hero">
      <Photo url={profile.profile_picture_url} person={profile} size={255} />
      <div className="card-names">
        <h1>{profile.full_name}</h1>
        {profile.position && <p className="card-position">{profile.position}</p>}
        {profile.organization && <p className="help">{profile.organization.name}</p>}
        {motto && <p className="card-motto">{motto.value}</p>}
      </div>
    </header>
  )
}

/** What works without script in place of each way of contact; the others need their widgets. */
const WAYS: Partial<Record<ContactOption, (view: ProfileView) => ReactNode>> = {
  online_appointment: ({ site, profile }) => (
    <advisor-booking alias={profile.slug} mode="popup">
      <a className="button primary" href={`/book/${profile.slug}`}>
        {site.t('profile.online_appointment')}
      </a>
    </advisor-booking>
  ),
  whatsapp: ({ profile }) => <advisor-whatsapp-button alias={profile.slug} />,
  email_address: ({ site, profile }) => (
    <a className="button" href={`/advisor/email-hit?advisorAlias=${profile.slug}`} rel="nofollow">
      {site.t('profile.email_address')}
    </a>
  )
}

function Contact({ view }: { view: ProfileView }) {
  const { site, profile, contact } = view
  const ways = contact.flatMap((name) => (WAYS[name] ? [[name, WAYS[name](view)] as const] : []))
  if (!ways.length && !profile.phone_number) return null
  return (
    <section className="card-contact" aria-labelledby="contact">
      <h2 id="contact" className="visually-hidden">
        {site.t('profile.contact')}
      </h2>
      <ul>
        {ways.map(([name, way]) => (
          <li key={name}>{way}</li>
        ))}
        {profile.phone_number && (
          <li>
            <a className="button" href={`/advisor/phone-hit?advisorAlias=${profile.slug}`} rel="nofollow">
              {site.t('profile.phone', { number: profile.phone_number })}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}

const Texts = ({ texts }: { texts: readonly TextDescription[] }) => (
  <>
    {texts.map(({ value, type }) => (
      <section key={`${type.order} ${type.title}`} className="card stack">
        <h2>{type.title}</h2>
        <p className="card-text">{value}</p>
      </section>
    ))}
  </>
)

const Links = ({ title, links }: { title: string; links: readonly CustomLink[] }) =>
  links.length > 0 && (
    <section className="card stack">
      <h2>{title}</h2>
      <ul className="card-links">
        {links.map(({ uuid, label, value }) => (
          <li key={uuid}>
            <a href={value} rel="noopener nofollow">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )

/** Letters that stand for a network, as on its own sign. */
const SIGNS: Record<string, string> = { linkedin: 'in', xing: 'X', facebook: 'f', instagram: 'ig', youtube: '▶' }

const Social = ({ site, links }: { site: Site; links: readonly CustomLink[] }) =>
  links.length > 0 && (
    <section className="card stack">
      <h2>{site.t('profile.social-media')}</h2>
      <ul className="card-social">
        {links.map(({ uuid, icon, label, value }) => (
          <li key={uuid}>
            <a href={value} rel="noopener nofollow" title={label}>
              <span aria-hidden="true">{SIGNS[icon] ?? label.slice(0, 2)}</span>
              <span className="visually-hidden">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )

function Address({ site, profile: { organization } }: ProfileView) {
  if (!organization) return null
  const { street, zip, city } = organization.address
  const place = `${zip} ${city}`
  return (
    <section className="card stack">
      <h2>{site.t('profile.address')}</h2>
      <address>
        {organization.name}
        <br />
        {street}
        <br />
        {place}
      </address>
      <a href={mapLink(`${street}, ${place}`)} rel="noopener">
        {site.t('profile.map')}
      </a>
    </section>
  )
}

function Assistant({ site, profile: { assistant } }: ProfileView) {
  if (!assistant) return null
  const { phone_number, email_address } = assistant
  return (
    <section className="card stack">
      <h2>{site.t('profile.assistant')}</h2>
      <div className="card-assistant">
        <Photo url={assistant.profile_picture_url} person={assistant} size={64} />
        <div>
          <p className="advisor-name">
            {assistant.first_name} {assistant.last_name}
          </p>
          {phone_number && <a href={telLink(phone_number)}>{phone_number}</a>}
          {email_address && <a href={`mailto:${email_address}`}>{email_address}</a>}
        </div>
      </div>
    </section>
  )
}

const Head = ({ site, meta, url, picture, styles }: ProfileView) => (
  <>
    <meta name="robots" content="noindex" />
    <PublicHead {...{ site, meta, url, picture, styles }} type="profile" />
    <script type="module" async src="/embed.js" />
  </>
)

/** schema.org's Person, for address books and assistants. */
const person = ({ profile, site, url, picture }: ProfileView) => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  name: profile.full_name,
  jobTitle: profile.position || undefined,
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

const Footer = ({ site, imprint }: ProfileView) => (
  <p className="page-width card-footer">
    {imprint && <a href={imprint}>{site.t('profile.imprint')}</a>}
    <a href="/account/login">{site.t('profile.login')}</a>
  </p>
)

/** An advisor's public card (spec §2): whole without script, and with more where the widgets come. */
export function ProfilePage(view: ProfileView) {
  const { site, profile, meta, networking, social } = view
  return (
    <Layout site={site} title={meta.title} head={<Head {...view} />} footer={<Footer {...view} />}>
      <JsonScript type="application/ld+json" value={person(view)} />
      <div className="profile">
        <div className="card card-top">
          <Hero profile={profile} />
          <Contact view={view} />
        </div>
        <div className="card-main">
          <Texts texts={of(profile.text_descriptions, 'featured')} />
          <Links title={site.t('profile.links')} links={networking} />
          <Texts texts={of(profile.text_descriptions, 'default')} />
          <Social site={site} links={social} />
        </div>
        <aside className="card-side">
          <Address {...view} />
          <Assistant {...view} />
        </aside>
      </div>
    </Layout>
  )
}
