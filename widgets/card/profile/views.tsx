import type { ReactNode } from 'react'
import type { AdvisorProfile, TextDescription } from '#contract/advisors'
import type { ContactOption } from '#contract/contact-options'
import { mailLink, mapLink, telLink, townLine } from '#contract/links'
import type { BranchMap } from '#contract/map'
import type { profileMessages } from '#contract/messages/profile.messages'
import { type Picture as PhotoFile, pictureSources } from '#contract/photos'
import { useTexts } from '../../core/element/texts.tsx'
import { LinkIcon } from '../../ui/base/link-icon.tsx'

/** The parts of a card, for the host's page and for the tag. */
interface CardProps {
  profile: AdvisorProfile
  /** Origin of the host; empty on its own pages. */
  origin?: string
  /** A small photo as data URL: there with the first paint, then covered by the sharp one. */
  preview?: string | undefined
}

type Person = NonNullable<AdvisorProfile['assistant']>
type TextPlace = TextDescription['type']['place']

export const textsAt = ({ text_descriptions }: AdvisorProfile, place: TextPlace) =>
  (text_descriptions ?? []).filter(({ type }) => type.place === place)

const initials = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>) =>
  [first_name, last_name].map(([letter = '']) => letter).join('')

interface PictureProps {
  owner: Pick<Person, 'profile_picture_url'>
  pictures?: readonly PhotoFile[]
  origin?: string
  size: number
  loading?: 'lazy'
  /** Empty beside a name. */
  alt?: string
}

interface PhotoProps extends PictureProps {
  owner: Pick<Person, 'first_name' | 'last_name' | 'profile_picture_url'>
  preview?: CardProps['preview']
}

function Photo({ preview, ...props }: PhotoProps) {
  const { owner, size } = props
  if (!owner.profile_picture_url) return <span className="card-photo initials">{initials(owner)}</span>
  if (!preview) return <Picture {...props} />
  return (
    <span className="card-photos">
      <img className="card-photo" src={preview} alt="" width={size} height={size} />
      <Picture {...props} loading="lazy" />
    </span>
  )
}

export function Picture({ owner, pictures = [], origin, size, loading, alt = '' }: PictureProps) {
  const url = owner.profile_picture_url ?? ''
  const edges = { width: size, height: size, sizes: `min(${size}px, 40vw)` }
  return (
    <picture>
      {pictureSources(pictures, origin).map((source) => (
        <source key={source.type} {...source} sizes={edges.sizes} />
      ))}
      <img
        className="card-photo"
        src={origin ? new URL(url, origin).href : url}
        alt={alt}
        width={size}
        height={size}
        {...(loading ? { loading } : { fetchPriority: 'high' })}
      />
    </picture>
  )
}

interface BranchProps {
  branch: NonNullable<AdvisorProfile['organization']>
  origin: string
}

const Branch = ({ branch: { name, slug, has_page }, origin }: BranchProps) => (
  <p className="help">{has_page ? <a href={`${origin}/app/f/${slug}`}>{name}</a> : name}</p>
)

