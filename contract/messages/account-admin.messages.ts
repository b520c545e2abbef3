import type { MessageTable } from '../locales.ts'

/** The frame of the administration (spec §2). */
export const accountAdminMessages = {
  'account-admin.navigation': { en: 'Administration', 'de-AT': 'Administration' },
  'account-admin.menu': { en: 'Menu', 'de-AT': 'Menü' },
  'account-admin.back': { en: 'Back', 'de-AT': 'Zurück' },
  'account-admin.api': { en: 'API documentation', 'de-AT': 'API-Dokumentation' },
  'account-admin.group-institution': { en: 'Institution', 'de-AT': 'Institut' },
  'account-admin.group-appointments': { en: 'Appointments', 'de-AT': 'Termine' },
  'account-admin.group-people': { en: 'Branches and people', 'de-AT': 'Filialen und Personen' },
  'account-admin.group-public': { en: 'Public pages', 'de-AT': 'Öffentliche Seiten' },
  'account-admin.group-control': { en: 'Audit and interfaces', 'de-AT': 'Protokoll und Schnittstellen' },
  'account-admin.page-account-admin': { en: 'Administration', 'de-AT': 'Administration' },
  'account-admin.page-account-admin-lead': {
    en: 'Everything that you manage, in one place.',
    'de-AT': 'Alles, was Sie verwalten, an einem Ort.',
    'de-AT-informal': 'Alles, was du verwaltest, an einem Ort.'
  },
  'account-admin.page-institution': { en: 'Institution', 'de-AT': 'Institut' },
  'account-admin.page-institution-lead': {
    en: 'Name, language and modules.',
    'de-AT': 'Name, Sprache und Module.'
  },
  'account-admin.page-settings': { en: 'Settings', 'de-AT': 'Einstellungen' },
  'account-admin.page-settings-lead': {
    en: 'Appearance, booking, e-mails, embedding, sign-in and more.',
    'de-AT': 'Erscheinungsbild, Buchung, E-Mails, Einbettung, Anmeldung und mehr.'
  },
  'account-admin.page-advanced-settings': { en: 'Advanced settings', 'de-AT': 'Erweiterte Einstellungen' },
  'account-admin.page-advanced-settings-lead': {
    en: 'Individual settings and their history.',
    'de-AT': 'Einzelne Einstellungen und ihr Verlauf.'
  },
  'account-admin.page-advisors-export': { en: 'Advisor export', 'de-AT': 'Personenexport' },
  'account-admin.page-advisors-export-lead': {
    en: 'Download advisors and what they offer as a spreadsheet.',
    'de-AT': 'Beraterinnen und Berater und ihr Angebot als Tabelle herunterladen.'
  },
  'account-admin.page-signatures': { en: 'Signatures and pictures', 'de-AT': 'Signaturen und Bilder' },
  'account-admin.page-signatures-lead': {
    en: 'E-mail signatures of all advisors, and pictures with the code of their cards.',
    'de-AT': 'E-Mail-Signaturen aller Beraterinnen und Berater und Bilder mit dem Code ihrer Visitenkarten.'
  },
  'account-admin.page-audit-log': { en: 'Audit log', 'de-AT': 'Änderungsprotokoll' },
  'account-admin.page-audit-log-lead': {
    en: 'Who changed, read or exported what, and who signed in.',
    'de-AT': 'Wer was geändert, gelesen oder exportiert hat, und wer sich angemeldet hat.'
  },
  'account-admin.page-profile-layout': { en: 'Profile layout', 'de-AT': 'Profillayout' },
  'account-admin.page-profile-layout-lead': {
    en: 'What advisors’ cards show, and in what order.',
    'de-AT': 'Was die Karten der Beraterinnen und Berater zeigen und in welcher Reihenfolge.'
  },
  'account-admin.page-organizations': { en: 'Branches', 'de-AT': 'Filialen' },
  'account-admin.page-organizations-lead': {
    en: 'Names, addresses, opening hours and report recipients.',
    'de-AT': 'Namen, Adressen, Öffnungszeiten und Berichtsempfang.'
  },
  'account-admin.page-branch-import': { en: 'Import branches', 'de-AT': 'Filialen importieren' },
  'account-admin.page-people-import': { en: 'Import people', 'de-AT': 'Personen importieren' },
  'account-admin.page-people': { en: 'People', 'de-AT': 'Personen' },
  'account-admin.page-people-lead': {
    en: 'Advisors and staff: accounts, roles, branches and cards.',
    'de-AT': 'Beratung und Personal: Konten, Rollen, Filialen und Karten.'
  },
  'account-admin.page-person': { en: 'Person', 'de-AT': 'Person' },
  'account-admin.page-person-new': { en: 'New person', 'de-AT': 'Neue Person' },
  'account-admin.page-organization': { en: 'Edit branch', 'de-AT': 'Filiale bearbeiten' },
  'account-admin.page-topics-management': { en: 'Topics', 'de-AT': 'Beratungsthemen' },
  'account-admin.page-topics-management-lead': {
    en: 'What can be booked, with whom, and how long it takes.',
    'de-AT': 'Was gebucht werden kann, bei wem und wie lange es dauert.'
  },
  'account-admin.page-meta-tags': {
    en: 'Search results and shared links',
    'de-AT': 'Suchergebnisse und geteilte Links'
  },
  'account-admin.page-meta-tags-lead': {
    en: 'How public pages appear in search engines and messages.',
    'de-AT': 'Wie öffentliche Seiten in Suchmaschinen und Nachrichten erscheinen.'
  },
  'account-admin.page-cookie-notice': { en: 'Cookie banner', 'de-AT': 'Cookie-Hinweis' },
  'account-admin.page-cookie-notice-lead': {
    en: 'What visitors are asked, and which cookies are used.',
    'de-AT': 'Was Besucherinnen und Besucher gefragt werden und welche Cookies es gibt.'
  },
  'account-admin.page-default-hours': {
    en: 'Booking times and holidays',
    'de-AT': 'Buchungszeiten und Feiertage'
  },
  'account-admin.page-default-hours-lead': {
    en: 'Default booking times, holidays and closures of the institution and its branches.',
    'de-AT': 'Standard-Buchungszeiten, Feiertage und Schließzeiten des Instituts und seiner Filialen.'
  },
  'account-admin.page-redirections': { en: 'Redirects', 'de-AT': 'Weiterleitungen' },
  'account-admin.page-redirections-lead': {
    en: 'Old and short addresses on this domain, and where they lead.',
    'de-AT': 'Alte und kurze Adressen dieser Domain und wohin sie führen.'
  },
  'account-admin.page-assistants': { en: 'Assistants', 'de-AT': 'Assistenzen' },
  'account-admin.page-assistants-lead': {
    en: 'People who support advisors and appear on their cards.',
    'de-AT': 'Personen, die Beraterinnen und Berater unterstützen und auf deren Karten erscheinen.'
  },
  'account-admin.page-custom-links': { en: 'Custom links', 'de-AT': 'Links auf Karten' },
  'account-admin.page-custom-links-lead': {
    en: 'Networks and pages that advisors can link to on their cards.',
    'de-AT': 'Netzwerke und Seiten, die Beraterinnen und Berater auf ihrer Karte verlinken können.'
  },
  'account-admin.page-search-forms': { en: 'Search forms', 'de-AT': 'Suchformulare' },
  'account-admin.page-search-forms-lead': {
    en: 'Advisor search for your own website: fields, presets and appearance.',
    'de-AT': 'Die Suche nach Beraterinnen und Beratern für Ihre eigene Website: Felder, Vorgaben und Aussehen.',
    'de-AT-informal': 'Die Suche nach Beraterinnen und Beratern für eure eigene Website: Felder, Vorgaben und Aussehen.'
  },
  'account-admin.page-reply-templates': { en: 'Reply templates', 'de-AT': 'Antwortvorlagen' },
  'account-admin.page-reply-templates-lead': {
    en: 'Texts with which requests are answered.',
    'de-AT': 'Texte, mit denen Anfragen beantwortet werden.'
  },
  'account-admin.page-api-tokens': { en: 'API tokens', 'de-AT': 'API-Tokens' },
  'account-admin.page-api-tokens-lead': {
    en: 'Keys with which programs of the institution call the API.',
    'de-AT': 'Schlüssel, mit denen Programme des Instituts die API aufrufen.'
  },
  'account-admin.page-website-health': { en: 'Health of websites', 'de-AT': 'Zustand der Websites' },
  'account-admin.page-website-health-lead': {
    en: 'Whether widgets work on your websites, and what to do where they do not.',
    'de-AT': 'Ob Widgets auf Ihren Websites funktionieren und was zu tun ist, wo sie es nicht tun.',
    'de-AT-informal': 'Ob Widgets auf euren Websites funktionieren und was zu tun ist, wo sie es nicht tun.'
  },
  'account-admin.page-webhooks': { en: 'Webhooks', 'de-AT': 'Webhooks' },
  'account-admin.page-webhooks-lead': {
    en: 'Programs of the institution that are told what happens here.',
    'de-AT': 'Programme des Instituts, die erfahren, was hier geschieht.'
  },
  'account-admin.page-branch-events': { en: 'Events', 'de-AT': 'Veranstaltungen' },
  'account-admin.page-branch-events-lead': {
    en: 'Seminars and other events of branches, their guests and waitlists.',
    'de-AT': 'Seminare und andere Veranstaltungen der Filialen, ihre Gäste und Wartelisten.'
  }
} satisfies MessageTable
