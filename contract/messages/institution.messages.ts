import type { MessageTable } from '../locales.ts'

/** The institution: what it is called, and what it offers. */
export const institutionMessages = {
  'institution.identity': { en: 'Name and language', 'de-AT': 'Name und Sprache' },
  'institution.name': { en: 'Name', 'de-AT': 'Name' },
  'institution.language': { en: 'Language', 'de-AT': 'Sprache' },
  'institution.language-help': {
    en: 'Applies to staff who have not chosen another language. Public pages and e-mails to customers follow the customers’ choice or their browser (German or English), and widgets the website that embeds them. Where nothing is set there, this language applies.',
    'de-AT':
      'Gilt im Haus, solange jemand für sich keine andere Sprache wählt. Öffentliche Seiten und E-Mails an Kundinnen und Kunden folgen deren Wahl oder Browser (Deutsch oder Englisch), Widgets der Website, die sie einbindet. Ist dort nichts festgelegt, gilt diese Sprache. Auch die Anrede in deutschen Texten richtet sich danach.'
  },
  'institution.en': { en: 'English', 'de-AT': 'Englisch' },
  'institution.de-AT': { en: 'German, formal', 'de-AT': 'Deutsch, formell' },
  'institution.de-AT-informal': { en: 'German, informal', 'de-AT': 'Deutsch, informell' },
  'institution.saved': { en: 'Name and language saved', 'de-AT': 'Name und Sprache gespeichert' },
  'institution.domains': { en: 'Domains', 'de-AT': 'Domains' },
  'institution.domains-help': {
    en: 'Set by the operator of this installation.',
    'de-AT': 'Beides legt der Betreiber dieser Installation fest.'
  },
  'institution.zone': { en: 'Time zone', 'de-AT': 'Zeitzone' },
  'institution.modules': { en: 'Modules', 'de-AT': 'Module' },
  'institution.modules-lead': {
    en: 'What your institution offers. Changes take effect immediately. Data is kept while a module is off.',
    'de-AT': 'Was das Institut anbietet. Änderungen gelten sofort. Daten bleiben erhalten, solange ein Modul aus ist.'
  },
  'institution.modules-appointments': { en: 'Appointments', 'de-AT': 'Termine' },
  'institution.modules-contact': { en: 'Contact', 'de-AT': 'Kontakt' },
  'institution.modules-cards': { en: 'Cards', 'de-AT': 'Karten' },
  'institution.modules-public': { en: 'Public pages and websites', 'de-AT': 'Öffentliche Seiten und Websites' },
  'institution.modules-administration': { en: 'Administration', 'de-AT': 'Administration' },
  'institution.off-question': { en: 'Turn off “{module}”?', 'de-AT': '„{module}“ ausschalten?' },
  'institution.off-pages': {
    en: '{count, plural, one {This page disappears for everyone: {pages}.} other {These pages disappear for everyone: {pages}.}}',
    'de-AT':
      '{count, plural, one {Diese Seite verschwindet für alle: {pages}.} other {Diese Seiten verschwinden für alle: {pages}.}}'
  },
  'institution.off-own-pages': {
    en: '{count, plural, one {Advisors lose this page of their own: {pages}.} other {Advisors lose these pages of their own: {pages}.}}',
    'de-AT':
      '{count, plural, one {Beraterinnen und Berater verlieren diese eigene Seite: {pages}.} other {Beraterinnen und Berater verlieren diese eigenen Seiten: {pages}.}}'
  },
  'institution.off-kept': {
    en: 'This affects your whole institution immediately. Data is kept: once the module is on again, everything is as it was.',
    'de-AT':
      'Das gilt sofort für das ganze Institut. Daten bleiben erhalten: Wird das Modul wieder eingeschaltet, ist alles wie zuvor.'
  },
  'institution.used': {
    en: '{uses, plural, =0 {Nobody has used it in the last 30 days.} one {It was used once in the last 30 days.} other {It was used # times in the last 30 days.}}',
    'de-AT':
      '{uses, plural, =0 {In den letzten 30 Tagen hat es niemand verwendet.} one {In den letzten 30 Tagen wurde es einmal verwendet.} other {In den letzten 30 Tagen wurde es #-mal verwendet.}}'
  },
  'institution.used-cards': {
    en: '{uses, plural, =0 {Nobody has used it in the last 30 days.} one {It was used once in the last 30 days, on one card.} other {It was used # times in the last 30 days, on {cards, plural, one {one card} other {# cards}}.}}',
    'de-AT':
      '{uses, plural, =0 {In den letzten 30 Tagen hat es niemand verwendet.} one {In den letzten 30 Tagen wurde es einmal verwendet, auf einer Karte.} other {In den letzten 30 Tagen wurde es #-mal verwendet, auf {cards, plural, one {einer Karte} other {# Karten}}.}}'
  },
  'institution.used-pages': {
    en: '{uses, plural, =0 {Nobody has used it in the last 30 days.} one {It was used once in the last 30 days, on one page.} other {It was used # times in the last 30 days, on {pages, plural, one {one page} other {# pages}}.}}',
    'de-AT':
      '{uses, plural, =0 {In den letzten 30 Tagen hat es niemand verwendet.} one {In den letzten 30 Tagen wurde es einmal verwendet, auf einer Seite.} other {In den letzten 30 Tagen wurde es #-mal verwendet, auf {pages, plural, one {einer Seite} other {# Seiten}}.}}'
  },
  'institution.used-addresses': {
    en: '{pages, plural, =0 {None of its addresses was opened in the last 30 days.} one {One of its addresses was opened in the last 30 days.} other {# of its addresses were opened in the last 30 days.}}',
    'de-AT':
      '{pages, plural, =0 {In den letzten 30 Tagen wurde keine der Adressen geöffnet.} one {In den letzten 30 Tagen wurde eine der Adressen geöffnet.} other {In den letzten 30 Tagen wurden # der Adressen geöffnet.}}'
  },
  'institution.used-embeds': {
    en: '{embeds, plural, =0 {In that time, no widget on a registered website has shown it.} one {In that time, widgets on one registered website have shown it.} other {In that time, widgets on # registered websites have shown it.}}',
    'de-AT':
      '{embeds, plural, =0 {In dieser Zeit hat es kein Widget auf einer registrierten Website gezeigt.} one {In dieser Zeit haben es Widgets auf einer registrierten Website gezeigt.} other {In dieser Zeit haben es Widgets auf # registrierten Websites gezeigt.}}'
  },
  'institution.usage-counting': { en: 'Counting its use …', 'de-AT': 'Die Verwendung wird gezählt …' },
  'institution.usage-failed': {
    en: 'Its use could not be counted.',
    'de-AT': 'Die Verwendung konnte nicht gezählt werden.'
  },
  'institution.off-action': { en: 'Turn off', 'de-AT': 'Ausschalten' },
  'institution.turned-off': { en: '“{module}” is off.', 'de-AT': '„{module}“ ist ausgeschaltet.' },
  'institution.turned-on': { en: '“{module}” is on.', 'de-AT': '„{module}“ ist eingeschaltet.' },
  'institution.off-searchengine': {
    en: 'The search page answers “not found”, also from links and bookmarks.',
    'de-AT': 'Die Suchseite ist nicht mehr zu finden, auch nicht über Links und Lesezeichen.'
  },
  'institution.off-advisorlist': {
    en: 'The list of advisors answers “not found”, and websites that embed it show the link inside the tag instead.',
    'de-AT':
      'Die Liste der Beraterinnen und Berater ist nicht mehr zu finden, und Websites, die sie einbetten, zeigen nur noch den Link im Tag.'
  },
  'institution.off-messenger': {
    en: 'Cards and pages no longer offer the chat. Visitors and staff can no longer open chats; those that exist remain.',
    'de-AT':
      'Karten und Seiten bieten den Chat nicht mehr an. Bestehende Chats lassen sich nicht mehr öffnen, bleiben aber erhalten.'
  },
  'institution.off-online-appointments': {
    en: 'No one can book online. Customers can no longer open, reschedule or cancel their appointments through the links in e-mails, and advisors no longer see theirs here. Appointments remain booked.',
    'de-AT':
      'Niemand kann mehr online buchen. Kundinnen und Kunden können ihre Termine nicht mehr über die Links aus den E-Mails öffnen, verschieben oder absagen, und Beraterinnen und Berater sehen ihre Termine hier nicht mehr. Gebuchte Termine bleiben bestehen.'
  },
  'institution.off-waitlist': {
    en: 'No one can join the waitlist, and no freed times are offered. Those who wait stay on the list; they can still accept what was offered before, or leave.',
    'de-AT':
      'Niemand kann sich mehr auf die Warteliste setzen, und frei gewordene Zeiten werden nicht angeboten. Wer wartet, bleibt auf der Liste und kann schon Angebotenes noch annehmen oder die Liste verlassen.'
  },
  'institution.off-contact-exchange': {
    en: 'Cards no longer offer “Share your contact”, and no one can open the leads. Those already left stay until their period ends; visitors can still delete their own.',
    'de-AT':
      'Karten bieten „Kontakt austauschen“ nicht mehr an, und niemand kann die Leads öffnen. Bestehende bleiben, bis ihre Frist endet; ihre eigenen können Besucherinnen und Besucher weiterhin löschen.'
  },
  'institution.off-is-already-customer': {
    en: 'Those who book or write are no longer asked. Answers already given stay with their appointments and requests.',
    'de-AT':
      'Beim Buchen und Schreiben wird nicht mehr gefragt. Bereits gegebene Antworten bleiben bei Terminen und Anfragen.'
  },
  'institution.off-roles-management': {
    en: 'No one can change roles here. Roles from the sign-in service still apply.',
    'de-AT': 'Niemand kann hier mehr Rollen ändern. Rollen aus dem Anmeldedienst gelten weiter.'
  },
  'institution.off-advisors-management': {
    en: 'No one can see people here, add, change, invite or deactivate them, or import and export them.',
    'de-AT':
      'Niemand kann hier mehr Personen sehen, hinzufügen, ändern, einladen oder deaktivieren, und auch nicht importieren oder exportieren.'
  },
  'institution.off-reports': {
    en: 'No one can open the reports, and weekly reports are no longer sent.',
    'de-AT': 'Niemand kann mehr die Berichte öffnen, und Wochenberichte werden nicht mehr versendet.'
  },
  'institution.off-deletion-tool': {
    en: 'No one can find customers and erase their data. What has begun is finished.',
    'de-AT': 'Niemand kann Daten von Kundinnen und Kunden finden und löschen. Begonnenes wird abgeschlossen.'
  },
  'institution.off-organizations-management': {
    en: 'No one can add or change branches here, branch managers included.',
    'de-AT': 'Niemand kann hier mehr Filialen hinzufügen oder ändern, auch Filialleitungen nicht.'
  },
  'institution.off-notifications': {
    en: 'No more push notifications can be sent to saved cards.',
    'de-AT': 'An gespeicherte Karten können keine Push-Mitteilungen mehr gesendet werden.'
  },
  'institution.off-call-me-back': {
    en: 'Cards and pages no longer offer callback requests.',
    'de-AT': 'Karten und Seiten bieten keine Rückrufwünsche mehr an.'
  },
  'institution.off-share-buttons': {
    en: 'Cards can no longer be shared by e-mail or WhatsApp.',
    'de-AT': 'Karten lassen sich nicht mehr per E-Mail oder WhatsApp teilen.'
  },
  'institution.off-embed': {
    en: 'The widgets stop working on all other websites of your institution. Visitors there see only the link inside each tag.',
    'de-AT':
      'Die Widgets funktionieren auf keiner anderen Website des Instituts mehr. Dort ist nur noch der Link im jeweiligen Tag zu sehen.'
  },
  'institution.off-search-form-api': {
    en: 'Search forms can no longer be managed here.',
    'de-AT': 'Suchformulare können hier nicht mehr verwaltet werden.'
  },
  'institution.off-search-api': {
    en: 'The search of advisors by other software and by widgets stops working.',
    'de-AT':
      'Die Suche nach Beraterinnen und Beratern durch andere Programme und durch Widgets funktioniert nicht mehr.'
  },
  'institution.off-assistant': {
    en: 'Cards no longer show assistants, and contact requests go to the advisors themselves.',
    'de-AT': 'Karten zeigen keine Assistenz mehr, und Anfragen gehen an die Beraterinnen und Berater selbst.'
  },
  'institution.off-organizations-profiles': {
    en: 'The public pages of all branches answer “not found”.',
    'de-AT': 'Die öffentlichen Seiten aller Filialen sind nicht mehr zu finden.'
  },
  'institution.off-content-management': {
    en: 'Your own pages have no menus; those that you have made are kept.',
    'de-AT': 'Die eigenen Seiten haben keine Menüs; die angelegten bleiben erhalten.'
  },
  'institution.off-cms': {
    en: 'All of the institution’s own pages answer “not found”, and no one can edit them. They are kept.',
    'de-AT':
      'Alle eigenen Seiten des Instituts bleiben erhalten, sind aber nicht mehr zu finden und nicht mehr zu bearbeiten.'
  },
  'institution.off-contact-api': {
    en: 'No contact form accepts messages: contact, appointment and callback requests and the chat are gone from cards and pages.',
    'de-AT':
      'Kein Formular nimmt mehr Nachrichten an: Kontaktformular, Terminwunsch, Rückrufwunsch und Chat verschwinden von Karten und Seiten.'
  },
  'institution.off-whats-app': {
    en: 'All WhatsApp buttons disappear from cards and pages, and advisors cannot open their WhatsApp settings.',
    'de-AT':
      'Alle WhatsApp-Schaltflächen verschwinden von Karten und Seiten, und die WhatsApp-Einstellungen sind nicht mehr zu öffnen.'
  },
  'institution.off-working-hours-calendar': {
    en: 'Advisors can no longer change their booking times. The times set still apply.',
    'de-AT':
      'Beraterinnen und Berater können ihre Buchungszeiten nicht mehr ändern. Die eingestellten Zeiten gelten weiter.'
  },
  'institution.off-slots-calendar': {
    en: 'Times that advisors have blocked or opened no longer count: blocked times can be booked again.',
    'de-AT': 'Gesperrte und geöffnete Zeiten zählen nicht mehr: Gesperrte Zeiten sind wieder buchbar.'
  },
  'institution.off-smm-calendar': {
    en: 'Busy times of connected calendars no longer count and can be booked, and appointments are no longer written there.',
    'de-AT':
      'Belegte Zeiten aus verbundenen Kalendern zählen nicht mehr und sind buchbar, und Termine werden dort nicht mehr eingetragen.'
  },
  'institution.off-sitemap': {
    en: 'The list of pages answers “not found”. Search engines find new cards and branches later, by links.',
    'de-AT':
      'Das Verzeichnis ist nicht mehr zu finden. Suchmaschinen entdecken neue Karten und Filialen erst später, über Links.'
  },
  'institution.off-redirections': {
    en: 'Redirects stop working: their addresses answer “not found”.',
    'de-AT': 'Keine Weiterleitung funktioniert mehr: Die alten Adressen sind nicht mehr zu finden.'
  },
  'institution.off-wallet-cards': {
    en: 'No one can save a card to a wallet, and no push notifications can be sent.',
    'de-AT':
      'Niemand kann mehr eine Karte in einer Wallet speichern, und Push-Mitteilungen können nicht mehr gesendet werden.'
  },
  'institution.off-profiles-reviews': {
    en: 'Customers are no longer asked, and reviews disappear from the cards. They are kept.',
    'de-AT':
      'Kundinnen und Kunden werden nicht mehr gefragt. Bewertungen verschwinden von den Karten, bleiben aber gespeichert.'
  },
  'institution.off-v-cards': {
    en: 'Contacts can no longer be saved from cards and pages.',
    'de-AT': 'Kontakte lassen sich von Karten und Seiten nicht mehr speichern.'
  },
  'institution.module-advisorlist': { en: 'Advisor list', 'de-AT': 'Liste der Beraterinnen und Berater' },
  'institution.module-advisorlist-text': {
    en: 'A public page, and a widget, that list your advisors by branch, topic and language.',
    'de-AT':
      'Eine öffentliche Seite und ein Widget, die alle Beraterinnen und Berater nach Filiale, Thema und Sprache auflisten.'
  },
  'institution.module-searchengine': { en: 'Public search', 'de-AT': 'Öffentliche Suche' },
  'institution.module-searchengine-text': {
    en: 'A public page on which visitors find advisors.',
    'de-AT': 'Eine öffentliche Seite, auf der man Beraterinnen und Berater findet.'
  },
  'institution.module-messenger': { en: 'Chat', 'de-AT': 'Chat' },
  'institution.module-messenger-text': {
    en: 'Visitors of a card write to advisors, who answer in the same window.',
    'de-AT': 'Wer eine Karte besucht, schreibt dort und bekommt im selben Fenster Antwort.'
  },
  'institution.module-online-appointments': { en: 'Booking', 'de-AT': 'Terminbuchung' },
  'institution.module-online-appointments-text': {
    en: 'Customers book appointments online; advisors manage them here.',
    'de-AT': 'Kundinnen und Kunden buchen Termine online, Beraterinnen und Berater verwalten sie hier.'
  },
  'institution.module-cms': { en: 'Own pages', 'de-AT': 'Eigene Seiten' },
  'institution.module-cms-text': {
    en: 'Pages that the institution writes itself, such as for a campaign.',
    'de-AT': 'Seiten, die das Institut selbst schreibt, etwa für eine Kampagne.'
  },
  'institution.module-roles-management': { en: 'Roles', 'de-AT': 'Rollen' },
  'institution.module-roles-management-text': {
    en: 'Administrators change who has which role.',
    'de-AT': 'Die Administration ändert, wer welche Rolle hat.'
  },
  'institution.module-advisors-management': { en: 'People', 'de-AT': 'Personen' },
  'institution.module-advisors-management-text': {
    en: 'Administrators manage advisors and staff.',
    'de-AT': 'Die Administration verwaltet Beratung und Personal.'
  },
  'institution.module-reports': { en: 'Reports', 'de-AT': 'Berichte' },
  'institution.module-reports-text': {
    en: 'Figures on visits, appointments and cards, and the weekly report.',
    'de-AT': 'Zahlen zu Besuchen, Terminen und Karten, und der Wochenbericht.'
  },
  'institution.module-profiles-reviews': { en: 'Reviews', 'de-AT': 'Bewertungen' },
  'institution.module-profiles-reviews-text': {
    en: 'After an appointment customers are asked by e-mail for a review, which you publish or reject. Please name this in your privacy policy.',
    'de-AT':
      'Nach einem Termin werden Kundinnen und Kunden per E-Mail um eine Bewertung gebeten, die Sie veröffentlichen oder ablehnen. Bitte erwähnen Sie das in Ihrer Datenschutzerklärung.',
    'de-AT-informal':
      'Nach einem Termin werden Kundinnen und Kunden per E-Mail um eine Bewertung gebeten, die ihr veröffentlicht oder ablehnt. Bitte erwähnt das in eurer Datenschutzerklärung.'
  },
  'institution.module-organizations-management': { en: 'Branches', 'de-AT': 'Filialen' },
  'institution.module-organizations-management-text': {
    en: 'Administrators and branch managers manage branches.',
    'de-AT': 'Administration und Filialleitungen verwalten Filialen.'
  },
  'institution.module-notifications': { en: 'Push notifications', 'de-AT': 'Push-Mitteilungen' },
  'institution.module-notifications-text': {
    en: 'Marketing sends short messages to cards in wallets.',
    'de-AT': 'Das Marketing sendet kurze Nachrichten an Karten in Wallets.'
  },
  'institution.module-call-me-back': { en: 'Callback requests', 'de-AT': 'Rückrufwünsche' },
  'institution.module-call-me-back-text': {
    en: 'Visitors ask advisors to call them back.',
    'de-AT': 'Besucherinnen und Besucher bitten um einen Rückruf.'
  },
  'institution.module-content-management': { en: 'Menus', 'de-AT': 'Menüs' },
  'institution.module-content-management-text': {
    en: 'Menus at the top and bottom of your institution’s own pages.',
    'de-AT': 'Menüs am Kopf und am Fuß der eigenen Seiten des Instituts.'
  },
  'institution.module-share-buttons': { en: 'Sharing', 'de-AT': 'Teilen' },
  'institution.module-share-buttons-text': {
    en: 'Buttons to share a card by e-mail or WhatsApp.',
    'de-AT': 'Schaltflächen, um eine Karte per E-Mail oder WhatsApp zu teilen.'
  },
  'institution.module-embed': { en: 'Embedding', 'de-AT': 'Einbettung' },
  'institution.module-embed-text': {
    en: 'Booking, cards and search on your institution’s other websites.',
    'de-AT': 'Buchung, Karten und Suche auf anderen Websites des Instituts.'
  },
  'institution.module-deletion-tool': { en: 'Data deletion', 'de-AT': 'Datenlöschung' },
  'institution.module-deletion-tool-text': {
    en: 'Finding and erasing customers’ data, with a certificate.',
    'de-AT': 'Das Finden und Löschen der Daten von Kundinnen und Kunden, mit Bestätigung.'
  },
  'institution.module-search-form-api': { en: 'Search forms', 'de-AT': 'Suchformulare' },
  'institution.module-search-form-api-text': {
    en: 'Search forms for your institution’s other websites.',
    'de-AT': 'Suchformulare für andere Websites des Instituts.'
  },
  'institution.module-search-api': { en: 'Search API', 'de-AT': 'Such-API' },
  'institution.module-search-api-text': {
    en: 'The search for widgets and other software.',
    'de-AT': 'Die Suche für Widgets und andere Programme.'
  },
  'institution.module-assistant': { en: 'Assistants', 'de-AT': 'Assistenzen' },
  'institution.module-assistant-text': {
    en: 'Cards show who supports the advisor.',
    'de-AT': 'Karten zeigen, wer die Beraterin oder den Berater unterstützt.'
  },
  'institution.module-waitlist': { en: 'Waitlist', 'de-AT': 'Warteliste' },
  'institution.module-waitlist-text': {
    en: 'Visitors who find no suitable time say when they are free. A time that becomes available is held for one of them at a time and offered by e-mail.',
    'de-AT':
      'Wer beim Buchen keine passende Zeit findet, sagt, wann es geht. Wird eine Zeit frei, wird sie jeweils für eine Person reserviert und per E-Mail angeboten.'
  },
  'institution.module-contact-exchange': { en: 'Contact exchange', 'de-AT': 'Kontaktaustausch' },
  'institution.module-contact-exchange-text': {
    en: 'Visitors leave their own contact on a card, with their consent. The advisor gets it as a vCard by e-mail and in the list of leads.',
    'de-AT':
      'Besucherinnen und Besucher hinterlassen auf einer Karte den eigenen Kontakt, mit ihrer Einwilligung. Die Beraterin oder der Berater erhält ihn als vCard per E-Mail und in der Liste der Leads.'
  },
  'institution.module-is-already-customer': { en: 'Customer question', 'de-AT': 'Kundenfrage' },
  'institution.module-is-already-customer-text': {
    en: 'Those who book online, write or ask for a call are asked whether they are already customers. The advisor sees the answer with the appointment or request.',
    'de-AT':
      'Beim Buchen und in Kontaktformularen wird gefragt, ob jemand bereits Kundin oder Kunde ist. Die Antwort steht beim Termin oder bei der Anfrage.'
  },
  'institution.module-organizations-profiles': { en: 'Branch pages', 'de-AT': 'Filialseiten' },
  'institution.module-organizations-profiles-text': {
    en: 'Each branch has a public page.',
    'de-AT': 'Jede Filiale hat eine öffentliche Seite.'
  },
  'institution.module-sitemap': { en: 'Sitemap', 'de-AT': 'Sitemap' },
  'institution.module-sitemap-text': {
    en: 'A list of the public pages for search engines.',
    'de-AT': 'Ein Verzeichnis der öffentlichen Seiten für Suchmaschinen.'
  },
  'institution.module-contact-api': { en: 'Contact requests', 'de-AT': 'Kontaktanfragen' },
  'institution.module-contact-api-text': {
    en: 'Visitors send messages and requests to advisors.',
    'de-AT': 'Besucherinnen und Besucher senden Nachrichten und Anfragen.'
  },
  'institution.module-whats-app': { en: 'WhatsApp', 'de-AT': 'WhatsApp' },
  'institution.module-whats-app-text': {
    en: 'Customers write to advisors on WhatsApp.',
    'de-AT': 'Kundinnen und Kunden schreiben auf WhatsApp.'
  },
  'institution.module-working-hours-calendar': { en: 'Booking times', 'de-AT': 'Buchungszeiten' },
  'institution.module-working-hours-calendar-text': {
    en: 'Advisors set the weekly times at which they can be booked.',
    'de-AT': 'Beraterinnen und Berater legen fest, zu welchen Zeiten der Woche sie buchbar sind.'
  },
  'institution.module-slots-calendar': { en: 'Slots management', 'de-AT': 'Sperr- und Zusatzzeiten' },
  'institution.module-slots-calendar-text': {
    en: 'Advisors block individual times or open extra ones.',
    'de-AT': 'Beraterinnen und Berater sperren einzelne Zeiten oder öffnen zusätzliche.'
  },
  'institution.module-smm-calendar': { en: 'External calendars', 'de-AT': 'Externe Kalender' },
  'institution.module-smm-calendar-text': {
    en: 'Advisors connect their own calendars; busy times cannot be booked.',
    'de-AT': 'Beraterinnen und Berater verbinden ihren eigenen Kalender; belegte Zeiten sind nicht buchbar.'
  },
  'institution.module-redirections': { en: 'Redirects', 'de-AT': 'Weiterleitungen' },
  'institution.module-redirections-text': {
    en: 'Old and short addresses lead to other pages.',
    'de-AT': 'Alte und kurze Adressen führen zu anderen Seiten.'
  },
  'institution.module-wallet-cards': { en: 'Wallet cards', 'de-AT': 'Wallet-Karten' },
  'institution.module-wallet-cards-text': {
    en: 'Customers save cards in Apple Wallet or Google Wallet.',
    'de-AT': 'Kundinnen und Kunden speichern Karten in Apple Wallet oder Google Wallet.'
  },
  'institution.module-v-cards': { en: 'Contact cards', 'de-AT': 'Kontaktkarten' },
  'institution.module-v-cards-text': {
    en: 'Customers save an advisor in their contacts (vCard).',
    'de-AT': 'Kundinnen und Kunden speichern eine Karte in ihren Kontakten (vCard).'
  },
  'institution.off-branch-events': {
    en: 'Events are no longer shown, and no one can register. Those who have registered can still open their link and cancel.',
    'de-AT':
      'Veranstaltungen werden nicht mehr gezeigt, und niemand kann sich anmelden. Wer angemeldet ist, kann den eigenen Link weiter öffnen und absagen.'
  },
  'institution.module-branch-events': { en: 'Events', 'de-AT': 'Veranstaltungen' },
  'institution.module-branch-events-text': {
    en: 'Branches announce seminars and other events, and visitors register for them. When all seats are taken, there is a waitlist.',
    'de-AT':
      'Filialen kündigen Seminare und andere Veranstaltungen an, zu denen man sich anmelden kann. Sind alle Plätze vergeben, gibt es eine Warteliste.'
  }
} satisfies MessageTable
