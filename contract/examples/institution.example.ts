import type { Institution } from '../institution.ts'

export const exampleInstitution: Institution = {
  name: 'Alpenbank',
  language: 'de-AT',
  time_zone: 'Europe/Vienna',
  domains: ['termine.alpenbank.example', 'www.alpenbank.example'],
  primary_color: '#0b5d4e',
  logos: { light: null, dark: null }
}
