import { type Block, CONTENT_LANGUAGES, type PageContent, type PageText } from '#contract/content-pages'
import { chosen, isClash, mergedParts, type Three } from '../publication/merge-parts.ts'

const EMPTY: PageText = { title: '', description: '', blocks: [] }

/**
 * The changes of two people who began with the same version, block by block. What both have changed is taken from mine,
 * and counted.
 */
export function merged({ base, mine, theirs }: Three<PageContent>): { content: PageContent; clashes: number } {
  const clashes: string[] = []
  const texts = CONTENT_LANGUAGES.flatMap((language): [string, PageText][] => {
    const three = { base: base[language], mine: mine[language], theirs: theirs[language] }
    if (!three.mine || !three.theirs) {
      const kept = isClash(three) ? (three.mine ?? three.theirs) : chosen(three)
      return kept ? [[language, kept]] : []
    }
    const of = <K extends keyof PageText>(key: K): Three<PageText[K]> => ({
      base: (three.base ?? EMPTY)[key],
      mine: (three.mine ?? EMPTY)[key],
      theirs: (three.theirs ?? EMPTY)[key]
    })
    for (const key of ['title', 'description'] as const) if (isClash(of(key))) clashes.push(key)
    const text = {
      title: chosen(of('title')),
      description: chosen(of('description')),
      blocks: mergedParts<Block>(of('blocks'), clashes)
    }
    return [[language, text]]
  })
  const advisors = { base: base.advisor, mine: mine.advisor, theirs: theirs.advisor }
  if (isClash(advisors)) clashes.push('advisor')
  const advisor = chosen(advisors)
  return { content: { ...Object.fromEntries(texts), ...(advisor && { advisor }) }, clashes: clashes.length }
}
