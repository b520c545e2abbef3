import type { Names } from './names.ts'

/** A line that a feature adds to a shared file. */
export interface Entry {
  path: string
  /** It is inserted before the first occurrence of this text, after that one. */
  before: string
  after?: string
  text: string
}

/** The administration's menu groups, by domain. */
const GROUPS: Record<string, string> = {
  booking: 'appointments',
  calendar: 'appointments',
  people: 'people',
  organization: 'people',
  card: 'public',
  site: 'public',
  wallet: 'public',
  ops: 'control',
  reports: 'control'
}

const messages = '\n} satisfies MessageTable'

/**
 * The site map, its menu, and the kinds of the audit log: their order and names are part of the product, so they remain
 * lists.
 */
export const sharedEntries = ({ domain, noun, one, Nouns, Words, Word, words }: Names): Entry[] => [
  {
    path: 'widgets/app/routes.ts',
    before: '\n] as const satisfies readonly Route[]',
    text: `,
  {
    path: '/account-admin/${noun}',
    title: 'account-admin.page-${noun}',
    lead: 'account-admin.page-${noun}-lead',
    access: manages${Nouns},
    layout: accountAdmin,
    load: () => import('../${domain}/${noun}/${noun}.tsx')
  }`
  },
  {
    path: 'widgets/app/routes.ts',
    before: "import type { Route, Title } from './route.ts'",
    text: `import { manages${Nouns} } from '#contract/${noun}'\n`
  },
  { path: 'contract/app-paths.ts', before: '\n] as const', text: `,\n  '/account-admin/${noun}'` },
  {
    path: 'widgets/app/tabs.ts',
    after: `title: 'account-admin.group-${GROUPS[domain]}'`,
    before: ']',
    text: `, '/account-admin/${noun}'`
  },
  {
    path: 'contract/messages/account-admin.messages.ts',
    before: messages,
    text: `,
  'account-admin.page-${noun}': { en: '${Words}', 'de-AT': '${Words}' },
  'account-admin.page-${noun}-lead': { en: 'The institution’s ${words}.', 'de-AT': 'Einträge des Instituts.' }`
  },
  { path: 'contract/audit-log.ts', before: '\n] as const\nexport type AuditObject', text: `,\n  '${one}'` },
  {
    path: 'contract/messages/audit-log.messages.ts',
    before: "\n  'audit.object-user'",
    text: `\n  'audit.object-${one}': { en: '${Word}', 'de-AT': '${Word}' },`
  }
]
