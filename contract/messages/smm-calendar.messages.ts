import type { MessageTable } from '../locales.ts'

/** An advisor's own calendar; title and headings are the spec's (§2). */
export const smmCalendarMessages = {
  'smm-calendar.header': { en: 'Smm calendar settings', 'de-AT': 'Eigener Kalender' },
  'smm-calendar.heading': {
    en: 'Connecting your calendar',
    'de-AT': 'Ihren Kalender verbinden',
    'de-AT-informal': 'Deinen Kalender verbinden'
  },
  'smm-calendar.help': {
    en: 'Customers cannot book the busy times in your own calendar. With CalDAV, Microsoft 365 and Google, appointments are also added to it.',
    'de-AT':
      'Belegte Zeiten in Ihrem eigenen Kalender können nicht gebucht werden. Mit CalDAV, Microsoft 365 und Google werden Termine auch dort eingetragen.',
    'de-AT-informal':
      'Belegte Zeiten in deinem eigenen Kalender können nicht gebucht werden. Mit CalDAV, Microsoft 365 und Google werden Termine auch dort eingetragen.'
  },
  'smm-calendar.identifier': { en: 'Calendar address', 'de-AT': 'Kalenderadresse' },
  'smm-calendar.identifier-help': {
    en: 'The CalDAV address of your calendar or account, or the secret address of its feed (iCal, .ics). Both begin with https.',
    'de-AT':
      'Die CalDAV-Adresse Ihres Kalenders oder Kontos oder die geheime Adresse seines Feeds (iCal, .ics). Beide beginnen mit https.',
    'de-AT-informal':
      'Die CalDAV-Adresse deines Kalenders oder Kontos oder die geheime Adresse seines Feeds (iCal, .ics). Beide beginnen mit https.'
  },
  'smm-calendar.where': { en: 'Where to find the address', 'de-AT': 'Wo die Adresse steht' },
  'smm-calendar.where-outlook': {
    en: 'Outlook on the web: Settings → Calendar → Shared calendars → Publish a calendar. Copy the ICS link. It is only read.',
    'de-AT':
      'Outlook im Web: Einstellungen → Kalender → Freigegebene Kalender → Kalender veröffentlichen. Der ICS-Link ist die Adresse. Aus ihr wird nur gelesen.'
  },
  'smm-calendar.where-google': {
    en: 'Google: Settings → the calendar’s name → Integrate calendar → Secret address in iCal format. It is only read.',
    'de-AT':
      'Google: Einstellungen → Name des Kalenders → Kalender integrieren → Privatadresse im iCal-Format. Aus ihr wird nur gelesen.'
  },
  'smm-calendar.where-apple': {
    en: 'Apple (iCloud): enter https://caldav.icloud.com, your Apple account as user name, and an app-specific password from account.apple.com.',
    'de-AT':
      'Apple (iCloud): https://caldav.icloud.com als Adresse, der Apple Account als Benutzername und ein App-spezifisches Passwort von account.apple.com.'
  },
  'smm-calendar.user': { en: 'User name', 'de-AT': 'Benutzername' },
  'smm-calendar.password': { en: 'App password', 'de-AT': 'App-Passwort' },
  'smm-calendar.password-help': {
    en: 'A separate password for this connection, from your calendar’s settings. It is stored encrypted.',
    'de-AT':
      'Ein eigenes Passwort für diese Verbindung, aus den Einstellungen Ihres Kalenders. Es wird verschlüsselt gespeichert.',
    'de-AT-informal':
      'Ein eigenes Passwort für diese Verbindung, aus den Einstellungen deines Kalenders. Es wird verschlüsselt gespeichert.'
  },
  'smm-calendar.password-kept': {
    en: 'A password is stored. Leave the field empty to keep it.',
    'de-AT': 'Ein Passwort ist gespeichert. Lassen Sie das Feld leer, um es zu behalten.',
    'de-AT-informal': 'Ein Passwort ist gespeichert. Lass das Feld leer, um es zu behalten.'
  },
  'smm-calendar.check-login': {
    en: 'Please check the user name and app password.',
    'de-AT': 'Bitte prüfen Sie Benutzername und App-Passwort.',
    'de-AT-informal': 'Bitte prüfe Benutzername und App-Passwort.'
  },
  'smm-calendar.connected': { en: 'Connected', 'de-AT': 'Verbunden' },
  'smm-calendar.failing': { en: 'Not reachable', 'de-AT': 'Nicht erreichbar' },
  'smm-calendar.locked': { en: 'No access', 'de-AT': 'Kein Zugriff' },
  'smm-calendar.unreadable': { en: 'Not readable', 'de-AT': 'Nicht lesbar' },
  'smm-calendar.caldav': {
    en: 'Busy times block bookings, and appointments are added to your calendar.',
    'de-AT': 'Belegte Zeiten sperren Buchungen, und Termine werden in Ihren Kalender eingetragen.',
    'de-AT-informal': 'Belegte Zeiten sperren Buchungen, und Termine werden in deinen Kalender eingetragen.'
  },
  'smm-calendar.unwritten': { en: 'Appointments are not being added', 'de-AT': 'Termine werden nicht eingetragen' },
  'smm-calendar.unwritten-since': {
    en: 'Busy times block bookings, but since {when} appointments could not be added to your calendar. Please check that this login may write to it and that there is space. We keep trying.',
    'de-AT':
      'Belegte Zeiten sperren Buchungen, aber seit {when} konnten Termine nicht eingetragen werden. Bitte prüfen Sie, ob diese Anmeldung dort schreiben darf und ob noch Platz ist. Weitere Versuche folgen automatisch.',
    'de-AT-informal':
      'Belegte Zeiten sperren Buchungen, aber seit {when} konnten Termine nicht eingetragen werden. Bitte prüfe, ob diese Anmeldung dort schreiben darf und ob noch Platz ist. Weitere Versuche folgen automatisch.'
  },
  'smm-calendar.read-only': {
    en: 'Busy times block bookings. Appointments are not added, as this login may only read.',
    'de-AT': 'Belegte Zeiten sperren Buchungen. Termine werden nicht eingetragen, da diese Anmeldung nur lesen darf.'
  },
  'smm-calendar.feed': {
    en: 'Busy times block bookings. Appointments are not added, as a feed is read-only.',
    'de-AT': 'Belegte Zeiten sperren Buchungen. Termine werden nicht eingetragen, da ein Feed nur gelesen werden kann.'
  },
  'smm-calendar.microsoft': {
    en: 'Busy times in the calendar of your Microsoft account block bookings, and appointments are added to it.',
    'de-AT':
      'Belegte Zeiten im Kalender Ihres Microsoft-Kontos sperren Buchungen, und Termine werden dort eingetragen.',
    'de-AT-informal':
      'Belegte Zeiten im Kalender deines Microsoft-Kontos sperren Buchungen, und Termine werden dort eingetragen.'
  },
  'smm-calendar.google': {
    en: 'Busy times in the calendar of your Google account block bookings, and appointments are added to it.',
    'de-AT': 'Belegte Zeiten im Kalender Ihres Google-Kontos sperren Buchungen, und Termine werden dort eingetragen.',
    'de-AT-informal':
      'Belegte Zeiten im Kalender deines Google-Kontos sperren Buchungen, und Termine werden dort eingetragen.'
  },
  'smm-calendar.account': { en: 'Account: {account}', 'de-AT': 'Konto: {account}' },
  'smm-calendar.told': {
    en: 'Changes arrive within seconds, since {when}. In addition, your calendar is read every {minutes} minutes.',
    'de-AT':
      'Änderungen kommen in Sekunden an, seit {when}. Zusätzlich wird Ihr Kalender alle {minutes} Minuten gelesen.',
    'de-AT-informal':
      'Änderungen kommen in Sekunden an, seit {when}. Zusätzlich wird dein Kalender alle {minutes} Minuten gelesen.'
  },
  'smm-calendar.looked-at': {
    en: 'Changes arrive within {minutes} minutes: that is how often your calendar is read.',
    'de-AT': 'Änderungen kommen in {minutes} Minuten an: So oft wird Ihr Kalender gelesen.',
    'de-AT-informal': 'Änderungen kommen in {minutes} Minuten an: So oft wird dein Kalender gelesen.'
  },
  'smm-calendar.connect-microsoft': { en: 'Connect Microsoft 365', 'de-AT': 'Microsoft 365 verbinden' },
  'smm-calendar.connect-google': { en: 'Connect Google Calendar', 'de-AT': 'Google Kalender verbinden' },
  'smm-calendar.connect-again': { en: 'Connect again', 'de-AT': 'Neu verbinden' },
  'smm-calendar.by-address': {
    en: 'Or enter the address of another calendar:',
    'de-AT': 'Oder die Adresse eines anderen Kalenders:'
  },
  'smm-calendar.consent-off': {
    en: 'Your institution has not set this service up. Please ask your administrator.',
    'de-AT': 'Dieser Dienst ist in Ihrer Institution nicht eingerichtet. Bitte wenden Sie sich an Ihre Administration.',
    'de-AT-informal':
      'Dieser Dienst ist in deiner Institution nicht eingerichtet. Bitte wende dich an deine Administration.'
  },
  'smm-calendar.consent-expired': {
    en: 'Connecting took too long, or another account has signed in meanwhile. Please connect your calendar again.',
    'de-AT':
      'Das Verbinden hat zu lange gedauert, oder inzwischen ist ein anderes Konto angemeldet. Bitte verbinden Sie Ihren Kalender noch einmal.',
    'de-AT-informal':
      'Das Verbinden hat zu lange gedauert, oder inzwischen ist ein anderes Konto angemeldet. Bitte verbinde deinen Kalender noch einmal.'
  },
  'smm-calendar.consent-refused': {
    en: 'The calendar was not connected because access was not allowed there. If the service asks for an approval, please ask your administrator.',
    'de-AT':
      'Der Kalender wurde nicht verbunden, weil der Zugriff dort nicht erlaubt wurde. Wenn der Dienst eine Genehmigung verlangt, wenden Sie sich bitte an Ihre Administration.',
    'de-AT-informal':
      'Der Kalender wurde nicht verbunden, weil der Zugriff dort nicht erlaubt wurde. Wenn der Dienst eine Genehmigung verlangt, wende dich bitte an deine Administration.'
  },
  'smm-calendar.consent-failed': {
    en: 'The calendar could not be connected. Please try again later, or ask your administrator.',
    'de-AT':
      'Der Kalender konnte nicht verbunden werden. Bitte versuchen Sie es später noch einmal oder wenden Sie sich an Ihre Administration.',
    'de-AT-informal':
      'Der Kalender konnte nicht verbunden werden. Bitte versuche es später noch einmal oder wende dich an deine Administration.'
  },
  'smm-calendar.changes': {
    en: 'Changed in your calendar',
    'de-AT': 'In Ihrem Kalender geändert',
    'de-AT-informal': 'In deinem Kalender geändert'
  },
  'smm-calendar.changes-text': {
    en: 'You have changed or deleted these appointments there. They are still booked as they were: open each and decide.',
    'de-AT':
      'Diese Termine haben Sie dort geändert oder gelöscht. Gebucht sind sie wie bisher: Öffnen Sie jeden und entscheiden Sie.',
    'de-AT-informal':
      'Diese Termine hast du dort geändert oder gelöscht. Gebucht sind sie wie bisher: Öffne jeden und entscheide.'
  },
  'smm-calendar.change': { en: '{name}, {when}', 'de-AT': '{name}, {when}' },
  'smm-calendar.change-is': {
    en: '{what, select, moved {Moved there: {when}} removed {Deleted there} other {Takes another time there}}',
    'de-AT': '{what, select, moved {Dort verschoben: {when}} removed {Dort gelöscht} other {Dauert dort anders lang}}'
  },
  'smm-calendar.syncs': { en: 'The last hours', 'de-AT': 'Die letzten Stunden' },
  'smm-calendar.sync-read': {
    en: '{when}: read {count, plural, one {once} other {# times}}',
    'de-AT': '{when}: {count, plural, one {einmal} other {#-mal}} gelesen'
  },
  'smm-calendar.sync-failed': {
    en: '{when}: {count, plural, one {one attempt} other {# attempts}} without success.',
    'de-AT': '{when}: {count, plural, one {ein Versuch} other {# Versuche}} ohne Erfolg.'
  },
  'smm-calendar.fetched': { en: 'Last updated: {when}', 'de-AT': 'Zuletzt aktualisiert: {when}' },
  'smm-calendar.failing-since': {
    en: 'Not readable since {when}. The last known busy times still apply.',
    'de-AT': 'Nicht lesbar seit {when}. Die zuletzt bekannten belegten Zeiten gelten weiter.'
  },
  'smm-calendar.saved': { en: 'Calendar connected', 'de-AT': 'Kalender verbunden' },
  'smm-calendar.refreshed': { en: 'Calendar updated', 'de-AT': 'Kalender aktualisiert' },
  'smm-calendar.disconnected': { en: 'Calendar disconnected', 'de-AT': 'Kalender getrennt' },
  'smm-calendar.refresh': { en: 'Update now', 'de-AT': 'Jetzt aktualisieren' },
  'smm-calendar.replaces': {
    en: 'It takes the place of the calendar that is connected now. Appointments stay in that one, but are no longer updated there; those to come are written into the new one.',
    'de-AT':
      'Er tritt an die Stelle des jetzt verbundenen Kalenders. Eingetragene Termine bleiben in diesem stehen, werden dort aber nicht mehr aktualisiert; kommende werden in den neuen eingetragen.'
  },
  'smm-calendar.disconnect': { en: 'Disconnect', 'de-AT': 'Trennen' },
  'smm-calendar.disconnect-title': { en: 'Disconnect calendar?', 'de-AT': 'Kalender trennen?' },
  'smm-calendar.disconnect-text': {
    en: 'Its busy times will no longer block bookings. Appointments already in it stay, but are no longer updated.',
    'de-AT':
      'Seine belegten Zeiten sperren dann keine Buchungen mehr. Eingetragene Termine bleiben dort, werden aber nicht mehr aktualisiert.'
  },
  'smm-calendar.fault-address': {
    en: 'This is not a calendar address. It must begin with https:// and have no port.',
    'de-AT': 'Das ist keine Kalenderadresse. Kalenderadressen beginnen mit https:// und enthalten keinen Port.'
  },
  'smm-calendar.fault-unreachable': {
    en: 'The calendar could not be reached. Please check the address or try again later.',
    'de-AT':
      'Der Kalender war nicht erreichbar. Bitte prüfen Sie die Adresse oder versuchen Sie es später noch einmal.',
    'de-AT-informal': 'Der Kalender war nicht erreichbar. Bitte prüfe die Adresse oder versuche es später noch einmal.'
  },
  'smm-calendar.fault-login': {
    en: 'This calendar requires a user name and an app password.',
    'de-AT': 'Dieser Kalender verlangt einen Benutzernamen und ein App-Passwort.'
  },
  'smm-calendar.fault-refused': {
    en: 'The calendar rejected this login.',
    'de-AT': 'Der Kalender hat diese Anmeldung abgelehnt.'
  },
  'smm-calendar.fault-not-found': {
    en: 'There is no calendar at this address.',
    'de-AT': 'Unter dieser Adresse gibt es keinen Kalender.'
  },
  'smm-calendar.fault-redirect': {
    en: 'This address redirects to another server. Please enter that server’s address.',
    'de-AT': 'Diese Adresse führt zu einem anderen Server. Bitte geben Sie dessen Adresse ein.',
    'de-AT-informal': 'Diese Adresse führt zu einem anderen Server. Bitte gib dessen Adresse ein.'
  },
  'smm-calendar.fault-too-large': {
    en: 'This calendar is larger than 5 MB. Please share one with fewer entries.',
    'de-AT': 'Dieser Kalender ist größer als 5 MB. Bitte geben Sie einen mit weniger Einträgen frei.',
    'de-AT-informal': 'Dieser Kalender ist größer als 5 MB. Bitte gib einen mit weniger Einträgen frei.'
  },
  'smm-calendar.fault-no-calendar': {
    en: 'The content at this address is not a calendar.',
    'de-AT': 'Unter dieser Adresse liegt etwas anderes als ein Kalender.'
  },
  'smm-calendar.fault-unreadable': {
    en: 'This calendar contains entries that cannot be read.',
    'de-AT': 'Dieser Kalender enthält Einträge, die nicht gelesen werden können.'
  },
  'smm-calendar.fault-too-complex': {
    en: 'This calendar has too many recurring entries, or they are too complex.',
    'de-AT': 'Dieser Kalender hat zu viele oder zu komplexe wiederkehrende Einträge.'
  },
  'smm-calendar.fault-secret': {
    en: 'The stored login can no longer be decrypted. Please connect the calendar again.',
    'de-AT': 'Die gespeicherte Anmeldung lässt sich nicht mehr entschlüsseln. Bitte verbinden Sie den Kalender neu.',
    'de-AT-informal': 'Die gespeicherte Anmeldung lässt sich nicht mehr entschlüsseln. Bitte verbinde den Kalender neu.'
  },
  'smm-calendar.fault-consent': {
    en: 'The account no longer allows access to its calendar. Please connect it again.',
    'de-AT': 'Das Konto erlaubt den Zugriff auf seinen Kalender nicht mehr. Bitte verbinden Sie ihn neu.',
    'de-AT-informal': 'Das Konto erlaubt den Zugriff auf seinen Kalender nicht mehr. Bitte verbinde ihn neu.'
  },
  'smm-calendar.fault-client': {
    en: 'Your institution’s access to this service has expired or was changed. Please tell your administrator.',
    'de-AT':
      'Der Zugang Ihrer Institution zu diesem Dienst ist abgelaufen oder wurde geändert. Bitte geben Sie Ihrer Administration Bescheid.',
    'de-AT-informal':
      'Der Zugang deiner Institution zu diesem Dienst ist abgelaufen oder wurde geändert. Bitte gib deiner Administration Bescheid.'
  },
  'smm-calendar.fault-no-mailbox': {
    en: 'This account has no mailbox with a calendar. Please connect another account.',
    'de-AT': 'Dieses Konto hat kein Postfach mit Kalender. Bitte verbinden Sie ein anderes Konto.',
    'de-AT-informal': 'Dieses Konto hat kein Postfach mit Kalender. Bitte verbinde ein anderes Konto.'
  },
  'smm-calendar.fault-away': {
    en: 'The service does not answer at the moment. We keep trying.',
    'de-AT': 'Der Dienst antwortet gerade nicht. Weitere Versuche folgen automatisch.'
  }
} satisfies MessageTable
