import type { Site } from './site.ts'

export interface Meta {
  title: string
  description: string
  og_title: string
  og_description: string
}

/** A picture for previews of links, at an absolute URL. */
export interface SharedPicture {
  url: string
  alt: string
  width: number
  height: number
}

interface PublicHeadProps {
  site: Site
  meta: Omit<Meta, 'title'>
  /** The type of the page's object in Open Graph. */
  type: 'website' | 'profile'
  /** The absolute URL of the page. */
  url: string
  shared?: SharedPicture | undefined
  /** URL of the page's own styles, if it has a separate sheet. */
  styles?: string
}

/** The address of a page in a language. */
export const inLanguage = (url: string, language: string) => `${url}${url.includes('?') ? '&' : '?'}lang=${language}`

const Shared = ({ url, alt, width, height }: SharedPicture) => (
  <>
    <meta property="og:image" content={url} />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content={String(width)} />
    <meta property="og:image:height" content={String(height)} />
    <meta property="og:image:alt" content={alt} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
)

/** Metadata for link previews and search engines. */
export const PublicHead = ({ site, meta, type, url, shared, styles }: PublicHeadProps) => (
  <>
    <meta name="description" content={meta.description} />
    <meta property="og:type" content={type} />
    <meta property="og:site_name" content={site.name} />
    <meta property="og:title" content={meta.og_title} />
    <meta property="og:description" content={meta.og_description} />
    <meta property="og:locale" content={site.texts.tag.replace('-', '_')} />
    <meta property="og:url" content={url} />
    {shared && <Shared {...shared} />}
    <link rel="canonical" href={site.named ? inLanguage(url, site.named) : url} />
    {[site.texts.tag.slice(0, 2), ...site.languages.map(({ tag }) => tag)].toSorted().map((tag) => (
      <link key={tag} rel="alternate" hrefLang={tag} href={inLanguage(url, tag)} />
    ))}
    <link rel="alternate" hrefLang="x-default" href={url} />
    {styles && <link rel="stylesheet" href={styles} />}
  </>
)
