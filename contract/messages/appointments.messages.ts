import type { MessageTable } from '../locales.ts'
import { errorsMessages } from './errors.messages.ts'

const TOLD = {
  en: '{mail, select, no {{name} gets no e-mail.} other {{name} will be notified by e-mail.}}',
  'de-AT': '{mail, select, no {{name} erhält keine E-Mail.} other {{name} wird per E-Mail verständigt.}}'
}

/** What is done, and whether the customer gets an e-mail about it. */
const told = (en: string, german: string) => ({ en: `${en} ${TOLD.en}`, 'de-AT': `${german} ${TOLD['de-AT']}` })

/** The advisor's list of appointments. */
export const appointmentsMessages = {
  'appointments.period': { en: 'Period', 'de-AT': 'Zeitraum' },
  'appointments.upcoming': { en: 'Upcoming', 'de-AT': 'Bevorstehend' },
  'appointments.past': { en: 'Past', 'de-AT': 'Vergangen' },
  'appointments.count': {
    en: '{count, plural, one {# appointment} other {# appointments}}',
    'de-AT': '{count, plural, one {# Termin} other {# Termine}}'
  },
  'appointments.count-cancelled': {
    en: '{count, plural, one {# appointment} other {# appointments}}, {cancelled} of them cancelled',
    'de-AT': '{count, plural, one {# Termin} other {# Termine}}, davon {cancelled} abgesagt'
  },
  'appointments.zone': { en: 'Time zone: {zone}', 'de-AT': 'Zeitzone: {zone}' },
  'appointments.by-phone': { en: 'By phone', 'de-AT': 'Telefonisch' },
  'appointments.in-branch': { en: 'At the branch', 'de-AT': 'In der Filiale' },
  'appointments.online': { en: 'Online video', 'de-AT': 'Online per Video' },
  'appointments.cancelled': { en: 'Cancelled', 'de-AT': 'Abgesagt' },
  'appointments.requested': { en: 'Awaiting confirmation', 'de-AT': 'Zu bestätigen' },
  'appointments.booked': { en: 'Booked', 'de-AT': 'Gebucht' },
  'appointments.no-show': { en: 'No-show', 'de-AT': 'Nicht erschienen' },
  'appointments.customer': { en: 'Already a customer', 'de-AT': 'Bereits Kundin oder Kunde' },
  'appointments.customer-yes': { en: 'Yes', 'de-AT': 'Ja' },
  'appointments.customer-no': { en: 'No', 'de-AT': 'Nein' },
  'appointments.view': { en: 'View', 'de-AT': 'Ansicht' },
  'appointments.view-list': { en: 'List', 'de-AT': 'Liste' },
  'appointments.view-day': { en: 'Day', 'de-AT': 'Tag' },
  'appointments.view-week': { en: 'Week', 'de-AT': 'Woche' },
  'appointments.view-month': { en: 'Month', 'de-AT': 'Monat' },
  'appointments.days': { en: 'Days shown', 'de-AT': 'Angezeigte Tage' },
  'appointments.today': { en: 'Today', 'de-AT': 'Heute' },
  'appointments.before-day': { en: 'Previous day', 'de-AT': 'Vorheriger Tag' },
  'appointments.after-day': { en: 'Next day', 'de-AT': 'Nächster Tag' },
  'appointments.before-week': { en: 'Previous week', 'de-AT': 'Vorherige Woche' },
  'appointments.after-week': { en: 'Next week', 'de-AT': 'Nächste Woche' },
  'appointments.before-month': { en: 'Previous month', 'de-AT': 'Vorheriger Monat' },
  'appointments.after-month': { en: 'Next month', 'de-AT': 'Nächster Monat' },
  'appointments.told': TOLD,
  'appointments.told-confirmed': told('Appointment confirmed.', 'Termin bestätigt.'),
  'appointments.told-moved': told('Appointment rescheduled.', 'Termin verschoben.'),
  'appointments.told-moved-confirmed': told(
    'Appointment rescheduled and confirmed.',
    'Termin verschoben und bestätigt.'
  ),
  'appointments.told-cancelled': told('Appointment cancelled.', 'Termin abgesagt.'),
  'appointments.told-declined': told('Request declined.', 'Anfrage abgelehnt.'),
  'appointments.told-booked': told('Appointment booked: {when}.', 'Termin gebucht: {when}.'),
  'appointments.more-of-day': { en: '{count} more', 'de-AT': '{count, plural, one {# weiterer} other {# weitere}}' },
  'appointments.search': { en: 'Search', 'de-AT': 'Suche' },
  'appointments.search-hint': { en: 'Name or contact', 'de-AT': 'Name oder Kontakt' },
  'appointments.all': { en: 'All', 'de-AT': 'Alle' },
  'appointments.clear': { en: 'Clear filters', 'de-AT': 'Filter zurücksetzen' },
  'appointments.none-found': { en: 'No appointments found', 'de-AT': 'Keine Termine gefunden' },
  'appointments.none-found-hint': {
    en: 'No appointment matches your search and filters.',
    'de-AT': 'Kein Termin passt zu Suche und Filtern.'
  },
  'appointments.topic': { en: 'Topic', 'de-AT': 'Thema' },
  'appointments.type': { en: 'Type', 'de-AT': 'Art' },
  'appointments.state': { en: 'Status', 'de-AT': 'Status' },
  'appointments.when': { en: 'Time', 'de-AT': 'Zeit' },
  'appointments.when-now': { en: 'Current time', 'de-AT': 'Bisherige Zeit' },
  'appointments.contact': { en: 'Contact', 'de-AT': 'Kontakt' },
  'appointments.reason': { en: 'Reason', 'de-AT': 'Grund' },
  'appointments.own-message': {
    en: 'Your message',
    'de-AT': 'Ihre Nachricht',
    'de-AT-informal': 'Deine Nachricht'
  },
  'appointments.details': { en: 'Details: {name}', 'de-AT': 'Details: {name}' },
  'appointments.join': { en: 'Join the video call', 'de-AT': 'Zum Videogespräch' },
  'appointments.join-from': { en: 'Can be joined from {time}', 'de-AT': 'Teilnahme ab {time} Uhr' },
  'appointments.guest-link': { en: 'Link to pass on to the customer', 'de-AT': 'Link zum Weitergeben' },
  'appointments.room-others': { en: 'In a video room', 'de-AT': 'In einem Videoraum' },
  'appointments.no-link': { en: 'No link yet', 'de-AT': 'Noch kein Link hinterlegt' },
  'appointments.confirm': { en: 'Confirm', 'de-AT': 'Bestätigen' },
  'appointments.decline': { en: 'Decline', 'de-AT': 'Ablehnen' },
  'appointments.decline-ask': {
    ...told(
      'Decline this request? It no longer takes up the time.',
      'Möchten Sie diese Anfrage ablehnen? Sie belegt die Zeit dann nicht mehr.'
    ),
    'de-AT-informal': `Möchtest du diese Anfrage ablehnen? Sie belegt die Zeit dann nicht mehr. ${TOLD['de-AT']}`
  },
  'appointments.declined': { en: 'Declined', 'de-AT': 'Abgelehnt' },
  'appointments.move': { en: 'Reschedule', 'de-AT': 'Verschieben' },
  'appointments.move-title': { en: 'Reschedule {name}’s appointment', 'de-AT': 'Termin von {name} verschieben' },
  'appointments.cancel-title': { en: 'Cancel {name}’s appointment', 'de-AT': 'Termin von {name} absagen' },
  'appointments.decline-title': { en: 'Decline {name}’s request', 'de-AT': 'Anfrage von {name} ablehnen' },
  'appointments.move-there': { en: 'Reschedule to this time', 'de-AT': 'Auf diese Zeit verschieben' },
  'appointments.move-confirm': { en: 'Reschedule and confirm', 'de-AT': 'Verschieben und bestätigen' },
  'appointments.move-confirms': told(
    'Rescheduling also confirms this request.',
    'Die Anfrage ist mit dem Verschieben auch bestätigt.'
  ),
  'appointments.change-time': { en: 'Change time', 'de-AT': 'Zeit ändern' },
  'appointments.time-new': { en: 'New time', 'de-AT': 'Neue Zeit' },
  'appointments.chosen-time': { en: 'Chosen time: {when}', 'de-AT': 'Gewählte Zeit: {when}' },
  'appointments.new-time': { en: 'New time: {when}', 'de-AT': 'Neue Zeit: {when}' },
  'appointments.time-missed': {
    en: '{when} cannot be booked for this. Please choose one of the free times.',
    'de-AT': '{when} ist dafür nicht frei. Bitte wählen Sie eine der freien Zeiten.',
    'de-AT-informal': '{when} ist dafür nicht frei. Bitte wähle eine der freien Zeiten.'
  },
  'appointments.cancel': { en: 'Cancel appointment', 'de-AT': 'Termin absagen' },
  'appointments.cancel-ask': {
    ...told(
      'Cancel this appointment? It no longer takes up the time.',
      'Möchten Sie diesen Termin absagen? Er belegt die Zeit dann nicht mehr.'
    ),
    'de-AT-informal': `Möchtest du diesen Termin absagen? Er belegt die Zeit dann nicht mehr. ${TOLD['de-AT']}`
  },
  'appointments.message': {
    en: 'Message to the customer (optional)',
    'de-AT': 'Nachricht an die Kundin oder den Kunden (optional)'
  },
  'appointments.message-help': { en: 'Included in the e-mail.', 'de-AT': 'Die Nachricht steht in der E-Mail.' },
  'appointments.back': { en: 'Back', 'de-AT': 'Zurück' },
  'appointments.note-no-show': { en: 'Mark as no-show', 'de-AT': 'Als nicht erschienen markieren' },
  'appointments.did-come': { en: 'Mark as attended', 'de-AT': 'Als erschienen markieren' },
  'appointments.marked-no-show': { en: 'Marked as no-show', 'de-AT': 'Als nicht erschienen markiert' },
  'appointments.marked-attended': { en: 'Marked as attended', 'de-AT': 'Als erschienen markiert' },
  'appointments.book-for': { en: 'Book appointment', 'de-AT': 'Termin buchen' },
  'appointments.book': { en: 'Book appointment', 'de-AT': 'Termin buchen' },
  'appointments.choose-time': {
    en: 'Please choose a time.',
    'de-AT': 'Bitte wählen Sie eine Zeit.',
    'de-AT-informal': 'Bitte wähle eine Zeit.'
  },
  'appointments.email-help': {
    en: 'The confirmation is sent to this address. A phone number is enough, too.',
    'de-AT': 'An diese Adresse geht die Bestätigung. Eine Telefonnummer genügt auch.'
  },
  'appointments.email-phone-help': {
    en: 'Optional. The confirmation is sent to this address.',
    'de-AT': 'Freiwillig. An diese Adresse geht die Bestätigung.'
  },
  'appointments.contact-required': errorsMessages['errors.contact'],
  'appointments.without-email': {
    en: 'Without an e-mail address the customer gets no e-mail: {type, select, online {no confirmation, no link and no reminder. Please tell them the link by phone} other {no confirmation and no reminder}}.',
    'de-AT':
      'Ohne E-Mail-Adresse erhält die Kundin oder der Kunde keine E-Mail: {type, select, online {keine Bestätigung, keinen Link und keine Erinnerung. Bitte teilen Sie den Link telefonisch mit} other {keine Bestätigung und keine Erinnerung}}.',
    'de-AT-informal':
      'Ohne E-Mail-Adresse erhält die Kundin oder der Kunde keine E-Mail: {type, select, online {keine Bestätigung, keinen Link und keine Erinnerung. Bitte teile den Link telefonisch mit} other {keine Bestätigung und keine Erinnerung}}.'
  },
  'appointments.phone-help': {
    en: 'You will call the customer on this number.',
    'de-AT': 'Unter dieser Nummer rufen Sie die Kundin oder den Kunden an.',
    'de-AT-informal': 'Unter dieser Nummer rufst du die Kundin oder den Kunden an.'
  },
  'appointments.phone-optional-help': {
    en: 'In case you need to reach the customer; required without an e-mail address.',
    'de-AT': 'Falls Sie die Kundin oder den Kunden erreichen müssen; ohne E-Mail-Adresse erforderlich.',
    'de-AT-informal': 'Falls du die Kundin oder den Kunden erreichen musst; ohne E-Mail-Adresse erforderlich.'
  },
  'appointments.note-help': {
    en: 'Shown with the appointment, not in the customer’s confirmation.',
    'de-AT': 'Steht beim Termin, nicht in der Bestätigung an die Kundin oder den Kunden.'
  },
  'appointments.no-topics': {
    en: 'Nothing can be booked with you yet: you have not chosen any topics.',
    'de-AT': 'Bei Ihnen kann noch nichts gebucht werden, weil noch keine Themen gewählt sind.',
    'de-AT-informal': 'Bei dir kann noch nichts gebucht werden, weil noch keine Themen gewählt sind.'
  },
  'appointments.choose-topics': { en: 'Choose topics', 'de-AT': 'Themen wählen' },
  'appointments.no-types': {
    en: 'Nothing can be booked with you yet: you have not chosen any appointment types.',
    'de-AT': 'Bei Ihnen kann noch nichts gebucht werden, weil noch keine Terminarten gewählt sind.',
    'de-AT-informal': 'Bei dir kann noch nichts gebucht werden, weil noch keine Terminarten gewählt sind.'
  },
  'appointments.choose-types': { en: 'Choose appointment types', 'de-AT': 'Terminarten wählen' },
  'appointments.no-topics-of': {
    en: 'Nothing can be booked with {name} yet: no topics are chosen.',
    'de-AT': 'Bei {name} kann noch nichts gebucht werden, weil keine Themen gewählt sind.'
  },
  'appointments.no-types-of': {
    en: 'Nothing can be booked with {name} yet: no appointment types are chosen.',
    'de-AT': 'Bei {name} kann noch nichts gebucht werden, weil keine Terminarten gewählt sind.'
  },
  'appointments.no-offer-branch': {
    en: 'Nothing can be booked at this branch yet: nobody has chosen both topics and appointment types.',
    'de-AT': 'In dieser Filiale kann noch nichts gebucht werden, weil noch niemand Themen und Terminarten gewählt hat.'
  },
  'appointments.with': { en: 'With', 'de-AT': 'Bei' },
  'appointments.with-anyone': { en: 'Anyone who is free', 'de-AT': 'Beliebige freie Person' },
  'appointments.told-booked-with': told(
    'Appointment booked with {advisor}: {when}.',
    'Termin bei {advisor} gebucht: {when}.'
  ),
  'appointments.hand-over': { en: 'Hand over to somebody else', 'de-AT': 'An jemand anderen übergeben' },
  'appointments.hand-over-title': {
    en: 'Hand over {name}’s appointment',
    'de-AT': 'Termin von {name} übergeben'
  },
  'appointments.hand-over-choose': { en: 'Choose somebody …', 'de-AT': 'Person wählen …' },
  'appointments.hand-over-to': { en: 'Colleague at this branch', 'de-AT': 'Kollegin oder Kollege der Filiale' },
  'appointments.hand-over-help': told('The time stays the same.', 'Die Zeit bleibt gleich.'),
  'appointments.hand-over-moved-help': {
    en: '{mail, select, no {{name} gets no e-mail.} other {{name} will be notified of both by e-mail.}}',
    'de-AT': '{mail, select, no {{name} erhält keine E-Mail.} other {{name} wird per E-Mail über beides verständigt.}}'
  },
  'appointments.hand-over-when': { en: 'When', 'de-AT': 'Wann' },
  'appointments.same-time': { en: 'At the same time', 'de-AT': 'Zur selben Zeit' },
  'appointments.other-time': { en: 'At another time', 'de-AT': 'Zu einer anderen Zeit' },
  'appointments.hand-over-none': {
    en: 'No colleague of this branch is free at this time. Please choose who takes over, and another time.',
    'de-AT':
      'Zu dieser Zeit ist in der Filiale sonst niemand frei. Bitte wählen Sie, wer übernimmt, und eine andere Zeit.',
    'de-AT-informal':
      'Zu dieser Zeit ist in der Filiale sonst niemand frei. Bitte wähle, wer übernimmt, und eine andere Zeit.'
  },
  'appointments.hand-over-alone': {
    en: 'Nobody else advises customers at this branch.',
    'de-AT': 'In dieser Filiale berät sonst niemand.'
  },
  'appointments.hand-over-move-now': { en: 'Hand over and reschedule', 'de-AT': 'Übergeben und verschieben' },
  'appointments.hand-over-now': { en: 'Hand over', 'de-AT': 'Übergeben' },
  'appointments.free': { en: 'Free', 'de-AT': 'Frei' },
  'appointments.free-not-offered': {
    en: 'Free, but does not offer this topic or type',
    'de-AT': 'Frei, bietet Thema oder Art aber nicht an'
  },
  'appointments.not-offered': {
    en: 'Does not offer this topic or type',
    'de-AT': 'Bietet Thema oder Art nicht an'
  },
  'appointments.not-free': { en: 'Not free: {names}', 'de-AT': 'Nicht frei: {names}' },
  'appointments.told-handed-over': told('Appointment handed over to {colleague}.', 'Termin an {colleague} übergeben.'),
  'appointments.told-handed-over-moved': told(
    'Appointment handed over to {colleague}. New time: {when}.',
    'Termin an {colleague} übergeben. Neue Zeit: {when}.'
  ),
  'appointments.colleague-busy': {
    en: 'This colleague is no longer free at this time. Please choose somebody else.',
    'de-AT': 'Die gewählte Person ist zu dieser Zeit nicht mehr frei. Bitte wählen Sie jemand anderen.',
    'de-AT-informal': 'Die gewählte Person ist zu dieser Zeit nicht mehr frei. Bitte wähle jemand anderen.'
  },
  'appointments.colleague-unknown': {
    en: 'This person does not advise customers at this branch.',
    'de-AT': 'Diese Person berät nicht in dieser Filiale.'
  },
  'appointments.print': { en: 'Print', 'de-AT': 'Drucken' },
  'appointments.feed': { en: 'Subscribe in your calendar', 'de-AT': 'Im Kalender abonnieren' },
  'appointments.feed-lead': {
    en: 'Calendar apps such as Outlook, Google Calendar or Apple Calendar can show your appointments. Add this address there as an internet calendar.',
    'de-AT':
      'Kalenderprogramme wie Outlook, Google Kalender oder Apple Kalender können Ihre Termine anzeigen. Fügen Sie die Adresse dort als Kalender aus dem Internet hinzu.',
    'de-AT-informal':
      'Kalenderprogramme wie Outlook, Google Kalender oder Apple Kalender können deine Termine anzeigen. Füge die Adresse dort als Kalender aus dem Internet hinzu.'
  },
  'appointments.feed-loading': { en: 'Loading …', 'de-AT': 'Wird geladen …' },
  'appointments.feed-make': { en: 'Create address', 'de-AT': 'Adresse anlegen' },
  'appointments.feed-address': { en: 'Secret address', 'de-AT': 'Geheime Adresse' },
  'appointments.feed-secret': {
    en: 'Anyone with this address can see your appointments, names and contact details. Do not share it.',
    'de-AT': 'Wer diese Adresse kennt, sieht Ihre Termine mit Namen und Kontaktdaten. Geben Sie sie nicht weiter.',
    'de-AT-informal': 'Wer diese Adresse kennt, sieht deine Termine mit Namen und Kontaktdaten. Gib sie nicht weiter.'
  },
  'appointments.copy': { en: 'Copy address', 'de-AT': 'Adresse kopieren' },
  'appointments.copied': { en: 'Copied', 'de-AT': 'Kopiert' },
  'appointments.feed-renew': { en: 'Create new address', 'de-AT': 'Neue Adresse anlegen' },
  'appointments.feed-renew-ask': {
    en: 'Calendars that use the current address will stop showing your appointments.',
    'de-AT': 'Kalender mit der bisherigen Adresse zeigen Ihre Termine dann nicht mehr.',
    'de-AT-informal': 'Kalender mit der bisherigen Adresse zeigen deine Termine dann nicht mehr.'
  },
  'appointments.feed-revoke': { en: 'Revoke', 'de-AT': 'Widerrufen' },
  'appointments.feed-revoke-ask': {
    en: 'Calendars that use this address will stop showing your appointments.',
    'de-AT': 'Kalender mit dieser Adresse zeigen Ihre Termine dann nicht mehr.',
    'de-AT-informal': 'Kalender mit dieser Adresse zeigen deine Termine dann nicht mehr.'
  },
  'appointments.feed-made': { en: 'Address created', 'de-AT': 'Adresse angelegt' },
  'appointments.feed-revoked': { en: 'Address revoked', 'de-AT': 'Adresse widerrufen' },
  'appointments.note': { en: 'Message', 'de-AT': 'Nachricht' },
  'appointments.booking-note': { en: 'Note from the booking', 'de-AT': 'Notiz bei der Buchung' },
  'appointments.bring': { en: 'To bring', 'de-AT': 'Mitzubringen' },
  'appointments.have-ready': { en: 'To have ready', 'de-AT': 'Bereitzuhalten' },
  'appointments.advice': { en: 'Advice to the customer', 'de-AT': 'Hinweis an die Kundin oder den Kunden' },
  'appointments.booked-at': { en: 'Booked', 'de-AT': 'Gebucht' },
  'appointments.booked-by-visitor': {
    en: '{when}, by the customer',
    'de-AT': '{when}, von der Kundin oder dem Kunden'
  },
  'appointments.booked-by-staff': { en: '{when}, by staff', 'de-AT': '{when}, vom Personal' },
  'appointments.internal-note': { en: 'Internal note', 'de-AT': 'Interne Notiz' },
  'appointments.internal-note-help': {
    en: 'Customers never see it.',
    'de-AT': 'Kundinnen und Kunden sehen sie nie.'
  },
  'appointments.internal-note-save': { en: 'Save note', 'de-AT': 'Notiz speichern' },
  'appointments.internal-note-saved': { en: 'Note saved', 'de-AT': 'Notiz gespeichert' },
  'appointments.calendar-moved': {
    en: 'In the connected calendar this appointment was moved to {when}. It is still booked as it was, and {name} knows nothing of it.',
    'de-AT':
      'Im verbundenen Kalender wurde dieser Termin verschoben: {when}. Gebucht ist er wie bisher, und {name} weiß nichts davon.'
  },
  'appointments.calendar-length': {
    en: 'In the connected calendar this appointment lasts until {when}. It is still booked as it was, and {name} knows nothing of it.',
    'de-AT':
      'Im verbundenen Kalender dauert dieser Termin bis {when}. Gebucht ist er wie bisher, und {name} weiß nichts davon.'
  },
  'appointments.calendar-removed': {
    en: 'This appointment was deleted in the connected calendar. It is still booked, and {name} knows nothing of it.',
    'de-AT':
      'Dieser Termin wurde im verbundenen Kalender gelöscht. Gebucht ist er weiterhin, und {name} weiß nichts davon.'
  },
  'appointments.calendar-move': { en: 'Move it here, too', 'de-AT': 'Auch hier verschieben' },
  'appointments.calendar-cancel': { en: 'Cancel it here, too', 'de-AT': 'Auch hier absagen' },
  'appointments.calendar-keep': { en: 'Keep as booked', 'de-AT': 'Wie gebucht lassen' },
  'appointments.calendar-kept': {
    en: 'The calendar will show it as booked',
    'de-AT': 'Der Kalender zeigt ihn wieder wie gebucht'
  },
  'appointments.own-link': { en: 'Link for this video meeting', 'de-AT': 'Link für diesen Videotermin' },
  'appointments.own-link-help': {
    en: '{room, select, yes {Instead of the link from the advisor’s settings. } own {Instead of the room made for it. } either {Instead of the link from the advisor’s settings or the video room. } other {}}{mail, select, no {{name} gets no e-mail.} other {{name} will be informed of a new link by e-mail.}}',
    'de-AT':
      '{room, select, yes {Statt des Links aus den Einstellungen. } own {Statt des dafür angelegten Raums. } either {Statt des Links aus den Einstellungen oder des Videoraums. } other {}}{mail, select, no {{name} erhält keine E-Mail.} other {Über einen neuen Link wird {name} per E-Mail informiert.}}'
  },
  'appointments.own-link-request-help': {
    en: '{room, select, either {Instead of the link from the advisor’s settings or the video room. } other {}}{mail, select, no {{name} gets no e-mail.} other {{name} gets it with the confirmation.}}',
    'de-AT':
      '{room, select, either {Statt des Links aus den Einstellungen oder des Videoraums. } other {}}{mail, select, no {{name} erhält keine E-Mail.} other {{name} bekommt ihn mit der Bestätigung.}}'
  },
  'appointments.own-link-booking-help': {
    en: 'Optional; otherwise the link from the advisor’s settings, or else a room of the video service, if one is set up.',
    'de-AT':
      'Optional; sonst gilt der Link aus den Einstellungen, andernfalls ein Raum des Videodienstes, falls einer eingerichtet ist.'
  },
  'appointments.own-link-save': { en: 'Save link', 'de-AT': 'Link speichern' },
  'appointments.own-link-saved': { en: 'Link saved', 'de-AT': 'Link gespeichert' },
  'appointments.told-link': told('Link saved.', 'Link gespeichert.'),
  'appointments.talks-next': { en: 'Next appointments of the customer', 'de-AT': 'Nächste Termine der Person' },
  'appointments.talks-past': { en: 'Past appointments of the customer', 'de-AT': 'Frühere Termine der Person' },
  'appointments.talks-past-count': {
    en: 'Past appointments of the customer ({count})',
    'de-AT': 'Frühere Termine der Person ({count})'
  },
  'appointments.talks-all': { en: 'Show all {count}', 'de-AT': 'Alle {count} anzeigen' },
  'appointments.unknown': {
    en: 'This appointment was not found. It may have been handed over to somebody else.',
    'de-AT': 'Dieser Termin wurde nicht gefunden. Vielleicht wurde er jemand anderem übergeben.'
  },
  'appointments.source': { en: 'Booked on', 'de-AT': 'Gebucht über' },
  'appointments.source-card': { en: 'Card', 'de-AT': 'Visitenkarte' },
  'appointments.source-branch': { en: 'Page of the branch', 'de-AT': 'Seite der Filiale' },
  'appointments.source-search': { en: 'Advisor search', 'de-AT': 'Beratersuche' },
  'appointments.source-booking-page': { en: 'Booking page', 'de-AT': 'Buchungsseite' },
  'appointments.source-contact-page': { en: 'Contact page', 'de-AT': 'Kontaktseite' },
  'appointments.source-website': { en: 'Website {site}', 'de-AT': 'Website {site}' },
  'appointments.source-request': { en: 'Customer’s request', 'de-AT': 'Anfrage der Kundin oder des Kunden' },
  'appointments.campaign': { en: 'Campaign', 'de-AT': 'Kampagne' },
  'appointments.history': { en: 'History', 'de-AT': 'Verlauf' },
  'appointments.author-visitor': { en: 'Customer', 'de-AT': 'Kundin oder Kunde' },
  'appointments.author-staff': { en: 'Staff', 'de-AT': 'Personal' },
  'appointments.author-system': { en: 'Automatic', 'de-AT': 'Automatisch' },
  'appointments.done-booked': { en: 'Booked', 'de-AT': 'Gebucht' },
  'appointments.done-requested': { en: 'Requested', 'de-AT': 'Angefragt' },
  'appointments.done-confirmed': { en: 'Confirmed', 'de-AT': 'Bestätigt' },
  'appointments.done-moved': {
    en: 'Rescheduled from {before} to {after}',
    'de-AT': 'Verschoben von {before} auf {after}'
  },
  'appointments.with-message': { en: 'Message to the customer:', 'de-AT': 'Nachricht an die Kundin oder den Kunden:' },
  'appointments.done-handed-over': {
    en: 'Handed over from {before} to {after}',
    'de-AT': 'Übergeben von {before} an {after}'
  },
  'appointments.done-relocated': { en: 'New place, previously: {before}', 'de-AT': 'Neuer Ort, bisher: {before}' },
  'appointments.done-declined': { en: 'Declined', 'de-AT': 'Abgelehnt' },
  'appointments.done-lapsed': { en: 'Not confirmed in time', 'de-AT': 'Nicht rechtzeitig bestätigt' },
  'appointments.done-cancelled': { en: 'Cancelled', 'de-AT': 'Abgesagt' },
  'appointments.done-no-show': { en: 'Marked as no-show', 'de-AT': 'Als nicht erschienen markiert' },
  'appointments.done-attended': { en: 'Marked as attended', 'de-AT': 'Als erschienen markiert' },
  'appointments.done-link': { en: 'Link of its own: {after}', 'de-AT': 'Eigener Link: {after}' },
  'appointments.done-link-removed': { en: 'Own link removed', 'de-AT': 'Eigener Link entfernt' },
  'appointments.done-mail-visitor': {
    en: 'E-mail to the customer: {after, select, requested {request received} booked {confirmation} moved {new time} handed_over {new advisor} relocated {new place} link {link} declined {request declined} lapsed {request not confirmed in time} cancelled {cancellation} reminder {reminder} other {information}}',
    'de-AT':
      'E-Mail an Kundin oder Kunden: {after, select, requested {Anfrage eingelangt} booked {Bestätigung} moved {neue Zeit} handed_over {neue Ansprechperson} relocated {neuer Ort} link {Link} declined {Anfrage abgelehnt} lapsed {Anfrage nicht rechtzeitig bestätigt} cancelled {Absage} reminder {Erinnerung} other {Information}}'
  },
  'appointments.done-mail-advisor': {
    en: 'E-mail to the advisor: {after, select, requested {request to confirm} booked {new appointment} confirmed {appointment confirmed} entered {appointment booked for a customer} moved {new time} handed_over {taken over} relocated {new place} link {link} declined {request declined} lapsed {request not confirmed in time} cancelled {cancellation} other {information}}',
    'de-AT':
      'E-Mail an Beraterin oder Berater: {after, select, requested {Anfrage zu bestätigen} booked {neuer Termin} confirmed {Termin bestätigt} entered {eingetragener Termin} moved {neue Zeit} handed_over {übernommen} relocated {neuer Ort} link {Link} declined {Anfrage abgelehnt} lapsed {Anfrage nicht rechtzeitig bestätigt} cancelled {Absage} other {Information}}'
  },
  'appointments.none-upcoming': { en: 'No upcoming appointments', 'de-AT': 'Keine bevorstehenden Termine' },
  'appointments.none-upcoming-hint': {
    en: 'Appointments that customers book with you appear here.',
    'de-AT': 'Termine, die bei Ihnen gebucht werden, erscheinen hier.',
    'de-AT-informal': 'Termine, die bei dir gebucht werden, erscheinen hier.'
  },
  'appointments.none-past': { en: 'No past appointments', 'de-AT': 'Keine vergangenen Termine' },
  'appointments.none-past-hint': {
    en: 'Appointments appear here after they have taken place.',
    'de-AT': 'Termine erscheinen hier, nachdem sie stattgefunden haben.'
  },
  'appointments.none-page': { en: 'This page is empty', 'de-AT': 'Diese Seite ist leer' },
  'appointments.first-page': { en: 'Go to the first page', 'de-AT': 'Zur ersten Seite' },
  'appointments.wished': {
    en: 'Preferred by the customer: {when}',
    'de-AT': 'Wunsch der Kundin oder des Kunden: {when}'
  },
  'appointments.wished-free': {
    en: '{count, plural, =0 {Nothing is free at that time. The nearest days are below.} one {# free time} other {# free times}}',
    'de-AT':
      '{count, plural, =0 {Zu dieser Zeit ist nichts frei. Die nächsten Tage stehen darunter.} one {# freie Zeit} other {# freie Zeiten}}'
  },
  'appointments.wished-more': {
    en: 'Show {count, plural, one {# more time} other {# more times}}',
    'de-AT': '{count, plural, one {# weitere Zeit} other {# weitere Zeiten}} anzeigen'
  }
} satisfies MessageTable
