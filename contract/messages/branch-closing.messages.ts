import type { MessageTable } from '../locales.ts'

/** Closing a branch, and reopening it. */
export const branchClosingMessages = {
  'branch-closing.header': { en: 'Close branch', 'de-AT': 'Filiale schließen' },
  'branch-closing.lead': {
    en: 'A closed branch disappears from public pages, the search and all choices. Nothing is deleted: past appointments and reports stay, and it can be reopened.',
    'de-AT':
      'Eine geschlossene Filiale verschwindet von öffentlichen Seiten, aus der Suche und aus allen Auswahllisten. Nichts wird gelöscht: Vergangene Termine und Berichte bleiben, und sie lässt sich wieder öffnen.'
  },
  'branch-closing.close': { en: 'Close branch', 'de-AT': 'Filiale schließen' },
  'branch-closing.reopen': { en: 'Reopen branch', 'de-AT': 'Filiale wieder öffnen' },
  'branch-closing.question': { en: 'Close {name}?', 'de-AT': '{name} schließen?' },
  'branch-closing.stops-advisors': {
    en: '{count, plural, one {# advisor still works} other {# advisors still work}} here. Please move them to another branch or deactivate them first.',
    'de-AT':
      '{count, plural, one {# Person arbeitet} other {# Personen arbeiten}} noch hier. Bitte ordnen Sie sie zuerst einer anderen Filiale zu, oder deaktivieren Sie sie.',
    'de-AT-informal':
      '{count, plural, one {# Person arbeitet} other {# Personen arbeiten}} noch hier. Bitte ordne sie zuerst einer anderen Filiale zu, oder deaktiviere sie.'
  },
  'branch-closing.stops-appointments': {
    en: '{count, plural, one {# appointment is} other {# appointments are}} still to come. Appointments go along with an advisor who is moved to another branch. The others have to be cancelled in the branch’s calendar first.',
    'de-AT':
      '{count, plural, one {# Termin steht} other {# Termine stehen}} noch bevor. Termine gehen mit, wenn eine Person einer anderen Filiale zugeordnet wird. Die übrigen sind zuerst im Filialkalender abzusagen.'
  },
  'branch-closing.stops-events': {
    en: '{count, plural, one {# event with registered guests is} other {# events with registered guests are}} still to come. Please cancel {count, plural, one {it} other {them}} first: the guests are then told by e-mail.',
    'de-AT':
      '{count, plural, one {# Veranstaltung mit angemeldeten Gästen steht} other {# Veranstaltungen mit angemeldeten Gästen stehen}} noch bevor. Bitte sagen Sie sie zuerst ab: Dann werden die Gäste per E-Mail verständigt.',
    'de-AT-informal':
      '{count, plural, one {# Veranstaltung mit angemeldeten Gästen steht} other {# Veranstaltungen mit angemeldeten Gästen stehen}} noch bevor. Bitte sag sie zuerst ab: Dann werden die Gäste per E-Mail verständigt.'
  },
  'branch-closing.stops-events-off': {
    en: '{count, plural, one {# event with registered guests is} other {# events with registered guests are}} still to come, and the module “Events” is off. An administrator can turn it on under “Institution”. Then please cancel {count, plural, one {the event} other {the events}}: the guests are told by e-mail.',
    'de-AT':
      '{count, plural, one {# Veranstaltung mit angemeldeten Gästen steht} other {# Veranstaltungen mit angemeldeten Gästen stehen}} noch bevor, und das Modul „Veranstaltungen“ ist aus. Einschalten lässt es sich in der Administration unter „Institut“. Bitte sagen Sie die {count, plural, one {Veranstaltung} other {Veranstaltungen}} dann ab: So werden die Gäste per E-Mail verständigt.',
    'de-AT-informal':
      '{count, plural, one {# Veranstaltung mit angemeldeten Gästen steht} other {# Veranstaltungen mit angemeldeten Gästen stehen}} noch bevor, und das Modul „Veranstaltungen“ ist aus. Einschalten lässt es sich in der Administration unter „Institut“. Bitte sag die {count, plural, one {Veranstaltung} other {Veranstaltungen}} dann ab: So werden die Gäste per E-Mail verständigt.'
  },
  'branch-closing.to-people': { en: 'Show these people', 'de-AT': 'Diese Personen zeigen' },
  'branch-closing.to-calendar': { en: 'Open the branch’s calendar', 'de-AT': 'Filialkalender öffnen' },
  'branch-closing.to-events': { en: 'Show events', 'de-AT': 'Veranstaltungen zeigen' },
  'branch-closing.to-modules': { en: 'Show modules', 'de-AT': 'Module zeigen' },
  'branch-closing.effects': { en: 'What will happen', 'de-AT': 'Was das bewirkt' },
  'branch-closing.effect-none': {
    en: 'Nobody works here, and no appointments are to come.',
    'de-AT': 'Hier arbeitet niemand, und es stehen keine Termine bevor.'
  },
  'branch-closing.effect-page': {
    en: 'Its public page can no longer be opened, and the search does not show it. In the last 30 days {count, plural, =0 {nobody visited it} one {it was visited once} other {it was visited # times}}.',
    'de-AT':
      'Die öffentliche Seite lässt sich nicht mehr aufrufen, und die Suche zeigt die Filiale nicht an. In den letzten 30 Tagen wurde sie {count, plural, =0 {nicht} one {einmal} other {#-mal}} besucht.'
  },
  'branch-closing.effect-embeds': {
    en: 'In the last 30 days, {count, plural, one {# registered website has} other {# registered websites have}} offered appointments, perhaps at this branch. Where that is so, the link inside the widget’s tag is shown instead.',
    'de-AT':
      'In den letzten 30 Tagen {count, plural, one {hat # registrierte Website} other {haben # registrierte Websites}} Termine angeboten, vielleicht bei dieser Filiale. In diesem Fall erscheint stattdessen der Link, der im Tag des Widgets steht.'
  },
  'branch-closing.effect-cards': {
    en: '{count, plural, one {# saved card} other {# saved cards}} of people who have left still {count, plural, one {names} other {name}} this branch.',
    'de-AT':
      '{count, plural, one {# gespeicherte Karte} other {# gespeicherte Karten}} von Personen, die nicht mehr hier arbeiten, {count, plural, one {nennt} other {nennen}} weiterhin diese Filiale.'
  },
  'branch-closing.closed': {
    en: 'This branch has been closed since {day}. Public pages, the search and choices do not show it.',
    'de-AT':
      'Diese Filiale ist seit {day} geschlossen. Öffentliche Seiten, die Suche und Auswahllisten zeigen sie nicht.'
  },
  'branch-closing.said-closed': { en: '{name} closed', 'de-AT': '{name} geschlossen' },
  'branch-closing.said-reopened': { en: '{name} reopened', 'de-AT': '{name} wieder geöffnet' },
  'branch-closing.closed-already': {
    en: 'This branch is closed already. Please reload the page.',
    'de-AT': 'Diese Filiale ist schon geschlossen. Bitte laden Sie die Seite neu.',
    'de-AT-informal': 'Diese Filiale ist schon geschlossen. Bitte lade die Seite neu.'
  },
  'branch-closing.open-already': {
    en: 'This branch is open already. Please reload the page.',
    'de-AT': 'Diese Filiale ist schon offen. Bitte laden Sie die Seite neu.',
    'de-AT-informal': 'Diese Filiale ist schon offen. Bitte lade die Seite neu.'
  },
  'branch-closing.has-advisors': {
    en: 'Advisors still work here. Please move them to another branch or deactivate them first.',
    'de-AT':
      'Hier arbeiten noch Personen. Bitte ordnen Sie sie zuerst einer anderen Filiale zu, oder deaktivieren Sie sie.',
    'de-AT-informal':
      'Hier arbeiten noch Personen. Bitte ordne sie zuerst einer anderen Filiale zu, oder deaktiviere sie.'
  },
  'branch-closing.has-appointments': {
    en: 'Appointments are still to come here. They go along with an advisor who is moved to another branch; the others have to be cancelled first.',
    'de-AT':
      'Hier stehen noch Termine bevor. Termine gehen mit, wenn eine Person einer anderen Filiale zugeordnet wird. Die übrigen sind zuerst abzusagen.'
  },
  'branch-closing.has-events': {
    en: 'Events with registered guests are still to come here. Please cancel them first: the guests are then told by e-mail.',
    'de-AT':
      'Hier stehen noch Veranstaltungen mit angemeldeten Gästen bevor. Bitte sagen Sie sie zuerst ab: Dann werden die Gäste per E-Mail verständigt.',
    'de-AT-informal':
      'Hier stehen noch Veranstaltungen mit angemeldeten Gästen bevor. Bitte sag sie zuerst ab: Dann werden die Gäste per E-Mail verständigt.'
  },
  'branch-closing.has-events-off': {
    en: 'Events with registered guests are still to come here, and the module “Events” is off. An administrator can turn it on under “Institution”. Then please cancel the events: the guests are told by e-mail.',
    'de-AT':
      'Hier stehen noch Veranstaltungen mit angemeldeten Gästen bevor, und das Modul „Veranstaltungen“ ist aus. Einschalten lässt es sich in der Administration unter „Institut“. Bitte sagen Sie die Veranstaltungen dann ab: So werden die Gäste per E-Mail verständigt.',
    'de-AT-informal':
      'Hier stehen noch Veranstaltungen mit angemeldeten Gästen bevor, und das Modul „Veranstaltungen“ ist aus. Einschalten lässt es sich in der Administration unter „Institut“. Bitte sag die Veranstaltungen dann ab: So werden die Gäste per E-Mail verständigt.'
  }
} satisfies MessageTable
