import { advisorsExportMessages } from './advisors-export.messages.ts'
import type { MessageTable } from './locales.ts'

const exported = advisorsExportMessages

/** Taking people from a file. */
export const peopleImportMessages = {
  'people-import.column-alias': exported['advisors-export.alias'],
  'people-import.column-title_prefix': exported['advisors-export.title_prefix'],
  'people-import.column-first_name': exported['advisors-export.first_name'],
  'people-import.column-last_name': exported['advisors-export.last_name'],
  'people-import.column-title_suffix': exported['advisors-export.title_suffix'],
  'people-import.column-position': exported['advisors-export.position'],
  'people-import.column-branch': exported['advisors-export.branch'],
  'people-import.column-email_address': exported['advisors-export.email_address'],
  'people-import.column-phone_number': exported['advisors-export.phone_number'],
  'people-import.column-is_institutional': exported['advisors-export.is_institutional'],
  'people-import.column-contact_options': exported['advisors-export.contact_options'],
  'people-import.column-card': { en: 'Card', 'de-AT': 'Karte' },
  'people-import.column-roles': { en: 'Roles', 'de-AT': 'Rollen' },
  'people-import.column-assistant': { en: 'Assistant', 'de-AT': 'Assistenz' },
  'people-import.column-line': { en: 'Line', 'de-AT': 'Zeile' },
  'people-import.column-errors': { en: 'Reason', 'de-AT': 'Grund' },
  'people-import.fault': { en: '{field}: {text}', 'de-AT': '{field}: {text}' },
  'people-import.no-columns': {
    en: 'The first line of the file must name its columns, among them the e-mail address or the alias. The template shows which there are.',
    'de-AT':
      'Die erste Zeile der Datei muss ihre Spalten benennen, darunter die E-Mail-Adresse oder den Alias. Die Vorlage zeigt, welche es gibt.'
  },
  'people-import.too-many': {
    en: 'A file may hold {max, number} people at most.',
    'de-AT': 'Eine Datei darf höchstens {max, number} Personen enthalten.'
  },
  'people-import.busy': {
    en: 'Another file is being worked on. Please wait until it is done, or stop it.',
    'de-AT': 'Eine andere Datei wird gerade bearbeitet. Bitte warten Sie, bis sie fertig ist, oder halten Sie sie an.',
    'de-AT-informal': 'Eine andere Datei wird gerade bearbeitet. Bitte warte, bis sie fertig ist, oder halte sie an.'
  },
  'people-import.not-now': {
    en: 'This file is not at that point any more. Please load the page again.',
    'de-AT': 'Diese Datei ist nicht mehr so weit. Bitte laden Sie die Seite neu.',
    'de-AT-informal': 'Diese Datei ist nicht mehr so weit. Bitte lade die Seite neu.'
  },
  'people-import.twice': {
    en: 'The same person stands in line {line} already.',
    'de-AT': 'Dieselbe Person steht schon in Zeile {line}.'
  },
  'people-import.no-key': {
    en: 'Without e-mail address and alias nobody can be found.',
    'de-AT': 'Ohne E-Mail-Adresse und Alias lässt sich niemand finden.'
  },
  'people-import.branch-unknown': {
    en: 'There is no branch of this name.',
    'de-AT': 'Es gibt keine Filiale mit diesem Namen.'
  },
  'people-import.branch-twice': {
    en: 'Several branches have this name. Please enter the alias of the branch.',
    'de-AT': 'Mehrere Filialen heißen so. Bitte geben Sie den Alias der Filiale ein.',
    'de-AT-informal': 'Mehrere Filialen heißen so. Bitte gib den Alias der Filiale ein.'
  },
  'people-import.role-unknown': { en: 'There is no role “{name}”.', 'de-AT': 'Es gibt keine Rolle „{name}“.' },
  'people-import.option-unknown': {
    en: 'There is no way of contact “{name}”.',
    'de-AT': 'Es gibt keine Kontaktmöglichkeit „{name}“.'
  },
  'people-import.assistant-unknown': {
    en: 'There is no assistant of this name.',
    'de-AT': 'Es gibt keine Assistenz mit diesem Namen.'
  },
  'people-import.yes-or-no': { en: 'Please enter yes or no.', 'de-AT': 'Bitte ja oder nein eintragen.' },
  'people-import.row-failed': {
    en: 'This row could not be saved. Please enter the person by hand.',
    'de-AT': 'Diese Zeile ließ sich nicht speichern. Bitte legen Sie die Person von Hand an.',
    'de-AT-informal': 'Diese Zeile ließ sich nicht speichern. Bitte leg die Person von Hand an.'
  }
} satisfies MessageTable
