import type { MessageTable } from '../locales.ts'
import { experienceMessages } from './experience.messages.ts'

/** How cards are put together: ways of contact, links, texts. */
export const profileLayoutMessages = {
  'profile-layout.parts': { en: 'Parts of the card', 'de-AT': 'Teile der Karte' },
  'profile-layout.contact-options': { en: 'Contact and links', 'de-AT': 'Kontakt und Links' },
  'profile-layout.text-descriptions': { en: 'Texts', 'de-AT': 'Texte' },
  'profile-layout.contact-lead': {
    en: 'The order in which cards show contact options and links. What you hide here appears on no card; everything else appears on the cards of advisors who offer it.',
    'de-AT':
      'Die Reihenfolge, in der Karten Kontaktmöglichkeiten und Links zeigen. Ausgeblendetes erscheint auf keiner Karte; alles andere auf den Karten jener, die es anbieten.'
  },
  'profile-layout.quick-contact': { en: 'Quick contact', 'de-AT': 'Schnellkontakt' },
  'profile-layout.lead': { en: 'Main action', 'de-AT': 'Hauptaktion' },
  'profile-layout.lead-help': {
    en: 'The large button, with the next free times. On cards without online booking, the first suitable option under “More” takes its place.',
    'de-AT':
      'Die große Schaltfläche, mit den nächsten freien Zeiten. Auf Karten ohne Online-Termin steht dort die erste passende Möglichkeit aus „Mehr“.'
  },
  'profile-layout.icons': { en: 'Icons', 'de-AT': 'Symbole' },
  'profile-layout.icons-help': {
    en: 'The row below it. It begins with a call on cards that have a phone number.',
    'de-AT': 'Die Reihe darunter. Das erste Symbol ist der Anruf, sofern eine Telefonnummer eingetragen ist.'
  },
  'profile-layout.more': { en: 'More', 'de-AT': 'Mehr' },
  'profile-layout.more-help': {
    en: 'Shown when customers choose “More”. A message and the chat share an entry.',
    'de-AT': 'Erscheint, wenn man „Mehr“ wählt. Nachricht und Chat teilen sich einen Eintrag.'
  },
  'profile-layout.networking': { en: 'Links', 'de-AT': 'Links' },
  'profile-layout.social-media': { en: 'Social Media', 'de-AT': 'Social Media' },
  'profile-layout.no-links': {
    en: 'No links in this section.',
    'de-AT': 'Keine Links in diesem Abschnitt.'
  },
  'profile-layout.hide': { en: 'Hide: {name}', 'de-AT': 'Ausblenden: {name}' },
  'profile-layout.show': { en: 'Show: {name}', 'de-AT': 'Einblenden: {name}' },
  'profile-layout.hide-it': { en: 'Hide', 'de-AT': 'Ausblenden' },
  'profile-layout.show-it': { en: 'Show', 'de-AT': 'Einblenden' },
  'profile-layout.hidden': { en: 'Hidden', 'de-AT': 'Ausgeblendet' },
  'profile-layout.to-networking-it': { en: 'Move to links', 'de-AT': 'Zu den Links' },
  'profile-layout.to-social-media-it': { en: 'Move to Social Media', 'de-AT': 'Zu Social Media' },
  'profile-layout.to-networking': { en: 'Move to links: {name}', 'de-AT': 'Zu den Links: {name}' },
  'profile-layout.to-social-media': { en: 'Move to Social Media: {name}', 'de-AT': 'Zu Social Media: {name}' },
  'profile-layout.sent': {
    en: '{name} moved to the end of “{section}”',
    'de-AT': '{name} ans Ende von „{section}“ verschoben'
  },
  'profile-layout.contact-saved': { en: 'Contact and links saved', 'de-AT': 'Kontakt und Links gespeichert' },
  'profile-layout.preview': { en: 'Preview', 'de-AT': 'Vorschau' },
  'profile-layout.preview-texts': { en: 'A card with every text.', 'de-AT': 'Eine Karte mit allen Texten.' },
  'profile-layout.preview-lead': {
    en: 'A card with every contact option.',
    'de-AT': 'Eine Karte mit allen Kontaktmöglichkeiten.'
  },
  'profile-layout.sample-name': { en: 'Maria Example', 'de-AT': 'Maria Muster' },
  'profile-layout.sample-position': { en: 'Advisor', 'de-AT': 'Beraterin' },
  'profile-layout.sample-text': {
    en: 'The advisor’s text appears here.',
    'de-AT': 'Hier erscheint der Text der Beraterin oder des Beraters.'
  },
  'profile-layout.texts-lead': {
    en: 'The texts a card can have, with their headings and positions. Advisors write their own; empty texts are not shown.',
    'de-AT':
      'Welche Texte eine Karte haben kann, mit welcher Überschrift und an welcher Stelle. Beraterinnen und Berater schreiben ihre eigenen; leere Texte werden nicht angezeigt.'
  },
  'profile-layout.experience': experienceMessages['experience.header'],
  'profile-layout.experience-help': {
    en: 'Since when advisors advise, and their certificates, which they enter on “My card”.',
    'de-AT': 'Seit wann beraten wird und mit welchen Zertifikaten. Eingetragen wird es unter „Meine Karte“.'
  },
  'profile-layout.texts-saved': { en: 'Texts saved', 'de-AT': 'Texte gespeichert' },
  'profile-layout.title': { en: 'Heading', 'de-AT': 'Überschrift' },
  'profile-layout.place': { en: 'Position', 'de-AT': 'Position' },
  'profile-layout.header_top': { en: 'Motto, below the name', 'de-AT': 'Motto, unter dem Namen' },
  'profile-layout.featured': {
    en: 'First, below the contact options',
    'de-AT': 'Ganz oben, unter den Kontaktmöglichkeiten'
  },
  'profile-layout.default': { en: 'With the other texts', 'de-AT': 'Bei den anderen Texten' },
  'profile-layout.at-social-media': { en: 'Below Social Media', 'de-AT': 'Unter Social Media' },
  'profile-layout.texts': {
    en: '{count, plural, =0 {No advisor has written one yet} one {# advisor has written one} other {# advisors have written one}}',
    'de-AT':
      '{count, plural, =0 {Noch niemand hat einen geschrieben} one {Eine Person hat einen geschrieben} other {# Personen haben einen geschrieben}}'
  },
  'profile-layout.add': { en: 'Add a text', 'de-AT': 'Text hinzufügen' },
  'profile-layout.remove': { en: 'Remove: {name}', 'de-AT': 'Entfernen: {name}' },
  'profile-layout.removal': {
    en: '{count, plural, one {# text that an advisor has written} other {# texts that advisors have written}} will be deleted when you save. This cannot be undone.',
    'de-AT':
      'Beim Speichern {count, plural, one {wird # geschriebener Text} other {werden # geschriebene Texte}} gelöscht. Das lässt sich nicht rückgängig machen.'
  },
  'profile-layout.removal-question': { en: 'Remove the text “{name}”?', 'de-AT': 'Text „{name}“ entfernen?' },
  'profile-layout.removal-deed': { en: 'Remove', 'de-AT': 'Entfernen' },
  'profile-layout.new': { en: 'New text', 'de-AT': 'Neuer Text' },
  'profile-layout.once': {
    en: 'Each item can appear in one place only.',
    'de-AT': 'Jeder Eintrag kann nur an einer Stelle stehen.'
  }
} satisfies MessageTable
