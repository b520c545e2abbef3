import type { MessageTable } from '../locales.ts'

/** The ways to meet (spec §3), and the form that chooses among them. */
export const appointmentTypesMessages = {
  'appointment-types.label': { en: 'Appointment types', 'de-AT': 'Terminarten' },
  'appointment-types.help': {
    en: 'Choose how customers can meet you. Customers can only book if you choose at least one type.',
    'de-AT':
      'Wählen Sie, wie Kundinnen und Kunden Sie treffen können. Für Buchungen ist mindestens eine Terminart nötig.',
    'de-AT-informal':
      'Wähle, wie Kundinnen und Kunden dich treffen können. Für Buchungen ist mindestens eine Terminart nötig.'
  },
  'appointment-types.none': {
    en: 'While no appointment type is chosen, customers cannot book you online.',
    'de-AT': 'Solange keine Terminart gewählt ist, können Sie nicht online gebucht werden.',
    'de-AT-informal': 'Solange keine Terminart gewählt ist, kannst du nicht online gebucht werden.'
  },
  'appointment-types.saved': { en: 'Appointment types saved', 'de-AT': 'Terminarten gespeichert' },
  'appointment-types.by-phone': { en: 'Consulting by phone', 'de-AT': 'Telefonische Beratung' },
  'appointment-types.in-branch': {
    en: 'On-site consulting at the branch office',
    'de-AT': 'Persönliche Beratung in der Filiale'
  },
  'appointment-types.online': { en: 'Online video consulting', 'de-AT': 'Online-Videoberatung' }
} satisfies MessageTable
