import type { MessageTable } from '../locales.ts'
import { auditFieldsMessages } from './audit-fields.messages.ts'
import { organizationsMessages } from './organizations.messages.ts'

const form = organizationsMessages
const days = auditFieldsMessages

/** Taking branches from a file. */
export const branchImportMessages = {
  'branch-import.lead': {
    en: 'Add and change branches with a CSV file, up to {max, number} at a time. The file is checked first. Nothing changes until you confirm.',
    'de-AT':
      'Legen Sie Filialen mit einer CSV-Datei an oder ändern Sie sie, bis zu {max, number} auf einmal. Die Datei wird zuerst geprüft. Bevor Sie zustimmen, ändert sich nichts.',
    'de-AT-informal':
      'Leg Filialen mit einer CSV-Datei an oder ändere sie, bis zu {max, number} auf einmal. Die Datei wird zuerst geprüft. Bevor du zustimmst, ändert sich nichts.'
  },
  'branch-import.help-match': {
    en: 'Branches are matched by alias, the last part of their public address; rows without one, by internal name. Branches that are not found are added.',
    'de-AT':
      'Filialen werden über den Alias gefunden, den letzten Teil ihrer öffentlichen Adresse, ohne Alias über den internen Namen. Nicht gefundene werden neu angelegt.'
  },
  'branch-import.help-new': {
    en: 'New branches need a name, street, postcode and town. Their public page is off at first; you can turn it on for many at once in the list of branches.',
    'de-AT':
      'Neue Filialen brauchen Namen, Straße, Postleitzahl und Ort. Die öffentliche Seite ist zunächst ausgeschaltet; in der Liste der Filialen lässt sie sich für viele auf einmal einschalten.'
  },
  'branch-import.help-cells': {
    en: 'Empty cells change nothing.',
    'de-AT': 'Leere Zellen ändern nichts.'
  },
  'branch-import.help-hours': {
    en: 'Opening hours are written as 09:00–12:30, 13:30–16:00; a day without any as “closed”.',
    'de-AT': 'Öffnungszeiten stehen als 09:00–12:30, 13:30–16:00 in der Datei, ein Tag ohne als „geschlossen“.'
  },
  'branch-import.present': { en: 'Download all branches', 'de-AT': 'Alle Filialen herunterladen' },
  'branch-import.running': {
    en: 'Importing branches: {processed, number} of {total, number} rows. You can leave this page.',
    'de-AT':
      'Die Filialen werden importiert: {processed, number} von {total, number} Zeilen. Sie können die Seite inzwischen verlassen.',
    'de-AT-informal':
      'Die Filialen werden importiert: {processed, number} von {total, number} Zeilen. Du kannst die Seite inzwischen verlassen.'
  },
  'branch-import.start': {
    en: 'Import {count, plural, one {# branch} other {# branches}}',
    'de-AT': '{count, plural, one {# Filiale} other {# Filialen}} importieren'
  },
  'branch-import.back': { en: 'Back to branches', 'de-AT': 'Zurück zu den Filialen' },
  'branch-import.column-alias': { en: 'Alias', 'de-AT': 'Alias' },
  'branch-import.column-name': form['organizations.name'],
  'branch-import.column-public_name': form['organizations.public-name'],
  'branch-import.column-street': form['organizations.street'],
  'branch-import.column-zip': form['organizations.zip'],
  'branch-import.column-city': form['organizations.city'],
  'branch-import.column-phone_number': form['organizations.phone'],
  'branch-import.column-time_zone': form['organizations.time-zone'],
  'branch-import.column-latitude': form['organizations.latitude'],
  'branch-import.column-longitude': form['organizations.longitude'],
  'branch-import.column-monday': days['audit-fields.monday'],
  'branch-import.column-tuesday': days['audit-fields.tuesday'],
  'branch-import.column-wednesday': days['audit-fields.wednesday'],
  'branch-import.column-thursday': days['audit-fields.thursday'],
  'branch-import.column-friday': days['audit-fields.friday'],
  'branch-import.column-saturday': days['audit-fields.saturday'],
  'branch-import.column-sunday': days['audit-fields.sunday'],
  'branch-import.example-name': { en: 'Sample branch', 'de-AT': 'Filiale Muster' },
  'branch-import.example-street': { en: '1 Sample Street', 'de-AT': 'Musterstraße 1' },
  'branch-import.example-city': { en: 'Vienna', 'de-AT': 'Wien' },
  'branch-import.closed': { en: 'closed', 'de-AT': 'geschlossen' },
  'branch-import.only-example': {
    en: 'This file contains only the example row of the template, which is not imported. Add your branches below it.',
    'de-AT':
      'Diese Datei enthält nur die Beispielzeile der Vorlage, die nicht importiert wird. Tragen Sie Ihre Filialen darunter ein.',
    'de-AT-informal':
      'Diese Datei enthält nur die Beispielzeile der Vorlage, die nicht importiert wird. Trag deine Filialen darunter ein.'
  },
  'branch-import.no-columns': {
    en: 'The first row of the file must name the columns, including the alias or the internal name. The template shows all columns, with an example.',
    'de-AT':
      'Die erste Zeile der Datei muss die Spalten benennen, darunter den Alias oder den internen Namen. Die Vorlage zeigt alle Spalten mit einem Beispiel.'
  },
  'branch-import.too-many': {
    en: 'A file can contain at most {max, number} branches.',
    'de-AT': 'Eine Datei darf höchstens {max, number} Filialen enthalten.'
  },
  'branch-import.twice': {
    en: 'This branch already appears in row {line}.',
    'de-AT': 'Diese Filiale kommt schon in Zeile {line} vor.'
  },
  'branch-import.no-key': {
    en: 'Please enter an alias or an internal name.',
    'de-AT': 'Bitte tragen Sie einen Alias oder einen internen Namen ein.',
    'de-AT-informal': 'Bitte trag einen Alias oder einen internen Namen ein.'
  },
  'branch-import.unsure': {
    en: 'There is already a branch with this name. If it is the same one, please enter its alias {alias}; otherwise choose another name.',
    'de-AT':
      'Eine Filiale mit diesem Namen gibt es schon. Ist es dieselbe, geben Sie bitte ihren Alias {alias} ein, sonst wählen Sie einen anderen Namen.',
    'de-AT-informal':
      'Eine Filiale mit diesem Namen gibt es schon. Ist es dieselbe, gib bitte ihren Alias {alias} ein, sonst wähle einen anderen Namen.'
  },
  'branch-import.name-twice': {
    en: 'Several branches have this name. Please enter the alias of the branch.',
    'de-AT': 'Mehrere Filialen heißen so. Bitte geben Sie den Alias der Filiale ein.',
    'de-AT-informal': 'Mehrere Filialen heißen so. Bitte gib den Alias der Filiale ein.'
  },
  'branch-import.hours-unknown': {
    en: 'Please enter hours such as 09:00–12:30, 13:30–16:00, or “closed”.',
    'de-AT': 'Bitte tragen Sie Zeiten wie 09:00–12:30, 13:30–16:00 ein oder „geschlossen“.',
    'de-AT-informal': 'Bitte trag Zeiten wie 09:00–12:30, 13:30–16:00 ein oder „geschlossen“.'
  },
  'branch-import.zone-unknown': {
    en: 'There is no time zone “{name}”. Please enter its official name, such as Europe/Vienna.',
    'de-AT': 'Es gibt keine Zeitzone „{name}“. Bitte tragen Sie den offiziellen Namen ein, etwa Europe/Vienna.',
    'de-AT-informal': 'Es gibt keine Zeitzone „{name}“. Bitte trag den offiziellen Namen ein, etwa Europe/Vienna.'
  },
  'branch-import.row-failed': {
    en: 'This row could not be saved. Please add or change the branch manually.',
    'de-AT': 'Diese Zeile ließ sich nicht speichern. Bitte bearbeiten Sie die Filiale von Hand.',
    'de-AT-informal': 'Diese Zeile ließ sich nicht speichern. Bitte bearbeite die Filiale von Hand.'
  }
} satisfies MessageTable
