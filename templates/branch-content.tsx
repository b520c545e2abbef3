import type { LeadOn } from '#contract/campaign'
import type { TextDocument } from '#contract/content-text'
import { Previewed } from '../widgets/ui/base/previewed.tsx'
import { ContentText } from './content-text.tsx'
import type { Site } from './site.ts'

/** Words, and their language where it is not that of the page. */
export interface ShownWords {
  text: string
  lang: string | undefined
}

interface ShownPhoto {
  id: string
  /** The smallest first. */
  sources: readonly { url: string; width: number }[]
  width: number
  height: number
  /** What stays when it is cut to the shape of the others, in per cent. */
  focus: { x: number; y: number; zoom: number }
  /** Undefined for one that is only decorative. */
  alt: ShownWords | undefined
}

export interface ShownContent {
  photos: readonly ShownPhoto[]
  /** A small copy of the first photo, as a data URL. */
  preview?: string | undefined
  action: { label: ShownWords; href: string } | undefined
  texts: readonly {
    id: string
    place: 'top' | 'main' | 'side'
    title: ShownWords
    doc: TextDocument
    lang: string | undefined
  }[]
  services: readonly { id: string; name: ShownWords; text: ShownWords | undefined }[]
  access: readonly { part: 'parking' | 'arrival' | 'accessibility'; text: ShownWords }[]
  links: readonly { id: string; label: ShownWords; href: string }[]
}

interface PartProps {
  site: Site
  content: ShownContent
}

interface LinkedProps extends PartProps {
  leadOn: LeadOn
}

const Words = ({ of: { text, lang } }: { of: ShownWords }) => (lang ? <span lang={lang}>{text}</span> : text)

/** Which part of each photo is shown; in the page's own sheet, since its policy allows no styles of elements. */
export const photoStyles = ({ photos }: ShownContent) =>
  photos
    .map(({ id, focus: { x, y, zoom } }) => {
      const larger = zoom > 100 ? `;transform:scale(${zoom / 100});transform-origin:${x}% ${y}%` : ''
      return `[data-photo="${id}"]{object-position:${x}% ${y}%${larger}}`
    })
    .join('')

export const Photos = ({ site, content: { photos, preview } }: PartProps) =>
  photos.length > 0 && (
    <section className="branch-photos" aria-label={site.t('branches.photos')}>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- as above
      >
        {photos.map(({ id, sources, width, height, focus: { zoom }, alt }, at) => (
          <li key={id}>
            <Previewed preview={at ? undefined : preview} {...{ id, width, height }}>
              <img
                data-photo={id}
                src={sources[0]?.url}
                srcSet={sources.map((one) => `${one.url} ${one.width}w`).join(', ')}
                sizes={`(min-width: 860px) ${4 * zoom}px, ${Math.round(0.85 * zoom)}vw`}
                width={width}
                height={height}
                alt={alt?.text ?? ''}
                lang={alt?.lang}
                loading="lazy"
              />
            </Previewed>
          </li>
        ))}
      </ul>
    </section>
  )

export const TextsAt = ({
  content: { texts },
  leadOn,
  place
}: Pick<LinkedProps, 'content' | 'leadOn'> & { place: 'top' | 'main' | 'side' }) => (
  <>
    {texts
      .filter((text) => text.place === place)
      .map(({ id, title, doc, lang }) => (
        <section key={id} className="card stack">
          <h2>
            <Words of={title} />
          </h2>
          <div className="branch-text" lang={lang}>
            <ContentText doc={doc} leadOn={leadOn} />
          </div>
        </section>
      ))}
  </>
)

export const Services = ({ site, content: { services } }: PartProps) =>
  services.length > 0 && (
    <section className="card stack">
      <h2>{site.t('branches.services')}</h2>
      <ul className="branch-services">
        {services.map(({ id, name, text }) => (
          <li key={id}>
            <h3>
              <Words of={name} />
            </h3>
            {text && (
              <p className="card-text">
                <Words of={text} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )

export const Access = ({ site, content: { access } }: PartProps) =>
  access.length > 0 && (
    <section className="card stack">
      <h2>{site.t('branches.access')}</h2>
      <dl className="branch-access">
        {access.map(({ part, text }) => (
          <div key={part}>
            <dt>{site.t(`branches.access-${part}`)}</dt>
            <dd className="card-text">
              <Words of={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )

export const Links = ({ site, content: { links }, leadOn }: LinkedProps) =>
  links.length > 0 && (
    <section className="card stack">
      <h2>{site.t('branches.links')}</h2>
      <ul className="branch-links">
        {links.map(({ id, label, href }) => (
          <li key={id}>
            <a href={leadOn(href)} {...(href.startsWith('https:') && { rel: 'noopener' })}>
              <Words of={label} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
