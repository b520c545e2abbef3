import type { CustomLinkKind, OwnLink } from '../custom-links.ts'

const uuid = (last: number) => `00000000-0000-4000-8000-0000000000b${last}`

export const exampleCustomLinks: CustomLinkKind[] = [
  {
    uuid: uuid(1),
    revision: 'a1',
    icon: 'linkedin',
    label: 'LinkedIn',
    is_retired: false,
    advisors: 412,
    pattern: 'https://www.linkedin.com/in/{value}'
  },
  {
    uuid: uuid(2),
    revision: 'a1',
    icon: 'home',
    label: 'Eigene Seite',
    pattern: '{value}',
    is_retired: false,
    advisors: 1
  },
  {
    uuid: uuid(3),
    revision: 'a1',
    icon: 'xing',
    label: 'Xing',
    is_retired: true,
    advisors: 36,
    pattern: 'https://www.xing.com/profile/{value}'
  },
  {
    uuid: uuid(4),
    revision: 'a1',
    icon: 'document',
    is_retired: false,
    advisors: 0,
    label: 'Veröffentlichungen zu Wohnbauförderung und Vorsorge',
    pattern: 'https://www.alpenbank.example/niederoesterreich/veroeffentlichungen/{value}/uebersicht'
  }
]

export const exampleOwnLinks: OwnLink[] = exampleCustomLinks
  .filter(({ is_retired }) => !is_retired)
  .map(({ icon, label, pattern, ...link }, index) => ({
    uuid: link.uuid,
    revision: 'a1',
    icon,
    label,
    pattern,
    value: index === 0 ? 'anna-gruber' : ''
  }))
