import { createElement } from 'react'
import { carryingOn, withCampaign } from '#contract/campaign'
import type { Block, BlockOf, PageText } from '#contract/content-pages'
import { isForStaff, tagLink } from '#contract/tag-links'
import { Previewed } from '../widgets/ui/base/previewed.tsx'
import { ContentEvent, describedEvent, type ShownEvent } from './content-event.tsx'
import type { TagPicture } from './content-tag-pictures.tsx'
import { ContentText, inOrder } from './content-text.tsx'
import { JsonScript } from './json-script.tsx'
import { Layout, LogInLink } from './layout.tsx'
import { type Meta, PublicHead, type SharedPicture } from './public-head.tsx'
import type { Site } from './site.ts'
import type { ShownMenus } from './site-menu.tsx'

export interface ContentView {
  site: Site
  text: PageText
  meta: Meta
  /** The absolute URL of the page. */
  url: string
  /** For previews of links. */
  shared: SharedPicture
  /** The files of a picture, the smallest first. */
  sourcesOf: (picture: string, width: number) => readonly { url: string; width: number }[]
  /** A small copy of the first picture, as a data URL. */
  preview: { picture: string; url: string } | undefined
  /** When this version was saved. */
  saved_at: string
  /** Until when a link to a version that is not public is valid, as it is printed. */
  previewUntil?: string
  menus?: ShownMenus | undefined
  /** What tags show first; others contain a link. */
  pictures: ReadonlyMap<Block, TagPicture>
  events: ReadonlyMap<Block, ShownEvent>
  /** The campaign of the visit, which the tags' links carry on. */
  campaign: string | undefined
  /** Whether signed-in staff read it. */
  isStaff: boolean
}

type PartContext = Pick<ContentView, 'site' | 'sourcesOf' | 'preview' | 'pictures' | 'events' | 'campaign' | 'isStaff'>
type PartProps<T extends Block['type']> = PartContext & { block: BlockOf<T>; isFirst: boolean }

function Picture({ block, sourcesOf, preview, isFirst }: PartProps<'picture'>) {
  const { picture, width, height, alt, is_decorative, caption } = block
  const sources = sourcesOf(picture, width)
  return (
    <figure className="content-picture">
      <Previewed preview={preview?.picture === picture ? preview.url : undefined} {...{ width, height }}>
        <img
          src={sources[0]?.url}
          srcSet={sources.map((one) => `${one.url} ${one.width}w`).join(', ')}
          sizes="(min-width: 800px) 720px, 100vw"
          width={width}
          height={height}
          alt={is_decorative ? '' : alt}
          {...(!isFirst && { loading: 'lazy' })}
        />
      </Previewed>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

function TagOf({ block, site, pictures, campaign, isStaff }: PartProps<'tag'>) {
  const { href, text } = tagLink(block)
  const link = (
    <a className="button" href={withCampaign(href, campaign)}>
      {site.t(text)}
    </a>
  )
  if (isForStaff(block) && !isStaff) return <div className="content-tag">{link}</div>
  const Picture = pictures.get(block)
  const attributes = Object.entries(block.attributes).filter(([, value]) => value !== false && value !== '')
  return (
    <div className="content-tag">
      {createElement(block.tag, Object.fromEntries(attributes), Picture ? <Picture site={site} /> : link)}
    </div>
  )
}

function Part({ block, ...rest }: Omit<PartProps<'text'>, 'block'> & { block: Block }) {
  switch (block.type) {
    case 'text':
      return <ContentText doc={block.doc} leadOn={carryingOn(rest.campaign)} />
    case 'picture':
      return <Picture block={block} {...rest} />
    case 'tag':
      return <TagOf block={block} {...rest} />
    case 'event':
      return <ContentEvent site={rest.site} name={block.name} event={rest.events.get(block)} />
    default:
      return <div className="content-columns">{inOrder(block.columns, (column) => columnOf(column, rest))}</div>
  }
}

const columnOf = (column: readonly Block[], rest: PartContext) => (
  <div className="content-column">
    {column.map((one) => (
      <Part key={one.id} block={one} {...rest} isFirst={false} />
    ))}
  </div>
)

/** Those that are still to come, or on. */
function eventsIn({ site, text, url, shared, events }: ContentView) {
  const about = { url, image: shared.url, description: text.description, organizer: site.name }
  return [...events].flatMap(([block, event]) => {
    const described = block.type === 'event' && !event.isOver && describedEvent(block.name, event, about)
    return described ? [described] : []
  })
}

function describe(view: ContentView) {
  const { site, text, url, saved_at } = view
  const events = eventsIn(view)
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: text.title,
    ...(text.description && { description: text.description }),
    url,
    inLanguage: site.texts.tag,
    dateModified: saved_at,
    publisher: { '@type': 'Organization', name: site.name },
    ...(events.length > 0 && { about: events })
  }
}

const hasTag = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => block.type === 'tag' || (block.type === 'columns' && block.columns.some(hasTag)))

const Head = (view: ContentView) => (
  <>
    {view.previewUntil === undefined && <PublicHead {...view} type="website" />}
    {hasTag(view.text.blocks) && <script type="module" async src="/embed.js" />}
    {view.previewUntil === undefined && <JsonScript type="application/ld+json" value={describe(view)} />}
  </>
)

/** A page of the institution itself: complete without script, which only its tags need. */
export function ContentPage(view: ContentView) {
  const { site, text, meta, previewUntil, menus, sourcesOf, preview, pictures, events, campaign, isStaff } = view
  const context = { site, sourcesOf, preview, pictures, events, campaign, isStaff }
  return (
    <Layout site={site} title={meta.title} head={<Head {...view} />} footer={<LogInLink site={site} />} menus={menus}>
      {previewUntil !== undefined && (
        <p className="notice content-preview">{site.t('pages.preview', { until: previewUntil })}</p>
      )}
      <article className="content-page">
        <h1>{text.title}</h1>
        {text.blocks.map((block, at) => (
          <Part key={block.id} block={block} {...context} isFirst={at === 0} />
        ))}
      </article>
    </Layout>
  )
}
