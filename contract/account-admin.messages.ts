import type { MessageTable } from './locales.ts'

/** The frame of the administration (spec §2). */
export const accountAdminMessages = {
  'account-admin.navigation': { en: 'Administration', 'de-AT': 'Administration' },
  'account-admin.menu': { en: 'Menu', 'de-AT': 'Menü' },
  'account-admin.back': { en: 'Back', 'de-AT': 'Zurück' },
  'account-admin.api': { en: 'Programming interface (API)', 'de-AT': 'Programmierschnittstelle (API)' },
  'account-admin.group-institution': { en: 'Institution', 'de-AT': 'Institut' },
  'account-admin.group-appointments': { en: 'Appointments', 'de-AT': 'Termine' },
  'account-admin.group-people': { en: 'Branches and people', 'de-AT': 'Filialen und Personen' },
  'account-admin.group-public': { en: 'Public pages', 'de-AT': 'Öffentliche Seiten' },
  'account-admin.group-control': { en: 'Control', 'de-AT': 'Kontrolle' }
} satisfies MessageTable
