import type { MessageTable } from '../locales.ts'

/** What the tag says. */
export const branchEventsWidgetMessages = {
  'branch-events.none': {
    en: 'There are no events at the moment.',
    'de-AT': 'Derzeit gibt es keine Veranstaltungen.'
  },
  'branch-events.left': {
    en: '{count, plural, one {# seat left} other {# seats left}}',
    'de-AT': '{count, plural, one {Noch # Platz frei} other {Noch # Plätze frei}}'
  },
  'branch-events.full': { en: 'Fully booked – waitlist open', 'de-AT': 'Ausgebucht – Warteliste offen' },
  'branch-events.waiting-full': {
    en: 'Fully booked – waitlist full',
    'de-AT': 'Ausgebucht – Warteliste voll'
  },
  'branch-events.closed': { en: 'Registration is closed', 'de-AT': 'Die Anmeldung ist geschlossen' },
  'branch-events.cancelled': { en: 'Cancelled', 'de-AT': 'Abgesagt' },
  'branch-events.register': { en: 'Register', 'de-AT': 'Anmelden' },
  'branch-events.register-of': { en: 'Register: {title}', 'de-AT': 'Anmelden: {title}' },
  'branch-events.wait': { en: 'Join the waitlist', 'de-AT': 'Auf die Warteliste' },
  'branch-events.wait-of': { en: 'Join the waitlist: {title}', 'de-AT': 'Auf die Warteliste: {title}' },
  'branch-events.all': {
    en: '{count, plural, one {Show # event} other {Show all # events}}',
    'de-AT': '{count, plural, one {# Veranstaltung anzeigen} other {Alle # Veranstaltungen anzeigen}}'
  }
} satisfies MessageTable

