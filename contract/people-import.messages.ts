import { advisorsExportMessages } from './advisors-export.messages.ts'
import type { MessageTable } from './locales.ts'

const exported = advisorsExportMessages

/** Taking people from a file. */
export const peopleImportMessages = {
  'people-import.lead': {
    en: 'Bring advisors and staff from a CSV file: up to {max, number} people at once. The file is checked first; nothing is changed before you say so.',
    'de-AT':
      'Beraterinnen, Berater und andere Personen aus einer CSV-Datei übernehmen: bis zu {max, number} auf einmal. Die Datei wird zuerst geprüft; bevor Sie zustimmen, ändert sich nichts.',
    'de-AT-informal':
      'Beraterinnen, Berater und andere Personen aus einer CSV-Datei übernehmen: bis zu {max, number} auf einmal. Die Datei wird zuerst geprüft; bevor du zustimmst, ändert sich nichts.'
  },
  'people-import.help': {
    en: 'People are found by alias, else by login address, else by e-mail address; where a login address is given, the name must then be the same. Whoever is not found is added. An empty cell leaves what is there. Several roles or ways of contact are separated by commas. Whoever is added with a branch gets a card, unless the column “Card” says no. The e-mail address is the one on the card; the column “Login address” says with which one somebody logs in. Where both are the same and that column is empty, both change. Whoever gets another login address is logged out and needs an invitation to it.',
    'de-AT':
      'Personen werden über den Alias gefunden, sonst über die Anmeldeadresse, sonst über die E-Mail-Adresse; ist eine Anmeldeadresse angegeben, muss dann auch der Name derselbe sein. Wer nicht gefunden wird, kommt neu dazu. Eine leere Zelle ändert nichts. Mehrere Rollen oder Kontaktmöglichkeiten werden durch Beistriche getrennt. Wer mit einer Filiale neu dazukommt, erhält eine Karte, außer in der Spalte „Karte“ steht nein. Die E-Mail-Adresse ist die auf der Karte; mit welcher sich jemand anmeldet, sagt die Spalte „Anmeldeadresse“. Sind beide gleich und ist diese Spalte leer, ändern sich beide. Wer eine andere Anmeldeadresse bekommt, wird abgemeldet und braucht eine Einladung dorthin.'
  },
  'people-import.template': { en: 'Download template', 'de-AT': 'Vorlage herunterladen' },
  'people-import.file': { en: 'CSV file', 'de-AT': 'CSV-Datei' },
  'people-import.file-large': {
    en: 'This file is larger than {size} MB.',
    'de-AT': 'Diese Datei ist größer als {size} MB.'
  },
  'people-import.sending': { en: 'The file is being sent …', 'de-AT': 'Die Datei wird gesendet …' },
  'people-import.choose': { en: 'Choose a file', 'de-AT': 'Datei auswählen' },
  'people-import.unnamed': { en: 'Unnamed file', 'de-AT': 'Datei ohne Namen' },
  'people-import.taken': { en: '{user}, {moment}', 'de-AT': '{user}, {moment}' },
  'people-import.checking': {
    en: 'The file is being checked: {processed, number} of {total, number} rows',
    'de-AT': 'Die Datei wird geprüft: {processed, number} von {total, number} Zeilen'
  },
  'people-import.running': {
    en: 'The people are being taken: {processed, number} of {total, number} rows. You may leave this page meanwhile.',
    'de-AT':
      'Die Personen werden übernommen: {processed, number} von {total, number} Zeilen. Sie können die Seite inzwischen verlassen.',
    'de-AT-informal':
      'Die Personen werden übernommen: {processed, number} von {total, number} Zeilen. Du kannst die Seite inzwischen verlassen.'
  },
  'people-import.checked': {
    en: 'The file has been checked. Nothing has been changed yet.',
    'de-AT': 'Die Datei ist geprüft. Noch ist nichts geändert.'
  },
  'people-import.done': { en: 'The file has been taken.', 'de-AT': 'Die Datei ist übernommen.' },
  'people-import.cancelled': {
    en: 'Stopped: {processed, number} of {total, number} rows are done with. What was taken stays.',
    'de-AT': 'Angehalten: {processed, number} von {total, number} Zeilen sind erledigt. Was übernommen ist, bleibt.'
  },
  'people-import.nothing': {
    en: 'No row of this file changes anything.',
    'de-AT': 'Keine Zeile dieser Datei ändert etwas.'
  },
  'people-import.start': {
    en: 'Take {count, plural, one {# person} other {# people}}',
    'de-AT': '{count, plural, one {# Person} other {# Personen}} übernehmen'
  },
  'people-import.continue': { en: 'Continue', 'de-AT': 'Fortsetzen' },
  'people-import.stop': { en: 'Stop', 'de-AT': 'Anhalten' },
  'people-import.refused-file': { en: 'Download refused rows', 'de-AT': 'Abgelehnte Zeilen herunterladen' },
  'people-import.ignored': {
    en: 'These columns are not known and were left out: {names}.',
    'de-AT': 'Diese Spalten sind nicht bekannt und bleiben unbeachtet: {names}.'
  },
  'people-import.sign-ins': {
    en: '{count, plural, one {# row changes the address with which somebody logs in. That person is} other {# rows change the address with which somebody logs in. Those people are}} logged out everywhere, the password opens nothing any more, and an invitation to the new address is needed.',
    'de-AT':
      '{count, plural, one {# Zeile ändert die Adresse, mit der sich jemand anmeldet. Diese Person wird} other {# Zeilen ändern die Adresse, mit der sich jemand anmeldet. Diese Personen werden}} überall abgemeldet, das bisherige Passwort öffnet nichts mehr, und es braucht eine Einladung an die neue Adresse.'
  },
  'people-import.moves-sign-in': {
    en: 'Logs in with another address from then on',
    'de-AT': 'Meldet sich dann mit einer anderen Adresse an'
  },
  'people-import.invite': {
    en: 'Invite {count, plural, one {the new person} other {the # new people}}',
    'de-AT': '{count, plural, one {Die neue Person} other {Die # neuen Personen}} einladen'
  },
  'people-import.invite-text': {
    en: '{count, plural, one {# person} other {# people}} of this file cannot log in yet. Each gets a mail with a link to set a password, valid for {days} days.',
    'de-AT':
      '{count, plural, one {# Person} other {# Personen}} aus dieser Datei können sich noch nicht anmelden. Jede bekommt eine Mail mit einem Link zum Festlegen eines Passworts, der {days} Tage gilt.'
  },
  'people-import.inviting': {
    en: '{count, plural, one {# person is} other {# people are}} being invited. You may leave this page meanwhile.',
    'de-AT':
      '{count, plural, one {# Person wird} other {# Personen werden}} eingeladen. Sie können die Seite inzwischen verlassen.',
    'de-AT-informal':
      '{count, plural, one {# Person wird} other {# Personen werden}} eingeladen. Du kannst die Seite inzwischen verlassen.'
  },
  'people-import.fate-created': {
    en: '{count, plural, one {# new} other {# new}}',
    'de-AT': '{count, plural, one {# neu} other {# neu}}'
  },
  'people-import.fate-changed': {
    en: '{count, plural, one {# changed} other {# changed}}',
    'de-AT': '{count, plural, one {# geändert} other {# geändert}}'
  },
  'people-import.fate-same': {
    en: '{count, plural, one {# unchanged} other {# unchanged}}',
    'de-AT': '{count, plural, one {# unverändert} other {# unverändert}}'
  },
  'people-import.fate-refused': {
    en: '{count, plural, one {# refused} other {# refused}}',
    'de-AT': '{count, plural, one {# abgelehnt} other {# abgelehnt}}'
  },
  'people-import.line': { en: 'Line {line}', 'de-AT': 'Zeile {line}' },
  'people-import.more': { en: 'Show more', 'de-AT': 'Mehr anzeigen' },
  'people-import.back': { en: 'To the people', 'de-AT': 'Zu den Personen' },
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
    'de-AT': 'Der Stand dieser Datei hat sich inzwischen geändert. Bitte laden Sie die Seite neu.',
    'de-AT-informal': 'Der Stand dieser Datei hat sich inzwischen geändert. Bitte lade die Seite neu.'
  },
  'people-import.twice': {
    en: 'The same person stands in line {line} already.',
    'de-AT': 'Dieselbe Person steht schon in Zeile {line}.'
  },
  'people-import.unsure': {
    en: 'It is on the card of {name}. If this is the same person, please enter the alias {alias}; otherwise enter a new alias.',
    'de-AT':
      'Sie steht auf der Karte von {name}. Ist das dieselbe Person, geben Sie bitte den Alias {alias} ein, sonst einen neuen Alias.',
    'de-AT-informal':
      'Sie steht auf der Karte von {name}. Ist das dieselbe Person, gib bitte den Alias {alias} ein, sonst einen neuen Alias.'
  },
  'people-import.no-key': {
    en: 'Without alias, login address and e-mail address nobody can be found.',
    'de-AT': 'Ohne Alias, Anmeldeadresse und E-Mail-Adresse lässt sich niemand finden.'
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
