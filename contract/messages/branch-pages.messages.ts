import type { MessageTable } from '../locales.ts'

/** The editor of branches' public pages. */
export const branchPagesMessages = {
  'branch-pages.content': { en: 'Content of the page', 'de-AT': 'Inhalt der Seite' },
  'branch-pages.content-lead': {
    en: 'Texts, photos, services and the team, with drafts and versions.',
    'de-AT': 'Texte, Fotos, Leistungen und Team, mit Entwürfen und Versionen.'
  },
  'branch-pages.edit': { en: 'Edit the page', 'de-AT': 'Seite bearbeiten' },
  'branch-pages.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'branch-pages.page-title': { en: 'Page of {name}', 'de-AT': 'Seite von {name}' },
  'branch-pages.none': {
    en: 'There is no branch yet whose page you can edit. Please contact your administrator.',
    'de-AT':
      'Es gibt noch keine Filiale, deren Seite Sie bearbeiten können. Bitte wenden Sie sich an Ihre Administration.',
    'de-AT-informal':
      'Es gibt noch keine Filiale, deren Seite du bearbeiten kannst. Bitte wende dich an deine Administration.'
  },
  'branch-pages.not-public': {
    en: 'This branch has no public page.',
    'de-AT': 'Diese Filiale hat keine öffentliche Seite.'
  },
  'branch-pages.language-help': {
    en: 'Visitors get the other language where a text is empty.',
    'de-AT': 'Wo ein Text fehlt, wird die andere Sprache gezeigt.'
  },
  'branch-pages.change-name': { en: 'Change name', 'de-AT': 'Namen ändern' },
  'branch-pages.change-hours': { en: 'Change opening hours', 'de-AT': 'Öffnungszeiten ändern' },
  'branch-pages.change-special': { en: 'Change special hours', 'de-AT': 'Abweichende Zeiten ändern' },
  'branch-pages.change-address': { en: 'Change address and map', 'de-AT': 'Adresse und Karte ändern' },
  'branch-pages.immediate': {
    en: 'This is not part of a version of the page: once saved, it applies immediately, also to cards, e-mails and booking.',
    'de-AT':
      'Das gehört zu keiner Version der Seite: Sobald es gespeichert ist, gilt es, auch für Karten, E-Mails und die Terminbuchung.'
  },
  'branch-pages.fixed': {
    en: 'Name, address and opening hours are changed by the administration or the manager of the branch.',
    'de-AT': 'Name, Adresse und Öffnungszeiten ändert die Administration oder die Filialleitung.'
  },
  'branch-pages.hours-help': {
    en: 'Opening hours and address are not part of a version. Changes to them apply immediately.',
    'de-AT': 'Öffnungszeiten und Adresse gehören zu keiner Version. Änderungen gelten sofort.'
  },
  'branch-pages.map-none': {
    en: 'There is no map yet. It is drawn once the branch has a place on it and the institution has set up maps.',
    'de-AT':
      'Noch ohne Karte. Gezeichnet wird die Karte, sobald die Lage der Filiale eingetragen ist und das Institut Landkarten eingerichtet hat.'
  },
  'branch-pages.map-coming': {
    en: 'The map is being drawn. Visitors see it once it is ready.',
    'de-AT': 'Die Karte wird gerade gezeichnet. Besucher sehen sie, sobald sie fertig ist.'
  },
  'branch-pages.action': { en: 'Call to action', 'de-AT': 'Handlungsaufforderung' },
  'branch-pages.action-help': {
    en: 'A button next to booking, such as for a campaign. Without a label there is none.',
    'de-AT': 'Eine Schaltfläche neben der Terminbuchung, etwa für eine Aktion. Ohne Beschriftung gibt es keine.'
  },
  'branch-pages.action-label': { en: 'Label', 'de-AT': 'Beschriftung' },
  'branch-pages.texts': { en: 'Texts', 'de-AT': 'Texte' },
  'branch-pages.texts-help': {
    en: 'Each has a heading, and its place on the page.',
    'de-AT': 'Jeder hat eine Überschrift und seinen Platz auf der Seite.'
  },
  'branch-pages.text-title': { en: 'Heading', 'de-AT': 'Überschrift' },
  'branch-pages.text-new': { en: 'New text', 'de-AT': 'Neuer Text' },
  'branch-pages.text-add': { en: 'Add text', 'de-AT': 'Text hinzufügen' },
  'branch-pages.place': { en: 'Place', 'de-AT': 'Platz' },
  'branch-pages.place-top': { en: 'Above the team', 'de-AT': 'Über dem Team' },
  'branch-pages.place-main': { en: 'Below the team', 'de-AT': 'Unter dem Team' },
  'branch-pages.place-side': { en: 'Next to it', 'de-AT': 'Daneben' },
  'branch-pages.service-name': { en: 'Service', 'de-AT': 'Leistung' },
  'branch-pages.service-text': { en: 'Description', 'de-AT': 'Beschreibung' },
  'branch-pages.service-new': { en: 'New service', 'de-AT': 'Neue Leistung' },
  'branch-pages.service-add': { en: 'Add service', 'de-AT': 'Leistung hinzufügen' },
  'branch-pages.link-label': { en: 'Label', 'de-AT': 'Beschriftung' },
  'branch-pages.link-href': { en: 'Address', 'de-AT': 'Adresse' },
  'branch-pages.link-href-help': {
    en: 'Starts with https://, mailto:, tel: or, for a page here, with a slash.',
    'de-AT': 'Beginnt mit https://, mailto:, tel: oder, bei einer Seite hier, mit einem Schrägstrich.'
  },
  'branch-pages.link-new': { en: 'New link', 'de-AT': 'Neuer Link' },
  'branch-pages.link-add': { en: 'Add link', 'de-AT': 'Link hinzufügen' },
  'branch-pages.team-help': {
    en: 'The page shows those who are ticked, in this order. Others can still be booked at the branch.',
    'de-AT':
      'Die Seite zeigt, wer angehakt ist, in dieser Reihenfolge. Gebucht werden können in der Filiale weiterhin alle.'
  },
  'branch-pages.team-hidden': { en: 'Not on the page', 'de-AT': 'Nicht auf der Seite' },
  'branch-pages.team-empty': { en: 'Nobody works here yet.', 'de-AT': 'Hier arbeitet noch niemand.' },
  'branch-pages.photo-file': { en: 'More photos', 'de-AT': 'Weitere Fotos' },
  'branch-pages.photo-file-help': {
    en: 'All are shown in the same shape, 3 to 2.',
    'de-AT': 'Alle werden im selben Format gezeigt, 3 zu 2.'
  },
  'branch-pages.photo-add': { en: 'Add photos', 'de-AT': 'Fotos hinzufügen' },
  'branch-pages.photo-of': { en: 'Photo {place}', 'de-AT': 'Foto {place}' },
  'branch-pages.photo-alt': { en: 'What the photo shows', 'de-AT': 'Was auf dem Foto zu sehen ist' },
  'branch-pages.photo-alt-help': {
    en: 'Read aloud to those who cannot see it.',
    'de-AT': 'Wird vorgelesen, wenn jemand das Foto nicht sehen kann.'
  },
  'branch-pages.photo-decorative': { en: 'Only decorative', 'de-AT': 'Nur zur Zierde' },
  'branch-pages.photo-decorative-text': {
    en: 'It says nothing that the text does not, and is not read aloud.',
    'de-AT': 'Es sagt nichts, was nicht auch im Text steht, und wird nicht vorgelesen.'
  },
  'branch-pages.focus-zoom': { en: 'Enlargement', 'de-AT': 'Vergrößerung' },
  'branch-pages.per-cent': { en: '{value} %', 'de-AT': '{value} %' },
  'branch-pages.focus-x': { en: 'Part shown, from left to right', 'de-AT': 'Ausschnitt, von links nach rechts' },
  'branch-pages.focus-y': { en: 'Part shown, from top to bottom', 'de-AT': 'Ausschnitt, von oben nach unten' },
  'branch-pages.remove': { en: 'Remove', 'de-AT': 'Entfernen' },
  'branch-pages.remove-of': { en: 'Remove “{name}”', 'de-AT': '„{name}“ entfernen' },
  'branch-pages.removed': { en: '“{name}” is removed', 'de-AT': '„{name}“ ist entfernt' }
} satisfies MessageTable
