import type { ImportReport, Redirection, RedirectionsPage } from '../redirections.ts'

export const exampleRedirections: Redirection[] = [
  {
    uuid: '00000000-0000-4000-8000-0000000000a1',
    revision: 'a1',
    path: '/bausparen-2019/angebote',
    status: 301,
    hits: 0,
    target: 'https://www.alpenbank.example/bausparen',
    is_active: false,
    last_hit_at: null
  },
  {
    uuid: '00000000-0000-4000-8000-0000000000a2',
    revision: 'a1',
    path: '/filiale-graz',
    status: 302,
    hits: 1,
    target: '/app/filiale/graz',
    is_active: true,
    last_hit_at: '2026-11-20T15:04:00Z'
  },
  {
    uuid: '00000000-0000-4000-8000-0000000000a3',
    revision: 'a1',
    path: '/Öffnungszeiten',
    status: 302,
    hits: 1284,
    target: 'https://old.partner.example/zeiten',
    is_active: true,
    last_hit_at: '2026-11-22T07:30:00Z'
  },
  {
    uuid: '00000000-0000-4000-8000-0000000000a4',
    revision: 'a1',
    path: '/private/wohnen-und-finanzieren/wohnbaufoerderung/niederoesterreich/antrag-und-unterlagen.html',
    target:
      '/app/profile/maximilian-schwarzenberger-hohenthal?topic=wohnbaufoerderung-niederoesterreich&src=alte-website#termin',
    status: 301,
    is_active: true,
    hits: 37,
    last_hit_at: '2026-11-21T18:45:00Z'
  }
]

export const exampleRedirectionsPage: RedirectionsPage = {
  redirections: exampleRedirections,
  total: exampleRedirections.length,
  page_size: 50,
  time_zone: 'Europe/Vienna',
  hosts: ['termine.alpenbank.example', 'www.alpenbank.example']
}

export const exampleTrial: ImportReport = {
  is_trial: true,
  rows: [
    { line: 2, path: '/zinsen', outcome: 'created', errors: [] },
    { line: 3, path: '/filiale-graz', outcome: 'changed', errors: [] },
    { line: 4, path: '/Öffnungszeiten', outcome: 'same', errors: [] },
    { line: 5, path: '/app/alt', outcome: 'refused', errors: ['Path: This path is reserved for the application.'] },
    {
      line: 6,
      path: '/karriere',
      outcome: 'refused',
      errors: ['Target: Please enter a path that starts with a slash or an address that starts with https://.']
    }
  ]
}
