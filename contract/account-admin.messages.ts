import type { MessageTable } from './locales.ts'

/** The frame of the administration (spec §2). */
export const accountAdminMessages = {
  'account-admin.navigation': { en: 'Administration', 'de-AT': 'Administration' },
  'account-admin.menu': { en: 'Menu', 'de-AT': 'Menü' },
  'account-admin.back': { en: 'Back', 'de-AT': 'Zurück' },
  'account-admin.api': { en: 'Programming interface (API)', 'de-AT': 'Programmierschnittstelle (API)' },
  'account-admin.group-institution': { en: 'Institution', 'de-AT': 'Institut' },
  'account-admin.group-appointments': { en: 'Appointments', 'de-AT': 'Termine' },
  'account-admin.group-people': { en: 'Branches and people', 'de-AT': 'Filialen und Personen' },
  'account-admin.group-public': { en: 'Public pages', 'de-AT': 'Öffentliche Seiten' },
  'account-admin.group-control': { en: 'Control', 'de-AT': 'Kontrolle' },
  'account-admin.page-account-admin': { en: 'Administration', 'de-AT': 'Administration' },
  'account-admin.page-account-admin-lead': {
    en: 'Everything that the institution itself decides, in one place.',
    'de-AT': 'Alles, was das Institut selbst festlegt, an einem Ort.'
  },
  'account-admin.page-institution': { en: 'Institution', 'de-AT': 'Institut' },
  'account-admin.page-institution-lead': {
    en: 'Name and language, colour and logos, and what is switched on.',
    'de-AT': 'Name und Sprache, Farbe und Logos, und was eingeschaltet ist.'
  },
  'account-admin.page-advanced-settings': { en: 'Advanced settings', 'de-AT': 'Erweiterte Einstellungen' },
  'account-admin.page-advanced-settings-lead': {
    en: 'Single switches and values of the installation, with their history.',
    'de-AT': 'Einzelne Schalter und Werte der Installation, mit ihrem Verlauf.'
  },
  'account-admin.page-advisors-export': { en: 'Advisors export', 'de-AT': 'Export der Beraterinnen und Berater' },
  'account-admin.page-advisors-export-lead': {
    en: 'The advisors with what they offer, as a file for spreadsheets.',
    'de-AT': 'Die Beraterinnen und Berater mit dem, was sie anbieten, als Datei für Tabellenkalkulationen.'
  },
  'account-admin.page-audit-log': { en: 'Audit log', 'de-AT': 'Änderungsprotokoll' },
  'account-admin.page-audit-log-lead': {
    en: 'Who changed what in the administration, and when.',
    'de-AT': 'Wer in der Administration was geändert hat, und wann.'
  },
  'account-admin.page-profile-layout': { en: 'Profile layout', 'de-AT': 'Profillayout' },
  'account-admin.page-profile-layout-lead': {
    en: 'What advisors’ cards show, and in which order.',
    'de-AT': 'Was die Karten der Beraterinnen und Berater zeigen, und in welcher Reihenfolge.'
  },
  'account-admin.page-organizations': { en: 'Branches', 'de-AT': 'Filialen' },
  'account-admin.page-organizations-lead': {
    en: 'Names, addresses, opening hours and report recipients of the branches.',
    'de-AT': 'Namen, Adressen, Öffnungszeiten und Berichtsempfang der Filialen.'
  },
  'account-admin.page-people-import': { en: 'Import people', 'de-AT': 'Personen importieren' },
  'account-admin.page-people': { en: 'People', 'de-AT': 'Personen' },
  'account-admin.page-people-lead': {
    en: 'Advisors and staff: accounts, roles, branches and cards.',
    'de-AT': 'Beratung und Personal: Konten, Rollen, Filialen und Karten.'
  },
  'account-admin.page-person': { en: 'Edit person', 'de-AT': 'Person bearbeiten' },
  'account-admin.page-organization': { en: 'Edit branch', 'de-AT': 'Filiale bearbeiten' },
  'account-admin.page-topics-management': { en: 'Topics', 'de-AT': 'Beratungsthemen' },
  'account-admin.page-topics-management-lead': {
    en: 'What can be booked, how long it takes, and with whom.',
    'de-AT': 'Was gebucht werden kann, wie lange es dauert und bei wem.'
  },
  'account-admin.page-meta-tags': {
    en: 'Search results and shared links',
    'de-AT': 'Suchergebnisse und geteilte Links'
  },
  'account-admin.page-meta-tags-lead': {
    en: 'What search engines and messages say of the public pages.',
    'de-AT': 'Was Suchmaschinen und Nachrichten über die öffentlichen Seiten sagen.'
  },
  'account-admin.page-cookie-notice': { en: 'Cookie banner', 'de-AT': 'Cookie-Hinweis' },
  'account-admin.page-cookie-notice-lead': {
    en: 'What visitors are asked about cookies, and which cookies there are.',
    'de-AT': 'Was Besucherinnen und Besucher zu Cookies gefragt werden, und welche es gibt.'
  },
  'account-admin.page-default-hours': { en: 'Working hours', 'de-AT': 'Arbeitszeiten' },
  'account-admin.page-default-hours-lead': {
    en: 'Default weeks, holidays and closures of the institution and its branches.',
    'de-AT': 'Standardwochen, Feiertage und Schließzeiten des Instituts und seiner Filialen.'
  },
  'account-admin.page-redirections': { en: 'Redirections', 'de-AT': 'Weiterleitungen' },
  'account-admin.page-redirections-lead': {
    en: 'Old and short addresses of this host, and where they lead.',
    'de-AT': 'Alte und kurze Adressen dieser Domain, und wohin sie führen.'
  },
  'account-admin.page-assistants': { en: 'Assistants', 'de-AT': 'Assistenzen' },
  'account-admin.page-assistants-lead': {
    en: 'Who supports advisors and stands on their cards.',
    'de-AT': 'Wer Beraterinnen und Berater unterstützt und auf ihren Karten steht.'
  },
  'account-admin.page-custom-links': { en: 'Custom links', 'de-AT': 'Links auf Karten' },
  'account-admin.page-custom-links-lead': {
    en: 'Which networks and pages advisors can link to on their cards.',
    'de-AT': 'Welche Netzwerke und Seiten Beraterinnen und Berater auf ihrer Karte verlinken können.'
  },
  'account-admin.page-search-forms': { en: 'Search forms', 'de-AT': 'Suchformulare' },
  'account-admin.page-search-forms-lead': {
    en: 'Searches for advisors on your own pages: their fields, presets and look.',
    'de-AT': 'Die Suche nach Beraterinnen und Beratern auf Ihren eigenen Seiten: Felder, Vorgaben und Aussehen.',
    'de-AT-informal':
      'Die Suche nach Beraterinnen und Beratern auf euren eigenen Seiten: Felder, Vorgaben und Aussehen.'
  }
} satisfies MessageTable
