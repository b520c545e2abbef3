import { atom } from 'jotai'
import type { LayoutSection } from '#contract/advisors'
import { getLayoutEditor, type LayoutEditor, type LayoutElement, putLayout } from '#contract/profile-layout'
import { withRevision } from '../../core/data/with-revision.ts'
import { formAtoms } from '../../core/forms/form.atoms.ts'
import { movedTo } from '../../ui/lists/ordered-list.tsx'

type Sections = LayoutEditor['sections']

const savedAtom = atom<Sections>([])
export const sectionsAtom = atom<Sections>([])

const changeAtom = atom(
  null,
  (_get, set, name: LayoutSection, change: (elements: LayoutElement[]) => LayoutElement[]) =>
    set(sectionsAtom, (sections) =>
      sections.map((section) => (section.name === name ? { name, elements: change(section.elements) } : section))
    )
)

/** Moves an element to where another one is. */
export const moveAtom = atom(null, (_get, set, name: LayoutSection, moved: string, to: string) =>
  set(changeAtom, name, (elements) => {
    const at = (id: string) => elements.findIndex((one) => one.id === id)
    return movedTo(elements, at(moved), at(to))
  })
)

export const toggleAtom = atom(null, (_get, set, name: LayoutSection, id: string) =>
  set(changeAtom, name, (elements) =>
    elements.map((one) => (one.id === id ? { ...one, is_visible: !one.is_visible } : one))
  )
)

/** The link moved to another section last, for the announcement. */
export const sentAtom = atom<{ link: LayoutElement; to: LayoutSection } | undefined>(undefined)

/** Moves a link to the end of another section. */
export const sendAtom = atom(null, (_get, set, from: LayoutSection, to: LayoutSection, link: LayoutElement) => {
  set(sentAtom, { link, to })
  set(changeAtom, from, (elements) => elements.filter(({ id }) => id !== link.id))
  set(changeAtom, to, (elements) => [...elements, link])
})

const numbered = (sections: Sections) =>
  sections.map(({ name, elements }) => ({
    name,
    elements: elements.map(({ id, is_visible }, order) => ({ id, order, is_visible }))
  }))

export const contactOptionsForm = formAtoms({
  dirtyAtom: atom((get) => JSON.stringify(get(sectionsAtom)) !== JSON.stringify(get(savedAtom))),
  load: (call) => withRevision(call, getLayoutEditor, {}),
  show: (set, { answer: { sections } }) => {
    set(sectionsAtom, sections)
    set(savedAtom, sections)
    set(sentAtom, undefined)
  },
  value: (get) => get(sectionsAtom),
  save: (call, _alias, sections, revision) =>
    withRevision(call, putLayout, { query: { revision }, body: { sections: numbered(sections) } }),
  saved: (set, sections) => set(savedAtom, sections),
  said: () => ['profile-layout.contact-saved'],
  shows: () => false,
  refused: async () => {},
  versions: { draftAtom: sectionsAtom, savedAtom }
})
