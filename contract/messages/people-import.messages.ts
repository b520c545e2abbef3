import type { MessageTable } from '../locales.ts'
import { advisorsExportMessages } from './advisors-export.messages.ts'

const exported = advisorsExportMessages

/** Taking people from a file. */
export const peopleImportMessages = {
  'people-import.lead': {
    en: 'Import advisors and staff from a CSV file, up to {max, number} people at a time. The file is checked first. Nothing changes until you confirm.',
    'de-AT':
      'Importieren Sie Beraterinnen, Berater und andere Personen aus einer CSV-Datei, bis zu {max, number} auf einmal. Die Datei wird zuerst geprüft. Bevor Sie zustimmen, ändert sich nichts.',
    'de-AT-informal':
      'Importiere Beraterinnen, Berater und andere Personen aus einer CSV-Datei, bis zu {max, number} auf einmal. Die Datei wird zuerst geprüft. Bevor du zustimmst, ändert sich nichts.'
  },
  'people-import.help-match': {
    en: 'People are matched by alias, then by sign-in address, then by e-mail address. Anyone not found is added.',
    'de-AT':
      'Personen werden über den Alias gefunden, sonst über die Anmeldeadresse, sonst über die E-Mail-Adresse. Wer nicht gefunden wird, kommt neu dazu.'
  },
  'people-import.help-name': {
    en: 'If a row has a sign-in address but is matched by e-mail address, the name must match too.',
    'de-AT':
      'Enthält eine Zeile eine Anmeldeadresse, muss beim Finden über die E-Mail-Adresse auch der Name gleich sein.'
  },
  'people-import.help-cells': {
    en: 'Empty cells change nothing. Separate several roles or contact options with commas.',
    'de-AT': 'Leere Zellen ändern nichts. Mehrere Rollen oder Kontaktmöglichkeiten werden durch Kommas getrennt.'
  },
  'people-import.help-card': {
    en: 'New people with a branch get a card unless the “Card” column says no.',
    'de-AT': 'Neue Personen mit einer Filiale erhalten eine Karte, außer in der Spalte „Karte“ steht nein.'
  },
  'people-import.help-addresses': {
    en: 'The e-mail address is the one on the card; people sign in with the “Sign-in address”. If both are the same and that column is empty, both change.',
    'de-AT':
      'Die E-Mail-Adresse steht auf der Karte, zum Anmelden dient die „Anmeldeadresse“. Sind beide gleich und ist diese Spalte leer, ändern sich beide.'
  },
  'people-import.help-invitation': {
    en: 'People whose sign-in address changes are signed out and need a new invitation.',
    'de-AT': 'Ändert sich die Anmeldeadresse, wird die Person abgemeldet und braucht eine neue Einladung.'
  },
  'people-import.running': {
    en: 'Importing people: {processed, number} of {total, number} rows. You can leave this page.',
    'de-AT':
      'Die Personen werden importiert: {processed, number} von {total, number} Zeilen. Sie können die Seite inzwischen verlassen.',
    'de-AT-informal':
      'Die Personen werden importiert: {processed, number} von {total, number} Zeilen. Du kannst die Seite inzwischen verlassen.'
  },
  'people-import.start': {
    en: 'Import {count, plural, one {# person} other {# people}}',
    'de-AT': '{count, plural, one {# Person} other {# Personen}} importieren'
  },
  'people-import.sign-ins': {
    en: '{count, plural, one {# row changes a sign-in address. That person is} other {# rows change sign-in addresses. Those people are}} signed out everywhere, the old password no longer works, and an invitation to the new address is needed.',
    'de-AT':
      '{count, plural, one {# Zeile ändert eine Anmeldeadresse. Diese Person wird} other {# Zeilen ändern Anmeldeadressen. Diese Personen werden}} überall abgemeldet, das bisherige Passwort gilt nicht mehr, und es braucht eine Einladung an die neue Adresse.'
  },
  'people-import.moves-sign-in': {
    en: 'Will sign in with a different address',
    'de-AT': 'Meldet sich dann mit einer anderen Adresse an'
  },
  'people-import.invite': {
    en: 'Invite {count, plural, one {the new person} other {the # new people}}',
    'de-AT': '{count, plural, one {Die neue Person} other {Die # neuen Personen}} einladen'
  },
  'people-import.invite-text': {
    en: '{count, plural, one {# person} other {# people}} in this file cannot sign in yet. Each gets an e-mail with a link to set a password, valid for {days} days.',
    'de-AT':
      '{count, plural, one {# Person aus dieser Datei kann} other {# Personen aus dieser Datei können}} sich noch nicht anmelden. Jede erhält eine E-Mail mit einem Link zum Festlegen eines Passworts, der {days} Tage gilt.'
  },
  'people-import.inviting': {
    en: 'Inviting {count, plural, one {# person} other {# people}}. You can leave this page.',
    'de-AT':
      '{count, plural, one {# Person wird} other {# Personen werden}} eingeladen. Sie können die Seite inzwischen verlassen.',
    'de-AT-informal':
      '{count, plural, one {# Person wird} other {# Personen werden}} eingeladen. Du kannst die Seite inzwischen verlassen.'
  },
  'people-import.back': { en: 'Back to people', 'de-AT': 'Zurück zu den Personen' },
  'people-import.column-alias': exported['advisors-export.alias'],
  'people-import.column-title_prefix': exported['advisors-export.title_prefix'],
  'people-import.column-first_name': exported['advisors-export.first_name'],
  'people-import.column-last_name': exported['advisors-export.last_name'],
  'people-import.column-title_suffix': exported['advisors-export.title_suffix'],
  'people-import.column-position': exported['advisors-export.position'],
  'people-import.column-branch': exported['advisors-export.branch'],
  'people-import.column-email_address': exported['advisors-export.email_address'],
  'people-import.column-sign_in_address': exported['advisors-export.sign_in_address'],
  'people-import.column-phone_number': exported['advisors-export.phone_number'],
  'people-import.column-is_institutional': exported['advisors-export.is_institutional'],
  'people-import.column-contact_options': exported['advisors-export.contact_options'],
  'people-import.column-card': { en: 'Card', 'de-AT': 'Karte' },
  'people-import.column-roles': { en: 'Roles', 'de-AT': 'Rollen' },
  'people-import.column-assistant': { en: 'Assistant', 'de-AT': 'Assistenz' },
  'people-import.only-example': {
    en: 'This file contains only the example row of the template, which is not imported. Add your people below it.',
    'de-AT':
      'Diese Datei enthält nur die Beispielzeile der Vorlage, die nicht importiert wird. Tragen Sie Ihre Personen darunter ein.',
    'de-AT-informal':
      'Diese Datei enthält nur die Beispielzeile der Vorlage, die nicht importiert wird. Trag deine Personen darunter ein.'
  },
  'people-import.no-columns': {
    en: 'The first row of the file must name the columns, including the e-mail address or the alias. The template shows all columns, with an example.',
    'de-AT':
      'Die erste Zeile der Datei muss die Spalten benennen, darunter die E-Mail-Adresse oder den Alias. Die Vorlage zeigt alle Spalten mit einem Beispiel.'
  },
  'people-import.too-many': {
    en: 'A file can contain at most {max, number} people.',
    'de-AT': 'Eine Datei darf höchstens {max, number} Personen enthalten.'
  },
  'people-import.twice': {
    en: 'This person already appears in row {line}.',
    'de-AT': 'Diese Person kommt schon in Zeile {line} vor.'
  },
  'people-import.unsure': {
    en: 'This address is on the card of {name}. If this is the same person, please enter the alias {alias}; otherwise enter a new alias.',
    'de-AT':
      'Diese Adresse steht auf der Karte von {name}. Ist das dieselbe Person, geben Sie bitte den Alias {alias} ein, sonst einen neuen Alias.',
    'de-AT-informal':
      'Diese Adresse steht auf der Karte von {name}. Ist das dieselbe Person, gib bitte den Alias {alias} ein, sonst einen neuen Alias.'
  },
  'people-import.no-key': {
    en: 'Please enter an alias, a sign-in address or an e-mail address.',
    'de-AT': 'Bitte tragen Sie einen Alias, eine Anmeldeadresse oder eine E-Mail-Adresse ein.',
    'de-AT-informal': 'Bitte trag einen Alias, eine Anmeldeadresse oder eine E-Mail-Adresse ein.'
  },
  'people-import.branch-unknown': {
    en: 'There is no branch “{name}”. {count, plural, =0 {Please add it first.} other {Possible: {values}.}}',
    'de-AT':
      'Es gibt keine Filiale „{name}“. {count, plural, =0 {Bitte legen Sie sie zuerst an.} other {Möglich sind: {values}.}}',
    'de-AT-informal':
      'Es gibt keine Filiale „{name}“. {count, plural, =0 {Bitte leg sie zuerst an.} other {Möglich sind: {values}.}}'
  },
  'people-import.branch-twice': {
    en: 'Several branches have this name. Please enter the alias of the branch.',
    'de-AT': 'Mehrere Filialen heißen so. Bitte geben Sie den Alias der Filiale ein.',
    'de-AT-informal': 'Mehrere Filialen heißen so. Bitte gib den Alias der Filiale ein.'
  },
  'people-import.role-unknown': {
    en: 'There is no role “{name}”. Possible: {values}.',
    'de-AT': 'Es gibt keine Rolle „{name}“. Möglich sind: {values}.'
  },
  'people-import.option-unknown': {
    en: 'There is no contact option “{name}”. Possible: {values}.',
    'de-AT': 'Es gibt keine Kontaktmöglichkeit „{name}“. Möglich sind: {values}.'
  },
  'people-import.assistant-unknown': {
    en: 'There is no assistant “{name}”. {count, plural, =0 {Please add the assistant first.} other {Possible: {values}.}}',
    'de-AT':
      'Es gibt keine Assistenz „{name}“. {count, plural, =0 {Bitte legen Sie die Assistenz zuerst an.} other {Möglich sind: {values}.}}',
    'de-AT-informal':
      'Es gibt keine Assistenz „{name}“. {count, plural, =0 {Bitte leg die Assistenz zuerst an.} other {Möglich sind: {values}.}}'
  },
  'people-import.yes': { en: 'yes', 'de-AT': 'ja' },
  'people-import.example-position': { en: 'Customer advisor', 'de-AT': 'Kundenberaterin' },
  'people-import.yes-or-no': {
    en: 'Please enter yes or no.',
    'de-AT': 'Bitte tragen Sie ja oder nein ein.',
    'de-AT-informal': 'Bitte trag ja oder nein ein.'
  },
  'people-import.row-failed': {
    en: 'This row could not be saved. Please add the person manually.',
    'de-AT': 'Diese Zeile ließ sich nicht speichern. Bitte legen Sie die Person von Hand an.',
    'de-AT-informal': 'Diese Zeile ließ sich nicht speichern. Bitte leg die Person von Hand an.'
  }
} satisfies MessageTable
