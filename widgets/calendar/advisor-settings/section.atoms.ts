import { type Atom, atom, type Getter, type Setter, type WritableAtom } from 'jotai'
import {
  type AdvisorSettings,
  type AdvisorSettingsChange,
  getAdvisorSettings,
  putAdvisorSettings
} from '#contract/advisor-settings'
import type { advisorSettingsMessages } from '#contract/messages/advisor-settings.messages'
import { FieldErrors } from '#contract/values'
import type { Said } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import { withRevision } from '../../core/data/with-revision.ts'
import { formAtoms } from '../../core/forms/form.atoms.ts'

/** As last loaded from the server. */
export const settingsAtom = atom<AdvisorSettings | undefined>(undefined)
const refusedAtom = atom<FieldErrors['errors']>({})

const isPartOf = (field: string, name: string) => name === field || name.startsWith(`${field}.`)

/** Errors of a field or its parts. */
export const errorsAt = (errors: FieldErrors['errors'], field: string): string[] =>
  Object.entries(errors).flatMap(([name, texts]) => (isPartOf(field, name) ? texts : []))

type Title = keyof typeof advisorSettingsMessages

interface Parts<Draft> {
  title: Title
  /** Form values of this section. */
  draftOf(settings: AdvisorSettings): Draft
  changeOf(draft: Draft): AdvisorSettingsChange
  /** What the notification of success says of what was saved, if nothing else was. */
  said(settings: AdvisorSettings | undefined): Said
  /** The fields beside which errors are shown. */
  fields: readonly string[]
}

/** What one request of the form has of a section. */
interface Sent {
  change(): AdvisorSettingsChange
  isChanged: boolean
  said(): Said
  fields: readonly string[]
  /** Fills the section; what was typed meanwhile waits for the next save. */
  settle(set: Setter, settings: AdvisorSettings): void
}

interface Section {
  title: Title
  dirtyAtom: Atom<boolean>
  /** As typed. */
  typedAtom: WritableAtom<object | undefined, [object], void>
  /** As saved. */
  draftOf(settings: AdvisorSettings): object
  sent(get: Getter): Sent
}

/** What needs attention is said whatever else was saved. */
export const WITHIN = 'advisor-settings.saved-within'
export const INFORMED = 'advisor-settings.saved-link'

const sections: Section[] = []

export type SectionAtoms<Draft extends object> = ReturnType<typeof sectionAtoms<Draft>>

/** A section of the settings, which the form saves together with the others. */
export function sectionAtoms<Draft extends object>({ title, draftOf, changeOf, said, fields }: Parts<Draft>) {
  const typedAtom = atom<Draft | undefined>(undefined)
  const draftAtom = atom((get) => get(typedAtom) as Draft)
  const dirtyAtom = atom((get) => {
    const settings = get(settingsAtom)
    return JSON.stringify(get(typedAtom)) !== JSON.stringify(settings && draftOf(settings))
  })
  const editAtom = atom(null, (get, set, edit: Partial<Draft>) => {
    set(typedAtom, { ...get(draftAtom), ...edit })
    const others = Object.entries(get(refusedAtom)).filter(([name]) => !fields.some((field) => isPartOf(field, name)))
    set(refusedAtom, Object.fromEntries(others))
  })
  sections.push({
    title,
    dirtyAtom,
    typedAtom: atom(
      (get) => get(typedAtom),
      (_get, set, draft) => set(typedAtom, draft as Draft)
    ),
    draftOf,
    sent: (get) => {
      const draft = get(draftAtom)
      let answered: AdvisorSettings | undefined
      return {
        change: () => changeOf(draft),
        isChanged: get(dirtyAtom),
        said: () => said(answered),
        fields,
        settle: (set, settings) => {
          answered = settings
          set(typedAtom, (typed) => (typed === draft ? draftOf(settings) : typed))
        }
      }
    }
  })
  return { draftAtom, editAtom, errorsAtom: refusedAtom }
}

/** The titles of those that have changed, and are saved or refused together. */
export const changedTitlesAtom = atom((get) =>
  sections.flatMap(({ title, dirtyAtom }) => (get(dirtyAtom) ? title : []))
)

const changed = (sent: readonly Sent[]) => sent.filter(({ isChanged }) => isChanged)

type Drafts = Record<string, object | undefined>

const drafts = (draft: (section: Section) => object | undefined): Drafts =>
  Object.fromEntries(sections.map((section) => [section.title, draft(section)]))

/** All sections: they load together, and what has changed of them is saved with one request. */
export const settingsForm = formAtoms({
  dirtyAtom: atom((get) => sections.some(({ dirtyAtom }) => get(dirtyAtom))),
  load: (call, alias) => withRevision(call, getAdvisorSettings, { params: { alias } }),
  show: (set, { answer }) => {
    set(settingsAtom, answer)
    for (const { typedAtom, draftOf } of sections) set(typedAtom, draftOf(answer))
    set(refusedAtom, {})
  },
  value: (get) => sections.map((section) => section.sent(get)),
  save: (call, alias, sent, revision) => {
    const body: AdvisorSettingsChange = Object.assign({}, ...changed(sent).map(({ change }) => change()))
    return withRevision(call, putAdvisorSettings, { params: { alias }, query: { revision }, body })
  },
  saved: (set, sent, { answer }) => {
    set(settingsAtom, answer)
    for (const section of sent) section.settle(set, answer)
    set(refusedAtom, {})
  },
  said: (sent) => {
    const [first, ...others] = changed(sent).map((section) => section.said())
    if (first && !others.length) return first
    const needsAttention = (said: Said | undefined) => said?.[0] === WITHIN || said?.[0] === INFORMED
    return [first, ...others].find(needsAttention) ?? ['advisor-settings.saved']
  },
  shows: (name, sent) => sent.some(({ fields }) => fields.some((field) => isPartOf(field, name))),
  refused: async (_get, set, failure) => {
    const refusal = await readFailure(failure, FieldErrors)
    set(refusedAtom, refusal?.errors ?? {})
  },
  versions: {
    draftAtom: atom(
      (get) => drafts(({ typedAtom }) => get(typedAtom)),
      (_get, set, typed: Drafts) => {
        for (const { title, typedAtom } of sections) set(typedAtom, typed[title] ?? {})
        set(refusedAtom, {})
      }
    ),
    savedAtom: atom((get) => {
      const settings = get(settingsAtom)
      return drafts(({ draftOf }) => settings && draftOf(settings))
    })
  }
})
