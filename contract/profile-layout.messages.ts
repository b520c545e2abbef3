import type { MessageTable } from './locales.ts'

/** How cards are put together: ways of contact, links, texts. */
export const profileLayoutMessages = {
  'profile-layout.parts': { en: 'Parts of the card', 'de-AT': 'Teile der Karte' },
  'profile-layout.contact-options': { en: 'Contact and links', 'de-AT': 'Kontakt und Links' },
  'profile-layout.text-descriptions': { en: 'Texts', 'de-AT': 'Texte' },
  'profile-layout.contact-lead': {
    en: 'In which order cards show the ways of contact and the links. What is hidden here is on no card; what is shown is on those whose advisor offers it.',
    'de-AT':
      'In welcher Reihenfolge Karten die Kontaktmöglichkeiten und Links zeigen. Was hier ausgeblendet ist, steht auf keiner Karte; alles andere auf jenen, deren Beraterin oder Berater es anbietet.'
  },
  'profile-layout.quick-contact': { en: 'Quick contact', 'de-AT': 'Schnellkontakt' },
  'profile-layout.networking': { en: 'Links', 'de-AT': 'Links' },
  'profile-layout.social-media': { en: 'Social media', 'de-AT': 'Soziale Medien' },
  'profile-layout.no-links': {
    en: 'There is no link in this section.',
    'de-AT': 'In diesem Abschnitt steht kein Link.'
  },
  'profile-layout.hide': { en: 'Hide: {name}', 'de-AT': 'Ausblenden: {name}' },
  'profile-layout.show': { en: 'Show: {name}', 'de-AT': 'Einblenden: {name}' },
  'profile-layout.hide-it': { en: 'Hide', 'de-AT': 'Ausblenden' },
  'profile-layout.show-it': { en: 'Show', 'de-AT': 'Einblenden' },
  'profile-layout.hidden': { en: 'Hidden', 'de-AT': 'Ausgeblendet' },
  'profile-layout.to-networking-it': { en: 'To the links', 'de-AT': 'Zu den Links' },
  'profile-layout.to-social-media-it': { en: 'To social media', 'de-AT': 'Zu sozialen Medien' },
  'profile-layout.to-networking': { en: 'To the links: {name}', 'de-AT': 'Zu den Links: {name}' },
  'profile-layout.to-social-media': { en: 'To social media: {name}', 'de-AT': 'Zu sozialen Medien: {name}' },
  'profile-layout.sent': {
    en: '{name}, now at the end of “{section}”',
    'de-AT': '{name}, nun am Ende von „{section}“'
  },
  'profile-layout.preview': { en: 'Preview', 'de-AT': 'Vorschau' },
  'profile-layout.preview-lead': {
    en: 'A card of an advisor who offers everything.',
    'de-AT': 'Die Karte von jemandem, der alles anbietet.'
  },
  'profile-layout.sample-name': { en: 'Maria Example', 'de-AT': 'Maria Muster' },
  'profile-layout.sample-position': { en: 'Advisor', 'de-AT': 'Beraterin' },
  'profile-layout.sample-text': {
    en: 'What the advisor has written stands here.',
    'de-AT': 'Hier steht, was die Beraterin oder der Berater geschrieben hat.'
  },
  'profile-layout.texts-lead': {
    en: 'Which texts a card has room for, under which heading and where. Advisors write theirs; an empty one is not shown.',
    'de-AT':
      'Für welche Texte eine Karte Platz hat, unter welcher Überschrift und wo. Beraterinnen und Berater schreiben ihren eigenen; ein leerer wird nicht gezeigt.'
  },
  'profile-layout.title': { en: 'Heading', 'de-AT': 'Überschrift' },
  'profile-layout.place': { en: 'Place', 'de-AT': 'Platz' },
  'profile-layout.header_top': { en: 'Motto, below the name', 'de-AT': 'Motto, unter dem Namen' },
  'profile-layout.featured': { en: 'Box of its own', 'de-AT': 'Eigener Kasten' },
  'profile-layout.default': { en: 'Among the texts', 'de-AT': 'Bei den Texten' },
  'profile-layout.at-social-media': { en: 'Beside social media', 'de-AT': 'Bei sozialen Medien' },
  'profile-layout.texts': {
    en: '{count, plural, =0 {Nobody has written one yet} one {# advisor has written one} other {# advisors have written one}}',
    'de-AT':
      '{count, plural, =0 {Noch niemand hat einen geschrieben} one {Eine Person hat einen geschrieben} other {# Personen haben einen geschrieben}}'
  },
  'profile-layout.add': { en: 'Add a text', 'de-AT': 'Text hinzufügen' },
  'profile-layout.remove': { en: 'Remove: {name}', 'de-AT': 'Entfernen: {name}' },
  'profile-layout.removal': {
    en: '{count, plural, one {One text that an advisor has written goes with it} other {# texts that advisors have written go with it}} when you save. That cannot be undone.',
    'de-AT':
      'Beim Speichern {count, plural, one {geht ein geschriebener Text verloren} other {gehen # geschriebene Texte verloren}}. Das lässt sich nicht rückgängig machen.'
  },
  'profile-layout.removal-question': { en: 'Remove the text “{name}”?', 'de-AT': 'Text „{name}“ entfernen?' },
  'profile-layout.removal-deed': { en: 'Remove', 'de-AT': 'Entfernen' },
  'profile-layout.new': { en: 'New text', 'de-AT': 'Neuer Text' },
  'profile-layout.once': {
    en: 'Everything can stand in one place only.',
    'de-AT': 'Jeder Eintrag kann nur an einer Stelle stehen.'
  }
} satisfies MessageTable
