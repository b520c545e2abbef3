import type { MessageTable } from '../locales.ts'

/** The start page. */
export const startMessages = {
  'start.talks': { en: 'Today’s appointments', 'de-AT': 'Termine heute' },
  'start.next-talk': { en: 'Next', 'de-AT': 'Als Nächstes' },
  'start.now-talk': { en: 'Now', 'de-AT': 'Jetzt' },
  'start.earlier-talks': {
    en: '{count, number} earlier today',
    'de-AT': '{count, plural, one {# früherer Termin heute} other {# frühere Termine heute}}'
  },
  'start.no-talks': { en: 'No appointments today.', 'de-AT': 'Heute keine Termine.' },
  'start.no-more-talks': { en: 'No further appointments today.', 'de-AT': 'Heute keine weiteren Termine.' },
  'start.next-is': { en: 'Next: {when}, {name}', 'de-AT': 'Nächster: {when}, {name}' },
  'start.none-ahead': {
    en: 'Nothing is booked after today either.',
    'de-AT': 'Auch danach ist nichts gebucht.'
  },
  'start.all-appointments': { en: 'All appointments', 'de-AT': 'Alle Termine' },
  'start.figures': { en: 'Figures', 'de-AT': 'Kennzahlen' },
  'start.to-confirm': { en: 'To confirm', 'de-AT': 'Zu bestätigen' },
  'start.to-confirm-note': {
    en: '{count, plural, =0 {Everything is confirmed} one {customer is waiting for an answer} other {customers are waiting for an answer}}',
    'de-AT':
      '{count, plural, =0 {Alles ist bestätigt} one {Kunde oder Kundin wartet auf Antwort} other {Kundinnen und Kunden warten auf Antwort}}'
  },
  'start.open-requests': { en: 'Open requests', 'de-AT': 'Offene Anfragen' },
  'start.open-requests-note': {
    en: '{count, plural, =0 {Everything is answered} one {# is waiting for an answer} other {# are waiting for an answer}}',
    'de-AT': '{count, plural, =0 {Alles ist beantwortet} one {# wartet auf Antwort} other {# warten auf Antwort}}'
  },
  'start.absent': {
    en: 'You are marked as away: {days}.',
    'de-AT': 'Sie sind als abwesend eingetragen: {days}.',
    'de-AT-informal': 'Du bist als abwesend eingetragen: {days}.'
  },
  'start.change-absence': { en: 'Change absence', 'de-AT': 'Abwesenheit ändern' },
  'start.not-bookable': {
    en: 'Nobody can book an appointment with you: {lacks, select, topics {no topics are assigned} types {no appointment types are chosen} other {there are no booking times, or none that are long enough for the topics}}.',
    'de-AT':
      'Bei Ihnen kann niemand einen Termin buchen: Es {lacks, select, topics {sind keine Themen zugeordnet} types {sind keine Terminarten gewählt} other {gibt keine Buchungszeiten oder keine, die für die Themen lang genug sind}}.',
    'de-AT-informal':
      'Bei dir kann niemand einen Termin buchen: Es {lacks, select, topics {sind keine Themen zugeordnet} types {sind keine Terminarten gewählt} other {gibt keine Buchungszeiten oder keine, die für die Themen lang genug sind}}.'
  },
  'start.make-bookable': {
    en: '{lacks, select, topics {Choose topics} types {Choose appointment types} other {Enter booking times}}',
    'de-AT': '{lacks, select, topics {Themen wählen} types {Terminarten wählen} other {Buchungszeiten eintragen}}'
  },
  'start.calendar-changes': {
    en: '{count, plural, one {# appointment was changed in your connected calendar, and is still booked as it was.} other {# appointments were changed in your connected calendar, and are still booked as they were.}}',
    'de-AT':
      '{count, plural, one {# Termin wurde in Ihrem verbundenen Kalender geändert. Gebucht ist er wie bisher.} other {# Termine wurden in Ihrem verbundenen Kalender geändert. Gebucht sind sie wie bisher.}}',
    'de-AT-informal':
      '{count, plural, one {# Termin wurde in deinem verbundenen Kalender geändert. Gebucht ist er wie bisher.} other {# Termine wurden in deinem verbundenen Kalender geändert. Gebucht sind sie wie bisher.}}'
  },
  'start.show-changes': { en: 'Show changes', 'de-AT': 'Änderungen ansehen' },
  'start.calendar-locked': {
    en: 'Your connected calendar can no longer be read. What is added there does not block bookings.',
    'de-AT': 'Ihr verbundener Kalender ist nicht mehr lesbar. Was dort neu eingetragen wird, sperrt keine Buchungen.',
    'de-AT-informal':
      'Dein verbundener Kalender ist nicht mehr lesbar. Was dort neu eingetragen wird, sperrt keine Buchungen.'
  },
  'start.check-calendar': { en: 'Check calendar', 'de-AT': 'Kalender prüfen' },
  'start.visits': {
    en: 'Visits to your card, 7 days until yesterday',
    'de-AT': 'Besuche Ihrer Karte, 7 Tage bis gestern',
    'de-AT-informal': 'Besuche deiner Karte, 7 Tage bis gestern'
  },
  'start.load': { en: 'Your week', 'de-AT': 'Ihre Woche', 'de-AT-informal': 'Deine Woche' },
  'start.load-all': { en: '{booked} booked of {bookable}', 'de-AT': '{booked} von {bookable} gebucht' },
  'start.load-booked': { en: 'Booked', 'de-AT': 'Gebucht' },
  'start.load-bookable': { en: 'Bookable', 'de-AT': 'Buchbar' },
  'start.load-day': { en: '{day}: {booked} booked of {bookable}', 'de-AT': '{day}: {booked} von {bookable} gebucht' },
  'start.load-days': { en: 'Days of the week', 'de-AT': 'Tage der Woche' },
  'start.no-time': { en: '0 h', 'de-AT': '0 Std.' },
  'start.open-week': { en: 'Open the week', 'de-AT': 'Woche öffnen' },

  'start.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'start.branch-today': { en: '{branch} today', 'de-AT': '{branch} heute' },
  'start.no-branch': {
    en: 'No branch is assigned to you yet.',
    'de-AT': 'Ihnen ist noch keine Filiale zugewiesen.',
    'de-AT-informal': 'Dir ist noch keine Filiale zugewiesen.'
  },
  'start.no-branch-note': {
    en: 'The administrators of {tenant} assign branches to managers.',
    'de-AT': 'Filialen weist die Administration von {tenant} zu.'
  },
  'start.no-advisors': {
    en: 'No advisors work at this branch yet.',
    'de-AT': 'In dieser Filiale arbeitet noch niemand.'
  },
  'start.presence-in': { en: 'In', 'de-AT': 'Im Dienst' },
  'start.presence-over': { en: 'Finished for today', 'de-AT': 'Für heute fertig' },
  'start.presence-away': { en: 'Away', 'de-AT': 'Abwesend' },
  'start.presence-off': { en: 'No booking times today', 'de-AT': 'Heute keine Buchungszeiten' },
  'start.in-count': { en: 'Working today', 'de-AT': 'Heute im Dienst' },
  'start.in-note': {
    en: 'of {all, number}{over, plural, =0 {} other {, # finished}}{away, plural, =0 {} other {, # away}}',
    'de-AT':
      'von {all, number}{over, plural, =0 {} other {, # für heute fertig}}{away, plural, =0 {} other {, # abwesend}}'
  },
  'start.away-until': { en: 'Away until {day}', 'de-AT': 'Abwesend bis {day}' },
  'start.stand-in': { en: 'Stand-in: {name}', 'de-AT': 'Vertretung: {name}' },
  'start.no-stand-in': { en: 'No stand-in', 'de-AT': 'Keine Vertretung' },
  'start.branch-appointments': { en: 'Appointments today', 'de-AT': 'Termine heute' },
  'start.branch-appointments-note': {
    en: 'with {count, plural, one {# advisor} other {# advisors}}',
    'de-AT': 'bei {count, plural, one {# Person} other {# Personen}}'
  },
  'start.free-today': { en: 'Still free today', 'de-AT': 'Heute noch frei' },
  'start.free-week': { en: '{time} until Sunday', 'de-AT': '{time} bis Sonntag' },
  'start.column-name': { en: 'Name', 'de-AT': 'Name' },
  'start.column-presence': { en: 'Today', 'de-AT': 'Heute' },
  'start.column-appointments': { en: 'Appointments', 'de-AT': 'Termine' },
  'start.column-free': { en: 'Still free', 'de-AT': 'Noch frei' },
  'start.people': { en: 'People of {branch}', 'de-AT': 'Personen der {branch}' },

  'start.set-up': { en: 'Set up {tenant}', 'de-AT': '{tenant} einrichten' },
  'start.set-up-done': {
    en: '{done, number} of {all, number} steps done',
    'de-AT': '{done, number} von {all, number} Schritten erledigt'
  },
  'start.step-done': { en: 'Done:', 'de-AT': 'Erledigt:' },
  'start.step-logo': { en: 'Upload the logo', 'de-AT': 'Logo hochladen' },
  'start.step-branch': { en: 'Add a branch', 'de-AT': 'Filiale anlegen' },
  'start.step-hours': { en: 'Set booking times', 'de-AT': 'Buchungszeiten festlegen' },
  'start.step-hours-note': {
    en: 'Opening hours can be used as booking times: choose branches, then “Change”.',
    'de-AT': 'Öffnungszeiten lassen sich als Buchungszeiten übernehmen: Filialen auswählen, dann „Ändern“.'
  },
  'start.use-opening-hours': { en: 'Choose branches', 'de-AT': 'Filialen auswählen' },
  'start.step-topic': { en: 'Add a topic', 'de-AT': 'Thema anlegen' },
  'start.step-person': { en: 'Add and invite an advisor', 'de-AT': 'Beraterin oder Berater anlegen und einladen' },
  'start.step-assignment': {
    en: 'Say who offers the topic',
    'de-AT': 'Festlegen, wer das Thema anbietet'
  },
  'start.step-embed': {
    en: 'Allow your website to embed booking',
    'de-AT': 'Eigene Website für die Buchung freigeben'
  },
  'start.step-booking': { en: 'Book the first appointment', 'de-AT': 'Ersten Termin buchen' },
  'start.step-booking-note': {
    en: 'On your public pages, as a customer does it.',
    'de-AT': 'Auf den öffentlichen Seiten, so wie Kundinnen und Kunden es tun.'
  },
  'start.check-bookability': { en: 'Check who can be booked', 'de-AT': 'Buchbarkeit prüfen' },
  'start.week': { en: 'This week', 'de-AT': 'Diese Woche' },
  'start.bookings': { en: 'Appointments booked', 'de-AT': 'Gebuchte Termine' },
  'start.held': { en: 'Appointments held', 'de-AT': 'Abgehaltene Termine' },
  'start.week-before': {
    en: 'Compared with last week up to the same time',
    'de-AT': 'Verglichen mit der Vorwoche bis zum selben Zeitpunkt'
  },
  'start.week-alone': {
    en: 'Not compared: there are no data of last week.',
    'de-AT': 'Ohne Vergleich: Aus der Vorwoche gibt es keine Daten.'
  },
  'start.attention': { en: 'Needs attention', 'de-AT': 'Zu erledigen' },
  'start.all-well': { en: 'Everything is in order.', 'de-AT': 'Alles in Ordnung.' },
  'start.without-hours': {
    en: '{count, plural, one {# branch has no booking times} other {# branches have no booking times}}',
    'de-AT': '{count, plural, one {# Filiale hat keine Buchungszeiten} other {# Filialen haben keine Buchungszeiten}}'
  },
  'start.without-hours-note': { en: 'Customers cannot book there.', 'de-AT': 'Dort kann niemand buchen.' },
  'start.incomplete': {
    en: '{count, plural, one {# advisor cannot be booked} other {# advisors cannot be booked}}',
    'de-AT': '{count, plural, one {Bei # Person kann niemand buchen} other {Bei # Personen kann niemand buchen}}'
  },
  'start.incomplete-note': {
    en: 'Online booking is on, but topics, appointment types or booking times are missing.',
    'de-AT': 'Die Online-Buchung ist eingeschaltet, aber Themen, Terminarten oder Buchungszeiten fehlen.'
  },
  'start.incomplete-branch': { en: '{branch}: {count, number}', 'de-AT': '{branch}: {count, number}' },
  'start.uninvited': {
    en: '{count, plural, one {# person is not invited yet} other {# people are not invited yet}}',
    'de-AT': '{count, plural, one {# Person ist noch nicht eingeladen} other {# Personen sind noch nicht eingeladen}}'
  },
  'start.expired': {
    en: '{count, plural, one {# invitation has expired} other {# invitations have expired}}',
    'de-AT': '{count, plural, one {# Einladung ist abgelaufen} other {# Einladungen sind abgelaufen}}'
  },
  'start.failing-calendars': {
    en: '{count, plural, one {# external calendar cannot be read} other {# external calendars cannot be read}}',
    'de-AT': '{count, plural, one {# externer Kalender ist nicht lesbar} other {# externe Kalender sind nicht lesbar}}'
  },
  'start.failing-calendars-note': {
    en: 'Customers may book times that are taken. These people can connect their calendar again:',
    'de-AT': 'Vergebene Zeiten könnten gebucht werden. Diese Personen können ihren Kalender neu verbinden:'
  },
  'start.since': { en: '{name}, since {day}', 'de-AT': '{name}, seit {day}' },
  'start.failed-mails': {
    en: '{count, plural, one {# e-mail could not be sent this week} other {# e-mails could not be sent this week}}',
    'de-AT':
      '{count, plural, one {# E-Mail konnte diese Woche nicht gesendet werden} other {# E-Mails konnten diese Woche nicht gesendet werden}}'
  },
  'start.delayed-mails': {
    en: '{count, plural, one {# e-mail is delayed} other {# e-mails are delayed}}',
    'de-AT': '{count, plural, one {# E-Mail ist verzögert} other {# E-Mails sind verzögert}}'
  },
  'start.mails-note': {
    en: 'Please tell the operator of this installation: the server’s log names the reason.',
    'de-AT': 'Bitte verständigen Sie den Betreiber dieser Installation: Das Protokoll des Servers nennt den Grund.',
    'de-AT-informal': 'Bitte verständige den Betreiber dieser Installation: Das Protokoll des Servers nennt den Grund.'
  },
  'start.others': { en: 'and {count, number} more', 'de-AT': 'und {count, number} weitere' },

  'start.marketing': { en: 'Cards and notifications', 'de-AT': 'Karten und Mitteilungen' },
  'start.saved-cards': { en: 'Saved cards', 'de-AT': 'Gespeicherte Karten' },
  'start.reachable': { en: 'Devices to reach', 'de-AT': 'Erreichbare Geräte' },
  'start.platforms': {
    en: 'Apple {apple, number}, Google {google, number}',
    'de-AT': 'Apple {apple, number}, Google {google, number}'
  },
  'start.not-set-up': {
    en: 'Push is not set up on this server: no phone is notified.',
    'de-AT': 'Push ist auf diesem Server nicht eingerichtet: Kein Handy wird benachrichtigt.'
  },
  'start.held-push': {
    en: 'For you to approve',
    'de-AT': 'Von Ihnen freizugeben',
    'de-AT-informal': 'Von dir freizugeben'
  },
  'start.held-push-note': {
    en: '{count, plural, =0 {nothing to approve} one {notification} other {notifications}}{own, plural, =0 {} one {, # of yours is waiting for somebody else} other {, # of yours are waiting for somebody else}}',
    'de-AT':
      '{count, plural, =0 {nichts freizugeben} one {Mitteilung} other {Mitteilungen}}{own, plural, =0 {} one {, # eigene wartet auf eine zweite Person} other {, # eigene warten auf eine zweite Person}}'
  },
  'start.next-push': { en: 'Next notification', 'de-AT': 'Nächste Mitteilung' },
  'start.last-push': { en: 'Last notification', 'de-AT': 'Letzte Mitteilung' },
  'start.push-to': {
    en: 'To the cards of {count, plural, one {# advisor} other {# advisors}}',
    'de-AT': 'An die Karten von {count, plural, one {# Beraterin oder Berater} other {# Beraterinnen und Beratern}}'
  },
  'start.no-next-push': {
    en: '{held, plural, =0 {Nothing is scheduled.} one {# is waiting for approval.} other {# are waiting for approval.}}',
    'de-AT': '{held, plural, =0 {Nichts geplant.} one {# wartet auf Freigabe.} other {# warten auf Freigabe.}}'
  },
  'start.push-under-way': { en: 'Being sent', 'de-AT': 'Wird gesendet' },
  'start.push-undelivered': { en: 'Not delivered', 'de-AT': 'Nicht zugestellt' },
  'start.no-last-push': { en: 'Nothing has been sent yet.', 'de-AT': 'Noch nichts gesendet.' },
  'start.new-push': { en: 'Write a notification', 'de-AT': 'Mitteilung schreiben' },

  'start.privacy': { en: 'Data protection', 'de-AT': 'Datenschutz' },
  'start.find-person': { en: 'Find a person', 'de-AT': 'Person suchen' },
  'start.data-requests': { en: 'Open data requests', 'de-AT': 'Offene Datenschutzanträge' },
  'start.data-requests-late': {
    en: '{count, plural, one {# has been overdue since {day}} other {# are overdue, the first since {day}}}',
    'de-AT': '{count, plural, one {# ist seit {day} überfällig} other {# sind überfällig, der erste seit {day}}}'
  },
  'start.data-requests-due': { en: 'Next due on {day}', 'de-AT': 'Nächste Frist: {day}' },
  'start.data-requests-none': { en: 'Everything is answered', 'de-AT': 'Alles ist beantwortet' },
  'start.erasures-to-approve': { en: 'Erasures to approve', 'de-AT': 'Löschungen zur Freigabe' },

  'start.last-week': { en: 'Last week', 'de-AT': 'Letzte Woche' },
  'start.all-reports': { en: 'All reports', 'de-AT': 'Alle Berichte' }
} satisfies MessageTable
