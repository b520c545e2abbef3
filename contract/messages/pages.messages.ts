import type { MessageTable } from '../locales.ts'

/** Pages that the server renders for visitors. */
export const pagesMessages = {
  'pages.imprint': { en: 'Imprint', 'de-AT': 'Impressum' },
  'pages.privacy': { en: 'Privacy policy', 'de-AT': 'Datenschutz' },
  'pages.to-search': { en: 'Find an advisor', 'de-AT': 'Ansprechperson suchen' },
  'pages.to-advisors': { en: 'See all advisors', 'de-AT': 'Alle Ansprechpersonen anzeigen' },
  'pages.to-home': { en: 'Go to {tenant}', 'de-AT': 'Zur Website: {tenant}' },
  'pages.reference': { en: 'Reference: {reference}', 'de-AT': 'Kennung: {reference}' },
  'pages.error-missing': { en: 'Page not found', 'de-AT': 'Seite nicht gefunden' },
  'pages.error-gone': { en: 'No longer available', 'de-AT': 'Nicht mehr verfügbar' },
  'pages.error-missing-text': {
    en: 'There is nothing at this address. It may be misspelled, or the page has been removed.',
    'de-AT':
      'Unter dieser Adresse gibt es nichts. Vielleicht ist sie falsch geschrieben, oder die Seite wurde entfernt.'
  },
  'pages.error-forbidden': { en: 'No access', 'de-AT': 'Kein Zugriff' },
  'pages.error-forbidden-text': {
    en: 'This page is not open to everyone.',
    'de-AT': 'Diese Seite ist nicht für alle zugänglich.'
  },
  'pages.error-invalid': { en: 'This link does not work', 'de-AT': 'Dieser Link funktioniert nicht' },
  'pages.error-invalid-text': {
    en: 'The address is incomplete or damaged. Please copy the whole link, or open it again from the e-mail.',
    'de-AT':
      'Die Adresse ist unvollständig oder beschädigt. Bitte kopieren Sie den ganzen Link, oder öffnen Sie ihn noch einmal aus der E-Mail.',
    'de-AT-informal':
      'Die Adresse ist unvollständig oder beschädigt. Bitte kopiere den ganzen Link, oder öffne ihn noch einmal aus der E-Mail.'
  },
  'pages.error-often': { en: 'Too many attempts', 'de-AT': 'Zu viele Versuche' },
  'pages.error-offline': { en: 'Not available at the moment', 'de-AT': 'Derzeit nicht erreichbar' },
  'pages.error-other': { en: 'Something went wrong', 'de-AT': 'Das hat nicht geklappt' },
  'pages.cookie-hideCookiesAlert': { en: 'Cookie choice', 'de-AT': 'Cookie-Auswahl' },
  'pages.cookie-hideCookiesAlert-purpose': {
    en: 'Remembers what you choose here.',
    'de-AT': 'Merkt sich, was Sie hier auswählen.',
    'de-AT-informal': 'Merkt sich, was du hier auswählst.'
  },
  'pages.cookie-hideCookiesAlert-lifetime': {
    en: '60 days, with optional cookies 180 days',
    'de-AT': '60 Tage, mit optionalen Cookies 180 Tage'
  },
  'pages.cookie-language': { en: 'Language', 'de-AT': 'Sprache' },
  'pages.cookie-language-purpose': {
    en: 'Remembers the language that you switch to.',
    'de-AT': 'Merkt sich, auf welche Sprache Sie umschalten.',
    'de-AT-informal': 'Merkt sich, auf welche Sprache du umschaltest.'
  },
  'pages.cookie-language-lifetime': { en: 'until you close the browser', 'de-AT': 'bis zum Schließen des Browsers' },
  'pages.cookie-wallet-card': { en: 'Wallet card', 'de-AT': 'Wallet-Karte' },
  'pages.cookie-wallet-card-purpose': {
    en: 'Lets you turn notifications on your saved card on and off.',
    'de-AT': 'Damit Sie Mitteilungen auf Ihrer gespeicherten Karte ein- und ausschalten können.',
    'de-AT-informal': 'Damit du Mitteilungen auf deiner gespeicherten Karte ein- und ausschalten kannst.'
  },
  'pages.cookie-wallet-card-lifetime': { en: '1 year', 'de-AT': '1 Jahr' },
  'pages.cookie-session': { en: 'Session', 'de-AT': 'Sitzung' },
  'pages.cookie-session-purpose': {
    en: 'Keeps our staff signed in.',
    'de-AT': 'Hält die Anmeldung unserer Mitarbeiterinnen und Mitarbeiter.'
  },
  'pages.cookie-session-lifetime': {
    en: 'until signing out, 12 hours at most',
    'de-AT': 'bis zum Abmelden, höchstens 12 Stunden'
  },
  'pages.cookie-sign-in': { en: 'Signing in', 'de-AT': 'Anmelden' },
  'pages.cookie-sign-in-purpose': {
    en: 'For staff: remembers the right password while the code from the app is entered.',
    'de-AT':
      'Für Mitarbeitende: merkt sich die Eingabe des richtigen Passworts, bis der Code aus der App eingegeben ist.'
  },
  'pages.cookie-sign-in-lifetime': { en: '10 minutes', 'de-AT': '10 Minuten' },
  'pages.cookie-passkey': { en: 'Passkey', 'de-AT': 'Passkey' },
  'pages.cookie-passkey-purpose': {
    en: 'For staff: ties the answer of a passkey to this browser.',
    'de-AT': 'Für Mitarbeitende: bindet die Antwort eines Passkeys an diesen Browser.'
  },
  'pages.cookie-passkey-lifetime': { en: '10 minutes', 'de-AT': '10 Minuten' },
  'pages.cookie-known-device': { en: 'Known browser', 'de-AT': 'Bekannter Browser' },
  'pages.cookie-known-device-purpose': {
    en: 'For staff: recognises a browser used to sign in before, so that wrong passwords from elsewhere do not lock anyone out and sign-ins in other browsers are reported.',
    'de-AT':
      'Für Mitarbeitende: erkennt einen Browser, in dem schon eine Anmeldung gelang, damit falsche Passwörter von anderswo niemanden aussperren und Anmeldungen in anderen Browsern gemeldet werden.'
  },
  'pages.cookie-known-device-lifetime': { en: '180 days', 'de-AT': '180 Tage' },
  'pages.cookie-staff-look': { en: 'Login page', 'de-AT': 'Anmeldeseite' },
  'pages.cookie-staff-look-purpose': {
    en: 'For staff: remembers language and appearance for the login page.',
    'de-AT': 'Für Mitarbeitende: merkt sich Sprache und Darstellung für die Anmeldeseite.'
  },
  'pages.cookie-staff-look-lifetime': { en: '180 days', 'de-AT': '180 Tage' },
  'pages.cookie-openid': { en: 'Sign-in', 'de-AT': 'Anmeldung' },
  'pages.cookie-openid-purpose': {
    en: 'Protects the sign-in of our staff.',
    'de-AT': 'Schützt die Anmeldung unserer Mitarbeiterinnen und Mitarbeiter.'
  },
  'pages.cookie-openid-lifetime': { en: '10 minutes', 'de-AT': '10 Minuten' },
  'pages.cookie-calendar-consent': { en: 'Calendar', 'de-AT': 'Kalender' },
  'pages.cookie-calendar-consent-purpose': {
    en: 'Protects our staff while they connect their calendars.',
    'de-AT': 'Schützt unsere Mitarbeiterinnen und Mitarbeiter, während sie ihren Kalender verbinden.'
  },
  'pages.cookie-calendar-consent-lifetime': { en: '10 minutes', 'de-AT': '10 Minuten' },
  'pages.no-script': {
    en: 'This application needs JavaScript. Please turn it on in your browser.',
    'de-AT': 'Diese Anwendung braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.',
    'de-AT-informal': 'Diese Anwendung braucht JavaScript. Bitte schalte es in deinem Browser ein.'
  },
  'pages.appointment-title': {
    en: 'Your appointment',
    'de-AT': 'Ihr Termin',
    'de-AT-informal': 'Dein Termin'
  },
  'pages.booked-lead': {
    en: 'Here is everything about your appointment. You can reschedule or cancel it until it begins.',
    'de-AT': 'Hier finden Sie alles zu Ihrem Termin. Sie können ihn bis zum Beginn verschieben oder absagen.',
    'de-AT-informal': 'Hier findest du alles zu deinem Termin. Du kannst ihn bis zum Beginn verschieben oder absagen.'
  },
  'pages.prepare': { en: 'Good to know', 'de-AT': 'Hinweis' },
  'pages.questions': { en: 'Questions?', 'de-AT': 'Fragen?' },
  'pages.move': { en: 'Reschedule appointment', 'de-AT': 'Termin verschieben' },
  'pages.move-hint': {
    en: 'Choose another free time with the same advisor.',
    'de-AT': 'Wählen Sie eine andere freie Zeit bei derselben Ansprechperson.',
    'de-AT-informal': 'Wähle eine andere freie Zeit bei derselben Ansprechperson.'
  },
  'pages.choose-time': {
    en: 'Choose a new time.',
    'de-AT': 'Wählen Sie eine neue Zeit.',
    'de-AT-informal': 'Wähle eine neue Zeit.'
  },
  'pages.nothing-free': {
    en: 'No other times are free at the moment. Please get in touch, and we will find a time together.',
    'de-AT': 'Derzeit sind keine anderen Zeiten frei. Melden Sie sich bei uns: Wir finden gemeinsam einen Termin.',
    'de-AT-informal': 'Derzeit sind keine anderen Zeiten frei. Melde dich bei uns: Wir finden gemeinsam einen Termin.'
  },
  'pages.later-days': { en: 'Show later days', 'de-AT': 'Spätere Tage anzeigen' },
  'pages.cancel': { en: 'Cancel appointment', 'de-AT': 'Termin absagen' },
  'pages.advisor-left': {
    en: 'This business card is no longer valid. The person is not with us any more.',
    'de-AT': 'Diese Visitenkarte gilt nicht mehr. Die Person arbeitet nicht mehr bei uns.'
  },
  'pages.advisor-gone': {
    en: '{advisor} is no longer with us. Your appointment is still valid unless you hear otherwise. You cannot reschedule it here, but you can cancel it and book a new one.',
    'de-AT':
      '{advisor} ist nicht mehr bei uns. Ihr Termin gilt weiterhin, sofern Sie nichts anderes hören. Verschieben lässt er sich hier nicht; Sie können ihn aber absagen und einen neuen buchen.',
    'de-AT-informal':
      '{advisor} ist nicht mehr bei uns. Dein Termin gilt weiterhin, sofern du nichts anderes hörst. Verschieben lässt er sich hier nicht; du kannst ihn aber absagen und einen neuen buchen.'
  },
  'pages.advisor-gone-nobody': {
    en: '{advisor} is no longer with us. Your appointment is still valid unless you hear otherwise. You cannot reschedule it here, but you can cancel it. For a new one, please call us or write to us.',
    'de-AT':
      '{advisor} ist nicht mehr bei uns. Ihr Termin gilt weiterhin, sofern Sie nichts anderes hören. Verschieben lässt er sich hier nicht; Sie können ihn aber absagen. Für einen neuen rufen Sie uns bitte an oder schreiben Sie uns.',
    'de-AT-informal':
      '{advisor} ist nicht mehr bei uns. Dein Termin gilt weiterhin, sofern du nichts anderes hörst. Verschieben lässt er sich hier nicht; du kannst ihn aber absagen. Für einen neuen ruf uns bitte an oder schreib uns.'
  },
  'pages.cancel-hint-gone': {
    en: 'This cannot be undone.',
    'de-AT': 'Das lässt sich nicht rückgängig machen.'
  },
  'pages.cancel-hint': {
    en: 'We will notify your advisor. This cannot be undone.',
    'de-AT': 'Wir verständigen Ihre Ansprechperson. Das lässt sich nicht rückgängig machen.',
    'de-AT-informal': 'Wir verständigen deine Ansprechperson. Das lässt sich nicht rückgängig machen.'
  },
  'pages.reason': { en: 'Reason (optional)', 'de-AT': 'Grund (optional)' },
  'pages.talk-title': { en: 'Your video call', 'de-AT': 'Ihr Videogespräch', 'de-AT-informal': 'Dein Videogespräch' },
  'pages.talk-early': {
    en: 'You can join from {when}.',
    'de-AT': 'Die Teilnahme ist ab {when} Uhr möglich.'
  },
  'pages.talk-open': {
    en: 'You can join now. The call opens on the page of our video service.',
    'de-AT': 'Die Teilnahme ist jetzt möglich. Das Gespräch öffnet sich auf der Seite unseres Videodienstes.'
  },
  'pages.talk-elsewhere': {
    en: 'There is another link for this video call now.',
    'de-AT': 'Für dieses Videogespräch gilt jetzt ein anderer Link.'
  },
  'pages.talk-over': {
    en: 'This video call is over. Its link no longer works.',
    'de-AT': 'Dieses Videogespräch ist vorbei. Der Link gilt nicht mehr.'
  },
  'pages.talk-cancelled': {
    en: 'This appointment has been cancelled. Its link no longer works.',
    'de-AT': 'Dieser Termin wurde abgesagt. Der Link gilt nicht mehr.'
  },
  'pages.talk-fault': {
    en: 'The video call cannot be opened at the moment. Please try again in a minute, or call us.',
    'de-AT':
      'Das Videogespräch lässt sich gerade nicht öffnen. Bitte versuchen Sie es in einer Minute noch einmal oder rufen Sie uns an.',
    'de-AT-informal':
      'Das Videogespräch lässt sich gerade nicht öffnen. Bitte versuch es in einer Minute noch einmal oder ruf uns an.'
  },
  'pages.talk-join': { en: 'Join the video call', 'de-AT': 'Zum Videogespräch' },
  'pages.talk-desk': { en: 'Back to the appointment', 'de-AT': 'Zurück zum Termin' },
  'pages.talk-again': { en: 'Check again', 'de-AT': 'Noch einmal prüfen' },
  'pages.cancelled': {
    en: 'This appointment has been cancelled.',
    'de-AT': 'Dieser Termin wurde abgesagt.'
  },
  'pages.past': { en: 'This appointment is over.', 'de-AT': 'Dieser Termin ist vorbei.' },
  'pages.running': {
    en: 'This appointment has begun.',
    'de-AT': 'Dieser Termin hat begonnen.'
  },
  'pages.book-again': { en: 'Book a new appointment', 'de-AT': 'Neuen Termin buchen' },
  'pages.unknown-title': { en: 'Appointment not found', 'de-AT': 'Termin nicht gefunden' },
  'pages.unknown': {
    en: 'The link may be incomplete. Please open it again from the confirmation e-mail, or copy the whole link.',
    'de-AT':
      'Vielleicht ist der Link unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail zur Bestätigung oder kopieren Sie ihn vollständig.',
    'de-AT-informal':
      'Vielleicht ist der Link unvollständig. Bitte öffne ihn noch einmal aus der E-Mail zur Bestätigung oder kopiere ihn vollständig.'
  },
  'pages.unknown-call': {
    en: 'Or call us',
    'de-AT': 'Oder rufen Sie uns an',
    'de-AT-informal': 'Oder ruf uns an'
  },
  'pages.book-title': { en: 'Book an appointment with {name}', 'de-AT': 'Termin mit {name} buchen' },
  'pages.book-description': {
    en: 'Book an appointment with {name}, {branch}, online.',
    'de-AT': 'Termin mit {name}, {branch}, online buchen.'
  },
  'pages.book-step-title': { en: '{step} – {title}', 'de-AT': '{step} – {title}' },
  'pages.contact-title': { en: '{kind}: {name}', 'de-AT': '{kind}: {name}' },
  'pages.contact-sent': {
    en: 'We have sent a confirmation to your e-mail address. If it does not arrive, please check your spam folder.',
    'de-AT':
      'Wir haben eine Bestätigung an Ihre E-Mail-Adresse gesendet. Falls sie nicht ankommt, sehen Sie bitte im Spam-Ordner nach.',
    'de-AT-informal':
      'Wir haben eine Bestätigung an deine E-Mail-Adresse gesendet. Falls sie nicht ankommt, sieh bitte im Spam-Ordner nach.'
  },
  'pages.exchange-title': {
    en: 'Share your contact with {name}',
    'de-AT': 'Kontakt mit {name} austauschen'
  },
  'pages.exchange-lead': {
    en: 'Leave your contact details here. {name} receives them as a digital business card.',
    'de-AT': 'Hinterlassen Sie hier Ihre Kontaktdaten. {name} erhält sie als digitale Visitenkarte.',
    'de-AT-informal': 'Hinterlass hier deine Kontaktdaten. {name} erhält sie als digitale Visitenkarte.'
  },
  'pages.exchange-to': {
    en: 'Your advisor',
    'de-AT': 'Ihre Ansprechperson',
    'de-AT-informal': 'Deine Ansprechperson'
  },
  'pages.exchange-company': { en: 'Company (optional)', 'de-AT': 'Firma (optional)' },
  'pages.exchange-email-help': {
    en: 'We send a confirmation there, with a link to delete your details.',
    'de-AT': 'Dorthin senden wir eine Bestätigung mit einem Link, mit dem Sie Ihre Daten löschen können.',
    'de-AT-informal': 'Dorthin senden wir eine Bestätigung mit einem Link, mit dem du deine Daten löschen kannst.'
  },
  'pages.exchange-phone-help': {
    en: 'If you would like a call.',
    'de-AT': 'Falls Sie lieber telefonieren.',
    'de-AT-informal': 'Falls du lieber telefonierst.'
  },
  'pages.exchange-consent-label': { en: 'Consent', 'de-AT': 'Einwilligung' },
  // a change needs a new version in `leads.ts`
  'pages.exchange-consent': {
    en: 'I agree that {tenant} stores these details and contacts me by e-mail or phone. I can withdraw this at any time, for example with the link in the confirmation e-mail.',
    'de-AT':
      'Ich bin einverstanden, dass {tenant} diese Angaben speichert und mich per E-Mail oder Telefon kontaktiert. Das kann ich jederzeit widerrufen, etwa mit dem Link in der Bestätigungs-E-Mail.'
  },
  'pages.exchange-send': { en: 'Share contact', 'de-AT': 'Kontakt senden' },
  'pages.exchange-sent': {
    en: 'Thank you, your contact has been shared',
    'de-AT': 'Danke, Ihr Kontakt ist angekommen',
    'de-AT-informal': 'Danke, dein Kontakt ist angekommen'
  },
  'pages.exchange-sent-lead': {
    en: '{name} has your details now. We have sent you a confirmation by e-mail, with a link to delete them.',
    'de-AT': '{name} hat nun Ihre Kontaktdaten. Sie erhalten eine Bestätigung per E-Mail, mit einem Link zum Löschen.',
    'de-AT-informal':
      '{name} hat nun deine Kontaktdaten. Du erhältst eine Bestätigung per E-Mail, mit einem Link zum Löschen.'
  },
  'pages.exchange-save': { en: 'Save {name} to your contacts', 'de-AT': '{name} als Kontakt speichern' },
  'pages.exchange-delete-title': {
    en: 'Delete your contact details?',
    'de-AT': 'Ihre Kontaktdaten löschen?',
    'de-AT-informal': 'Deine Kontaktdaten löschen?'
  },
  'pages.exchange-delete-lead': {
    en: '{name} has the contact details that you left on the digital business card. This deletes them for good and withdraws your consent.',
    'de-AT':
      '{name} hat die Kontaktdaten, die Sie auf der digitalen Visitenkarte hinterlassen haben. Damit werden sie endgültig gelöscht, und Ihre Einwilligung ist widerrufen.',
    'de-AT-informal':
      '{name} hat die Kontaktdaten, die du auf der digitalen Visitenkarte hinterlassen hast. Damit werden sie endgültig gelöscht, und deine Einwilligung ist widerrufen.'
  },
  'pages.exchange-delete': { en: 'Delete contact details', 'de-AT': 'Kontaktdaten löschen' },
  'pages.exchange-deleted': {
    en: 'Your contact details have been deleted',
    'de-AT': 'Ihre Kontaktdaten sind gelöscht',
    'de-AT-informal': 'Deine Kontaktdaten sind gelöscht'
  },
  'pages.exchange-deleted-lead': {
    en: 'Your consent is withdrawn, too. You do not need to do anything else.',
    'de-AT': 'Auch Ihre Einwilligung ist damit widerrufen. Sie brauchen nichts weiter zu tun.',
    'de-AT-informal': 'Auch deine Einwilligung ist damit widerrufen. Du brauchst nichts weiter zu tun.'
  },
  'pages.exchange-unknown-lead': {
    en: 'Perhaps it was not copied completely, or the contact details have been deleted already.',
    'de-AT': 'Vielleicht wurde er nicht vollständig kopiert, oder die Kontaktdaten sind bereits gelöscht.'
  },
  'pages.messenger-whom': {
    en: 'Who would you like to write to? Choose “Chat” on your advisor’s card.',
    'de-AT': 'Wem möchten Sie schreiben? Wählen Sie „Chat“ auf der Karte Ihrer Ansprechperson.',
    'de-AT-informal': 'Wem möchtest du schreiben? Wähle „Chat“ auf der Karte deiner Ansprechperson.'
  },
  'pages.messenger-staff': {
    en: 'You are signed in. On this page, customers write to their advisor.',
    'de-AT': 'Sie sind angemeldet. Auf dieser Seite schreiben Kundinnen und Kunden ihrer Ansprechperson.',
    'de-AT-informal': 'Du bist angemeldet. Auf dieser Seite schreiben Kundinnen und Kunden ihrer Ansprechperson.'
  },
  'pages.messenger-to-app': { en: 'Back to the app', 'de-AT': 'Zurück zur App' },
  'pages.messenger-to-inbox': {
    en: 'Go to your chats',
    'de-AT': 'Zu Ihren Chats',
    'de-AT-informal': 'Zu deinen Chats'
  },
  'pages.messenger-advisors': { en: 'Advisors: {branch}', 'de-AT': 'Ansprechpersonen: {branch}' },
  'pages.contact-too-early': {
    en: 'That was very quick. Please check everything again, then send it.',
    'de-AT': 'Das ging sehr schnell. Bitte prüfen Sie alles noch einmal und senden Sie es dann.',
    'de-AT-informal': 'Das ging sehr schnell. Bitte prüfe alles noch einmal und sende es dann.'
  },
  'pages.contact-renewed': {
    en: 'This form had expired and has been renewed. Your entries are still here: please send it again.',
    'de-AT':
      'Dieses Formular war abgelaufen und wurde erneuert. Ihre Eingaben sind noch da: Bitte senden Sie es noch einmal.',
    'de-AT-informal':
      'Dieses Formular war abgelaufen und wurde erneuert. Deine Eingaben sind noch da: Bitte sende es noch einmal.'
  },
  'pages.book-fallback': {
    en: 'You can also reach {name} directly:',
    'de-AT': 'Sie erreichen {name} auch direkt:',
    'de-AT-informal': 'Du erreichst {name} auch direkt:'
  },
  'pages.book-not-offered': {
    en: 'This cannot be booked here. Please choose from the list.',
    'de-AT': 'Das kann hier nicht gebucht werden. Bitte wählen Sie aus der Liste.',
    'de-AT-informal': 'Das kann hier nicht gebucht werden. Bitte wähle aus der Liste.'
  },
  'pages.book-not-kept': {
    en: 'is free at the moment. It is yours once you have booked it.',
    'de-AT': 'ist derzeit frei. Er gehört Ihnen, sobald Sie ihn gebucht haben.',
    'de-AT-informal': 'ist derzeit frei. Er gehört dir, sobald du ihn gebucht hast.'
  },
  'pages.book-too-early': {
    en: 'That was very quick. Please check everything again, then book.',
    'de-AT': 'Das ging sehr schnell. Bitte prüfen Sie alles noch einmal und buchen Sie dann.',
    'de-AT-informal': 'Das ging sehr schnell. Bitte prüfe alles noch einmal und buche dann.'
  },
  'pages.book-elsewhere': {
    en: 'The place has changed in the meantime: {place}. If it suits you, please book again.',
    'de-AT': 'Der Ort hat sich inzwischen geändert: {place}. Wenn er Ihnen passt, buchen Sie bitte noch einmal.',
    'de-AT-informal': 'Der Ort hat sich inzwischen geändert: {place}. Wenn er dir passt, buche bitte noch einmal.'
  },
  'pages.book-renewed': {
    en: 'This form had expired and has been renewed. Your entries are still here: please book again.',
    'de-AT':
      'Dieses Formular war abgelaufen und wurde erneuert. Ihre Eingaben sind noch da: Bitte buchen Sie noch einmal.',
    'de-AT-informal':
      'Dieses Formular war abgelaufen und wurde erneuert. Deine Eingaben sind noch da: Bitte buche noch einmal.'
  },
  'pages.requested': {
    en: 'This appointment is requested. As soon as your advisor has agreed, you will get a confirmation by e-mail.',
    'de-AT':
      'Dieser Termin ist angefragt. Sobald Ihre Beraterin oder Ihr Berater zugestimmt hat, erhalten Sie eine Bestätigung per E-Mail.',
    'de-AT-informal':
      'Dieser Termin ist angefragt. Sobald deine Beraterin oder dein Berater zugestimmt hat, erhältst du eine Bestätigung per E-Mail.'
  },
  'pages.booked': {
    en: 'Your appointment is booked. We are sending you a confirmation by e-mail.',
    'de-AT': 'Ihr Termin ist gebucht. Die Bestätigung kommt per E-Mail.',
    'de-AT-informal': 'Dein Termin ist gebucht. Die Bestätigung kommt per E-Mail.'
  },
  'pages.menu': { en: 'Menu', 'de-AT': 'Menü' },
  'pages.menu-main': { en: 'Main menu', 'de-AT': 'Hauptmenü' },
  'pages.menu-footer': { en: 'More pages', 'de-AT': 'Weitere Seiten' },
  'pages.event-when': { en: 'When', 'de-AT': 'Wann' },
  'pages.event-where': { en: 'Where', 'de-AT': 'Wo' },
  'pages.event-over': { en: 'This event is over.', 'de-AT': 'Diese Veranstaltung ist vorbei.' },
  'pages.preview': {
    en: 'Preview: this version may not be public. Anyone with this link can see it until {until}.',
    'de-AT': 'Vorschau: Diese Version ist womöglich nicht öffentlich. Wer diesen Link hat, sieht sie bis {until} Uhr.'
  },
  'pages.weekly-stop': { en: 'Unsubscribe from the weekly report', 'de-AT': 'Wochenbericht abbestellen' },
  'pages.weekly-stop-lead': {
    en: 'Do you no longer want to receive the weekly report of {branch} by e-mail?',
    'de-AT': 'Möchten Sie den Wochenbericht von {branch} nicht mehr per E-Mail erhalten?',
    'de-AT-informal': 'Möchtest du den Wochenbericht von {branch} nicht mehr per E-Mail erhalten?'
  },
  'pages.weekly-stopped': { en: 'You have unsubscribed', 'de-AT': 'Der Wochenbericht ist abbestellt' },
  'pages.weekly-stopped-lead': {
    en: 'You will no longer receive the weekly report of {branch}. Was that a mistake? You can subscribe again at any time.',
    'de-AT':
      'Sie erhalten den Wochenbericht von {branch} nicht mehr. War das ein Versehen? Sie können ihn jederzeit wieder bestellen.',
    'de-AT-informal':
      'Du erhältst den Wochenbericht von {branch} nicht mehr. War das ein Versehen? Du kannst ihn jederzeit wieder bestellen.'
  },
  'pages.weekly-return': { en: 'Subscribe again', 'de-AT': 'Wieder bestellen' },
  'pages.weekly-unknown': { en: 'This link is no longer valid', 'de-AT': 'Dieser Link gilt nicht mehr' },
  'pages.weekly-unknown-lead': {
    en: 'You are probably no longer a recipient of this report. The latest e-mail has a link that works.',
    'de-AT': 'Vermutlich erhalten Sie diesen Bericht nicht mehr. Die neueste E-Mail enthält einen gültigen Link.',
    'de-AT-informal':
      'Vermutlich erhältst du diesen Bericht nicht mehr. Die neueste E-Mail enthält einen gültigen Link.'
  },
  'pages.review-title': {
    en: 'How was your appointment?',
    'de-AT': 'Wie war Ihr Termin?',
    'de-AT-informal': 'Wie war dein Termin?'
  },
  'pages.review-stars': {
    en: 'How satisfied were you?',
    'de-AT': 'Wie zufrieden waren Sie?',
    'de-AT-informal': 'Wie zufrieden warst du?'
  },
  'pages.review-count': {
    en: '{stars, plural, one {# star} other {# stars}} out of 5',
    'de-AT': '{stars, plural, one {# Stern} other {# Sterne}} von 5'
  },
  'pages.review-stars-5': { en: 'Very satisfied', 'de-AT': 'Sehr zufrieden' },
  'pages.review-stars-4': { en: 'Satisfied', 'de-AT': 'Zufrieden' },
  'pages.review-stars-3': { en: 'Neither nor', 'de-AT': 'Teils, teils' },
  'pages.review-stars-2': { en: 'Dissatisfied', 'de-AT': 'Unzufrieden' },
  'pages.review-stars-1': { en: 'Very dissatisfied', 'de-AT': 'Sehr unzufrieden' },
  'pages.review-stars-required': {
    en: 'Please choose between one and five stars.',
    'de-AT': 'Bitte wählen Sie einen bis fünf Sterne.',
    'de-AT-informal': 'Bitte wähle einen bis fünf Sterne.'
  },
  'pages.review-text': { en: 'In your own words (optional)', 'de-AT': 'In eigenen Worten (optional)' },
  'pages.review-text-help': {
    en: 'Your review is published without your name. Please mention no account numbers or other personal details.',
    'de-AT':
      'Die Bewertung wird ohne Ihren Namen veröffentlicht. Bitte nennen Sie keine Kontonummern oder andere persönliche Angaben.',
    'de-AT-informal':
      'Die Bewertung wird ohne deinen Namen veröffentlicht. Bitte nenne keine Kontonummern oder andere persönliche Angaben.'
  },
  'pages.review-send': { en: 'Send review', 'de-AT': 'Bewertung senden' },
  'pages.review-done': {
    en: 'Thank you for your review',
    'de-AT': 'Danke für Ihre Bewertung',
    'de-AT-informal': 'Danke für deine Bewertung'
  },
  'pages.review-done-lead': {
    en: 'It is read before it is published with {advisor}.',
    'de-AT': 'Die Bewertung wird gelesen, bevor sie bei {advisor} veröffentlicht wird.'
  },
  'pages.review-once': {
    en: 'This appointment has already been reviewed.',
    'de-AT': 'Dieser Termin wurde bereits bewertet.'
  },
  'pages.review-none': {
    en: 'This appointment did not take place, so it cannot be reviewed.',
    'de-AT': 'Dieser Termin hat nicht stattgefunden und lässt sich daher nicht bewerten.'
  },
  'pages.review-early': {
    en: 'This appointment is still to come. You can review it once it is over.',
    'de-AT': 'Dieser Termin steht noch bevor. Sobald er vorbei ist, können Sie ihn bewerten.',
    'de-AT-informal': 'Dieser Termin steht noch bevor. Sobald er vorbei ist, kannst du ihn bewerten.'
  },
  'pages.review-late': {
    en: 'Appointments can be reviewed for {days, number} days. This one is longer ago.',
    'de-AT': 'Termine lassen sich {days, number} Tage lang bewerten. Dieser liegt länger zurück.'
  },
  'pages.review-unknown': { en: 'This link does not work', 'de-AT': 'Dieser Link funktioniert nicht' },
  'pages.review-unknown-lead': {
    en: 'Perhaps it was not copied completely, or the appointment has been deleted.',
    'de-AT': 'Vielleicht wurde er nicht vollständig kopiert, oder der Termin wurde gelöscht.'
  },
  'pages.review-stop': { en: 'Ask me no more', 'de-AT': 'Nicht mehr fragen' },
  'pages.review-stop-lead': {
    en: '{tenant} will no longer ask you for reviews. Mails about your appointments still reach you.',
    'de-AT': '{tenant} bittet Sie dann nicht mehr um Bewertungen. E-Mails zu Ihren Terminen erhalten Sie weiterhin.',
    'de-AT-informal':
      '{tenant} bittet dich dann nicht mehr um Bewertungen. E-Mails zu deinen Terminen erhältst du weiterhin.'
  },
  'pages.review-stopped': { en: 'We will not ask you again', 'de-AT': 'Wir fragen nicht mehr' },
  'pages.review-stopped-lead': {
    en: '{tenant} sends you no more questions about appointments.',
    'de-AT': '{tenant} bittet Sie nicht mehr um Bewertungen.',
    'de-AT-informal': '{tenant} bittet dich nicht mehr um Bewertungen.'
  },
  'pages.reviews-title': { en: 'Reviews of {advisor}', 'de-AT': 'Bewertungen von {advisor}' },
  'pages.reviews-lead': {
    en: 'What customers say of {advisor} after their appointments.',
    'de-AT': 'Was Kundinnen und Kunden nach ihrem Termin über {advisor} sagen.'
  },
  'pages.reviews-average': {
    en: '{average, number} out of 5 stars from {count, plural, one {# review} other {# reviews}}',
    'de-AT': '{average, number} von 5 Sternen bei {count, plural, one {# Bewertung} other {# Bewertungen}}'
  },
  'pages.reviews-count': {
    en: '{count, plural, one {# review} other {# reviews}}',
    'de-AT': '{count, plural, one {# Bewertung} other {# Bewertungen}}'
  },
  'pages.reviews-how': {
    en: '{tenant} asks customers for a review after an appointment that was booked online. Each is read before it is published; few stars are no reason to reject one.',
    'de-AT':
      '{tenant} bittet Kundinnen und Kunden nach einem online gebuchten Termin um eine Bewertung. Jede wird gelesen, bevor sie veröffentlicht wird; wenige Sterne sind kein Grund, sie abzulehnen.'
  },
  'pages.reviews-author': { en: 'Customer', 'de-AT': 'Kundin oder Kunde' },
  'pages.reviews-reply': { en: 'Reply of {advisor}', 'de-AT': 'Antwort von {advisor}' },
  'pages.reviews-card': { en: 'To the card of {advisor}', 'de-AT': 'Zur Karte von {advisor}' },
  'pages.waitlist-title': {
    en: 'Your place on the waitlist',
    'de-AT': 'Ihr Platz auf der Warteliste',
    'de-AT-informal': 'Dein Platz auf der Warteliste'
  },
  'pages.waitlist-confirm-title': {
    en: 'Do you want to wait?',
    'de-AT': 'Möchten Sie warten?',
    'de-AT-informal': 'Möchtest du warten?'
  },
  'pages.waitlist-confirm-lead': {
    en: 'As soon as you confirm it, you are on the waitlist.',
    'de-AT': 'Sobald Sie das bestätigen, stehen Sie auf der Warteliste.',
    'de-AT-informal': 'Sobald du das bestätigst, stehst du auf der Warteliste.'
  },
  'pages.waitlist-confirm': { en: 'Confirm', 'de-AT': 'Bestätigen' },
  'pages.waitlist-refuse': { en: 'Do not wait', 'de-AT': 'Nicht warten' },
  'pages.waitlist-unconfirmed': {
    en: 'This link was valid for {hours} hours and has expired.',
    'de-AT': 'Dieser Link galt {hours} Stunden und ist abgelaufen.'
  },
  'pages.waitlist-place': {
    en: 'You are number {place} on the waitlist for {target}.',
    'de-AT': 'Sie stehen auf Platz {place} der Warteliste für {target}.',
    'de-AT-informal': 'Du stehst auf Platz {place} der Warteliste für {target}.'
  },
  'pages.waitlist-paused': {
    en: 'We are not offering you any further times at the moment. Your place stays.',
    'de-AT': 'Derzeit bieten wir Ihnen keine weiteren Zeiten an. Ihr Platz bleibt.',
    'de-AT-informal': 'Derzeit bieten wir dir keine weiteren Zeiten an. Dein Platz bleibt.'
  },
  'pages.waitlist-how': {
    en: 'We e-mail you as soon as a time becomes free that suits you. You then have {minutes} minutes to accept it, not counting the hours outside our booking times.',
    'de-AT':
      'Sobald eine Zeit frei wird, die Ihnen passt, schreiben wir Ihnen eine E-Mail. Sie haben dann {minutes} Minuten, um sie anzunehmen; außerhalb unserer Buchungszeiten läuft die Frist nicht.',
    'de-AT-informal':
      'Sobald eine Zeit frei wird, die dir passt, schreiben wir dir eine E-Mail. Du hast dann {minutes} Minuten, um sie anzunehmen; außerhalb unserer Buchungszeiten läuft die Frist nicht.'
  },
  'pages.waitlist-offer': { en: 'A time is free', 'de-AT': 'Eine Zeit ist frei' },
  'pages.waitlist-until': {
    en: 'It is kept for you until {until}.',
    'de-AT': 'Sie ist bis {until} für Sie reserviert.',
    'de-AT-informal': 'Sie ist bis {until} für dich reserviert.'
  },
  'pages.waitlist-replaces': {
    en: 'Your appointment on {when} stays until you accept this time, which then replaces it.',
    'de-AT': 'Ihr Termin am {when} bleibt, bis Sie diese Zeit annehmen, die ihn dann ersetzt.',
    'de-AT-informal': 'Dein Termin am {when} bleibt, bis du diese Zeit annimmst, die ihn dann ersetzt.'
  },
  'pages.waitlist-accept': { en: 'Accept this time', 'de-AT': 'Zeit annehmen' },
  'pages.waitlist-decline': { en: 'Does not suit me', 'de-AT': 'Passt mir nicht' },
  'pages.waitlist-declined': {
    en: 'The time goes to the next person. You stay on the waitlist.',
    'de-AT': 'Die Zeit geht an die Nächsten. Sie bleiben auf der Warteliste.',
    'de-AT-informal': 'Die Zeit geht an die Nächsten. Du bleibst auf der Warteliste.'
  },
  'pages.waitlist-missed': {
    en: 'The time of {when} has gone to the next person. You stay on the waitlist.',
    'de-AT': 'Die Zeit {when} ist an die Nächsten gegangen. Sie bleiben auf der Warteliste.',
    'de-AT-informal': 'Die Zeit {when} ist an die Nächsten gegangen. Du bleibst auf der Warteliste.'
  },
  'pages.waitlist-leave': { en: 'Leave the waitlist', 'de-AT': 'Warteliste verlassen' },
  'pages.waitlist-leave-lead': {
    en: 'If you leave the waitlist, you will be offered no more times. Your appointments stay.',
    'de-AT': 'Wenn Sie die Warteliste verlassen, bieten wir Ihnen keine Zeiten mehr an. Ihre Termine bleiben.',
    'de-AT-informal': 'Wenn du die Warteliste verlässt, bieten wir dir keine Zeiten mehr an. Deine Termine bleiben.'
  },
  'pages.waitlist-left': {
    en: 'You are no longer on the waitlist.',
    'de-AT': 'Sie stehen nicht mehr auf der Warteliste.',
    'de-AT-informal': 'Du stehst nicht mehr auf der Warteliste.'
  },
  'pages.waitlist-over': {
    en: 'The days on which you have time are over.',
    'de-AT': 'Die Tage, an denen Sie Zeit haben, sind vorbei.',
    'de-AT-informal': 'Die Tage, an denen du Zeit hast, sind vorbei.'
  },
  'pages.waitlist-cancelled': {
    en: 'The appointment for which you wanted an earlier time has been cancelled.',
    'de-AT': 'Der Termin, für den Sie eine frühere Zeit wollten, wurde abgesagt.',
    'de-AT-informal': 'Der Termin, für den du eine frühere Zeit wolltest, wurde abgesagt.'
  },
  'pages.waitlist-booked': {
    en: 'You have accepted a time.',
    'de-AT': 'Sie haben eine Zeit angenommen.',
    'de-AT-informal': 'Du hast eine Zeit angenommen.'
  },
  'pages.waitlist-wish': { en: 'Your times', 'de-AT': 'Ihre Zeiten', 'de-AT-informal': 'Deine Zeiten' },
  'pages.waitlist-accepted-before': {
    en: 'You have accepted this time already, so it is booked. You can cancel it with your appointment.',
    'de-AT': 'Sie haben diese Zeit schon angenommen, sie ist also gebucht. Absagen können Sie sie beim Termin.',
    'de-AT-informal': 'Du hast diese Zeit schon angenommen, sie ist also gebucht. Absagen kannst du sie beim Termin.'
  },
  'pages.waitlist-appointment': { en: 'View appointment', 'de-AT': 'Termin ansehen' },
  'pages.waitlist-book': { en: 'Book an appointment', 'de-AT': 'Termin buchen' },
  'pages.waitlist-unknown-lead': {
    en: 'Perhaps it was not copied completely, or the waitlist has been closed.',
    'de-AT': 'Vielleicht wurde er nicht vollständig kopiert, oder die Warteliste gibt es nicht mehr.'
  },
  'pages.waitlist-sent': {
    en: 'We have sent you an e-mail. You are on the waitlist as soon as you confirm it by the link there, which is valid for {hours} hours.',
    'de-AT':
      'Wir haben Ihnen eine E-Mail gesendet. Sie stehen auf der Warteliste, sobald Sie das über den Link darin bestätigen. Er gilt {hours} Stunden.',
    'de-AT-informal':
      'Wir haben dir eine E-Mail gesendet. Du stehst auf der Warteliste, sobald du das über den Link darin bestätigst. Er gilt {hours} Stunden.'
  },
  'pages.earlier': { en: 'Ask for an earlier time', 'de-AT': 'Früheren Termin wünschen' },
  'pages.earlier-lead': {
    en: 'Your appointment on {when} stays until you accept an earlier time.',
    'de-AT': 'Ihr Termin am {when} bleibt, bis Sie eine frühere Zeit annehmen.',
    'de-AT-informal': 'Dein Termin am {when} bleibt, bis du eine frühere Zeit annimmst.'
  },
  'pages.earlier-join': { en: 'Join the waitlist', 'de-AT': 'Auf die Warteliste' },
  'pages.earlier-no-email': {
    en: 'This appointment has no e-mail address to which we could write. Please call us.',
    'de-AT': 'Zu diesem Termin gibt es keine E-Mail-Adresse, an die wir schreiben könnten. Bitte rufen Sie uns an.',
    'de-AT-informal': 'Zu diesem Termin gibt es keine E-Mail-Adresse, an die wir schreiben könnten. Bitte ruf uns an.'
  },
  'pages.events-title': { en: 'Events', 'de-AT': 'Veranstaltungen' },
  'pages.events-of': { en: 'Events at {branch}', 'de-AT': 'Veranstaltungen: {branch}' },
  'pages.events-description': {
    en: 'Seminars and other events at {branch}: see what is coming and register.',
    'de-AT': 'Seminare und andere Veranstaltungen: {branch}. Ansehen, was bevorsteht, und anmelden.'
  },
  'pages.events-none': { en: 'There are no events at the moment.', 'de-AT': 'Derzeit gibt es keine Veranstaltungen.' },
  'pages.events-all': { en: 'All events of this branch', 'de-AT': 'Alle Veranstaltungen dieser Filiale' },
  'pages.event-left': {
    en: '{count, plural, one {# seat left} other {# seats left}}',
    'de-AT': '{count, plural, one {Noch # Platz frei} other {Noch # Plätze frei}}'
  },
  'pages.event-open': { en: 'Seats left', 'de-AT': 'Plätze frei' },
  'pages.event-full': { en: 'Fully booked – waitlist open', 'de-AT': 'Ausgebucht – Warteliste offen' },
  'pages.event-waiting-full': {
    en: 'Fully booked, and the waitlist is full. Please look again later: guests may cancel.',
    'de-AT':
      'Ausgebucht, und die Warteliste ist voll. Bitte schauen Sie später wieder vorbei: Vielleicht sagt jemand ab.',
    'de-AT-informal':
      'Ausgebucht, und die Warteliste ist voll. Bitte schau später wieder vorbei: Vielleicht sagt jemand ab.'
  },
  'pages.event-closed': { en: 'Registration is closed.', 'de-AT': 'Die Anmeldung ist geschlossen.' },
  'pages.event-cancelled': { en: 'This event has been cancelled.', 'de-AT': 'Diese Veranstaltung wurde abgesagt.' },
  'pages.event-seats-name': { en: 'Seats', 'de-AT': 'Plätze' },
  'pages.event-until': { en: 'Registration open until', 'de-AT': 'Anmeldung möglich bis' },
  'pages.event-register': { en: 'Register', 'de-AT': 'Anmelden' },
  'pages.event-wait': { en: 'Join the waitlist', 'de-AT': 'Auf die Warteliste' },
  'pages.event-wait-lead': {
    en: 'All seats are taken. As soon as one becomes free, it goes to the next person on the waitlist, who is told by e-mail.',
    'de-AT':
      'Alle Plätze sind vergeben. Sobald einer frei wird, geht er an die nächste Person auf der Warteliste; sie erfährt es per E-Mail.'
  },
  'pages.event-seats': { en: 'Number of seats', 'de-AT': 'Anzahl der Plätze' },
  'pages.event-seats-help': {
    en: '{count, plural, one {Only # seat is left} other {Only # seats are left}}: with more seats you join the waitlist.',
    'de-AT':
      '{count, plural, one {Nur noch # Platz} other {Nur noch # Plätze}} frei: Mit mehr Plätzen kommen Sie auf die Warteliste.',
    'de-AT-informal':
      '{count, plural, one {Nur noch # Platz} other {Nur noch # Plätze}} frei: Mit mehr Plätzen kommst du auf die Warteliste.'
  },
  'pages.event-seats-waiting': { en: '{seats} – waitlist', 'de-AT': '{seats} – Warteliste' },
  'pages.event-email-help': {
    en: 'We send the link there by which you confirm your registration.',
    'de-AT': 'Dorthin senden wir den Link, mit dem Sie Ihre Anmeldung bestätigen.',
    'de-AT-informal': 'Dorthin senden wir den Link, mit dem du deine Anmeldung bestätigst.'
  },
  'pages.event-done': {
    en: 'One step left: please confirm your registration by the link in the e-mail that we have just sent you. It is valid for {hours} hours.',
    'de-AT':
      'Noch ein Schritt: Bitte bestätigen Sie Ihre Anmeldung über den Link in der E-Mail, die wir Ihnen gerade gesendet haben. Er gilt {hours} Stunden.',
    'de-AT-informal':
      'Noch ein Schritt: Bitte bestätige deine Anmeldung über den Link in der E-Mail, die wir dir gerade gesendet haben. Er gilt {hours} Stunden.'
  },
  'pages.event-standing-unconfirmed': {
    en: 'Do you want to come?',
    'de-AT': 'Möchten Sie kommen?',
    'de-AT-informal': 'Möchtest du kommen?'
  },
  'pages.event-unconfirmed-lead': {
    en: 'As soon as you confirm it, {count, plural, one {the seat is} other {the seats are}} yours. If there are not enough by then, you are on the waitlist.',
    'de-AT':
      'Sobald Sie das bestätigen, {count, plural, one {gehört der Platz} other {gehören die Plätze}} Ihnen. Wenn dann nicht genug frei sind, stehen Sie auf der Warteliste.',
    'de-AT-informal':
      'Sobald du das bestätigst, {count, plural, one {gehört der Platz} other {gehören die Plätze}} dir. Wenn dann nicht genug frei sind, stehst du auf der Warteliste.'
  },
  'pages.event-confirm': { en: 'Confirm', 'de-AT': 'Bestätigen' },
  'pages.event-standing-expired': {
    en: 'This link has expired',
    'de-AT': 'Dieser Link ist abgelaufen'
  },
  'pages.event-expired-lead': {
    en: 'It was valid for {hours} hours. You can register again.',
    'de-AT': 'Er galt {hours} Stunden. Sie können sich noch einmal anmelden.',
    'de-AT-informal': 'Er galt {hours} Stunden. Du kannst dich noch einmal anmelden.'
  },
  'pages.event-standing-registered': {
    en: 'You are registered',
    'de-AT': 'Sie sind angemeldet',
    'de-AT-informal': 'Du bist angemeldet'
  },
  'pages.event-standing-waiting': {
    en: 'You are on the waitlist',
    'de-AT': 'Sie stehen auf der Warteliste',
    'de-AT-informal': 'Du stehst auf der Warteliste'
  },
  'pages.event-standing-cancelled': {
    en: 'You have cancelled',
    'de-AT': 'Sie haben abgesagt',
    'de-AT-informal': 'Du hast abgesagt'
  },
  'pages.event-standing-removed': {
    en: 'You have been taken off the list',
    'de-AT': 'Ihre Anmeldung wurde aufgehoben',
    'de-AT-informal': 'Deine Anmeldung wurde aufgehoben'
  },
  'pages.event-standing-called-off': {
    en: 'The event has been cancelled',
    'de-AT': 'Die Veranstaltung wurde abgesagt'
  },
  'pages.event-standing-over': { en: 'The event is over', 'de-AT': 'Die Veranstaltung ist vorbei' },
  'pages.event-waiting-lead': {
    en: 'There are not enough free seats at the moment. As soon as there are, you get them, and an e-mail.',
    'de-AT':
      'Derzeit sind nicht genug Plätze frei. Sobald Plätze für Sie frei sind, bekommen Sie sie, und eine E-Mail dazu.',
    'de-AT-informal':
      'Derzeit sind nicht genug Plätze frei. Sobald Plätze für dich frei sind, bekommst du sie, und eine E-Mail dazu.'
  },
  'pages.event-leave': { en: 'Cancel registration', 'de-AT': 'Anmeldung absagen' },
  'pages.event-leave-waiting': { en: 'Leave the waitlist', 'de-AT': 'Warteliste verlassen' },
  'pages.event-leave-lead': {
    en: 'If you cannot come, please cancel: others will be glad of the seat.',
    'de-AT': 'Wenn Sie nicht kommen können, sagen Sie bitte ab: Andere freuen sich über den Platz.',
    'de-AT-informal': 'Wenn du nicht kommen kannst, sag bitte ab: Andere freuen sich über den Platz.'
  },
  'pages.event-leave-question': { en: 'Cancel registration?', 'de-AT': 'Anmeldung absagen?' },
  'pages.event-leave-next': {
    en: '{count, plural, one {The seat goes to the next person} other {The # seats go to the next people}} on the waitlist.',
    'de-AT':
      '{count, plural, one {Der Platz geht an die nächste Person} other {Die # Plätze gehen an die Nächsten}} auf der Warteliste.'
  },
  'pages.event-leave-free': {
    en: '{count, plural, one {The seat becomes} other {The # seats become}} free for others.',
    'de-AT': '{count, plural, one {Der Platz wird} other {Die # Plätze werden}} für andere frei.'
  },
  'pages.event-leave-stay': { en: 'Keep registration', 'de-AT': 'Anmeldung behalten' },
  'pages.event-leave-waiting-question': { en: 'Leave the waitlist?', 'de-AT': 'Warteliste verlassen?' },
  'pages.event-leave-waiting-lead': {
    en: 'You give up your place in line.',
    'de-AT': 'Sie geben Ihre Stelle in der Reihe auf.',
    'de-AT-informal': 'Du gibst deine Stelle in der Reihe auf.'
  },
  'pages.event-leave-waiting-stay': { en: 'Stay on the waitlist', 'de-AT': 'Auf der Warteliste bleiben' },
  'pages.event-page': { en: 'View event', 'de-AT': 'Veranstaltung ansehen' },
  'pages.event-unknown-lead': {
    en: 'Perhaps it was not copied completely, or the registration has been deleted.',
    'de-AT': 'Vielleicht wurde er nicht vollständig kopiert, oder die Anmeldung wurde gelöscht.'
  }
} satisfies MessageTable
