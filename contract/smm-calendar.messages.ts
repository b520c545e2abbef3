import type { MessageTable } from './locales.ts'

/** An advisor's own calendar; title and headings are the spec's (§2). */
export const smmCalendarMessages = {
  'smm-calendar.header': { en: 'Smm calendar settings', 'de-AT': 'Smm-Kalender-Einstellungen' },
  'smm-calendar.heading': {
    en: 'Connecting your calendar',
    'de-AT': 'Ihren Kalender verbinden',
    'de-AT-informal': 'Deinen Kalender verbinden'
  },
  'smm-calendar.help': {
    en: 'What stands in your own calendar can no longer be booked. If it speaks CalDAV, appointments are written into it as well.',
    'de-AT':
      'Was in Ihrem eigenen Kalender steht, kann nicht mehr gebucht werden. Spricht er CalDAV, werden Termine auch dort eingetragen.',
    'de-AT-informal':
      'Was in deinem eigenen Kalender steht, kann nicht mehr gebucht werden. Spricht er CalDAV, werden Termine auch dort eingetragen.'
  },
  'smm-calendar.identifier': { en: 'Address of the calendar', 'de-AT': 'Adresse des Kalenders' },
  'smm-calendar.identifier-help': {
    en: 'The CalDAV address of your calendar or account, or the secret address of its feed (iCal, .ics). Both begin with https.',
    'de-AT':
      'Die CalDAV-Adresse Ihres Kalenders oder Kontos oder die geheime Adresse seines Feeds (iCal, .ics). Beide beginnen mit https.',
    'de-AT-informal':
      'Die CalDAV-Adresse deines Kalenders oder Kontos oder die geheime Adresse seines Feeds (iCal, .ics). Beide beginnen mit https.'
  },
  'smm-calendar.user': { en: 'User name', 'de-AT': 'Benutzername' },
  'smm-calendar.password': { en: 'App password', 'de-AT': 'App-Passwort' },
  'smm-calendar.password-help': {
    en: 'A password of its own for this connection, as your calendar’s settings offer it. It is stored encrypted.',
    'de-AT':
      'Ein eigenes Passwort für diese Verbindung, wie es die Einstellungen Ihres Kalenders anbieten. Es wird verschlüsselt gespeichert.',
    'de-AT-informal':
      'Ein eigenes Passwort für diese Verbindung, wie es die Einstellungen deines Kalenders anbieten. Es wird verschlüsselt gespeichert.'
  },
  'smm-calendar.password-kept': {
    en: 'A password is stored. Leave the field empty to keep it.',
    'de-AT': 'Ein Passwort ist gespeichert. Lassen Sie das Feld leer, um es zu behalten.',
    'de-AT-informal': 'Ein Passwort ist gespeichert. Lass das Feld leer, um es zu behalten.'
  },
  'smm-calendar.check-login': {
    en: 'Please check user name and app password.',
    'de-AT': 'Bitte prüfen Sie Benutzername und App-Passwort.',
    'de-AT-informal': 'Bitte prüfe Benutzername und App-Passwort.'
  },
  'smm-calendar.connected': { en: 'Connected', 'de-AT': 'Verbunden' },
  'smm-calendar.failing': { en: 'Not reachable', 'de-AT': 'Nicht erreichbar' },
  'smm-calendar.caldav': {
    en: 'Busy times block bookings, and appointments are written into the calendar.',
    'de-AT': 'Belegte Zeiten sperren Buchungen, und Termine werden in den Kalender eingetragen.'
  },
  'smm-calendar.unwritten': { en: 'Appointments are not written', 'de-AT': 'Termine werden nicht eingetragen' },
  'smm-calendar.unwritten-since': {
    en: 'Busy times block bookings, but since {when} appointments could not be written into the calendar. Please check whether this login may write there and whether there is room. It is tried again.',
    'de-AT':
      'Belegte Zeiten sperren Buchungen, aber seit {when} konnten Termine nicht eingetragen werden. Bitte prüfen Sie, ob diese Anmeldung dort schreiben darf und ob noch Platz ist. Es wird weiter versucht.',
    'de-AT-informal':
      'Belegte Zeiten sperren Buchungen, aber seit {when} konnten Termine nicht eingetragen werden. Bitte prüfe, ob diese Anmeldung dort schreiben darf und ob noch Platz ist. Es wird weiter versucht.'
  },
  'smm-calendar.read-only': {
    en: 'Busy times block bookings. Appointments are not written into it, since this login may only read.',
    'de-AT': 'Belegte Zeiten sperren Buchungen. Termine werden nicht eingetragen, da diese Anmeldung nur lesen darf.'
  },
  'smm-calendar.feed': {
    en: 'Busy times block bookings. Appointments are not written into it, since a feed can only be read.',
    'de-AT': 'Belegte Zeiten sperren Buchungen. Termine werden nicht eingetragen, da ein Feed nur gelesen werden kann.'
  },
  'smm-calendar.fetched': { en: 'Last read: {when}', 'de-AT': 'Zuletzt gelesen: {when}' },
  'smm-calendar.failing-since': {
    en: 'Not readable since {when}. Until it is, the busy times that were read last stay in force.',
    'de-AT': 'Nicht lesbar seit {when}. Bis dahin gelesene belegte Zeiten gelten weiter.'
  },
  'smm-calendar.refresh': { en: 'Read now', 'de-AT': 'Jetzt lesen' },
  'smm-calendar.disconnect': { en: 'Disconnect', 'de-AT': 'Trennen' },
  'smm-calendar.disconnect-title': { en: 'Disconnect the calendar?', 'de-AT': 'Kalender trennen?' },
  'smm-calendar.disconnect-text': {
    en: 'Its busy times no longer block bookings. Appointments that stand in it stay there, but are not updated any more.',
    'de-AT':
      'Seine belegten Zeiten sperren dann keine Buchungen mehr. Eingetragene Termine bleiben dort stehen, werden aber nicht mehr geändert.'
  },
  'smm-calendar.fault-address': {
    en: 'This is not the address of a calendar. It begins with https:// and names no port.',
    'de-AT': 'Das ist keine Adresse eines Kalenders: Eine solche beginnt mit https:// und nennt keinen Port.'
  },
  'smm-calendar.fault-unreachable': {
    en: 'The calendar could not be reached. Please check the address or try again later.',
    'de-AT':
      'Der Kalender war nicht erreichbar. Bitte prüfen Sie die Adresse oder versuchen Sie es später noch einmal.',
    'de-AT-informal': 'Der Kalender war nicht erreichbar. Bitte prüfe die Adresse oder versuche es später noch einmal.'
  },
  'smm-calendar.fault-login': {
    en: 'This calendar asks for a user name and an app password.',
    'de-AT': 'Dieser Kalender verlangt einen Benutzernamen und ein App-Passwort.'
  },
  'smm-calendar.fault-refused': {
    en: 'The calendar did not accept this login.',
    'de-AT': 'Der Kalender hat diese Anmeldung nicht angenommen.'
  },
  'smm-calendar.fault-not-found': {
    en: 'There is no calendar at this address.',
    'de-AT': 'Unter dieser Adresse gibt es keinen Kalender.'
  },
  'smm-calendar.fault-redirect': {
    en: 'This address leads to another server. Please enter the address of that one.',
    'de-AT': 'Diese Adresse führt zu einem anderen Server. Bitte geben Sie dessen Adresse ein.',
    'de-AT-informal': 'Diese Adresse führt zu einem anderen Server. Bitte gib dessen Adresse ein.'
  },
  'smm-calendar.fault-too-large': {
    en: 'This calendar is too large: 5 MB can be read. Please share one with fewer entries.',
    'de-AT': 'Dieser Kalender ist zu groß: Gelesen werden 5 MB. Bitte geben Sie einen mit weniger Einträgen frei.',
    'de-AT-informal': 'Dieser Kalender ist zu groß: Gelesen werden 5 MB. Bitte gib einen mit weniger Einträgen frei.'
  },
  'smm-calendar.fault-no-calendar': {
    en: 'What is found at this address is no calendar.',
    'de-AT': 'Was unter dieser Adresse steht, ist kein Kalender.'
  },
  'smm-calendar.fault-unreadable': {
    en: 'This calendar contains entries that cannot be read.',
    'de-AT': 'Dieser Kalender enthält Einträge, die nicht gelesen werden können.'
  },
  'smm-calendar.fault-too-complex': {
    en: 'The recurring entries of this calendar are too many or too intricate.',
    'de-AT': 'Die wiederkehrenden Einträge dieses Kalenders sind zu viele oder zu verwickelt.'
  },
  'smm-calendar.fault-secret': {
    en: 'The stored login can no longer be opened. Please connect the calendar again.',
    'de-AT': 'Die gespeicherte Anmeldung lässt sich nicht mehr öffnen. Bitte verbinden Sie den Kalender neu.',
    'de-AT-informal': 'Die gespeicherte Anmeldung lässt sich nicht mehr öffnen. Bitte verbinde den Kalender neu.'
  }
} satisfies MessageTable