export function Hero({ profile, origin = '', preview, level: Heading }: CardProps & { level: 'h1' | 'h2' }) {
  return (
    <header className="card-hero">
      <Photo owner={profile} pictures={profile.profile_pictures} {...{ origin, preview }} size={255} />
      <div className="card-names">
        <Heading className="card-name">{profile.full_name}</Heading>
        {profile.position && <p className="card-position">{profile.position}</p>}
        {profile.organization && <Branch branch={profile.organization} origin={origin} />}
        {profile.tags?.length ? (
          <ul className="card-tags">
            {profile.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        ) : null}
        {textsAt(profile, 'header_top').map(({ value, type }) => (
          <p key={`${type.order} ${type.title}`} className="card-motto">
            {value}
          </p>
        ))}
      </div>
    </header>
  )
}

interface OptionProps {
  alias: string
  /** The widget's `host` attribute; absent if it need not be set. */
  host: string | undefined
  /** The equivalent link without script. */
  children: ReactNode
}

const contactForm = (kind: 'basic' | 'appointment' | 'callback') => ({
  path: (alias: string) => `/contact/${alias}/${kind}`,
  draw: (way: OptionProps) => <advisor-contact-form {...way} kind={kind} mode="popup" />
})

interface Option {
  path: (alias: string, asked: string) => string
  /** The widget around the link; without one, only the link is shown. */
  draw?: (way: OptionProps) => ReactNode
}

const OPTIONS: Partial<Record<ContactOption, Option>> = {
  online_appointment: {
    path: (alias, asked) => `/book/${alias}${asked}`,
    draw: (way) => <advisor-booking {...way} mode="popup" />
  },
  whatsapp: {
    path: (alias) => `/advisor/whatsapp-hit?advisorAlias=${alias}`,
    draw: (way) => <advisor-whatsapp-button {...way} />
  },
  email_address: { path: (alias) => `/advisor/email-hit?advisorAlias=${alias}` },
  call_back_request: contactForm('callback'),
  appointment_request: contactForm('appointment'),
  basic_contact_form: contactForm('basic'),
  messenger: {
    path: (alias) => `/contact/${alias}/messenger`,
    draw: (way) => <advisor-messenger-button {...way} />
  },
  vcard: { path: (alias) => `/v-card/${alias}.vcf`, draw: (way) => <advisor-vcard-button {...way} /> },
  wallet_cards: { path: (alias) => `/wallet-card/${alias}`, draw: (way) => <advisor-wallet-button {...way} /> }
}

/** The contact options in the layout's order, each working without script; `asked` are the preset topic and type of a booking. */
export function Contact({ profile, origin = '', asked = '' }: CardProps & { asked?: string }) {
  const t = useTexts<typeof profileMessages>()
  const { slug: alias, phone_number, offers } = profile
  const host = origin || undefined
  const options = (offers?.contact ?? []).flatMap((name) => {
    const way = OPTIONS[name]
    return way ? [{ name, ...way }] : []
  })
  return (
    <section className="card-contact" aria-label={t('profile.contact')}>
      <ul>
        {options.map(({ name, path, draw }) => {
          const link = (
            <a className="button" href={origin + path(alias, asked)} rel="nofollow">
              {t(`profile.${name as 'whatsapp'}`)}
            </a>
          )
          return <li key={name}>{draw ? draw({ alias, host, children: link }) : link}</li>
        })}
        {phone_number && (
          <li>
            <a className="button" href={`${origin}/advisor/phone-hit?advisorAlias=${alias}`} rel="nofollow">
              {t('profile.phone', { number: phone_number })}
            </a>
          </li>
        )}
        <li>
          <advisor-share-button alias={alias} host={host}>
            <a className="button" href={`${origin}/app/profile/${alias}`}>
              {t('profile.share')}
            </a>
          </advisor-share-button>
        </li>
      </ul>
    </section>
  )
}

export const Texts = ({ profile, place }: CardProps & { place: TextPlace }) => (
  <>
    {textsAt(profile, place).map(({ value, type }) => (
      <section key={`${type.order} ${type.title}`} className="card stack">
        <h2>{type.title}</h2>
        <p className="card-text">{value}</p>
      </section>
    ))}
  </>
)

export function Links({ profile }: CardProps) {
  const t = useTexts<typeof profileMessages>()
  const links = profile.offers?.networking ?? []
  if (!links.length) return null
  return (
    <section className="card stack">
      <h2>{t('profile.links')}</h2>
      <ul className="card-links">
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
  const links = profile.offers?.social ?? []
  if (!links.length) return null
  return (
    <section className="card stack">
      <h2>{t('profile.social-media')}</h2>
      <ul className="card-social">
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

interface MapLinkProps {
  /** The address as a map search reads it. */
  address: string
  map: BranchMap | null
  origin?: string | undefined
  children: string
}

/** A link to a map, with an image of it if the institution has those rendered. */
export const MapLink = ({ address, map, origin = '', children }: MapLinkProps) => (
  <>
    <a className="card-map-link" href={mapLink(address)} rel="noopener">
      {map && (
        <img
          className="card-map"
          src={origin + map.url}
          srcSet={`${origin}${map.url_2x} 2x`}
          width={map.width}
          height={map.height}
          alt=""
          loading="lazy"
        />
      )}
      {children}
    </a>
    {map && <p className="help">{map.attribution}</p>}
  </>
)

export function Address({ profile: { organization }, origin }: CardProps) {
  const t = useTexts<typeof profileMessages>()
  if (!organization) return null
  const { name, map } = organization
  const { street, zip, city } = organization.address
  const place = townLine({ zip, city })
  return (
    <section className="card stack">
      <h2>{t('profile.address')}</h2>
      <address>
        {name}
        <br />
        {street}
        <br />
        {place}
      </address>
      <MapLink address={`${street}, ${place}`} map={map} origin={origin}>
        {t('profile.map')}
      </MapLink>
    </section>
  )
}

export function Assistant({ profile: { assistant }, origin = '' }: CardProps) {
  const t = useTexts<typeof profileMessages>()
  if (!assistant) return null
  const { phone_number, email_address } = assistant
  return (
    <section className="card stack">
      <h2>{t('profile.assistant')}</h2>
      <div className="card-assistant">
        <Photo owner={assistant} origin={origin} size={64} />
        <div>
          <p className="advisor-name">
            {assistant.first_name} {assistant.last_name}
          </p>
          {phone_number && <a href={telLink(phone_number)}>{phone_number}</a>}
          {email_address && <a href={mailLink(email_address)}>{email_address}</a>}
        </div>
      </div>
    </section>
  )
}
