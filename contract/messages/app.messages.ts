import type { MessageTable } from '../locales.ts'

/** The error in place of a page or form. */
export const appErrorMessages = {
  'app.whoops': { en: 'Whoops!', 'de-AT': 'Hoppla!' },
  'app.support': {
    en: 'If the error persists, please contact support.',
    'de-AT': 'Wenn der Fehler bestehen bleibt, wenden Sie sich bitte an den Support.',
    'de-AT-informal': 'Wenn der Fehler bestehen bleibt, wende dich bitte an den Support.'
  },
  'app.technical': { en: 'Technical informations', 'de-AT': 'Technische Informationen' },
  'app.not-found-status': { en: 'Not Found (#404)', 'de-AT': 'Nicht gefunden (#404)' },
  'app.not-found-text': { en: 'Page not found', 'de-AT': 'Seite nicht gefunden' },
  'app.404': { en: 'Not found (#404)', 'de-AT': 'Nicht gefunden (#404)' }
} satisfies MessageTable

/** The app's frame: error pages, menus and page titles (spec §2). */
export const appMessages = {
  ...appErrorMessages,
  'app.no-access': { en: 'No access', 'de-AT': 'Kein Zugriff' },
  'app.account-refused': {
    en: 'Your account does not have access to this. The administrators of your institution decide what each account can access.',
    'de-AT':
      'Ihr Konto hat darauf keinen Zugriff. Die Administration Ihres Instituts legt fest, worauf ein Konto Zugriff hat.',
    'de-AT-informal':
      'Dein Konto hat darauf keinen Zugriff. Die Administration deines Instituts legt fest, worauf ein Konto Zugriff hat.'
  },
  'app.turned-off': {
    en: 'Your institution has turned this off. Its administrators can turn it on again.',
    'de-AT': 'Ihr Institut hat das ausgeschaltet. Die Administration kann es wieder einschalten.',
    'de-AT-informal': 'Dein Institut hat das ausgeschaltet. Die Administration kann es wieder einschalten.'
  },
  'app.gone': {
    en: 'This entry was not found. It has been deleted, or it is not assigned to you.',
    'de-AT': 'Dieser Eintrag wurde nicht gefunden. Er wurde gelöscht, oder er ist Ihnen nicht zugeteilt.',
    'de-AT-informal': 'Dieser Eintrag wurde nicht gefunden. Er wurde gelöscht, oder er ist dir nicht zugeteilt.'
  },
  'app.to-start': { en: 'Go to the home page', 'de-AT': 'Zur Startseite' },
  'app.404-text': {
    en: 'There is nothing at this address. It may be misspelled, or what it showed has been deleted.',
    'de-AT':
      'Unter dieser Adresse gibt es nichts. Vielleicht ist sie falsch geschrieben, oder was sie zeigte, wurde gelöscht.'
  },
  'app.403': { en: 'Forbidden (#403)', 'de-AT': 'Kein Zugriff (#403)' },
  'app.403-text': {
    en: 'You do not have access to this page.',
    'de-AT': 'Sie haben keinen Zugriff auf diese Seite.',
    'de-AT-informal': 'Du hast keinen Zugriff auf diese Seite.'
  },
  'app.403-roles': {
    en: 'To open the page “{page}”, your account needs {need, select, any {one of the roles {roles}} every {the roles {roles}} other {the role {roles}}}. The administrators of {tenant} assign roles.',
    'de-AT':
      'Für die Seite „{page}“ braucht Ihr Konto {need, select, any {eine der Rollen {roles}} every {die Rollen {roles}} other {die Rolle {roles}}}. Rollen vergibt die Administration von {tenant}.',
    'de-AT-informal':
      'Für die Seite „{page}“ braucht dein Konto {need, select, any {eine der Rollen {roles}} every {die Rollen {roles}} other {die Rolle {roles}}}. Rollen vergibt die Administration von {tenant}.'
  },
  'app.403-card': {
    en: 'The page “{page}” is for people who have a card. The administrators of {tenant} can set one up for you.',
    'de-AT':
      'Die Seite „{page}“ ist für Personen, die eine Karte haben. Die Administration von {tenant} kann eine für Sie anlegen.',
    'de-AT-informal':
      'Die Seite „{page}“ ist für Personen, die eine Karte haben. Die Administration von {tenant} kann eine für dich anlegen.'
  },
  'app.403-own-appointments': {
    en: 'The page “{page}” is for people who have a card and manage their own appointments. The administrators of {tenant} can set this up for you.',
    'de-AT':
      'Die Seite „{page}“ ist für Personen, die eine Karte haben und eigene Termine verwalten. Die Administration von {tenant} kann das für Sie einrichten.',
    'de-AT-informal':
      'Die Seite „{page}“ ist für Personen, die eine Karte haben und eigene Termine verwalten. Die Administration von {tenant} kann das für dich einrichten.'
  },
  'app.403-branch-calendar': {
    en: 'The page “{page}” shows the appointments of the person who is signed in, and you do not manage any of your own. You find the appointments of advisors in the branch calendar.',
    'de-AT':
      'Die Seite „{page}“ zeigt die Termine der angemeldeten Person, und Sie verwalten keine eigenen. Die Termine der Beraterinnen und Berater finden Sie im Filialkalender.',
    'de-AT-informal':
      'Die Seite „{page}“ zeigt die Termine der angemeldeten Person, und du verwaltest keine eigenen. Die Termine der Beraterinnen und Berater findest du im Filialkalender.'
  },
  'app.403-off': {
    en: '{tenant} has turned off the page “{page}”. Its administrators can turn it on again.',
    'de-AT': '{tenant} hat die Seite „{page}“ ausgeschaltet. Die Administration kann sie wieder einschalten.'
  },
  'app.to-modules': { en: 'Show modules', 'de-AT': 'Module zeigen' },
  'app.unavailable-status': { en: 'Service unavailable', 'de-AT': 'Dienst nicht erreichbar' },
  'app.unavailable-text': {
    en: 'The application settings could not be loaded.',
    'de-AT': 'Die Einstellungen der Anwendung konnten nicht geladen werden.'
  },
  'app.home': { en: '{tenant} home page', 'de-AT': '{tenant}, Startseite' },
  'app.skip': { en: 'Skip to content', 'de-AT': 'Zum Inhalt springen' },
  'app.main-navigation': { en: 'Main navigation', 'de-AT': 'Hauptnavigation' },
  'app.menu': { en: 'Menu', 'de-AT': 'Menü' },
  'app.main-menu': { en: 'Main menu', 'de-AT': 'Hauptmenü' },
  'app.fold': { en: 'Collapse menu', 'de-AT': 'Menü einklappen' },
  'app.unfold': { en: 'Expand menu', 'de-AT': 'Menü ausklappen' },
  'app.trail': { en: 'You are here', 'de-AT': 'Sie sind hier', 'de-AT-informal': 'Du bist hier' },
  'app.own': { en: 'Personal', 'de-AT': 'Persönlich' },
  'app.language': { en: 'Language', 'de-AT': 'Sprache' },
  'app.appearance': { en: 'Appearance', 'de-AT': 'Darstellung' },
  'app.appearance-system': { en: 'System', 'de-AT': 'System' },
  'app.appearance-light': { en: 'Light', 'de-AT': 'Hell' },
  'app.appearance-dark': { en: 'Dark', 'de-AT': 'Dunkel' },
  'app.password': { en: 'Change password', 'de-AT': 'Passwort ändern' },
  'app.passkeys': { en: 'Passkeys', 'de-AT': 'Passkeys' },
  'app.second-factor': { en: 'Two-step verification', 'de-AT': 'Bestätigung in zwei Schritten' },
  'app.devices': { en: 'Signed-in devices', 'de-AT': 'Angemeldete Geräte' },
  'app.devices-lead': {
    en: 'Your account is signed in here. If you do not recognise a device, sign it out and change your password.',
    'de-AT':
      'Hier ist Ihr Konto angemeldet. Wenn Sie ein Gerät nicht kennen, melden Sie es ab und ändern Sie Ihr Passwort.',
    'de-AT-informal':
      'Hier ist dein Konto angemeldet. Wenn du ein Gerät nicht kennst, melde es ab und ändere dein Passwort.'
  },
  'app.device-unknown': { en: 'Unknown device', 'de-AT': 'Unbekanntes Gerät' },
  'app.device-this': { en: 'This device', 'de-AT': 'Dieses Gerät' },
  'app.device-times': {
    en: 'Signed in {since}, last active {seen}',
    'de-AT': 'Angemeldet {since}, zuletzt aktiv {seen}'
  },
  'app.device-end': { en: 'Sign out', 'de-AT': 'Abmelden' },
  'app.device-end-of': {
    en: 'Sign out: {device}, last active {seen}',
    'de-AT': 'Abmelden: {device}, zuletzt aktiv {seen}'
  },
  'app.device-ended': { en: 'The device is signed out', 'de-AT': 'Das Gerät ist abgemeldet' },
  'app.devices-end': { en: 'Sign out all other devices', 'de-AT': 'Alle anderen Geräte abmelden' },
  'app.devices-ended': { en: 'All other devices are signed out', 'de-AT': 'Alle anderen Geräte sind abgemeldet' },
  'app.help': { en: 'Help', 'de-AT': 'Hilfe' },
  'app.help-contact': { en: 'Who can help', 'de-AT': 'Wer hilft' },
  'app.help-nobody': {
    en: 'Please ask the administrators of {tenant}.',
    'de-AT': 'Bitte wenden Sie sich an die Administration von {tenant}.',
    'de-AT-informal': 'Bitte wende dich an die Administration von {tenant}.'
  },
  'app.help-unset': {
    en: 'Nobody is named here yet.',
    'de-AT': 'Hier ist noch niemand genannt.'
  },
  'app.help-set': { en: 'Enter whom your staff can ask', 'de-AT': 'Eintragen, an wen sich das Personal wenden kann' },
  'app.help-page': { en: 'Help page', 'de-AT': 'Hilfeseite' },
  'app.help-email': { en: 'E-mail', 'de-AT': 'E-Mail' },
  'app.help-phone': { en: 'Phone', 'de-AT': 'Telefon' },
  'app.help-keys': { en: 'Keyboard', 'de-AT': 'Tastatur' },
  'app.help-key-control': { en: 'Ctrl', 'de-AT': 'Strg' },
  'app.help-key-command': { en: '⌘', 'de-AT': '⌘' },
  'app.help-key-escape': { en: 'Esc', 'de-AT': 'Esc' },
  'app.help-key-arrows': { en: 'Arrow keys', 'de-AT': 'Pfeiltasten' },
  'app.help-key-delete': { en: 'Del', 'de-AT': 'Entf' },
  'app.help-search': {
    en: 'Find pages, people, branches, topics and settings',
    'de-AT': 'Seiten, Personen, Filialen, Themen und Einstellungen finden'
  },
  'app.help-notices': {
    en: 'Go to notices, such as “Undo”, and back',
    'de-AT': 'Zu Meldungen, etwa „Rückgängig machen“, und zurück'
  },
  'app.help-close': { en: 'Close a dialog or menu', 'de-AT': 'Dialog oder Menü schließen' },
  'app.help-slots-go': {
    en: 'In the calendar of your free times: go to another time or week',
    'de-AT': 'Im Kalender Ihrer freien Zeiten: zu einer anderen Zeit oder Woche',
    'de-AT-informal': 'Im Kalender deiner freien Zeiten: zu einer anderen Zeit oder Woche'
  },
  'app.help-slots-move': { en: 'There: move an entry', 'de-AT': 'Dort: einen Eintrag verschieben' },
  'app.help-slots-remove': { en: 'There: remove an entry', 'de-AT': 'Dort: einen Eintrag entfernen' },
  'app.help-slots-undo': { en: 'There: undo the last change', 'de-AT': 'Dort: die letzte Änderung zurücknehmen' },
  'app.log-in': { en: 'Sign in', 'de-AT': 'Anmelden' },
  'app.log-out': { en: 'Sign out', 'de-AT': 'Abmelden' },
  'app.copyright': { en: '© {year} {tenant}', 'de-AT': '© {year} {tenant}' },
  'app.online-appointments': { en: 'Online appointments', 'de-AT': 'Online-Termine' },
  'app.appointments': { en: 'Appointments', 'de-AT': 'Termine' },
  'app.settings': { en: 'Settings', 'de-AT': 'Einstellungen' },
  'app.topics': { en: 'Topics', 'de-AT': 'Themen' },
  'app.working-hours': { en: 'Appointment booking times', 'de-AT': 'Buchungszeiten' },
  'app.smm-calendar': { en: 'Smm calendar settings', 'de-AT': 'Eigener Kalender' },
  'app.slots': { en: 'Slots management', 'de-AT': 'Sperr- und Zusatzzeiten' },
  'app.branch-calendar': { en: 'Branch calendar', 'de-AT': 'Filialkalender' },
  'app.branch-calendar-lead': {
    en: 'The appointments of all advisors of a branch, side by side.',
    'de-AT': 'Die Termine aller Beraterinnen und Berater einer Filiale nebeneinander.'
  },
  'app.bookability': { en: 'Can customers book?', 'de-AT': 'Buchbarkeit' },
  'app.bookability-lead': {
    en: 'When each advisor of a branch can be booked next, and why somebody cannot.',
    'de-AT': 'Wann jede Person einer Filiale als Nächstes gebucht werden kann, und woran es sonst liegt.'
  },
  'app.website': { en: 'Website', 'de-AT': 'Website' },
  'app.content-pages': { en: 'Own pages', 'de-AT': 'Eigene Seiten' },
  'app.content-pages-lead': {
    en: 'Pages that you write yourself, such as for a campaign.',
    'de-AT': 'Seiten, die Sie selbst schreiben, etwa für eine Kampagne.',
    'de-AT-informal': 'Seiten, die du selbst schreibst, etwa für eine Kampagne.'
  },
  'app.content-menu': { en: 'Menus', 'de-AT': 'Menüs' },
  'app.content-menu-lead': {
    en: 'What stands at the top and bottom of your own pages, and in which order.',
    'de-AT': 'Was am Kopf und am Fuß der eigenen Seiten steht, und in welcher Reihenfolge.'
  },
  'app.branch-pages': { en: 'Branch pages', 'de-AT': 'Filialseiten' },
  'app.branch-pages-lead': {
    en: 'Edit, preview and publish what the public page of a branch says.',
    'de-AT': 'Texte, Fotos und Team auf der öffentlichen Seite einer Filiale bearbeiten und veröffentlichen.'
  },
  'app.content-page': { en: 'Edit page', 'de-AT': 'Seite bearbeiten' },
  'app.reports': { en: 'Reports', 'de-AT': 'Berichte' },
  'app.sessions-reports': { en: 'Visits and appointments', 'de-AT': 'Besuche und Termine' },
  'app.sessions-reports-lead': {
    en: 'How often profiles and branches are visited, and how many appointments follow.',
    'de-AT': 'Wie oft Profile und Filialen besucht werden und wie viele Termine daraus entstehen.'
  },
  'app.search-reports': { en: 'Searches', 'de-AT': 'Suchanfragen' },
  'app.search-reports-lead': {
    en: 'What visitors search for, and whether they find it.',
    'de-AT': 'Wonach gesucht wird und ob es gefunden wird.'
  },
  'app.cards-reports': { en: 'Digital business cards', 'de-AT': 'Digitale Visitenkarten' },
  'app.cards-reports-lead': {
    en: 'How many cards are saved, and how many phones notifications reach.',
    'de-AT': 'Wie viele Karten gespeichert sind und wie viele Handys eine Mitteilung erreicht.'
  },
  'app.signature': { en: 'Signature and pictures', 'de-AT': 'Signatur und Bilder' },
  'app.signature-lead': {
    en: 'Carry your card further: e-mail signature, background for video calls, lock screen and NFC tag.',
    'de-AT': 'Visitenkarte weitertragen: E-Mail-Signatur, Hintergrund für Videogespräche, Sperrbildschirm und NFC-Tag.'
  },
  'app.embedding': { en: 'Embed', 'de-AT': 'Einbetten' },
  'app.embedding-lead': {
    en: 'Put a booking, a card or a button on another website, and copy the code for it.',
    'de-AT': 'Terminbuchung, Visitenkarte oder Schaltfläche auf eine andere Website setzen und den Code dafür kopieren.'
  },
  'app.booking-steps': { en: 'Steps to a talk', 'de-AT': 'Schritte zum Gespräch' },
  'app.booking-steps-lead': {
    en: 'How many visits become talks, where people stop and why.',
    'de-AT': 'Wie viele Besuche zu Gesprächen werden, wo es endet und warum.'
  },
  'app.codes': { en: 'QR codes', 'de-AT': 'QR-Codes' },
  'app.codes-lead': {
    en: 'Codes for flyers and letters that lead to cards, branches and booking, and are counted.',
    'de-AT': 'Codes für Flyer und Briefe, die zu Visitenkarten, Filialen und Terminbuchung führen und gezählt werden.'
  },
  'app.start': { en: 'Home', 'de-AT': 'Startseite' },
  'app.welcome': { en: 'Welcome, {name}', 'de-AT': 'Guten Tag, {name}', 'de-AT-informal': 'Hallo {name}' },
  'app.where-to': {
    en: 'Where would you like to go?',
    'de-AT': 'Wohin möchten Sie?',
    'de-AT-informal': 'Wohin möchtest du?'
  },
  'app.nothing-yet': {
    en: 'Your account does not have access to any pages yet.',
    'de-AT': 'Ihr Konto hat noch keinen Zugriff auf eine Seite.',
    'de-AT-informal': 'Dein Konto hat noch keinen Zugriff auf eine Seite.'
  },
  'app.ask-administrators': {
    en: 'If you expected something here, please contact the administrators of {tenant}. They decide what each account can access.',
    'de-AT':
      'Wenn Sie hier etwas erwartet haben, wenden Sie sich bitte an die Administration von {tenant}. Sie legt fest, worauf ein Konto Zugriff hat.',
    'de-AT-informal':
      'Wenn du hier etwas erwartet hast, wende dich bitte an die Administration von {tenant}. Sie legt fest, worauf ein Konto Zugriff hat.'
  },
  'app.appointments-lead': {
    en: 'What customers have booked with you, day by day.',
    'de-AT': 'Was Kundinnen und Kunden bei Ihnen gebucht haben, Tag für Tag.',
    'de-AT-informal': 'Was Kundinnen und Kunden bei dir gebucht haben, Tag für Tag.'
  },
  'app.settings-lead': {
    en: 'How customers can meet you: by phone, at the branch or online.',
    'de-AT': 'Wie Beratungen bei Ihnen stattfinden: telefonisch, in der Filiale oder online.',
    'de-AT-informal': 'Wie Beratungen bei dir stattfinden: telefonisch, in der Filiale oder online.'
  },
  'app.topics-lead': {
    en: 'Which topics customers can book with you.',
    'de-AT': 'Welche Themen Kundinnen und Kunden bei Ihnen buchen können.',
    'de-AT-informal': 'Welche Themen Kundinnen und Kunden bei dir buchen können.'
  },
  'app.working-hours-refused': {
    en: 'Booking times are not turned on for you. Please ask an administrator of your institution.',
    'de-AT':
      'Buchungszeiten sind für Sie nicht freigeschaltet. Bitte wenden Sie sich an die Administration Ihres Instituts.',
    'de-AT-informal':
      'Buchungszeiten sind für dich nicht freigeschaltet. Bitte wende dich an die Administration deines Instituts.'
  },
  'app.working-hours-lead': {
    en: 'On which days and at what times customers can book.',
    'de-AT': 'An welchen Tagen und zu welchen Zeiten gebucht werden kann.'
  },
  'app.slots-lead': {
    en: 'Block individual times, open extra ones, and see your week.',
    'de-AT': 'Einzelne Zeiten sperren oder zusätzlich öffnen, mit der ganzen Woche im Blick.'
  },
  'app.requests': { en: 'Requests', 'de-AT': 'Anfragen' },
  'app.requests-lead': {
    en: 'What customers have asked for: messages, appointments and calls.',
    'de-AT': 'Worum Kundinnen und Kunden bitten: Nachrichten, Terminwünsche und Rückrufe.'
  },
  'app.messenger': { en: 'Chats', 'de-AT': 'Chats' },
  'app.messenger-lead': {
    en: 'Conversations with visitors, and what you answer them.',
    'de-AT': 'Gespräche mit Besucherinnen und Besuchern, und Ihre Antworten.',
    'de-AT-informal': 'Gespräche mit Besucherinnen und Besuchern, und deine Antworten.'
  },
  'app.leads': { en: 'Leads', 'de-AT': 'Leads' },
  'app.leads-lead': {
    en: 'Contacts that visitors have left on cards: follow up, note, export.',
    'de-AT': 'Kontakte, die auf Karten hinterlassen wurden: nachfassen, notieren, exportieren.'
  },
  'app.reviews': { en: 'Reviews', 'de-AT': 'Bewertungen' },
  'app.reviews-lead': {
    en: 'What customers say after their appointments.',
    'de-AT': 'Was Kundinnen und Kunden nach ihren Terminen sagen.'
  },
  'app.waitlist': { en: 'Waitlist', 'de-AT': 'Warteliste' },
  'app.waitlist-lead': {
    en: 'Who waits for an appointment, since when and for what.',
    'de-AT': 'Wer auf einen Termin wartet, seit wann und wofür.'
  },
  'app.deletion-tool': { en: 'Erase data', 'de-AT': 'Daten löschen' },
  'app.deletion-tool-lead': {
    en: 'Answer what people ask of their data: send it to them, or erase it with a certificate.',
    'de-AT': 'Beantworten, was Personen zu ihren Daten verlangen: sie senden oder mit einer Bestätigung löschen.'
  },
  'app.retention': { en: 'Retention periods', 'de-AT': 'Aufbewahrungsfristen' },
  'app.retention-lead': {
    en: 'See how long which data is kept, what is deleted next, and change the periods.',
    'de-AT': 'Welche Daten wie lange bleiben, was als Nächstes gelöscht wird, und wo sich Fristen ändern lassen.'
  },
  'app.my-card': { en: 'My card', 'de-AT': 'Meine Karte' },
  'app.my-card-lead': {
    en: 'The photo and the links that customers see on your card.',
    'de-AT': 'Das Foto und die Links, die Kundinnen und Kunden auf Ihrer Karte sehen.',
    'de-AT-informal': 'Das Foto und die Links, die Kundinnen und Kunden auf deiner Karte sehen.'
  },
  'app.whatsapp-settings': { en: 'WhatsApp settings', 'de-AT': 'WhatsApp-Einstellungen' },
  'app.whatsapp-settings-lead': {
    en: 'Whether customers can write to you on WhatsApp.',
    'de-AT': 'Ob man Ihnen auf WhatsApp schreiben kann.',
    'de-AT-informal': 'Ob man dir auf WhatsApp schreiben kann.'
  },
  'app.wallet-cards': { en: 'Digital business cards', 'de-AT': 'Digitale Visitenkarten' },
  'app.push-notifications': { en: 'Send push notifications', 'de-AT': 'Push-Mitteilungen senden' },
  'app.push-notifications-lead': {
    en: 'A short message to everyone who has saved a card and agreed to notifications.',
    'de-AT': 'Eine kurze Nachricht an alle, die eine Karte gespeichert und Mitteilungen zugestimmt haben.'
  },
  'app.smm-calendar-lead': {
    en: 'Connect your own calendar, so that no one can book you when you are busy.',
    'de-AT': 'Den eigenen Kalender verbinden: Was darin belegt ist, kann nicht gebucht werden.'
  },
  'app.unsaved-title': { en: 'Leave without saving?', 'de-AT': 'Ohne Speichern verlassen?' },
  'app.unsaved-text': {
    en: 'Your changes have not been saved and will be lost.',
    'de-AT': 'Ihre Änderungen sind noch nicht gespeichert und gehen verloren.',
    'de-AT-informal': 'Deine Änderungen sind noch nicht gespeichert und gehen verloren.'
  },
  'app.unsaved-leave': { en: 'Discard changes', 'de-AT': 'Änderungen verwerfen' },
  'app.unsaved-stay': { en: 'Keep editing', 'de-AT': 'Weiter bearbeiten' },
  'app.proof': {
    en: 'Confirm that it is you',
    'de-AT': 'Bestätigen Sie, dass Sie es sind',
    'de-AT-informal': 'Bestätige, dass du es bist'
  },
  'app.proof-text': {
    en: 'You signed in a while ago, and this step needs your confirmation. Your entries are kept.',
    'de-AT':
      'Ihre Anmeldung ist schon eine Weile her, und dieser Schritt braucht Ihre Bestätigung. Ihre Eingaben bleiben erhalten.',
    'de-AT-informal':
      'Deine Anmeldung ist schon eine Weile her, und dieser Schritt braucht deine Bestätigung. Deine Eingaben bleiben erhalten.'
  },
  'app.proof-password': { en: 'Your password', 'de-AT': 'Ihr Passwort', 'de-AT-informal': 'Dein Passwort' },
  'app.proof-code': {
    en: 'Code from your app, or a recovery code',
    'de-AT': 'Code aus Ihrer App oder ein Ersatzcode',
    'de-AT-informal': 'Code aus deiner App oder ein Ersatzcode'
  },
  'app.proof-passkey': { en: 'Use a passkey', 'de-AT': 'Passkey verwenden' },
  'app.proof-passkey-failed': {
    en: 'The passkey was not used. Try again, or choose another way.',
    'de-AT': 'Der Passkey wurde nicht verwendet. Versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
    'de-AT-informal': 'Der Passkey wurde nicht verwendet. Versuch es noch einmal oder wähle einen anderen Weg.'
  },
  'app.proof-passkey-again': {
    en: 'The passkey was not used. Try once more.',
    'de-AT': 'Der Passkey wurde nicht verwendet. Versuchen Sie es erneut.',
    'de-AT-informal': 'Der Passkey wurde nicht verwendet. Versuch es erneut.'
  },
  'app.proof-passkey-elsewhere': {
    en: 'Your role requires a passkey for this, and yours works at another address of your institution. Sign in there, or have your administrator reset it.',
    'de-AT':
      'Ihre Rolle verlangt dafür einen Passkey, und Ihrer gilt auf einer anderen Adresse Ihres Instituts. Melden Sie sich dort an oder lassen Sie ihn von der Administration zurücksetzen.',
    'de-AT-informal':
      'Deine Rolle verlangt dafür einen Passkey, und deiner gilt auf einer anderen Adresse deines Instituts. Melde dich dort an oder lass ihn von der Administration zurücksetzen.'
  },
  'app.proof-service': {
    en: 'Sign in at your institution’s service in a new tab, then come back here and continue.',
    'de-AT': 'Melden Sie sich in einem neuen Tab beim Dienst Ihres Instituts an und machen Sie danach hier weiter.',
    'de-AT-informal': 'Melde dich in einem neuen Tab beim Dienst deines Instituts an und mach danach hier weiter.'
  },
  'app.proof-not-yet': {
    en: 'You have not confirmed yet. Sign in at the service first.',
    'de-AT': 'Sie haben noch nicht bestätigt. Melden Sie sich zuerst beim Dienst an.',
    'de-AT-informal': 'Du hast noch nicht bestätigt. Melde dich zuerst beim Dienst an.'
  },
  'app.proof-left': {
    en: 'Nothing has been done, since you did not confirm that it is you.',
    'de-AT': 'Es wurde nichts ausgeführt, weil Ihre Bestätigung fehlt.',
    'de-AT-informal': 'Es wurde nichts ausgeführt, weil deine Bestätigung fehlt.'
  },
  'app.session-ended': {
    en: 'Your session has ended.',
    'de-AT': 'Ihre Sitzung ist abgelaufen.',
    'de-AT-informal': 'Deine Sitzung ist abgelaufen.'
  },
  'app.session-ended-text': {
    en: 'Please sign in again in a new tab, then come back here and continue.',
    'de-AT':
      'Bitte melden Sie sich in einem neuen Tab wieder an; kommen Sie danach hierher zurück und machen Sie weiter.',
    'de-AT-informal': 'Bitte melde dich in einem neuen Tab wieder an; komm danach hierher zurück und mach weiter.'
  },
  'app.entries-kept': {
    en: 'Your entries are still here.',
    'de-AT': 'Ihre Eingaben sind noch da.',
    'de-AT-informal': 'Deine Eingaben sind noch da.'
  },
  'app.signed-out': {
    en: 'Your session has ended. Your entries are still here: please sign in and try again.',
    'de-AT':
      'Ihre Sitzung ist abgelaufen. Ihre Eingaben sind noch da: Bitte melden Sie sich an und versuchen Sie es noch einmal.',
    'de-AT-informal':
      'Deine Sitzung ist abgelaufen. Deine Eingaben sind noch da: Bitte melde dich an und versuche es noch einmal.'
  },
  'app.session-ended-here': {
    en: 'Please sign in again. After that you will be back on this page.',
    'de-AT': 'Bitte melden Sie sich wieder an. Danach sind Sie wieder auf dieser Seite.',
    'de-AT-informal': 'Bitte melde dich wieder an. Danach bist du wieder auf dieser Seite.'
  },
  'app.sign-in-here': { en: 'Sign in', 'de-AT': 'Anmelden' },
  'app.sign-in': { en: 'Sign in (new tab)', 'de-AT': 'Anmelden (neuer Tab)' },
  'app.continue': { en: 'Continue', 'de-AT': 'Weiter' },
  'app.not-signed-in': {
    en: 'You are not signed in yet.',
    'de-AT': 'Sie sind noch nicht angemeldet.',
    'de-AT-informal': 'Du bist noch nicht angemeldet.'
  },
  'app.other-account': {
    en: 'A different account is signed in now. Please sign out in the other tab and sign in there as {name}.',
    'de-AT':
      'Inzwischen ist ein anderes Konto angemeldet. Bitte melden Sie sich im anderen Tab ab und dort als {name} wieder an.',
    'de-AT-informal':
      'Inzwischen ist ein anderes Konto angemeldet. Bitte melde dich im anderen Tab ab und dort als {name} wieder an.'
  }
} satisfies MessageTable
