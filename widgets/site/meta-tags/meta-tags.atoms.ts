import { atom } from 'jotai'
import * as v from 'valibot'
import { getAdvisors } from '#contract/advisors'
import { META_PAGES, type MetaPage, type Placeholder } from '#contract/meta-tags'
import { getOrganizations } from '#contract/organizations'
import { MetaTag } from '#contract/tenant'
import { initAtom } from '../../core/data/session.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { settingForm } from '../../core/forms/setting-form.atoms.ts'

export const FIELDS = ['title', 'description', 'og_title', 'og_description'] as const
export type Field = (typeof FIELDS)[number]
/** Approximate length shown by search engines; maximum length. */
export const SHOWN = { title: 60, description: 155, og_title: 60, og_description: 110 } as const
export const LENGTH_MAX = 1000

const Tags = v.pipe(v.string(), v.parseJson(), v.array(MetaTag))

const isPage = (tag: MetaTag, page: MetaPage) => tag.controller === page && tag.name === 'detail'
const empty = (controller: MetaPage): MetaTag => ({
  controller,
  name: 'detail',
  title: '',
  description: '',
  og_title: '',
  og_description: ''
})

/** Updates the entries of both pages, leaving all others as they are. */
function read(text: string): readonly MetaTag[] {
  const tags = v.safeParse(Tags, text || '[]')
  const known = tags.success ? tags.output : []
  const others = known.filter((tag) => !META_PAGES.some((page) => isPage(tag, page)))
  return [...META_PAGES.map((page) => known.find((tag) => isPage(tag, page)) ?? empty(page)), ...others]
}

const says = (tag: MetaTag) => FIELDS.some((field) => tag[field].trim())

const write = (tags: readonly MetaTag[]) => {
  const filled = tags.filter((tag) => says(tag) || !META_PAGES.some((page) => isPage(tag, page)))
  return filled.length ? JSON.stringify(filled) : ''
}

const keyOf = (page: MetaPage, field: Field) => `${page}.${field}`

export const metaForm = settingForm<readonly MetaTag[], 'meta-tags.too-long-text'>({
  name: 'meta_tags',
  said: () => ['meta-tags.saved'],
  read,
  write,
  check: (tags) => {
    const long = META_PAGES.flatMap((page) =>
      FIELDS.filter((field) => (tags.find((tag) => isPage(tag, page))?.[field].length ?? 0) > LENGTH_MAX).map((field) =>
        keyOf(page, field)
      )
    )
    return Object.fromEntries(long.map((key) => [key, 'meta-tags.too-long-text' as const]))
  }
})

export const tagAtom = atom((get) => {
  const tags = get(metaForm.valueAtom)
  const faults = get(metaForm.faultsAtom)
  return (page: MetaPage) => ({
    tag: tags.find((tag) => isPage(tag, page)) ?? empty(page),
    faultOf: (field: Field) => faults[keyOf(page, field)]
  })
})

export const othersAtom = atom((get) => Math.max(0, get(metaForm.valueAtom).length - META_PAGES.length))

export const typeAtom = atom(null, (_get, set, page: MetaPage, field: Field, text: string) =>
  set(metaForm.valueAtom, (tags) => tags.map((tag) => (isPage(tag, page) ? { ...tag, [field]: text } : tag)))
)

export type Words = Readonly<Record<Placeholder, string>>
interface Example {
  words: Words
  path: string
}

const EXAMPLES: Record<MetaPage, Example> = {
  search: { words: { NAME: 'Anna Gruber', BRANCH: '', TENANT: '' }, path: '/app/profile/' },
  organizations: { words: { NAME: '', BRANCH: '', TENANT: '' }, path: '/app/filiale/' }
}
const loadedAtom = atom(EXAMPLES)

/** The preview's values: of the first advisor and the first branch. */
export const examplesAtom = atom((get) => {
  const TENANT = get(initAtom)?.tenant.name ?? ''
  const loaded = get(loadedAtom)
  return (page: MetaPage): Example => ({ ...loaded[page], words: { ...loaded[page].words, TENANT } })
})

/** Without them the preview shows only texts. */
export const loadExamplesAtom = atom(null, async (get, set) => {
  const { call } = get(apiAtom)
  const [advisors, branches] = await Promise.all([
    call(getAdvisors, {}).catch(() => []),
    call(getOrganizations, { query: { 'filters[administrable]': 'true' } }).catch(() => [])
  ])
  const [advisor] = advisors
  const branch = branches.find(({ closed_at }) => closed_at === null)
  const publicName = branch?.metadata.find((one) => one.name === 'publicName')?.value
  const name = String(publicName || branch?.name || '')
  set(loadedAtom, (before) => ({
    search: advisor
      ? {
          words: { NAME: advisor.full_name, BRANCH: advisor.organization.name, TENANT: '' },
          path: `/app/profile/${advisor.slug}`
        }
      : before.search,
    organizations: branch
      ? { words: { NAME: name, BRANCH: name, TENANT: '' }, path: `/app/filiale/${branch.slug}` }
      : before.organizations
  }))
})
