import type { MessageTable } from './locales.ts'

/** The export of advisors. */
export const advisorsExportMessages = {
  'advisors-export.lead': {
    en: 'Choose what the file is to hold. It opens in every spreadsheet program.',
    'de-AT': 'Bitte wählen Sie, was die Datei enthalten soll. Sie lässt sich in jeder Tabellenkalkulation öffnen.',
    'de-AT-informal': 'Bitte wähle, was die Datei enthalten soll. Sie lässt sich in jeder Tabellenkalkulation öffnen.'
  },
  'advisors-export.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'advisors-export.all': { en: 'All branches', 'de-AT': 'Alle Filialen' },
  'advisors-export.columns': { en: 'Columns', 'de-AT': 'Spalten' },
  'advisors-export.every': { en: 'Choose all', 'de-AT': 'Alle auswählen' },
  'advisors-export.none': { en: 'Choose none', 'de-AT': 'Keine auswählen' },
  'advisors-export.count': {
    en: '{count, plural, =0 {No advisors} one {# advisor} other {# advisors}}, {columns, plural, =0 {no columns} one {# column} other {# columns}}',
    'de-AT':
      '{count, plural, =0 {Keine Beraterinnen und Berater} one {Eine Person} other {# Beraterinnen und Berater}}, {columns, plural, =0 {keine Spalte} one {# Spalte} other {# Spalten}}'
  },
  'advisors-export.required': { en: 'Please choose a column.', 'de-AT': 'Bitte mindestens eine Spalte auswählen.' },
  'advisors-export.csv': { en: 'Download as CSV', 'de-AT': 'Als CSV herunterladen' },
  'advisors-export.xlsx': { en: 'Download for Excel (XLSX)', 'de-AT': 'Für Excel herunterladen (XLSX)' },
  'advisors-export.fetching': { en: 'The file is being downloaded …', 'de-AT': 'Die Datei wird heruntergeladen …' },
  'advisors-export.rows': {
    en: '{rows, number} of {total, plural, one {# advisor} other {# advisors}}',
    'de-AT': '{rows, number} von {total, plural, one {einer Person} other {# Beraterinnen und Beratern}}'
  },
  'advisors-export.size': { en: '{size, number} kB so far', 'de-AT': 'Bisher {size, number} kB' },
  'advisors-export.stop': { en: 'Stop', 'de-AT': 'Abbrechen' },
  'advisors-export.stopped': {
    en: 'Stopped. No file has been saved.',
    'de-AT': 'Abgebrochen. Es wurde keine Datei gespeichert.'
  },
  'advisors-export.done': { en: 'The file “{name}” is complete.', 'de-AT': 'Die Datei „{name}“ ist vollständig.' },
  'advisors-export.too-often': {
    en: 'So many files cannot be fetched one after the other. Please wait a little.',
    'de-AT': 'So viele Dateien nacheinander sind nicht möglich. Bitte warten Sie ein wenig.',
    'de-AT-informal': 'So viele Dateien nacheinander sind nicht möglich. Bitte warte ein wenig.'
  },
  'advisors-export.broken': {
    en: 'The download broke off. No file has been saved; please try again.',
    'de-AT': 'Das Herunterladen ist abgebrochen. Es wurde keine Datei gespeichert; bitte versuchen Sie es noch einmal.',
    'de-AT-informal':
      'Das Herunterladen ist abgebrochen. Es wurde keine Datei gespeichert; bitte versuche es noch einmal.'
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
  'advisors-export.sign_in_address': { en: 'Login address', 'de-AT': 'Anmeldeadresse' },
  'advisors-export.phone_number': { en: 'Phone number', 'de-AT': 'Telefonnummer' },
  'advisors-export.is_institutional': { en: 'Institutional', 'de-AT': 'Verwaltet eigene Termine' },
  'advisors-export.whatsapp': { en: 'WhatsApp', 'de-AT': 'WhatsApp' },
  'advisors-export.contact_options': { en: 'Contact options', 'de-AT': 'Kontaktmöglichkeiten' },
  'advisors-export.topics': { en: 'Topics', 'de-AT': 'Themen' },
  'advisors-export.appointment_types': { en: 'Appointment types', 'de-AT': 'Terminarten' },
  'advisors-export.profile': { en: 'Public profile', 'de-AT': 'Öffentliches Profil' }
} satisfies MessageTable
