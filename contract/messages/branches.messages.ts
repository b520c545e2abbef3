import type { MessageTable } from '../locales.ts'

/** The public page of a branch. */
export const branchesMessages = {
  'branches.description': {
    en: '{name} in {city}: opening hours, address and advisors. Book an appointment online.',
    'de-AT': '{name} in {city}: Öffnungszeiten, Adresse und Team. Termin online vereinbaren.'
  },
  'branches.book': { en: 'Book an appointment', 'de-AT': 'Termin buchen' },
  'branches.book-help': {
    en: 'Choose a time that suits you, and we will find the right advisor.',
    'de-AT': 'Wählen Sie eine Zeit, die Ihnen passt. Wir finden die richtige Person für Sie.',
    'de-AT-informal': 'Wähle eine Zeit, die dir passt. Wir finden die richtige Person für dich.'
  },
  'branches.phone': { en: 'Call {number}', 'de-AT': '{number} anrufen' },
  'branches.contact': { en: 'Get in touch', 'de-AT': 'Kontakt aufnehmen' },
  'branches.address': { en: 'Address', 'de-AT': 'Adresse' },
  'branches.map': { en: 'Show on a map', 'de-AT': 'Auf der Karte zeigen' },

  'branches.hours': { en: 'Opening hours', 'de-AT': 'Öffnungszeiten' },
  'branches.today': { en: 'today', 'de-AT': 'heute' },
  'branches.closed': { en: 'closed', 'de-AT': 'geschlossen' },
  'branches.gone': {
    en: 'This branch is closed. Our other branches and their advisors are still here for you.',
    'de-AT': 'Diese Filiale ist geschlossen. Unsere anderen Filialen sind weiterhin für Sie da.',
    'de-AT-informal': 'Diese Filiale ist geschlossen. Unsere anderen Filialen sind weiterhin für dich da.'
  },
  'branches.open-today': { en: 'Open today {hours}', 'de-AT': 'Heute geöffnet: {hours}' },
  'branches.opens-at': { en: 'Closed now, opens at {time}', 'de-AT': 'Jetzt geschlossen, öffnet um {time} Uhr' },
  'branches.opens-on': {
    en: 'Closed now, opens {day} at {time}',
    'de-AT': 'Jetzt geschlossen, öffnet {day} um {time} Uhr'
  },
  'branches.closed-today': { en: 'Closed today', 'de-AT': 'Heute geschlossen' },
  'branches.closed-for': { en: 'Closed today: {label}', 'de-AT': 'Heute geschlossen: {label}' },
  'branches.special-hours': { en: 'Special hours', 'de-AT': 'Abweichende Öffnungszeiten' },
  'branches.photos': { en: 'Photos', 'de-AT': 'Fotos' },
  'branches.services': { en: 'Our services', 'de-AT': 'Unsere Leistungen' },
  'branches.access': { en: 'Getting here', 'de-AT': 'So kommen Sie zu uns', 'de-AT-informal': 'So kommst du zu uns' },
  'branches.access-parking': { en: 'Parking', 'de-AT': 'Parken' },
  'branches.access-arrival': { en: 'Public transport', 'de-AT': 'Öffentliche Verkehrsmittel' },
  'branches.access-accessibility': { en: 'Accessibility', 'de-AT': 'Barrierefreiheit' },
  'branches.links': { en: 'Links', 'de-AT': 'Links' },
  'branches.zone': { en: 'Local time: {zone}', 'de-AT': 'Ortszeit: {zone}' },

  'branches.advisors': { en: 'Our advisors', 'de-AT': 'Unser Team' },
  'branches.search': { en: 'Search by name or position', 'de-AT': 'Nach Name oder Funktion suchen' },
  'branches.search-submit': { en: 'Search', 'de-AT': 'Suchen' },
  'branches.search-all': { en: 'Show all', 'de-AT': 'Alle anzeigen' },
  'branches.found': {
    en: '{count, plural, one {# person found} other {# people found}}',
    'de-AT': '{count, plural, one {# Person gefunden} other {# Personen gefunden}}'
  },
  'branches.none': {
    en: 'No one here matches “{query}”. Try part of the name or a different word.',
    'de-AT': 'Zu „{query}“ gibt es hier niemanden. Versuchen Sie es mit einem Teil des Namens oder einem anderen Wort.',
    'de-AT-informal':
      'Zu „{query}“ gibt es hier niemanden. Versuch es mit einem Teil des Namens oder einem anderen Wort.'
  },
  'branches.pages': { en: 'Pages', 'de-AT': 'Seiten' },
  'branches.page': { en: 'Page {page} of {pages}', 'de-AT': 'Seite {page} von {pages}' },
  'branches.previous': { en: 'Previous', 'de-AT': 'Zurück' },
  'branches.next': { en: 'Next', 'de-AT': 'Weiter' }
} satisfies MessageTable
