import type { MessageTable } from '../locales.ts'

/** The list of the contacts that visitors have left. */
export const leadsMessages = {
  'leads.list': { en: 'Leads', 'de-AT': 'Leads' },
  'leads.count': {
    en: '{count, plural, =0 {} one {# lead} other {# leads}}',
    'de-AT': '{count, plural, =0 {} one {# Lead} other {# Leads}}'
  },
  'leads.empty': {
    en: 'There are no leads yet. A lead arrives when someone leaves their own contact on a card with “Share your contact”.',
    'de-AT':
      'Es gibt noch keine Leads. Ein Lead entsteht, wenn jemand auf einer Karte über „Kontakt austauschen“ den eigenen Kontakt hinterlässt.'
  },
  'leads.empty-filtered': { en: 'No leads match these filters.', 'de-AT': 'Zu diesen Filtern gibt es keine Leads.' },
  'leads.search': { en: 'Search', 'de-AT': 'Suche' },
  'leads.search-help': {
    en: 'Name, company, e-mail or phone',
    'de-AT': 'Name, Firma, E-Mail oder Telefon'
  },
  'leads.state': { en: 'Status', 'de-AT': 'Status' },
  'leads.state-any': { en: 'Any status', 'de-AT': 'Jeder Status' },
  'leads.state-new': { en: 'New', 'de-AT': 'Neu' },
  'leads.state-contacted': { en: 'Contacted', 'de-AT': 'Kontaktiert' },
  'leads.state-done': { en: 'Done', 'de-AT': 'Erledigt' },
  'leads.campaign': { en: 'Campaign', 'de-AT': 'Kampagne' },
  'leads.campaign-any': { en: 'Any campaign', 'de-AT': 'Jede Kampagne' },
  'leads.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'leads.branch-any': { en: 'All branches', 'de-AT': 'Alle Filialen' },
  'leads.from': { en: 'From', 'de-AT': 'Von' },
  'leads.to': { en: 'To', 'de-AT': 'Bis' },
  'leads.created_at': { en: 'Received', 'de-AT': 'Eingelangt' },
  'leads.name': { en: 'Name', 'de-AT': 'Name' },
  'leads.first_name': { en: 'First name', 'de-AT': 'Vorname' },
  'leads.last_name': { en: 'Last name', 'de-AT': 'Nachname' },
  'leads.company': { en: 'Company', 'de-AT': 'Firma' },
  'leads.email': { en: 'E-mail', 'de-AT': 'E-Mail' },
  'leads.phone': { en: 'Phone', 'de-AT': 'Telefon' },
  'leads.contact': { en: 'Contact', 'de-AT': 'Kontakt' },
  'leads.note': { en: 'Message', 'de-AT': 'Nachricht' },
  'leads.internal_note': { en: 'Internal note', 'de-AT': 'Interne Notiz' },
  'leads.internal_note-help': {
    en: 'Only staff see it; the person gets it on request (GDPR Art. 15).',
    'de-AT': 'Nur für das Personal sichtbar; auf Verlangen erhält die Person sie (Art. 15 DSGVO).'
  },
  'leads.advisor': { en: 'Advisor', 'de-AT': 'Beraterin oder Berater' },
  'leads.has-left': { en: '{name} (left)', 'de-AT': '{name} (ausgeschieden)' },
  'leads.consent': { en: 'Consent', 'de-AT': 'Einwilligung' },
  'leads.v-card': { en: 'Save as contact', 'de-AT': 'Als Kontakt speichern' },
  'leads.call': { en: 'Call', 'de-AT': 'Anrufen' },
  'leads.write': { en: 'Write an e-mail', 'de-AT': 'E-Mail schreiben' },
  'leads.saved': { en: 'Lead saved', 'de-AT': 'Lead gespeichert' },
  'leads.delete': { en: 'Delete', 'de-AT': 'Löschen' },
  'leads.delete-title': { en: 'Delete this lead?', 'de-AT': 'Diesen Lead löschen?' },
  'leads.delete-lead': {
    en: 'The contact and everything noted about it are deleted for good.',
    'de-AT': 'Der Kontakt und alles, was dazu notiert ist, wird endgültig gelöscht.'
  },
  'leads.deleted': { en: 'Lead deleted', 'de-AT': 'Lead gelöscht' },
  'leads.gone': {
    en: 'This lead no longer exists, or was given to someone else.',
    'de-AT': 'Diesen Lead gibt es nicht mehr, oder er wurde weitergegeben.'
  },
  'leads.csv': { en: 'Download as CSV', 'de-AT': 'Als CSV herunterladen' },
  'leads.vcf': { en: 'Download as vCards', 'de-AT': 'Als vCards herunterladen' },
  'leads.export-help': {
    en: 'The files hold the leads that the filters show.',
    'de-AT': 'Die Dateien enthalten die Leads, die mit den Filtern angezeigt werden.'
  }
} satisfies MessageTable
