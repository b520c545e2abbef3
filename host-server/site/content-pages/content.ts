import * as v from 'valibot'
import {
  AdvisorTarget,
  Block,
  CONTENT_LANGUAGES,
  contentPath,
  type PageContent,
  PageText,
  type PlainBlock
} from '#contract/content-pages'
import { hasWords } from '#contract/content-text'
import type { Language } from '#contract/locales'

const Stored = v.record(v.string(), v.unknown())
const StoredText = v.object({ ...PageText.entries, blocks: v.array(v.unknown()) })

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Of what is stored, all that can be printed today: a block of which another release knew leaves the others. */
export function contentOf(json: string): PageContent {
  const stored = v.safeParse(Stored, parsed(json))
  if (!stored.success) return {}
  const { advisor } = stored.output
  if (v.is(AdvisorTarget, advisor)) return { advisor }
  return Object.fromEntries(
    CONTENT_LANGUAGES.flatMap((language) => {
      const text = v.safeParse(StoredText, stored.output[language])
      if (!text.success) return []
      return [[language, { ...text.output, blocks: text.output.blocks.filter((block) => v.is(Block, block)) }]]
    })
  )
}

/** Where visitors find a page: the start page at the institution's own address. */
export const addressOf = ({ path, is_start }: { path: string; is_start: boolean }) =>
  is_start ? '/' : contentPath(path)

/** The language in which a reader gets the page: the asked one, or that of the institution, or the one there is. */
export const languageFor = (content: PageContent, asked: Language, own: Language): Language =>
  [asked, own, ...CONTENT_LANGUAGES].find((language) => content[language]) ?? own

/** What lists call the page. */
export const titleOf = (content: PageContent, own: Language): string =>
  content.advisor?.title ?? content[languageFor(content, own, own)]?.title ?? ''

/** The blocks with those in columns, in the order in which they are read. */
export const flatBlocks = ({ blocks }: Pick<PageText, 'blocks'>): PlainBlock[] =>
  blocks.flatMap((block) => (block.type === 'columns' ? block.columns.flat() : [block]))

type Placed = readonly [place: string, block: PlainBlock]

const placedIn = (blocks: readonly Block[], path: string): Placed[] =>
  blocks.flatMap((block, at): Placed[] => {
    if (block.type !== 'columns') return [[`${path}.${at}`, block]]
    return block.columns.flatMap((column, side) => placedIn(column, `${path}.${at}.columns.${side}`))
  })

/** The blocks of a page, each with its place in the content, by which errors name it. */
const placedBlocks = (content: PageContent): Placed[] =>
  CONTENT_LANGUAGES.flatMap((language) => placedIn(content[language]?.blocks ?? [], `${language}.blocks`))

export const placedPictures = (content: PageContent) =>
  placedBlocks(content).flatMap(([place, block]) =>
    block.type === 'picture' ? [[`${place}.picture`, block.picture] as const] : []
  )

export const placedTags = (content: PageContent) =>
  placedBlocks(content).flatMap(([place, block]) => (block.type === 'tag' ? [[place, block] as const] : []))

export const placedEvents = (content: PageContent) =>
  placedBlocks(content).flatMap(([place, block]) => (block.type === 'event' ? [[place, block] as const] : []))

/** The places of texts in which there is nothing to read. */
export const emptyTexts = (content: PageContent): string[] =>
  placedBlocks(content).flatMap(([place, block]) => (block.type === 'text' && !hasWords(block.doc) ? [place] : []))

export const picturesIn = (content: PageContent): string[] => placedPictures(content).map(([, picture]) => picture)
