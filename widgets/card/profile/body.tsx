import type { AdvisorProfile, TextDescription } from '#contract/advisors'
import type { KnownExperience } from '#contract/experience'
import { mailLink, telLink, townLine } from '#contract/links'
import type { profileMessages } from '#contract/messages/profile.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { breakableAtDomain } from '../../ui/base/breakable.tsx'
import { LinkIcon } from '../../ui/base/link-icon.tsx'
import { Direct } from './direct.tsx'
import { bookPath, isBookable } from './free-times.ts'
import { MapLink } from './map-link.tsx'
import { Photo } from './photo.tsx'
import { textsAt } from './texts-at.ts'

interface CardProps {
  profile: AdvisorProfile
  /** Origin of the host; empty on its own pages. */
  origin?: string
}

type TextPlace = TextDescription['type']['place']

function Text({ value, type }: TextDescription) {
  const { written_in } = useTextsContext()
  return (
    <section className="card-part" lang={written_in}>
      <h2>{type.title}</h2>
      <p className="card-text">{value}</p>
    </section>
  )
}

/** The texts of a place, with experience among them where the layout puts it. */
export function Texts({ profile, place }: CardProps & { place: TextPlace }) {
  const texts = textsAt(profile, place)
  const experience = profile.experience?.place === place ? profile.experience : undefined
  const isBefore = ({ type }: TextDescription) => !experience || type.order < experience.order
  const printed = (some: readonly TextDescription[]) =>
    some.map((one) => <Text key={`${one.type.order} ${one.type.title}`} {...one} />)
  return (
    <>
      {printed(texts.filter(isBefore))}
      {experience && <Experience {...experience} />}
      {printed(texts.filter((one) => !isBefore(one)))}
    </>
  )
}

/** What can be booked, each with a link to book it. */
function Topics({ profile, origin = '', asked = '' }: CardProps & { asked?: string }) {
  const t = useTexts<typeof profileMessages>()
  const topics = profile.bookable?.topics ?? []
  if (!topics.length || !isBookable(profile)) return null
  return (
    <section className="card-part">
      <h2>{t('profile.topics')}</h2>
      <ul className="card-topics">
        {topics.map(({ uuid, topic, lang }) => (
          <li key={uuid} lang={lang}>
            <a href={origin + bookPath(profile.slug, asked, { topic: uuid })} rel="nofollow">
              {topic}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Since when they advise, and with what training. */
function Experience({ since, certificates }: KnownExperience) {
  const t = useTexts<typeof profileMessages>()
  const { written_in } = useTextsContext()
  return (
    <section className="card-part">
      <h2>{t('profile.experience')}</h2>
      {since && <p>{t('profile.since', { year: String(since) })}</p>}
      {certificates.length > 0 && (
        <ul className="card-certificates" lang={written_in}>
          {certificates.map(({ name, year }) => (
            <li key={`${name} ${year}`}>{year ? `${name} (${year})` : name}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Several languages; a single one goes without saying. */
function Languages({ profile: { languages = [] } }: CardProps) {
  const t = useTexts<typeof profileMessages>()
  if (languages.length < 2) return null
  return (
    <section className="card-part">
      <h2>{t('profile.languages')}</h2>
      <p>{languages.join(', ')}</p>
    </section>
  )
}

export function Links({ profile }: CardProps) {
  const t = useTexts<typeof profileMessages>()
  const { written_in } = useTextsContext()
  const links = profile.offers?.networking ?? []
  if (!links.length) return null
  return (
    <section className="card-part">
      <h2>{t('profile.links')}</h2>
      <ul className="card-links" lang={written_in}>
        {links.map(({ uuid, icon, label, value }) => (
          <li key={uuid}>
            <a href={value} rel="noopener nofollow">
              <LinkIcon icon={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Social({ profile }: CardProps) {
  const t = useTexts<typeof profileMessages>()
  const { written_in } = useTextsContext()
  const links = profile.offers?.social ?? []
  if (!links.length) return null
  return (
    <section className="card-part">
      <h2>{t('profile.social-media')}</h2>
      <ul className="card-social" lang={written_in}>
        {links.map((link) => (
          <li key={link.uuid}>
            <a href={link.value} rel="noopener nofollow" title={link.label}>
              <LinkIcon icon={link.icon} />
              <span className="visually-hidden">{link.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type OpenToday = NonNullable<AdvisorProfile['open_today']>

function OpenToday({ open }: { open: OpenToday }) {
  const t = useTexts<typeof profileMessages>()
  const hours = open.map(({ start_time, end_time }) => `${start_time}–${end_time}`).join(', ')
  return (
    <p className={open[0]?.has_begun ? 'card-today open' : 'card-today'}>
      {hours ? t('profile.open-today', { hours }) : t('profile.closed-today')}
    </p>
  )
}

function Address({ profile, origin }: CardProps) {
  const t = useTexts<typeof profileMessages>()
  const { organization, open_today } = profile
  if (!organization) return null
  const { name, map } = organization
  const { street, zip, city } = organization.address
  const place = townLine({ zip, city })
  return (
    <section className="card-part">
      <h2>{t('profile.address')}</h2>
      <address>
        {name}
        <br />
        {street}
        <br />
        {place}
      </address>
      {open_today && <OpenToday open={open_today} />}
      <MapLink address={`${street}, ${place}`} map={map} origin={origin}>
        {t('profile.map')}
      </MapLink>
      <Direct profile={profile} className="card-direct" />
    </section>
  )
}

function Assistant({ profile: { assistant }, origin = '' }: CardProps) {
  const t = useTexts<typeof profileMessages>()
  if (!assistant) return null
  const { phone_number, email_address } = assistant
  return (
    <section className="card-part">
      <h2>{t('profile.assistant')}</h2>
      <div className="card-assistant">
        <Photo owner={assistant} origin={origin} size={64} />
        <div>
          <p className="advisor-name">
            {assistant.first_name} {assistant.last_name}
          </p>
          {phone_number && <a href={telLink(phone_number)}>{phone_number}</a>}
          {email_address && <a href={mailLink(email_address)}>{breakableAtDomain(email_address)}</a>}
        </div>
      </div>
    </section>
  )
}

/** The card below its top: what the advisor says and offers, and where to find them. */
export function Body(card: CardProps & { asked?: string }) {
  return (
    <>
      <div className="card card-main">
        <Texts {...card} place="featured" />
        <Topics {...card} />
        <Texts {...card} place="default" />
        <Links {...card} />
        <Social {...card} />
        <Texts {...card} place="social-media" />
      </div>
      <aside className="card card-side">
        <Address {...card} />
        <Languages {...card} />
        <Assistant {...card} />
      </aside>
    </>
  )
}
