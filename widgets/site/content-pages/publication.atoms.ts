import { atom } from 'jotai'
import {
  type ContentPage,
  deletePublication,
  getContentVersions,
  type OpenContentPage,
  putContentPagePath,
  putPublication,
  putStartPage
} from '#contract/content-pages'
import { failedAtom } from '../../core/data/notify.ts'
import { mutationAtoms } from '../../core/data/request.atoms.ts'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'
import { publicationAtoms } from '../publication/publication.atoms.ts'
import { pageAtom, updateAtom } from './editor.atoms.ts'

export const publication = publicationAtoms<OpenContentPage>({
  pageAtom,
  updateAtom,
  publish: (call, uuid, body) => call(putPublication, { params: { uuid }, body }),
  withdraw: async (call, { uuid, state }) => {
    await call(deletePublication, { params: { uuid } })
    return {
      state: state === 'public' || state === 'ended' ? 'ended' : 'draft',
      public_version: null,
      publish_version: null,
      publish_at: null,
      withdraw_at: null,
      is_start: false
    }
  },
  versions: (call, uuid) => call(getContentVersions, { params: { uuid } })
})

const starting = mutationAtoms()

/** Makes the page the institution's start page, or no longer. */
export const startAtom = atom(null, async (get, set, is_start: boolean) => {
  const page = get(pageAtom)
  if (!page) return
  await set(
    starting.runAtom,
    async (call) => set(updateAtom, await call(putStartPage, { params: { uuid: page.uuid }, body: { is_start } })),
    { said: () => [is_start ? 'content-editor.started' : 'content-editor.start-ended'] }
  )
})

/** The address, which changes for everybody as soon as it is saved. */
export const pathForm = draftAtoms<ContentPage, { path: string }>({
  of: (page) => ({ path: page?.path ?? '' }),
  save: (call, body, page) => call(putContentPagePath, { params: { uuid: page?.uuid ?? '' }, body }),
  nameOf: ({ path }) => `/p/${path}`,
  saved: (set, page) => set(updateAtom, page),
  failed: (set, failure) => void set(failedAtom, failure)
})
