import type { MessageTable } from '../locales.ts'

/** The export of advisors. */
export const advisorsExportMessages = {
  'advisors-export.lead': {
    en: 'Choose what the file should contain. It opens in any spreadsheet program.',
    'de-AT': 'Wählen Sie, was die Datei enthalten soll. Sie lässt sich in jeder Tabellenkalkulation öffnen.',
    'de-AT-informal': 'Wähle, was die Datei enthalten soll. Sie lässt sich in jeder Tabellenkalkulation öffnen.'
  },
  'advisors-export.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'advisors-export.all': { en: 'All branches', 'de-AT': 'Alle Filialen' },
  'advisors-export.advisors': {
    en: '{count, plural, =0 {No advisors} one {# advisor} other {# advisors}}',
    'de-AT': '{count, plural, =0 {Keine Beraterinnen und Berater} one {# Person} other {# Personen}}'
  },
  'advisors-export.columns': { en: 'Columns', 'de-AT': 'Spalten' },
  'advisors-export.every': { en: 'Select all', 'de-AT': 'Alle auswählen' },
  'advisors-export.none': { en: 'Select none', 'de-AT': 'Keine auswählen' },
  'advisors-export.count': {
    en: '{count, plural, =0 {No advisors} one {# advisor} other {# advisors}}, {columns, plural, =0 {no columns} one {# column} other {# columns}}',
    'de-AT':
      '{count, plural, =0 {Keine Beraterinnen und Berater} one {Eine Person} other {# Beraterinnen und Berater}}, {columns, plural, =0 {keine Spalte} one {# Spalte} other {# Spalten}}'
  },
  'advisors-export.required': {
    en: 'Please select at least one column.',
    'de-AT': 'Bitte wählen Sie mindestens eine Spalte.',
    'de-AT-informal': 'Bitte wähle mindestens eine Spalte.'
  },
  'advisors-export.csv': { en: 'Download as CSV', 'de-AT': 'Als CSV herunterladen' },
  'advisors-export.xlsx': { en: 'Download for Excel (XLSX)', 'de-AT': 'Für Excel herunterladen (XLSX)' },
  'advisors-export.fetching': { en: 'Downloading …', 'de-AT': 'Wird heruntergeladen …' },
  'advisors-export.rows': {
    en: '{rows, number} of {total, plural, one {# advisor} other {# advisors}}',
    'de-AT': '{rows, number} von {total, plural, one {einer Person} other {# Beraterinnen und Beratern}}'
  },
  'advisors-export.size': { en: '{size, number} kB so far', 'de-AT': 'Bisher {size, number} kB' },
  'advisors-export.stop': { en: 'Cancel', 'de-AT': 'Abbrechen' },
  'advisors-export.stopped': {
    en: 'Download cancelled. No file was saved.',
    'de-AT': 'Download abgebrochen. Es wurde keine Datei gespeichert.'
  },
  'advisors-export.done': { en: '“{name}” has been downloaded.', 'de-AT': '„{name}“ wurde heruntergeladen.' },
  'advisors-export.too-often': {
    en: 'Too many downloads. Please try again in a minute.',
    'de-AT': 'Zu viele Downloads. Bitte versuchen Sie es in einer Minute noch einmal.',
    'de-AT-informal': 'Zu viele Downloads. Bitte versuche es in einer Minute noch einmal.'
  },
  'advisors-export.broken': {
    en: 'The download was interrupted. No file was saved. Please try again.',
    'de-AT': 'Der Download wurde unterbrochen. Es wurde keine Datei gespeichert. Bitte versuchen Sie es noch einmal.',
    'de-AT-informal':
      'Der Download wurde unterbrochen. Es wurde keine Datei gespeichert. Bitte versuche es noch einmal.'
  },
  'advisors-export.yes': { en: 'yes', 'de-AT': 'ja' },
  'advisors-export.no': { en: 'no', 'de-AT': 'nein' },
  'advisors-export.alias': { en: 'Alias', 'de-AT': 'Alias' },
  'advisors-export.title_prefix': { en: 'Title before', 'de-AT': 'Titel vorangestellt' },
  'advisors-export.first_name': { en: 'First name', 'de-AT': 'Vorname' },
  'advisors-export.last_name': { en: 'Last name', 'de-AT': 'Nachname' },
  'advisors-export.title_suffix': { en: 'Title after', 'de-AT': 'Titel nachgestellt' },
  'advisors-export.position': { en: 'Position', 'de-AT': 'Funktion' },
  'advisors-export.city': { en: 'City', 'de-AT': 'Ort' },
  'advisors-export.email_address': { en: 'E-mail address', 'de-AT': 'E-Mail-Adresse' },
  'advisors-export.sign_in_address': { en: 'Sign-in address', 'de-AT': 'Anmeldeadresse' },
  'advisors-export.phone_number': { en: 'Phone number', 'de-AT': 'Telefonnummer' },
  'advisors-export.is_institutional': { en: 'Manages own appointments', 'de-AT': 'Verwaltet eigene Termine' },
  'advisors-export.whatsapp': { en: 'WhatsApp', 'de-AT': 'WhatsApp' },
  'advisors-export.contact_options': { en: 'Contact options', 'de-AT': 'Kontaktmöglichkeiten' },
  'advisors-export.topics': { en: 'Topics', 'de-AT': 'Themen' },
  'advisors-export.appointment_types': { en: 'Appointment types', 'de-AT': 'Terminarten' },
  'advisors-export.profile': { en: 'Public profile', 'de-AT': 'Öffentliches Profil' }
} satisfies MessageTable
