import type { MessageTable } from '../locales.ts'

/** The advisor's list of appointments. */
export const appointmentsMessages = {
  'appointments.period': { en: 'Period', 'de-AT': 'Zeitraum' },
  'appointments.upcoming': { en: 'Upcoming', 'de-AT': 'Bevorstehend' },
  'appointments.past': { en: 'Past', 'de-AT': 'Vergangen' },
  'appointments.count': {
    en: '{count, plural, one {# appointment} other {# appointments}}',
    'de-AT': '{count, plural, one {# Termin} other {# Termine}}'
  },
  'appointments.zone': { en: 'Time zone: {zone}', 'de-AT': 'Zeitzone: {zone}' },
  'appointments.by-phone': { en: 'By phone', 'de-AT': 'Telefonisch' },
  'appointments.in-branch': { en: 'At the branch', 'de-AT': 'In der Filiale' },
  'appointments.online': { en: 'Online video', 'de-AT': 'Online per Video' },
  'appointments.cancelled': { en: 'Cancelled', 'de-AT': 'Abgesagt' },
  'appointments.requested': { en: 'Awaiting confirmation', 'de-AT': 'Zu bestätigen' },
  'appointments.booked': { en: 'Booked', 'de-AT': 'Gebucht' },
  'appointments.no-show': { en: 'No-show', 'de-AT': 'Nicht erschienen' },
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
  'appointments.none-day': { en: 'No appointments', 'de-AT': 'Keine Termine' },
  'appointments.told-visitor': {
    en: 'Success! {name} will be notified by e-mail.',
    'de-AT': 'Erfolgreich! {name} wird per E-Mail informiert.'
  },
  'appointments.more-of-day': { en: '{count} more', 'de-AT': '{count, plural, one {# weiterer} other {# weitere}}' },
  'appointments.search': { en: 'Search', 'de-AT': 'Suche' },
  'appointments.search-hint': { en: 'Name, e-mail or phone', 'de-AT': 'Name, E-Mail oder Telefon' },
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
  'appointments.contact': { en: 'Contact', 'de-AT': 'Kontakt' },
  'appointments.reason': { en: 'Reason', 'de-AT': 'Grund' },
  'appointments.own-message': {
    en: 'Your message',
    'de-AT': 'Ihre Nachricht',
    'de-AT-informal': 'Deine Nachricht'
  },
  'appointments.details': { en: 'Details: {name}', 'de-AT': 'Details: {name}' },
  'appointments.join': { en: 'Join the video call', 'de-AT': 'Zum Videogespräch' },
  'appointments.no-link': {
    en: 'No link set: please send the customer one.',
    'de-AT': 'Kein Link hinterlegt: Bitte senden Sie der Kundin oder dem Kunden einen.',
    'de-AT-informal': 'Kein Link hinterlegt: Bitte sende der Kundin oder dem Kunden einen.'
  },
  'appointments.confirm': { en: 'Confirm', 'de-AT': 'Bestätigen' },
  'appointments.decline': { en: 'Decline', 'de-AT': 'Ablehnen' },
  'appointments.decline-ask': {
    en: 'Decline this appointment? {name} will be notified by e-mail, and the time becomes free again.',
    'de-AT': 'Möchten Sie diesen Termin ablehnen? {name} wird per E-Mail verständigt, und die Zeit ist wieder frei.',
    'de-AT-informal':
      'Möchtest du diesen Termin ablehnen? {name} wird per E-Mail verständigt, und die Zeit ist wieder frei.'
  },
  'appointments.move': { en: 'Reschedule', 'de-AT': 'Verschieben' },
  'appointments.move-title': { en: 'Reschedule {name}’s appointment', 'de-AT': 'Termin von {name} verschieben' },
  'appointments.cancel-title': { en: 'Cancel {name}’s appointment', 'de-AT': 'Termin von {name} absagen' },
  'appointments.decline-title': { en: 'Decline {name}’s request', 'de-AT': 'Anfrage von {name} ablehnen' },
  'appointments.move-there': { en: 'Reschedule to this time', 'de-AT': 'Auf diese Zeit verschieben' },
  'appointments.cancel': { en: 'Cancel appointment', 'de-AT': 'Termin absagen' },
  'appointments.cancel-ask': {
    en: 'Cancel this appointment? {name} will be notified by e-mail, and the time becomes free again.',
    'de-AT': 'Möchten Sie diesen Termin absagen? {name} wird per E-Mail verständigt, und die Zeit ist wieder frei.',
    'de-AT-informal':
      'Möchtest du diesen Termin absagen? {name} wird per E-Mail verständigt, und die Zeit ist wieder frei.'
  },
  'appointments.message': { en: 'Message to the customer (optional)', 'de-AT': 'Nachricht (optional)' },
  'appointments.message-help': { en: 'Included in the e-mail.', 'de-AT': 'Die Nachricht steht in der E-Mail.' },
  'appointments.back': { en: 'Back', 'de-AT': 'Zurück' },
  'appointments.note-no-show': { en: 'Mark as no-show', 'de-AT': 'Als nicht erschienen markieren' },
  'appointments.did-come': { en: 'Mark as attended', 'de-AT': 'Als erschienen markieren' },
  'appointments.book-for': { en: 'Book for a customer', 'de-AT': 'Termin eintragen' },
  'appointments.book': { en: 'Book appointment', 'de-AT': 'Termin buchen' },
  'appointments.choose-time': {
    en: 'Please choose a time.',
    'de-AT': 'Bitte wählen Sie eine Zeit.',
    'de-AT-informal': 'Bitte wähle eine Zeit.'
  },
  'appointments.email-help': {
    en: 'The confirmation is sent to this address.',
    'de-AT': 'An diese Adresse geht die Bestätigung.'
  },
  'appointments.phone-help': {
    en: 'You will call the customer on this number.',
    'de-AT': 'Unter dieser Nummer rufen Sie die Kundin oder den Kunden an.',
    'de-AT-informal': 'Unter dieser Nummer rufst du die Kundin oder den Kunden an.'
  },
  'appointments.phone-optional-help': {
    en: 'In case you need to reach the customer.',
    'de-AT': 'Falls Sie die Kundin oder den Kunden erreichen müssen.',
    'de-AT-informal': 'Falls du die Kundin oder den Kunden erreichen musst.'
  },
  'appointments.note-help': {
    en: 'Shown with the appointment, not in the customer’s confirmation.',
    'de-AT': 'Steht beim Termin, nicht in der Bestätigung an die Kundin oder den Kunden.'
  },
  'appointments.no-offer': {
    en: 'Customers cannot book with you yet. Choose topics and appointment types first.',
    'de-AT': 'Bei Ihnen kann noch nichts gebucht werden. Wählen Sie zuerst Themen und Terminarten.',
    'de-AT-informal': 'Bei dir kann noch nichts gebucht werden. Wähle zuerst Themen und Terminarten.'
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
  'appointments.note': { en: 'Note', 'de-AT': 'Anmerkung' },
  'appointments.more': { en: 'Show more', 'de-AT': 'Mehr anzeigen' },
  'appointments.less': { en: 'Show less', 'de-AT': 'Weniger anzeigen' },
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
  'appointments.lists': { en: 'Lists', 'de-AT': 'Listen' },
  'appointments.tab-appointments': { en: 'Booked appointments', 'de-AT': 'Gebuchte Termine' },
  'appointments.tab-requests': { en: 'Requests', 'de-AT': 'Anfragen' },
  'appointments.open': {
    en: '{count, plural, =0 {No open requests} one {# open request} other {# open requests}}',
    'de-AT': '{count, plural, =0 {Keine offenen Anfragen} one {# offene Anfrage} other {# offene Anfragen}}'
  },
  'appointments.requests-open': { en: 'Open', 'de-AT': 'Offen' },
  'appointments.requests-done': { en: 'Done', 'de-AT': 'Erledigt' },
  'appointments.kind-basic': { en: 'Message', 'de-AT': 'Nachricht' },
  'appointments.kind-appointment': { en: 'Appointment request', 'de-AT': 'Terminwunsch' },
  'appointments.kind-callback': { en: 'Callback request', 'de-AT': 'Rückrufwunsch' },
  'appointments.kind-messenger': { en: 'Chat message', 'de-AT': 'Chat-Nachricht' },
  'appointments.wish-appointment': { en: 'Preferred time:', 'de-AT': 'Gewünschte Zeit:' },
  'appointments.wish-callback': { en: 'Best time to call:', 'de-AT': 'Erreichbar:' },
  'appointments.done': { en: 'Done', 'de-AT': 'Erledigt' },
  'appointments.mark-failed': { en: 'This could not be saved.', 'de-AT': 'Das konnte nicht gespeichert werden.' },
  'appointments.none-requests': { en: 'No requests', 'de-AT': 'Keine Anfragen' },
  'appointments.none-requests-hint': {
    en: 'Messages and callback requests from customers appear here.',
    'de-AT': 'Nachrichten und Rückrufwünsche erscheinen hier.'
  }
} satisfies MessageTable
