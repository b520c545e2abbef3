import type { MessageTable } from '../locales.ts'

/** Years and certificates on a card, for the advisor and for the administration. */
export const experienceMessages = {
  'experience.header': { en: 'Experience', 'de-AT': 'Erfahrung' },
  'experience.lead': {
    en: 'What gives customers confidence: since when you advise, and what training you have. Empty fields are left out of the card.',
    'de-AT':
      'Was Vertrauen schafft: seit wann beraten wird und mit welcher Ausbildung. Was leer ist, steht nicht auf der Karte.'
  },
  'experience.since': { en: 'Advisor since (year)', 'de-AT': 'In der Beratung seit (Jahr)' },
  'experience.certificates': { en: 'Certificates', 'de-AT': 'Zertifikate' },
  'experience.certificates-help': {
    en: 'One per line, up to {max} of up to {length} characters. The year can follow after a comma: Certified Financial Planner, 2014',
    'de-AT':
      'Eines pro Zeile, höchstens {max} mit je höchstens {length} Zeichen. Nach einem Komma kann das Jahr stehen: Diplom-Finanzberaterin, 2014'
  },
  'experience.saved': { en: 'Experience saved', 'de-AT': 'Erfahrung gespeichert' }
} satisfies MessageTable
