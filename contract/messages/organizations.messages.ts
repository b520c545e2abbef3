import type { MessageTable } from '../locales.ts'

/** The administration of branches. */
export const organizationsMessages = {
  'organizations.search': { en: 'Search', 'de-AT': 'Suche' },
  'organizations.search-hint': {
    en: 'Name, public name, town or URL',
    'de-AT': 'Name, öffentlicher Name, Ort oder URL'
  },
  'organizations.count': {
    en: '{count, plural, =0 {No branches} one {# branch} other {# branches}}',
    'de-AT': '{count, plural, =0 {Keine Filialen} one {# Filiale} other {# Filialen}}'
  },
  'organizations.found': {
    en: '{found} of {count, plural, one {# branch} other {# branches}}',
    'de-AT': '{found} von {count, plural, one {# Filiale} other {# Filialen}}'
  },
  'organizations.none': {
    en: 'No branch is assigned to you yet. Please contact your administrator.',
    'de-AT': 'Ihnen ist noch keine Filiale zugewiesen. Bitte wenden Sie sich an Ihre Administration.',
    'de-AT-informal': 'Dir ist noch keine Filiale zugewiesen. Bitte wende dich an deine Administration.'
  },
  'organizations.none-yet': {
    en: 'There are no branches yet. Every advisor belongs to a branch, so add one first.',
    'de-AT':
      'Es gibt noch keine Filiale. Beraterinnen und Berater gehören zu einer Filiale: Legen Sie daher zuerst eine an.',
    'de-AT-informal':
      'Es gibt noch keine Filiale. Beraterinnen und Berater gehören zu einer Filiale: Leg daher zuerst eine an.'
  },
  'organizations.add-branch': { en: 'Add branch', 'de-AT': 'Filiale hinzufügen' },
  'organizations.import': { en: 'Import CSV', 'de-AT': 'CSV importieren' },
  'organizations.add-branch-lead': {
    en: 'You can enter opening hours, the phone number and everything else on the next page. Turn on the public page there once everything is ready.',
    'de-AT':
      'Öffnungszeiten, Telefonnummer und alles Weitere tragen Sie auf der nächsten Seite ein. Dort schalten Sie auch die öffentliche Seite ein, sobald alles stimmt.',
    'de-AT-informal':
      'Öffnungszeiten, Telefonnummer und alles Weitere trägst du auf der nächsten Seite ein. Dort schaltest du auch die öffentliche Seite ein, sobald alles stimmt.'
  },
  'organizations.alias-own': {
    en: 'The last part of the public address. Leave empty to create it from the name.',
    'de-AT': 'Der letzte Teil der öffentlichen Adresse. Bleibt das Feld leer, wird er aus dem Namen gebildet.'
  },
  'organizations.none-found': {
    en: 'No branch matches “{query}”.',
    'de-AT': 'Keine Filiale passt zu „{query}“.'
  },
  'organizations.none-left': { en: 'No branch matches the filters.', 'de-AT': 'Keine Filiale passt zu den Filtern.' },
  'organizations.clear': { en: 'Show all', 'de-AT': 'Alle anzeigen' },
  'organizations.list': { en: 'Branches', 'de-AT': 'Filialen' },
  'organizations.page-any': { en: 'With and without', 'de-AT': 'Mit und ohne' },
  'organizations.page-on': { en: 'On', 'de-AT': 'Eingeschaltet' },
  'organizations.page-off': { en: 'Off', 'de-AT': 'Ausgeschaltet' },
  'organizations.state': { en: 'Status', 'de-AT': 'Status' },
  'organizations.state-open': { en: 'Open', 'de-AT': 'Offen' },
  'organizations.state-closed': { en: 'Closed', 'de-AT': 'Geschlossen' },
  'organizations.state-all': { en: 'Open and closed', 'de-AT': 'Offen und geschlossen' },
  'organizations.is-closed': { en: '(closed)', 'de-AT': '(geschlossen)' },
  'organizations.sort': { en: 'Sort by', 'de-AT': 'Sortieren nach' },
  'organizations.sort-name-asc': { en: 'Internal name (A–Z)', 'de-AT': 'Interner Name (A–Z)' },
  'organizations.sort-name-desc': { en: 'Internal name (Z–A)', 'de-AT': 'Interner Name (Z–A)' },
  'organizations.sort-public_name-asc': { en: 'Public name (A–Z)', 'de-AT': 'Öffentlicher Name (A–Z)' },
  'organizations.sort-public_name-desc': { en: 'Public name (Z–A)', 'de-AT': 'Öffentlicher Name (Z–A)' },
  'organizations.sort-city-asc': { en: 'Town or city (A–Z)', 'de-AT': 'Ort (A–Z)' },
  'organizations.sort-city-desc': { en: 'Town or city (Z–A)', 'de-AT': 'Ort (Z–A)' },
  'organizations.sort-advisors-desc': { en: 'Most advisors', 'de-AT': 'Die meisten Personen' },
  'organizations.sort-advisors-asc': { en: 'Fewest advisors', 'de-AT': 'Die wenigsten Personen' },
  'organizations.column-name': { en: 'Internal name', 'de-AT': 'Interner Name' },
  'organizations.column-public-name': { en: 'Public name', 'de-AT': 'Öffentlicher Name' },
  'organizations.column-city': { en: 'Town or city', 'de-AT': 'Ort' },
  'organizations.column-advisors': { en: 'Advisors', 'de-AT': 'Personen' },

  'organizations.tabs': { en: 'Parts of {name}', 'de-AT': 'Bereiche von {name}' },
  'organizations.tab-data': { en: 'Name and address', 'de-AT': 'Name und Adresse' },
  'organizations.tab-hours': { en: 'Opening hours', 'de-AT': 'Öffnungszeiten' },
  'organizations.tab-page': { en: 'Public page', 'de-AT': 'Öffentliche Seite' },
  'organizations.tab-people': { en: 'People', 'de-AT': 'Personen' },
  'organizations.error': { en: 'Error', 'de-AT': 'Fehler' },
  'organizations.people': { en: 'Who works here', 'de-AT': 'Wer hier arbeitet' },
  'organizations.people-count': {
    en: '{count, plural, =0 {No one works here yet.} one {# advisor} other {# advisors}}',
    'de-AT': '{count, plural, =0 {Hier arbeitet noch niemand.} one {# Person} other {# Personen}}'
  },
  'organizations.people-list': { en: 'Show in the list of people', 'de-AT': 'In der Liste der Personen zeigen' },
  'organizations.people-hidden': {
    en: 'Visible only to people who are assigned to this branch.',
    'de-AT': 'Das sehen nur Personen, denen diese Filiale zugewiesen ist.'
  },

  'organizations.change-name': { en: 'Change name', 'de-AT': 'Namen ändern' },
  'organizations.name': { en: 'Internal name', 'de-AT': 'Interner Name' },
  'organizations.name-help': {
    en: 'Shown to colleagues alone.',
    'de-AT': 'Wird nur im Haus angezeigt.'
  },
  'organizations.alias': { en: 'URL', 'de-AT': 'URL' },
  'organizations.alias-help': {
    en: 'The last part of the public address. Previous addresses lead to the new one.',
    'de-AT': 'Der letzte Teil der öffentlichen Adresse. Frühere Adressen führen zur neuen.'
  },
  'organizations.alias-malformed': {
    en: 'Use only lowercase letters without accents, digits, and hyphens between them: 64 characters at most.',
    'de-AT':
      'Die URL darf nur Kleinbuchstaben ohne Umlaute, Ziffern und dazwischen Bindestriche enthalten, höchstens 64 Zeichen.'
  },
  'organizations.alias-taken': {
    en: 'Another branch uses or used this URL. Please choose a different one.',
    'de-AT': 'Diese URL gehört oder gehörte zu einer anderen Filiale. Bitte wählen Sie eine andere.',
    'de-AT-informal': 'Diese URL gehört oder gehörte zu einer anderen Filiale. Bitte wähle eine andere.'
  },
  'organizations.name-saved': { en: 'Name saved', 'de-AT': 'Name gespeichert' },
  'organizations.public-page': { en: 'Open public page', 'de-AT': 'Öffentliche Seite öffnen' },

  'organizations.change-public-name': { en: 'Change public name', 'de-AT': 'Öffentlichen Namen ändern' },
  'organizations.public-name': { en: 'Public name', 'de-AT': 'Öffentlicher Name' },
  'organizations.public-name-help': {
    en: 'Shown to customers on the branch’s pages, on cards and in e-mails.',
    'de-AT': 'Wird Kundinnen und Kunden auf den Seiten der Filiale, auf Karten und in E-Mails angezeigt.'
  },
  'organizations.public-name-saved': { en: 'Public name saved', 'de-AT': 'Öffentlicher Name gespeichert' },

  'organizations.public-profile': { en: 'Public page', 'de-AT': 'Öffentliche Seite' },
  'organizations.public-profile-on': {
    en: 'This branch has a public page',
    'de-AT': 'Diese Filiale hat eine öffentliche Seite'
  },
  'organizations.public-profile-help': {
    en: 'When this is off, the page cannot be opened, the branch does not appear in the search, and appointments can be booked only with its advisors, not with the branch. The advisors’ cards stay. Changes take effect immediately.',
    'de-AT':
      'Ist sie ausgeschaltet, lässt sich die Seite nicht aufrufen, die Suche zeigt die Filiale nicht an, und Termine sind nur noch bei einzelnen Personen buchbar, nicht mehr bei der Filiale. Die Karten der Personen bleiben. Änderungen gelten sofort.'
  },
  'organizations.public-profile-turned-on': { en: 'Public page turned on', 'de-AT': 'Öffentliche Seite eingeschaltet' },
  'organizations.public-profile-turned-off': {
    en: 'Public page turned off',
    'de-AT': 'Öffentliche Seite ausgeschaltet'
  },

  'organizations.change-address': { en: 'Address and time zone', 'de-AT': 'Adresse und Zeitzone' },
  'organizations.street': { en: 'Street and number', 'de-AT': 'Straße und Hausnummer' },
  'organizations.zip': { en: 'Postcode', 'de-AT': 'Postleitzahl' },
  'organizations.city': { en: 'Town or city', 'de-AT': 'Ort' },
  'organizations.phone': { en: 'Phone number', 'de-AT': 'Telefonnummer' },
  'organizations.time-zone': { en: 'Time zone', 'de-AT': 'Zeitzone' },
  'organizations.time-zone-help': {
    en: 'Opening hours and booking times apply in this time zone. Booked appointments do not move.',
    'de-AT': 'Öffnungs- und Buchungszeiten gelten in dieser Zeitzone. Gebuchte Termine verschieben sich nicht.'
  },
  'organizations.latitude': { en: 'Latitude', 'de-AT': 'Breitengrad' },
  'organizations.longitude': { en: 'Longitude', 'de-AT': 'Längengrad' },
  'organizations.degrees-help': {
    en: 'Optional. Where maps show the branch, in decimal degrees such as 48.2063. Update it if the branch moves.',
    'de-AT':
      'Optional. Der Standort auf Landkarten, in Dezimalgrad wie 48,2063. Bitte passen Sie das nach einem Umzug an.',
    'de-AT-informal':
      'Optional. Der Standort auf Landkarten, in Dezimalgrad wie 48,2063. Bitte pass das nach einem Umzug an.'
  },
  'organizations.map': { en: 'Map: place of the branch', 'de-AT': 'Landkarte: Standort der Filiale' },
  'organizations.map-help': {
    en: 'Click or tap the entrance, or drag the map until the pin points to it. With the keyboard: arrow keys, with Shift in larger steps; + and − zoom.',
    'de-AT':
      'Klicken oder tippen Sie auf den Eingang, oder ziehen Sie die Landkarte, bis die Nadel darauf zeigt. Mit der Tastatur: Pfeiltasten, mit Umschalt in größeren Schritten; + und − ändern den Ausschnitt.',
    'de-AT-informal':
      'Klick oder tipp auf den Eingang, oder zieh die Landkarte, bis die Nadel darauf zeigt. Mit der Tastatur: Pfeiltasten, mit Umschalt in größeren Schritten; + und − ändern den Ausschnitt.'
  },
  'organizations.map-broken': {
    en: 'The map cannot be loaded completely. Please try again later, or enter the numbers.',
    'de-AT':
      'Die Landkarte lässt sich nicht vollständig laden. Bitte versuchen Sie es später noch einmal, oder geben Sie die Zahlen ein.',
    'de-AT-informal':
      'Die Landkarte lässt sich nicht vollständig laden. Bitte versuch es später noch einmal, oder gib die Zahlen ein.'
  },
  'organizations.map-off': {
    en: 'With a map the place could be chosen by a click.',
    'de-AT': 'Mit einer Landkarte ließe sich der Standort durch einen Klick wählen.'
  },
  'organizations.map-turn-on': { en: 'Set up a map', 'de-AT': 'Landkarte einrichten' },
  'organizations.map-closer': { en: 'Zoom in', 'de-AT': 'Näher' },
  'organizations.map-farther': { en: 'Zoom out', 'de-AT': 'Weiter weg' },
  'organizations.map-place': {
    en: 'The pin is at {latitude}, {longitude}.',
    'de-AT': 'Die Nadel ist bei {latitude} Grad Breite und {longitude} Grad Länge.'
  },
  'organizations.map-no-place': { en: 'No place has been chosen yet.', 'de-AT': 'Noch ist kein Standort gewählt.' },
  'organizations.degrees': {
    en: '{attribute} must be a number between −{most} and {most}.',
    'de-AT': '{attribute} muss eine Zahl zwischen −{most} und {most} sein.'
  },
  'organizations.both-degrees': {
    en: 'Please enter both latitude and longitude.',
    'de-AT': 'Bitte geben Sie Breitengrad und Längengrad ein.',
    'de-AT-informal': 'Bitte gib Breitengrad und Längengrad ein.'
  },
  'organizations.address-saved': { en: 'Address and time zone saved', 'de-AT': 'Adresse und Zeitzone gespeichert' },

  'organizations.hours': { en: 'Opening hours', 'de-AT': 'Öffnungszeiten' },
  'organizations.hours-lead': {
    en: 'Shown to customers on the branch’s page. A day with a break has several times.',
    'de-AT': 'Kundinnen und Kunden sehen sie auf der Seite der Filiale. Ein Tag mit Pause hat mehrere Zeiten.'
  },
  'organizations.hours-saved': { en: 'Opening hours saved', 'de-AT': 'Öffnungszeiten gespeichert' },
  'organizations.closed': { en: 'closed', 'de-AT': 'geschlossen' },
  'organizations.from': { en: 'from', 'de-AT': 'von' },
  'organizations.to': { en: 'to', 'de-AT': 'bis' },
  'organizations.start-of': { en: '{day}, {place}: from', 'de-AT': '{day}, {place}: von' },
  'organizations.end-of': { en: '{day}, {place}: to', 'de-AT': '{day}, {place}: bis' },
  'organizations.add': { en: 'Add', 'de-AT': 'Hinzufügen' },
  'organizations.add-to': { en: 'Add times on {day}', 'de-AT': 'Zeiten hinzufügen: {day}' },
  'organizations.remove-from': { en: 'Remove times on {day}, {place}', 'de-AT': 'Zeiten entfernen: {day}, {place}' },
  'organizations.hours-start-invalid': {
    en: 'Please enter the opening time in the format hh:mm.',
    'de-AT': 'Bitte geben Sie den Beginn im Format hh:mm ein.',
    'de-AT-informal': 'Bitte gib den Beginn im Format hh:mm ein.'
  },
  'organizations.hours-end-invalid': {
    en: 'Please enter the closing time in the format hh:mm.',
    'de-AT': 'Bitte geben Sie das Ende im Format hh:mm ein.',
    'de-AT-informal': 'Bitte gib das Ende im Format hh:mm ein.'
  },
  'organizations.hours-reversed': {
    en: 'The end must be after the start.',
    'de-AT': 'Das Ende muss nach dem Beginn liegen.'
  },
  'organizations.hours-overlap': {
    en: 'This time starts before the previous one ends.',
    'de-AT': 'Diese Zeit beginnt, bevor die vorige endet.'
  },

  'organizations.changed-elsewhere': {
    en: 'Not saved: the same was changed elsewhere in the meantime',
    'de-AT': 'Nicht gespeichert: Dasselbe wurde inzwischen an anderer Stelle geändert'
  },
  'organizations.clash': {
    en: 'The same was changed elsewhere while you were editing. Nothing is saved yet. Save again to keep yours, or use the latest version, which is:',
    'de-AT':
      'Während Sie bearbeitet haben, wurde dasselbe an anderer Stelle geändert. Noch ist nichts gespeichert. Speichern Sie noch einmal, wenn Ihre Fassung gelten soll, oder übernehmen Sie den aktuellen Stand:',
    'de-AT-informal':
      'Während du bearbeitet hast, wurde dasselbe an anderer Stelle geändert. Noch ist nichts gespeichert. Speichere noch einmal, wenn deine Fassung gelten soll, oder übernimm den aktuellen Stand:'
  },
  'organizations.clash-value': { en: '{name}: {value}', 'de-AT': '{name}: {value}' },
  'organizations.clash-empty': { en: 'empty', 'de-AT': 'leer' },
  'organizations.take-present': { en: 'Use latest version', 'de-AT': 'Aktuellen Stand übernehmen' }
} satisfies MessageTable
