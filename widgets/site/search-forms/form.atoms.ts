import { PLAIN_SEARCH } from '#contract/search'
import {
  type ManagedSearchForm,
  OtherSearchForm,
  postSearchForm,
  putSearchForm,
  type SearchFormBody
} from '#contract/search-forms'
import { listUpdates } from '../../core/data/list.atoms.ts'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'
import { searchForms } from './search-forms.atoms.ts'

/** A short name derived from a name, until one is typed. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[äöü]/g, (letter) => `${letter.normalize('NFD')[0]}e`)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 64)

const EMPTY = { name: '', slug: '', ...PLAIN_SEARCH }

const PRESETS = ['presets.topic', 'presets.language', 'presets.branch']

/** The form of one search form. */
export const searchForm = draftAtoms<ManagedSearchForm, SearchFormBody>({
  of({ uuid: _, revision: __, ...form } = EMPTY as ManagedSearchForm) {
    return form
  },
  touches: (change) => [...Object.keys(change), ...('presets' in change ? PRESETS : [])],
  save(call, body, form) {
    if (!form) return call(postSearchForm, { body })
    const { uuid, revision } = form
    return call(putSearchForm, { params: { uuid }, query: { revision }, body })
  },
  outdated: OtherSearchForm,
  nameOf: ({ name }) => name,
  fields: ['name', 'slug', 'fields', 'presets'],
  ...listUpdates(searchForms)
})