export const branchEventsMessages = {
  ...branchEventsWidgetMessages,
  'branch-events.add': { en: 'Add event', 'de-AT': 'Veranstaltung hinzufügen' },
  'branch-events.edit-title': { en: 'Edit event', 'de-AT': 'Veranstaltung bearbeiten' },
  'branch-events.list': { en: 'Events', 'de-AT': 'Veranstaltungen' },
  'branch-events.count': {
    en: '{count, plural, one {# event} other {# events}}',
    'de-AT': '{count, plural, one {# Veranstaltung} other {# Veranstaltungen}}'
  },
  'branch-events.empty': {
    en: 'There are no events to come.',
    'de-AT': 'Es stehen keine Veranstaltungen bevor.'
  },
  'branch-events.empty-past': {
    en: 'No event has taken place yet.',
    'de-AT': 'Es hat noch keine Veranstaltung stattgefunden.'
  },
  'branch-events.show': { en: 'Show', 'de-AT': 'Anzeigen' },
  'branch-events.show-upcoming': { en: 'To come', 'de-AT': 'Kommende' },
  'branch-events.show-past': { en: 'Past', 'de-AT': 'Vergangene' },
  'branch-events.event': { en: 'Event', 'de-AT': 'Veranstaltung' },
  'branch-events.state': { en: 'Status', 'de-AT': 'Status' },
  'branch-events.actions': { en: 'Actions', 'de-AT': 'Aktionen' },
  'branch-events.event-draft': { en: 'Draft', 'de-AT': 'Entwurf' },
  'branch-events.event-published': { en: 'Published', 'de-AT': 'Veröffentlicht' },
  'branch-events.event-cancelled': { en: 'Cancelled', 'de-AT': 'Abgesagt' },
  'branch-events.no-page': {
    en: 'Visitors do not see it: the branch has no public page.',
    'de-AT': 'Für Gäste nicht sichtbar: Die Filiale hat keine öffentliche Seite.'
  },
  'branch-events.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'branch-events.title-de': { en: 'Title in German', 'de-AT': 'Titel auf Deutsch' },
  'branch-events.title-en': { en: 'Title in English', 'de-AT': 'Titel auf Englisch' },
  'branch-events.title-help': {
    en: 'One language is enough; readers of the other one see it too.',
    'de-AT': 'Eine Sprache genügt; wer die andere liest, sieht dann diese.'
  },
  'branch-events.description-de': { en: 'Description in German', 'de-AT': 'Beschreibung auf Deutsch' },
  'branch-events.description-en': { en: 'Description in English', 'de-AT': 'Beschreibung auf Englisch' },
  'branch-events.starts_at': { en: 'Begins', 'de-AT': 'Beginn' },
  'branch-events.ends_at': { en: 'Ends', 'de-AT': 'Ende' },
  'branch-events.time-help': {
    en: 'On the branch’s clock, on the quarter hour.',
    'de-AT': 'Auf der Uhr der Filiale, zur vollen Viertelstunde.'
  },
  'branch-events.closes_at': { en: 'Registration open until (optional)', 'de-AT': 'Anmeldung möglich bis (optional)' },
  'branch-events.closes-help': {
    en: 'Without a time, until the event begins.',
    'de-AT': 'Ohne Angabe bis zum Beginn.'
  },
  'branch-events.place': { en: 'Where', 'de-AT': 'Wo' },
  'branch-events.place-branch': { en: 'At the branch', 'de-AT': 'In der Filiale' },
  'branch-events.place-address': { en: 'At another address', 'de-AT': 'An einer anderen Adresse' },
  'branch-events.place-online': { en: 'Online', 'de-AT': 'Online' },
  'branch-events.address': { en: 'Address', 'de-AT': 'Adresse' },
  'branch-events.online_url': { en: 'Link', 'de-AT': 'Link' },
  'branch-events.online-help': {
    en: 'Only guests with a seat see it.',
    'de-AT': 'Nur Gäste mit einem Platz sehen ihn.'
  },
  'branch-events.seats': { en: 'Seats', 'de-AT': 'Plätze' },
  'branch-events.is_published': { en: 'Published', 'de-AT': 'Veröffentlicht' },
  'branch-events.published-help': {
    en: 'Visitors see it and can register.',
    'de-AT': 'Gäste sehen sie und können sich anmelden.'
  },
  'branch-events.tells-guests': {
    en: 'If you change time or place, everyone who has registered or waits gets an e-mail.',
    'de-AT': 'Wenn Sie Zeit oder Ort ändern, bekommen alle, die angemeldet sind oder warten, eine E-Mail.',
    'de-AT-informal': 'Wenn du Zeit oder Ort änderst, bekommen alle, die angemeldet sind oder warten, eine E-Mail.'
  },
  'branch-events.taken': { en: '{taken} of {seats} seats taken', 'de-AT': '{taken} von {seats} Plätzen vergeben' },
  'branch-events.waiting': {
    en: '{count, plural, one {# waits} other {# wait}}',
    'de-AT': '{count, plural, one {# wartet} other {# warten}}'
  },
  'branch-events.guests': { en: 'Guests', 'de-AT': 'Gäste' },
  'branch-events.open-page': { en: 'Open page', 'de-AT': 'Seite öffnen' },
  'branch-events.edit': { en: 'Edit', 'de-AT': 'Bearbeiten' },
  'branch-events.cancel': { en: 'Cancel event', 'de-AT': 'Absagen' },
  'branch-events.cancel-title': { en: 'Cancel event?', 'de-AT': 'Veranstaltung absagen?' },
  'branch-events.cancel-lead': {
    en: '“{name}” will be cancelled for good. {count, plural, =0 {Nobody has registered.} other {Everyone who has registered or waits gets an e-mail.}}',
    'de-AT':
      '„{name}“ wird endgültig abgesagt. {count, plural, =0 {Niemand hat sich angemeldet.} other {Alle, die angemeldet sind oder warten, bekommen eine E-Mail.}}'
  },
  'branch-events.cancel-keep': { en: 'Keep event', 'de-AT': 'Nicht absagen' },
  'branch-events.cancel-event': { en: 'Cancel event', 'de-AT': 'Veranstaltung absagen' },
  'branch-events.cancel-message': {
    en: 'Message to the guests (optional)',
    'de-AT': 'Nachricht an die Gäste (optional)'
  },
  'branch-events.cancelled-said': { en: 'Event cancelled', 'de-AT': 'Veranstaltung abgesagt' },
  'branch-events.delete': { en: 'Delete', 'de-AT': 'Löschen' },
  'branch-events.delete-title': { en: 'Delete event?', 'de-AT': 'Veranstaltung löschen?' },
  'branch-events.delete-question': {
    en: '“{name}” will be deleted, with the list of its guests. This cannot be undone.',
    'de-AT': '„{name}“ wird mit der Gästeliste gelöscht. Das lässt sich nicht rückgängig machen.'
  },
  'branch-events.gone': {
    en: 'Someone else has deleted this event in the meantime.',
    'de-AT': 'Diese Veranstaltung wurde inzwischen von jemand anderem gelöscht.'
  },
  'branch-events.back': { en: 'All events', 'de-AT': 'Alle Veranstaltungen' },
  'branch-events.guests-of': { en: 'Guests: {title}', 'de-AT': 'Gäste: {title}' },
  'branch-events.came-count': { en: '{came} of {guests} came', 'de-AT': '{came} von {guests} gekommen' },
  'branch-events.no-guests': { en: 'Nobody has registered yet.', 'de-AT': 'Noch hat sich niemand angemeldet.' },
  'branch-events.find': { en: 'Find a guest', 'de-AT': 'Gast suchen' },
  'branch-events.none-found': { en: 'No guest has this name.', 'de-AT': 'Kein Gast heißt so.' },
  'branch-events.print': { en: 'Print', 'de-AT': 'Drucken' },
  'branch-events.csv': { en: 'Save as CSV', 'de-AT': 'Als CSV speichern' },
  'branch-events.guest': { en: 'Guest', 'de-AT': 'Gast' },
  'branch-events.came': { en: 'Came', 'de-AT': 'Gekommen' },
  'branch-events.came-of': { en: '{name} came', 'de-AT': '{name} ist gekommen' },
  'branch-events.attended': { en: 'Came', 'de-AT': 'Gekommen' },
  'branch-events.no-show': { en: 'Did not come', 'de-AT': 'Nicht gekommen' },
  'branch-events.state-registered': { en: 'Has a seat', 'de-AT': 'Hat einen Platz' },
  'branch-events.state-unconfirmed': { en: 'Not confirmed', 'de-AT': 'Nicht bestätigt' },
  'branch-events.state-waiting': { en: 'On the waitlist', 'de-AT': 'Auf der Warteliste' },
  'branch-events.state-cancelled': { en: 'Cancelled', 'de-AT': 'Abgesagt' },
  'branch-events.state-removed': { en: 'Taken off the list', 'de-AT': 'Von der Liste genommen' },
  'branch-events.remove': { en: 'Take off the list', 'de-AT': 'Von der Liste nehmen' },
  'branch-events.remove-title': { en: 'Take off the list?', 'de-AT': 'Von der Liste nehmen?' },
  'branch-events.remove-question': {
    en: '{name} gets an e-mail. The seats go to those who wait.',
    'de-AT': '{name} wird per E-Mail verständigt. Die Plätze gehen an die, die warten.'
  },
  'branch-events.removed': { en: 'Taken off the list', 'de-AT': 'Von der Liste genommen' },
  'branch-events.guest-gone': {
    en: 'This registration does not exist any more.',
    'de-AT': 'Diese Anmeldung gibt es nicht mehr.'
  },
  'branch-events.head-last-name': { en: 'Last name', 'de-AT': 'Nachname' },
  'branch-events.head-first-name': { en: 'First name', 'de-AT': 'Vorname' },
  'branch-events.head-email': { en: 'E-mail', 'de-AT': 'E-Mail' },
  'branch-events.head-seats': { en: 'Seats', 'de-AT': 'Plätze' },
  'branch-events.head-state': { en: 'Status', 'de-AT': 'Status' },
  'branch-events.head-came': { en: 'Came', 'de-AT': 'Gekommen' },
  'branch-events.head-registered-at': { en: 'Registered', 'de-AT': 'Angemeldet' }
} satisfies MessageTable
