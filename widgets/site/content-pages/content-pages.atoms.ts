import { atom } from 'jotai'
import {
  CONTENT_LANGUAGES,
  type ContentPage,
  type ContentPageForm,
  type ContentPages,
  deleteContentPage,
  getContentPages,
  postContentPage,
  postCopy
} from '#contract/content-pages'
import { listAtoms, listUpdates } from '../../core/data/list.atoms.ts'
import { removalAtoms } from '../../core/data/removal.atoms.ts'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'

export const contentPages = listAtoms<ContentPages, ContentPage>({
  noun: 'content-pages',
  ask: (call) => call(getContentPages, {}),
  change: (listed, next) => ({ ...listed, pages: next(listed.pages) })
})

export const contentPageRemoval = removalAtoms<ContentPage>({
  remove: (call, { uuid }) => call(deleteContentPage, { params: { uuid } }),
  nameOf: ({ title }) => title,
  list: contentPages
})

/** The page that has just been made, which is opened. */
export const madeAtom = atom<string | undefined>(undefined)

/** A new page is always one more of the list. */
const { failed } = listUpdates(contentPages)
const updates = {
  nameOf: ({ title }: ContentPage) => title,
  saved(set: Parameters<typeof failed>[0], { uuid }: ContentPage) {
    void set(contentPages.refreshAtom)
    set(madeAtom, uuid)
  },
  failed
}

/** What a new page is: one that is written, or one that leads to an advisor's card. */
export const PAGE_KINDS = ['page', 'advisor'] as const
interface NewPage extends ContentPageForm {
  advisor: string
  kind: (typeof PAGE_KINDS)[number]
}

export const contentPageForm = draftAtoms<ContentPage, NewPage>({
  of: () => ({ title: '', path: '', language: CONTENT_LANGUAGES[0], advisor: '', kind: 'page' }),
  save: (call, { kind, advisor, ...body }) =>
    call(postContentPage, { body: { ...body, ...(kind === 'advisor' && { advisor }) } }),
  ...updates
})

/** The page that is copied; its copy needs an address of its own. */
export const copiedAtom = atom<ContentPage | undefined>(undefined)

export const copyForm = draftAtoms<ContentPage, { path: string; uuid: string }>({
  of: () => ({ path: '', uuid: '' }),
  save: (call, { path, uuid }) => call(postCopy, { params: { uuid }, body: { path } }),
  fields: ['path'],
  ...updates
})

export const copyAtom = atom(null, (_get, set, page: ContentPage) => {
  set(copiedAtom, page)
  set(copyForm.openAtom, undefined, { uuid: page.uuid, path: `${page.path}-2`.slice(-64) })
})
