import type { MessageTable } from '../locales.ts'

/** Changing many people at once. */
export const peopleChangesMessages = {
  'people-changes.open': { en: 'Change', 'de-AT': 'Ändern' },
  'people-changes.title': {
    en: 'Change {count, plural, one {the chosen person} other {the # chosen people}}',
    'de-AT': '{count, plural, one {Die ausgewählte Person} other {Die # ausgewählten Personen}} ändern'
  },
  'people-changes.kind': { en: 'What changes', 'de-AT': 'Was sich ändert' },
  'people-changes.kind-branch': { en: 'Move to a branch', 'de-AT': 'In eine Filiale versetzen' },
  'people-changes.kind-give-role': { en: 'Give a role', 'de-AT': 'Eine Rolle geben' },
  'people-changes.kind-take-role': { en: 'Take a role away', 'de-AT': 'Eine Rolle entziehen' },
  'people-changes.kind-give-topics': { en: 'Give topics', 'de-AT': 'Themen zuteilen' },
  'people-changes.kind-take-topics': { en: 'Take topics away', 'de-AT': 'Themen entziehen' },
  'people-changes.kind-deactivate': { en: 'Deactivate', 'de-AT': 'Deaktivieren' },
  'people-changes.kind-reactivate': { en: 'Reactivate', 'de-AT': 'Reaktivieren' },
  'people-changes.deactivate-help': {
    en: 'They are signed out everywhere and can no longer sign in. Their cards disappear from the public pages and the search. Wallet cards on phones stay as they are.',
    'de-AT':
      'Die Personen werden überall abgemeldet und können sich nicht mehr anmelden. Die Karten verschwinden von den öffentlichen Seiten und aus der Suche. Wallet-Karten auf Handys bleiben, wie sie sind.'
  },
  'people-changes.reactivate-help': {
    en: 'They can sign in again, and their cards are public again. What was handed over or cancelled stays that way.',
    'de-AT':
      'Die Personen können sich wieder anmelden, und die Karten sind wieder öffentlich. Was übergeben oder abgesagt wurde, bleibt so.'
  },
  'people-changes.left-nothing': {
    en: 'None of them has future appointments or open requests.',
    'de-AT': 'Niemand davon hat künftige Termine oder offene Anfragen.'
  },
  'people-changes.left-nobody': {
    en: 'Nobody would be deactivated. Please choose what becomes of the appointments.',
    'de-AT': 'So wird niemand deaktiviert. Bitte wählen Sie, was mit den Terminen geschieht.',
    'de-AT-informal': 'So wird niemand deaktiviert. Bitte wähle, was mit den Terminen geschieht.'
  },
  'people-changes.left-unknown': {
    en: 'Their future appointments and open requests could not be counted.',
    'de-AT': 'Künftige Termine und offene Anfragen konnten nicht gezählt werden.'
  },
  'people-changes.left-appointments': {
    en: '{people, plural, one {# person has} other {# people have}} {appointments, plural, one {# future appointment} other {# future appointments{people, plural, one {} other { in total}}}}',
    'de-AT':
      '{people, plural, one {# Person hat} other {# Personen haben}} {appointments, plural, one {# künftigen Termin} other {{people, plural, one {} other {zusammen }}# künftige Termine}}'
  },
  'people-changes.left-requests': {
    en: '{requests, plural, one {# open request waits until a branch manager or an administrator assigns it.} other {# open requests wait until a branch manager or an administrator assigns them.}}',
    'de-AT':
      '{requests, plural, one {# offene Anfrage wartet, bis die Filialleitung oder die Administration sie zuweist.} other {# offene Anfragen warten, bis die Filialleitung oder die Administration sie zuweist.}}'
  },
  'people-changes.appointments': { en: 'Future appointments', 'de-AT': 'Künftige Termine' },
  'people-changes.outcome-leave-out': {
    en: 'Leave these people out, and decide for each of them on their page',
    'de-AT': 'Diese Personen auslassen und bei jeder auf ihrer Seite entscheiden'
  },
  'people-changes.outcome-cancel': {
    en: 'Cancel the appointments and notify customers',
    'de-AT': 'Termine absagen und Kundinnen und Kunden verständigen'
  },
  'people-changes.outcome-keep': {
    en: 'Leave the appointments as they are',
    'de-AT': 'Termine unverändert lassen'
  },
  'people-changes.deactivate': {
    en: 'Deactivate {count, plural, =0 {nobody} one {# person} other {# people}}',
    'de-AT': '{count, plural, =0 {Niemanden} one {# Person} other {# Personen}} deaktivieren'
  },
  'people-changes.reactivate': {
    en: 'Reactivate {count, plural, one {# person} other {# people}}',
    'de-AT': '{count, plural, one {# Person} other {# Personen}} reaktivieren'
  },
  'people-changes.has-appointments': {
    en: '{count, plural, one {# future appointment} other {# future appointments}}: deactivate this person on their page, where you hand over, cancel or keep appointments.',
    'de-AT':
      '{count, plural, one {# künftiger Termin} other {# künftige Termine}}: Deaktivieren Sie diese Person auf ihrer Seite. Dort übergeben Sie Termine, sagen sie ab oder behalten sie bei.',
    'de-AT-informal':
      '{count, plural, one {# künftiger Termin} other {# künftige Termine}}: Deaktiviere diese Person auf ihrer Seite. Dort übergibst du Termine, sagst sie ab oder behältst sie bei.'
  },
  'people-changes.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'people-changes.role': { en: 'Role', 'de-AT': 'Rolle' },
  'people-changes.branch-help': {
    en: 'For people with a card, time zone and holidays are those of the new branch.',
    'de-AT': 'Für Personen mit Karte gelten dann Zeitzone und Feiertage der neuen Filiale.'
  },
  'people-changes.on-site': {
    en: '{count, plural, one {# appointment in the present branch will take place in the new one. A customer with an e-mail address is told by e-mail. To keep it in the present branch, hand it over to a colleague first.} other {# appointments in the present branch will take place in the new one. Customers with an e-mail address are told by e-mail. To keep them in the present branch, hand them over to colleagues first.}}',
    'de-AT':
      '{count, plural, one {# Termin in der bisherigen Filiale findet dann in der neuen statt. Ist eine E-Mail-Adresse bekannt, erfährt die Kundin oder der Kunde das per E-Mail. Soll er in der bisherigen bleiben, übergeben Sie ihn vorher.} other {# Termine in der bisherigen Filiale finden dann in der neuen statt. Kundinnen und Kunden mit E-Mail-Adresse erfahren das per E-Mail. Sollen sie in der bisherigen bleiben, übergeben Sie sie vorher.}}',
    'de-AT-informal':
      '{count, plural, one {# Termin in der bisherigen Filiale findet dann in der neuen statt. Ist eine E-Mail-Adresse bekannt, erfährt die Kundin oder der Kunde das per E-Mail. Soll er in der bisherigen bleiben, übergib ihn vorher.} other {# Termine in der bisherigen Filiale finden dann in der neuen statt. Kundinnen und Kunden mit E-Mail-Adresse erfahren das per E-Mail. Sollen sie in der bisherigen bleiben, übergib sie vorher.}}'
  },
  'people-changes.on-site-counting': { en: 'Counting appointments …', 'de-AT': 'Termine werden gezählt …' },
  'people-changes.done-on-site': {
    en: '{count, plural, one {# appointment moves along; a customer with an e-mail address is told by e-mail.} other {# appointments move along; customers with an e-mail address are told by e-mail.}}',
    'de-AT':
      '{count, plural, one {# Termin findet nun in der neuen Filiale statt; ist eine E-Mail-Adresse bekannt, erfährt die Kundin oder der Kunde das per E-Mail.} other {# Termine finden nun in der neuen Filiale statt; Kundinnen und Kunden mit E-Mail-Adresse erfahren das per E-Mail.}}'
  },
  'people-changes.done-some-on-site': {
    en: 'Up to {count} appointments move along; customers with an e-mail address are told by e-mail. Those of people who were left out stay.',
    'de-AT':
      'Bis zu {count} Termine finden nun in der neuen Filiale statt; Kundinnen und Kunden mit E-Mail-Adresse erfahren das per E-Mail. Die Termine der Ausgelassenen bleiben.'
  },
  'people-changes.on-site-unknown': {
    en: 'Appointments in the present branch could not be counted. If there are any, they will take place in the new one, and customers with an e-mail address are told by e-mail.',
    'de-AT':
      'Die Termine in der bisherigen Filiale konnten nicht gezählt werden. Gibt es welche, finden sie dann in der neuen statt, und Kundinnen und Kunden mit E-Mail-Adresse erfahren das per E-Mail.'
  },
  'people-changes.give-role-help': {
    en: 'Roles give rights at once. People without an account get one, and can sign in after an invitation.',
    'de-AT':
      'Rollen geben sofort Rechte. Wer noch kein Konto hat, erhält eines und kann sich nach einer Einladung anmelden.'
  },
  'people-changes.take-role-help': {
    en: 'The rights of the role end at once. The account stays; people without this role do not change.',
    'de-AT': 'Die Rechte der Rolle enden sofort. Das Konto bleibt. Wer die Rolle nicht hat, bleibt unverändert.'
  },
  'people-changes.topics': { en: 'Topics', 'de-AT': 'Themen' },
  'people-changes.topics-placeholder': { en: 'Search for a topic', 'de-AT': 'Thema suchen' },
  'people-changes.give-topics-help': {
    en: 'People keep the topics that they have. People without a card, or who do not manage their own appointments, are left out.',
    'de-AT': 'Bisherige Themen bleiben. Wer keine Karte hat oder keine eigenen Termine verwaltet, wird ausgelassen.'
  },
  'people-changes.take-topics-help': {
    en: 'Booked appointments stay. People with no topic left cannot be booked online. People without a card, or who do not manage their own appointments, are left out.',
    'de-AT':
      'Gebuchte Termine bleiben bestehen. Wer kein Thema mehr hat, kann nicht online gebucht werden. Wer keine Karte hat oder keine eigenen Termine verwaltet, wird ausgelassen.'
  },
  'people-changes.choose': { en: 'Please choose', 'de-AT': 'Bitte wählen Sie', 'de-AT-informal': 'Bitte wähle' },
  'people-changes.start': {
    en: 'Change {count, plural, one {# person} other {# people}}',
    'de-AT': '{count, plural, one {# Person} other {# Personen}} ändern'
  },
  'people-changes.running': {
    en: 'Changing people: {processed} of {total}. You can leave this page.',
    'de-AT': 'Personen werden geändert: {processed} von {total}. Sie können die Seite inzwischen verlassen.',
    'de-AT-informal': 'Personen werden geändert: {processed} von {total}. Du kannst die Seite inzwischen verlassen.'
  },
  'people-changes.done': {
    en: '{what}: {count, plural, =0 {no one} one {# person} other {# people}}{same, plural, =0 {} other {, for # nothing had to change}}.',
    'de-AT':
      '{what}: {count, plural, =0 {niemand} one {# Person} other {# Personen}}{same, plural, =0 {} other {, bei # gab es nichts zu ändern}}.'
  },
  'people-changes.did': { en: 'Changed', 'de-AT': 'Geändert' },
  'people-changes.did-branch': { en: 'Moved to “{what}”', 'de-AT': 'In die Filiale „{what}“ versetzt' },
  'people-changes.did-give-role': { en: 'Role “{what}” given', 'de-AT': 'Rolle „{what}“ gegeben' },
  'people-changes.did-take-role': { en: 'Role “{what}” taken away', 'de-AT': 'Rolle „{what}“ entzogen' },
  'people-changes.did-give-topics': { en: 'Topics given ({what})', 'de-AT': 'Themen zugeteilt ({what})' },
  'people-changes.did-take-topics': { en: 'Topics taken away ({what})', 'de-AT': 'Themen entzogen ({what})' },
  'people-changes.did-deactivate': { en: 'Deactivated', 'de-AT': 'Deaktiviert' },
  'people-changes.did-reactivate': { en: 'Reactivated', 'de-AT': 'Reaktiviert' },
  'people-changes.cancelled': {
    en: 'The change was stopped, as you are no longer an administrator.',
    'de-AT': 'Die Änderung wurde abgebrochen, weil Sie nicht mehr zur Administration gehören.',
    'de-AT-informal': 'Die Änderung wurde abgebrochen, weil du nicht mehr zur Administration gehörst.'
  },
  'people-changes.left-out': {
    en: '{count, plural, one {# person was left out} other {# people were left out}}',
    'de-AT': '{count, plural, one {# Person wurde ausgelassen} other {# Personen wurden ausgelassen}}'
  },
  'people-changes.more-left-out': {
    en: '… and {count, number} more',
    'de-AT': '… und {count, number} weitere'
  },
  'people-changes.close': { en: 'Close', 'de-AT': 'Schließen' },
  'people-changes.too-many': {
    en: 'You can change up to 5,000 people at a time. Please narrow the list with the filters.',
    'de-AT': 'Auf einmal lassen sich höchstens 5.000 Personen ändern. Bitte grenzen Sie die Liste mit den Filtern ein.',
    'de-AT-informal':
      'Auf einmal lassen sich höchstens 5.000 Personen ändern. Bitte grenze die Liste mit den Filtern ein.'
  },
  'people-changes.topics-off': {
    en: 'Topics cannot be changed while the module “Booking” or the setting “Advisors choose their topics” is off. Turn it on first.',
    'de-AT':
      'Themen lassen sich nicht ändern, solange das Modul „Terminbuchung“ oder die Einstellung „Beratungsthemen selbst wählen“ aus ist. Schalten Sie sie zuerst ein.',
    'de-AT-informal':
      'Themen lassen sich nicht ändern, solange das Modul „Terminbuchung“ oder die Einstellung „Beratungsthemen selbst wählen“ aus ist. Schalte sie zuerst ein.'
  },
  'people-changes.topic-unknown': {
    en: 'One of these topics no longer exists. Please reload the page and choose again.',
    'de-AT': 'Eines dieser Themen gibt es nicht mehr. Bitte laden Sie die Seite neu und wählen Sie noch einmal.',
    'de-AT-informal': 'Eines dieser Themen gibt es nicht mehr. Bitte lade die Seite neu und wähle noch einmal.'
  },
  'people-changes.no-card': {
    en: 'This person has no card, and so cannot be booked. Please give them a card first.',
    'de-AT': 'Diese Person hat keine Karte und ist daher nicht buchbar. Bitte legen Sie zuerst eine Karte an.',
    'de-AT-informal': 'Diese Person hat keine Karte und ist daher nicht buchbar. Bitte lege zuerst eine Karte an.'
  },
  'people-changes.not-booked': {
    en: 'This person does not manage their own appointments. Please turn that on for them first.',
    'de-AT': 'Diese Person verwaltet keine eigenen Termine. Bitte schalten Sie das zuerst bei ihr ein.',
    'de-AT-informal': 'Diese Person verwaltet keine eigenen Termine. Bitte schalte das zuerst bei ihr ein.'
  },
  'people-changes.deactivated': {
    en: 'This person is deactivated. Please reactivate them first.',
    'de-AT': 'Diese Person ist deaktiviert. Bitte reaktivieren Sie sie zuerst.',
    'de-AT-informal': 'Diese Person ist deaktiviert. Bitte reaktiviere sie zuerst.'
  },
  'people-changes.gone': {
    en: 'This person no longer exists.',
    'de-AT': 'Diese Person gibt es nicht mehr.'
  },
  'people-changes.failed': {
    en: 'Something went wrong with this person. Please change them by hand.',
    'de-AT': 'Bei dieser Person ist ein Fehler aufgetreten. Bitte ändern Sie sie einzeln.',
    'de-AT-informal': 'Bei dieser Person ist ein Fehler aufgetreten. Bitte ändere sie einzeln.'
  }
} satisfies MessageTable
