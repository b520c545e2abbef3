import type { Answer } from '../endpoint.ts'
import type { getSignature, getSignatures } from '../signature.ts'

export const exampleSignature: Answer<(typeof getSignature)['shape']> = {
  html: '<table role="presentation"><tbody><tr><td><p style="margin:0;">Mag. Anna Gruber</p></td></tr></tbody></table>',
  text: 'Mag. Anna Gruber\nPrivatkunden\nAlpenbank, Filiale Wien Innere Stadt\n\nTelefon: +43 1 2345670'
}

export const exampleSignatures: Answer<(typeof getSignatures)['shape']> = {
  advisors: [
    {
      alias: 'anna-gruber',
      full_name: 'Mag. Anna Gruber',
      profile_picture_url: null,
      branch: 'Filiale Wien Innere Stadt'
    },
    {
      alias: 'lukas-steiner',
      full_name: 'Lukas Steiner',
      profile_picture_url: null,
      branch: 'Filiale Graz Herrengasse'
    }
  ],
  branches: [
    { uuid: '3f2b7c1d-0000-4000-8000-000000000011', name: 'Filiale Graz Herrengasse', city: 'Graz', advisors: 14 }
  ]
}
