/** Placeholders in titles and descriptions (spec §2). */
export const PLACEHOLDERS = ['NAME', 'TENANT', 'BRANCH'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** The pages whose meta tags the institution sets. */
export const META_PAGES = ['search', 'organizations'] as const
export type MetaPage = (typeof META_PAGES)[number]

/** Fills placeholders in one pass: inserted values are not expanded. */
export const filled = (text: string, words: Readonly<Record<Placeholder, string>>): string =>
  text.replace(/\[(NAME|TENANT|BRANCH)\]/g, (_, word: Placeholder) => words[word])
