export const exampleExportScope = {
  branches: [
    { uuid: '0b54a5f4-0d9c-4a57-8f4c-888888888881', name: 'Filiale Graz Herrengasse', city: 'Graz', advisors: 14 },
    { uuid: '0b54a5f4-0d9c-4a57-8f4c-888888888882', name: 'Filiale Salzburg Altstadt', city: 'Salzburg', advisors: 0 },
    { uuid: '0b54a5f4-0d9c-4a57-8f4c-888888888883', name: 'Filiale Wien Innere Stadt', city: 'Wien', advisors: 598 }
  ]
}
