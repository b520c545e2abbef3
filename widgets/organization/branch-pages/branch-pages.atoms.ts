import { atom } from 'jotai'
import {
  type BranchPageContent,
  deleteBranchPlan,
  EMPTY_BRANCH_PAGE,
  getBranchPage,
  getBranchPages,
  getBranchVersions,
  type OpenBranchPage,
  OtherBranchVersion,
  postBranchPicture,
  postBranchRestoration,
  putBranchPage,
  putBranchPublication
} from '#contract/branch-pages'
import type { PictureFile } from '#contract/content-pages'
import { getOrganizationEditorConfiguration } from '#contract/organizations-profiles'
import { failedAtom } from '../../core/data/notify.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { apiAtom, textsAtom } from '../../core/element/store.tsx'
import { type Texts, translate } from '../../core/element/texts.tsx'
import { checkFile, type PictureFault } from '../../people/photos/picture.ts'
import { pictureRefusals } from '../../people/photos/picture-refusals.ts'
import { languageAtoms } from '../../site/publication/language.atoms.ts'
import { publicationAtoms } from '../../site/publication/publication.atoms.ts'
import { mergedFields } from '../../site/publication/three-way.ts'
import { versionedEditor } from '../../site/publication/versioned-editor.atoms.ts'

/** The language that is edited. */
export const languageAtom = languageAtoms()

/** The branches whose pages the user edits. */
export const branches = requestAtoms({ ask: (call) => call(getBranchPages, {}) })
/** How many of each a page can have. */
export const configuration = requestAtoms({ ask: (call) => call(getOrganizationEditorConfiguration, {}) })

export const editor = versionedEditor<BranchPageContent, OpenBranchPage>({
  empty: EMPTY_BRANCH_PAGE,
  load: (call, uuid) => call(getBranchPage, { params: { uuid } }),
  save: (call, uuid, body) => call(putBranchPage, { params: { uuid }, body }),
  restore: (call, uuid, version) => call(postBranchRestoration, { params: { uuid }, body: { version } }),
  other: OtherBranchVersion,
  merged: (three) => {
    const { value, clashes } = mergedFields(three)
    return { content: value, clashes }
  },
  shownAtom: languageAtom
})

export const publication = publicationAtoms<OpenBranchPage>({
  pageAtom: editor.pageAtom,
  updateAtom: editor.updateAtom,
  staysPublic: true,
  publish: (call, uuid, { version, publish_at }) =>
    call(putBranchPublication, { params: { uuid }, body: { version: version ?? 0, publish_at } }),
  withdraw: async (call, { uuid, public_version }) => {
    await call(deleteBranchPlan, { params: { uuid } })
    return { state: public_version === null ? 'draft' : 'public', publish_version: null, publish_at: null }
  },
  versions: (call, uuid) => call(getBranchVersions, { params: { uuid } })
})

interface Uploaded {
  file?: PictureFile
  errors: readonly string[]
}

/** Stores a picture for a branch's page, or says why it cannot be one. */
export const uploadAtom = atom(null, async (get, set, uuid: string, body: File): Promise<Uploaded> => {
  try {
    checkFile(body)
  } catch (fault) {
    return { errors: [translate(get(textsAtom) as Texts, (fault as PictureFault).message)] }
  }
  try {
    return { file: await get(apiAtom).call(postBranchPicture, { params: { uuid }, body }), errors: [] }
  } catch (failure) {
    const errors = await pictureRefusals(failure)
    if (!errors.length) await set(failedAtom, failure)
    return { errors }
  }
})
