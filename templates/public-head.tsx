import type { Site } from './site.ts'

export interface Meta {
  title: string
  description: string
  og_title: string
  og_description: string
}

interface PublicHeadProps {
  site: Site
  meta: Omit<Meta, 'title'>
  /** The type of the page's object in Open Graph. */
  type: 'website' | 'profile'
  /** The absolute URL of the page. */
  url: string
  /** A picture's absolute URL. */
  picture?: string | undefined
  /** URL of the page's own styles, if it has a separate sheet. */
  styles?: string
}

/** Metadata for link previews and search engines. */
export const PublicHead = ({ site, meta, type, url, picture, styles }: PublicHeadProps) => (
  <>
    <meta name="description" content={meta.description} />
    <meta property="og:type" content={type} />
    <meta property="og:site_name" content={site.name} />
    <meta property="og:title" content={meta.og_title} />
    <meta property="og:description" content={meta.og_description} />
    <meta property="og:locale" content={site.texts.tag.replace('-', '_')} />
    <meta property="og:url" content={url} />
    {picture && <meta property="og:image" content={picture} />}
    <link rel="canonical" href={url} />
    {styles && <link rel="stylesheet" href={styles} />}
  </>
)
