import type { VCard } from '../vcard.ts'

const lines = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'N:Köstler-Ångström;Anna;;Mag.;MBA',
  'FN:Mag. Anna Köstler-Ångström\\, MBA',
  'ORG:Alpenbank;Alpenbank Wien Innere Stadt',
  'TITLE:Leiterin Wohnbau\\, Förderungen 🏔️',
  'TEL;TYPE=WORK,VOICE:+43 1 2345678-20',
  'EMAIL;TYPE=INTERNET,WORK:anna.gruber@demo.example',
  'ADR;TYPE=WORK:;;Kärntner Straße 21;Wien;;1010;',
  'URL:https://termine.alpenbank.example/app/profile/anna-gruber',
  'END:VCARD',
  ''
]

export const exampleVCard: VCard = { content: lines.join('\r\n') }
