import type { MessageTable } from '../locales.ts'

/** QR codes for print. */
export const codesMessages = {
  'codes.lead': {
    en: 'A code for a flyer, a letter or a window. Below you see how many visits, bookings and requests came of it.',
    'de-AT':
      'Ein Code für Flyer, Brief oder Schaufenster. Weiter unten steht, wie viele Besuche, Buchungen und Anfragen daraus entstanden sind.'
  },
  'codes.owner': { en: 'Person, branch, page or topic', 'de-AT': 'Person, Filiale, Seite oder Thema' },
  'codes.to': { en: 'Leads to', 'de-AT': 'Führt zu' },
  'codes.to-page': { en: 'Card or page of the branch', 'de-AT': 'Visitenkarte oder Seite der Filiale' },
  'codes.to-booking': { en: 'Booking', 'de-AT': 'Terminbuchung' },
  'codes.topic': { en: 'Topic', 'de-AT': 'Thema' },
  'codes.any-topic': { en: 'Any', 'de-AT': 'Frei wählbar' },
  'codes.campaign': { en: 'Campaign', 'de-AT': 'Kampagne' },
  'codes.campaign-help': {
    en: 'A word such as flyer-spring, under which the report counts. Up to 40 lowercase letters, digits, - and _. Without it, nothing is counted separately.',
    'de-AT':
      'Ein Wort wie flyer-herbst, unter dem der Bericht zählt. Bis zu 40 Kleinbuchstaben ohne Umlaute, Ziffern, - und _. Ohne Wort wird nicht gesondert gezählt.'
  },
  'codes.campaign-invalid': {
    en: 'Only lowercase letters from a to z, digits, - and _ are possible, 40 of them at most.',
    'de-AT': 'Möglich sind nur Kleinbuchstaben von a bis z, Ziffern, - und _, höchstens 40.'
  },
  'codes.code': { en: 'Code', 'de-AT': 'Code' },
  'codes.choose': {
    en: 'Choose where the code leads, and it appears here.',
    'de-AT': 'Sobald gewählt ist, wohin der Code führt, steht er hier.'
  },
  'codes.not-bookable': {
    en: 'No appointment can be booked there online. Please choose another destination.',
    'de-AT': 'Dort kann online kein Termin gebucht werden. Bitte wählen Sie ein anderes Ziel.',
    'de-AT-informal': 'Dort kann online kein Termin gebucht werden. Bitte wähle ein anderes Ziel.'
  },
  'codes.label': { en: 'QR code of {url}', 'de-AT': 'QR-Code für {url}' },
  'codes.svg': { en: 'Download SVG', 'de-AT': 'SVG herunterladen' },
  'codes.png': { en: 'Download PNG', 'de-AT': 'PNG herunterladen' },
  'codes.pdf': { en: 'Download PDF', 'de-AT': 'PDF herunterladen' },
  'codes.print-help': {
    en: 'Print it at least 2 cm wide and keep the white margin. Scan a proof before you print many.',
    'de-AT':
      'Mindestens 2 cm breit drucken und den weißen Rand lassen. Vor dem Druck vieler Exemplare einen Probedruck scannen.'
  },
  'codes.failed': {
    en: 'The file could not be made. Reload the page and try again.',
    'de-AT': 'Die Datei konnte nicht erstellt werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    'de-AT-informal': 'Die Datei konnte nicht erstellt werden. Lade die Seite neu und versuche es noch einmal.'
  }
} as const satisfies MessageTable
