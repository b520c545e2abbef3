import { atom } from 'jotai'
import {
  type CustomLinkKind,
  type LinkIcon,
  OtherLinkKind,
  PLACEHOLDER,
  postCustomLink,
  putCustomLink
} from '#contract/custom-links'
import { listUpdates } from '../../core/data/list.atoms.ts'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'
import { links } from './custom-links.atoms.ts'

export interface Draft {
  icon: LinkIcon
  label: string
  pattern: string
  /** Advisors enter complete URLs. */
  isAny: boolean
  is_retired: boolean
}

const EMPTY: Draft = { icon: 'link', label: '', pattern: 'https://', isAny: false, is_retired: false }

const patternOf = ({ isAny, pattern }: Draft) => (isAny ? PLACEHOLDER : pattern)

function draftOf(kind?: CustomLinkKind): Draft {
  if (!kind) return EMPTY
  const { icon, label, pattern, is_retired } = kind
  const isAny = pattern === PLACEHOLDER
  return { icon: icon as LinkIcon, label, pattern: isAny ? EMPTY.pattern : pattern, isAny, is_retired }
}

/** The form of one kind of link. */
export const linkForm = draftAtoms<CustomLinkKind, Draft>({
  of: draftOf,
  touches: (change) => Object.keys({ ...change, ...('isAny' in change && { pattern: '' }) }),
  save(call, draft, kind) {
    const { icon, label, is_retired } = draft
    const body = { icon, label, pattern: patternOf(draft), is_retired }
    if (!kind) return call(postCustomLink, { body })
    const { uuid, revision } = kind
    return call(putCustomLink, { params: { uuid }, query: { revision }, body })
  },
  outdated: OtherLinkKind,
  nameOf: ({ label }) => label,
  ...listUpdates(links)
})

/** Whether saving changes a pattern for which advisors have entered values. */
export const isPatternChangedAtom = atom((get) => {
  const [draft, kind] = [get(linkForm.draftAtom), get(linkForm.itemAtom)]
  return Boolean(draft && kind?.advisors && patternOf(draft) !== kind.pattern)
})
