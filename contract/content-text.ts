import * as v from 'valibot'
import { targetUrl } from './redirections.ts'
import { line, readable } from './values.ts'
import { secureAddressOf } from './web-address.ts'

/** Characters of one piece of text, of which a paragraph has one for each change of its marks. */
const PIECE_MAX = 20_000
/** Pieces of a paragraph, paragraphs of a block, entries of a list. */
const PARTS_MAX = 500
/** Lists in lists. */
const LIST_DEPTH = 3
const HREF_MAX = 2000

const MAIL = /^mailto:[^\s?&<>"@/\\]+@[^\s?&<>"@/\\]+$/i
const PHONE = /^tel:\+?[\d().-]{3,30}$/i

/** Where a link of a page may lead, as it is printed; undefined for anything else, such as `javascript:`. */
export function linkAddressOf(typed: string): string | undefined {
  if (MAIL.test(typed) || PHONE.test(typed)) return typed
  if (typed.startsWith('/')) return targetUrl(typed) ? typed : undefined
  return secureAddressOf(typed)
}

const Link = v.strictObject({
  type: v.literal('link'),
  attrs: v.strictObject({
    href: v.pipe(
      line(HREF_MAX, 1),
      v.check((href) => linkAddressOf(href) !== undefined, 'page-link'),
      v.transform((href) => linkAddressOf(href) ?? href)
    )
  })
})
const Mark = v.variant('type', [
  v.strictObject({ type: v.literal('strong') }),
  v.strictObject({ type: v.literal('em') }),
  Link
])
export type Mark = v.InferOutput<typeof Mark>

const Inline = v.variant('type', [
  v.strictObject({
    type: v.literal('text'),
    text: v.pipe(
      v.string(),
      v.normalize('NFC'),
      v.check(readable, 'characters'),
      v.minLength(1, 'required'),
      v.maxLength(PIECE_MAX, 'too-long')
    ),
    marks: v.optional(v.pipe(v.array(Mark), v.maxLength(3, 'too-long')))
  }),
  v.strictObject({ type: v.literal('hard_break') })
])
export type Inline = v.InferOutput<typeof Inline>

const some = <T extends v.GenericSchema>(schema: T) => v.pipe(v.array(schema), v.maxLength(PARTS_MAX, 'too-long'))

const Paragraph = v.strictObject({ type: v.literal('paragraph'), content: v.optional(some(Inline)) })
const Heading = v.strictObject({
  type: v.literal('heading'),
  attrs: v.strictObject({ level: v.picklist([2, 3], 'unknown') }),
  content: v.optional(some(Inline))
})
const Quote = v.strictObject({ type: v.literal('blockquote'), content: some(Paragraph) })

export type Paragraph = v.InferOutput<typeof Paragraph>
export interface List {
  type: 'bullet_list' | 'ordered_list'
  content: { type: 'list_item'; content: (Paragraph | List)[] }[]
}
export type TextPart = Paragraph | v.InferOutput<typeof Heading> | v.InferOutput<typeof Quote> | List

/** A schema for each depth, so that a document nested two hundred times is refused at the fourth list. */
function listOf(depth: number): v.GenericSchema<List> {
  const entry = depth > 1 ? v.union([Paragraph, listOf(depth - 1)]) : Paragraph
  return v.strictObject({
    type: v.picklist(['bullet_list', 'ordered_list']),
    content: some(v.strictObject({ type: v.literal('list_item'), content: some(entry) }))
  }) as v.GenericSchema<List>
}

/** A text of a page, as ProseMirror writes it: only what our own templates can print. */
export const TextDocument = v.strictObject({
  type: v.literal('doc'),
  content: some(v.union([Paragraph, Heading, Quote, listOf(LIST_DEPTH)], 'page-text'))
})
export interface TextDocument {
  type: 'doc'
  content: TextPart[]
}

interface Worded {
  type: string
  text?: string
  content?: readonly Worded[] | undefined
}

/** Whether there is anything to read: blanks and free lines are not. */
export const hasWords = ({ text = '', content = [] }: Worded): boolean => Boolean(text.trim()) || content.some(hasWords)
