import * as v from 'valibot'
import { BranchPageContent, EMPTY_BRANCH_PAGE } from '#contract/branch-pages'
import type { TextDocument } from '#contract/content-text'

const { photos, texts, services, links } = BranchPageContent.entries
const LISTS = {
  photos: photos.pipe[0].item,
  texts: texts.pipe[0].item,
  services: services.pipe[0].item,
  links: links.pipe[0].item
} as const

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

const validItems = (schema: v.GenericSchema, items: unknown) =>
  (Array.isArray(items) ? items : []).flatMap((item) => {
    const read = v.safeParse(schema, item)
    return read.success ? [read.output] : []
  })

/** Of what is stored, all that can be printed today: a part of which another release knew leaves the others. */
export function contentOf(json: string): BranchPageContent {
  const stored = parsed(json)
  const whole = v.safeParse(BranchPageContent, stored)
  if (whole.success) return whole.output
  const lists = Object.entries(LISTS).map(([name, schema]) => [name, validItems(schema, stored[name])])
  const rest = (['action', 'access', 'team'] as const).map((name) => {
    const part = v.safeParse(BranchPageContent.entries[name], stored[name])
    return [name, part.success ? part.output : EMPTY_BRANCH_PAGE[name]]
  })
  return { ...EMPTY_BRANCH_PAGE, ...Object.fromEntries([...lists, ...rest]) }
}

/** A text without marks: paragraphs are set apart by empty lines. */
const documentOf = (text: string): TextDocument => ({
  type: 'doc',
  content: text.split(/\n\s*\n/).map((paragraph) => ({
    type: 'paragraph',
    content: paragraph
      .split('\n')
      .filter((row) => row.trim())
      .flatMap((row, at) => [...(at ? [{ type: 'hard_break' as const }] : []), { type: 'text' as const, text: row }])
  }))
})

/** What a branch shows whose page nobody has saved yet: the texts of its form. */
export const contentFrom = (
  texts: readonly { title: string; value: string }[],
  language: 'de' | 'en'
): BranchPageContent => ({
  ...EMPTY_BRANCH_PAGE,
  texts: texts.map(({ title, value }, at) => ({
    id: `text-${at + 1}`,
    place: 'main',
    title: { [language]: title },
    doc: { [language]: documentOf(value) }
  }))
})
