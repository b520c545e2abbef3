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
  /** What the page is about, in Open Graph's words. */
  type: 'website' | 'profile'
  /** The whole address of the page. */
  url: string
  /** A picture's whole address. */
  picture?: string | undefined
  /** Address of the page's own styles, where it has them beside it. */
  styles?: string
}

/** What messengers and search engines read of a page that anybody may be sent to. */
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
