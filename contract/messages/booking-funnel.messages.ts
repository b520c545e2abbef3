import type { MessageTable } from '../locales.ts'

/** From the visit to the talk. */
export const bookingFunnelMessages = {
  'booking-funnel.step-visit': { en: 'Visits', 'de-AT': 'Besuche' },
  'booking-funnel.step-opened': { en: 'Booking opened', 'de-AT': 'Buchung geöffnet' },
  'booking-funnel.step-topic': { en: 'Topic chosen', 'de-AT': 'Thema gewählt' },
  'booking-funnel.step-slot': { en: 'Time chosen', 'de-AT': 'Zeit gewählt' },
  'booking-funnel.step-booked': { en: 'Booked', 'de-AT': 'Gebucht' },
  'booking-funnel.step-held': { en: 'Talks held', 'de-AT': 'Gespräche' },
  'booking-funnel.steps': { en: 'Step by step', 'de-AT': 'Schritt für Schritt' },
  'booking-funnel.steps-hint': {
    en: 'Each visitor counts once a day per page. Talks are those held in this period; some were booked before it. Browsers that ask not to be counted are missing.',
    'de-AT':
      'Wer eine Seite mehrmals am Tag besucht, zählt einmal. Gespräche sind jene, die in diesem Zeitraum stattgefunden haben; manche wurden schon davor gebucht. Browser, die nicht gezählt werden wollen, fehlen.'
  },
  'booking-funnel.step': { en: 'Step', 'de-AT': 'Schritt' },
  'booking-funnel.share': { en: 'Of the step before', 'de-AT': 'Vom Schritt davor' },
  'booking-funnel.reason-none': { en: 'No free time', 'de-AT': 'Keine freie Zeit' },
  'booking-funnel.reason-late': { en: 'Only late times', 'de-AT': 'Nur späte Zeiten' },
  'booking-funnel.reason-error': { en: 'Error', 'de-AT': 'Fehler' },
  'booking-funnel.reason-left': { en: 'Left', 'de-AT': 'Gegangen' },
  'booking-funnel.dropped': {
    en: '{count, number} went no further',
    'de-AT': '{count, number} ohne nächsten Schritt'
  },
  'booking-funnel.nothing': {
    en: 'Nothing was counted in this period.',
    'de-AT': 'In diesem Zeitraum wurde nichts gezählt.'
  },
  'booking-funnel.campaign': { en: 'Campaign', 'de-AT': 'Kampagne' },
  'booking-funnel.all-campaigns': { en: 'All visits', 'de-AT': 'Alle Besuche' },
  'booking-funnel.page': { en: 'Page', 'de-AT': 'Seite' },
  'booking-funnel.all-pages': { en: 'All pages', 'de-AT': 'Alle Seiten' },
  'booking-funnel.page-card': { en: 'Digital business card', 'de-AT': 'Digitale Visitenkarte' },
  'booking-funnel.page-branch': { en: 'Page of the branch', 'de-AT': 'Seite der Filiale' },
  'booking-funnel.page-search': { en: 'Search', 'de-AT': 'Suche' },
  'booking-funnel.page-booking-page': { en: 'Booking page', 'de-AT': 'Buchungsseite' },
  'booking-funnel.widget': { en: 'Booking', 'de-AT': 'Buchung' },
  'booking-funnel.all-widgets': { en: 'All kinds', 'de-AT': 'Alle Arten' },
  'booking-funnel.widget-inline': { en: 'Within the page', 'de-AT': 'In der Seite' },
  'booking-funnel.widget-popup': { en: 'In a popup', 'de-AT': 'Im Popup' },
  'booking-funnel.widget-form': { en: 'Without JavaScript', 'de-AT': 'Ohne JavaScript' },
  'booking-funnel.compare': { en: 'Compare by week', 'de-AT': 'Nach Wochen vergleichen' },
  'booking-funnel.compare-hint': {
    en: 'Two campaigns or two pages side by side. Nobody is followed from one to the other.',
    'de-AT': 'Zwei Kampagnen oder zwei Seiten nebeneinander. Niemand wird von einer zur anderen verfolgt.'
  },
  'booking-funnel.first': { en: 'First', 'de-AT': 'Erste' },
  'booking-funnel.second': { en: 'Second', 'de-AT': 'Zweite' },
  'booking-funnel.choose': { en: 'Choose', 'de-AT': 'Auswählen' },
  'booking-funnel.named-campaign': { en: 'Campaign {name}', 'de-AT': 'Kampagne {name}' },
  'booking-funnel.named-page': { en: 'Page: {name}', 'de-AT': 'Seite: {name}' },
  'booking-funnel.rate': { en: 'Booked per visit', 'de-AT': 'Buchungen je Besuch' },
  'booking-funnel.without-time': { en: 'Found no time', 'de-AT': 'Keine Zeit gefunden' },
  'booking-funnel.without-time-hint': {
    en: 'Who looked for a time and could take none: none was free, or the first was more than {days, number} days away.',
    'de-AT':
      'Wer eine Zeit gesucht und keine genommen hat: Es war keine frei, oder die erste war mehr als {days, number} Tage entfernt.'
  },
  'booking-funnel.without-time-none': {
    en: 'Everyone who looked for a time found one soon enough.',
    'de-AT': 'Alle, die eine Zeit gesucht haben, haben rechtzeitig eine gefunden.'
  },
  'booking-funnel.found-none': {
    en: '{count, plural, one {# person} other {# people}} found no time for {topic} in {branch}',
    'de-AT': '{count, plural, one {# Person hat} other {# Personen haben}} in {branch} keine Zeit für {topic} gefunden'
  },
  'booking-funnel.none-free': { en: 'None free: {count, number}', 'de-AT': 'Keine frei: {count, number}' },
  'booking-funnel.only-late': { en: 'Only late ones: {count, number}', 'de-AT': 'Nur späte: {count, number}' },
  'booking-funnel.open-hours': { en: 'Booking times', 'de-AT': 'Buchungszeiten' },
  'booking-funnel.open-waitlist': { en: 'Waitlist', 'de-AT': 'Warteliste' }
} as const satisfies MessageTable
