import type { AdvisorProfile } from '#contract/advisors'
import type { profileMessages } from '#contract/messages/profile.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Photo } from './photo.tsx'
import { textsAt } from './texts-at.ts'

interface BranchProps {
  branch: NonNullable<AdvisorProfile['organization']>
  origin: string
  asked: string
}

const Branch = ({ branch: { name, slug, has_page }, origin, asked }: BranchProps) => (
  <p className="help">{has_page ? <a href={`${origin}/app/f/${slug}${asked}`}>{name}</a> : name}</p>
)

/** The average of published reviews, which leads to them. */
function Stars({ rating, href }: { rating: NonNullable<AdvisorProfile['rating']>; href: string }) {
  const t = useTexts<typeof profileMessages>()
  return (
    <p className="card-rating help">
      <a href={href}>{t('profile.rating', rating)}</a>
    </p>
  )
}

/** Beside the names, or on a phone above them. */
export const PHOTO_WIDTHS = '(width < 660px) 100vw, 340px'

interface HeroProps {
  profile: AdvisorProfile
  /** Origin of the host; empty on its own pages. */
  origin?: string
  /** A small photo as data URL: there with the first paint, then covered by the sharp one. */
  preview?: string | undefined
  level: 'h1' | 'h2'
  /** What links carry on of this page's address. */
  asked?: string
  /** How wide the photo is drawn. */
  sizes?: string
}

export function Hero({ profile, origin = '', preview, level: Heading, asked = '', sizes }: HeroProps) {
  const { written_in: lang } = useTextsContext()
  return (
    <header className="card-hero">
      <Photo owner={profile} pictures={profile.profile_pictures} {...{ origin, preview, sizes }} size={255} />
      <div className="card-names">
        <Heading className="card-name">{profile.full_name}</Heading>
        {profile.position && (
          <p className="card-position" lang={lang}>
            {profile.position}
          </p>
        )}
        {profile.organization && <Branch branch={profile.organization} origin={origin} asked={asked} />}
        {profile.rating && (
          <Stars rating={profile.rating} href={`${origin}/app/profile/${profile.slug}/reviews${asked}`} />
        )}
        {profile.tags?.length ? (
          <ul className="card-tags" lang={lang}>
            {profile.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        ) : null}
        {textsAt(profile, 'header_top').map(({ value, type }) => (
          <p key={`${type.order} ${type.title}`} className="card-motto" lang={lang}>
            {value}
          </p>
        ))}
      </div>
    </header>
  )
}
