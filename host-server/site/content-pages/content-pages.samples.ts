import { type AuditedWrites, made, type SamplesOf } from '../../testing/samples.ts'

const PATH = '/api/v1/content-pages'
const FORM = { title: 'Wohnbau', path: 'wohnbau', language: 'de' }
const CONTENT = { de: { title: 'Wohnbau', description: '', blocks: [] } }
const NOW = { version: 1, publish_at: null, withdraw_at: null }

export const samples: SamplesOf = ({ unknown: params }) => ({
  [`GET ${PATH}`]: {},
  [`POST ${PATH}`]: { body: FORM },
  [`GET ${PATH}/choices`]: {},
  [`GET ${PATH}/:uuid`]: { params },
  [`PUT ${PATH}/:uuid`]: { params, body: { version: 1, content: CONTENT } },
  [`DELETE ${PATH}/:uuid`]: { params },
  [`PUT ${PATH}/:uuid/path`]: { params, body: { path: 'wohnen' } },
  [`PUT ${PATH}/:uuid/publication`]: { params, body: NOW },
  [`DELETE ${PATH}/:uuid/publication`]: { params },
  [`PUT ${PATH}/:uuid/start-page`]: { params, body: { is_start: true } },
  [`GET ${PATH}/:uuid/versions`]: { params },
  [`POST ${PATH}/:uuid/restorations`]: { params, body: { version: 1 } },
  [`POST ${PATH}/:uuid/copies`]: { params, body: { path: 'kopie' } },
  [`POST ${PATH}/:uuid/pictures`]: { params }
})

const page = made(`POST ${PATH}`)

export const audited: AuditedWrites = [
  [`POST ${PATH}`, () => ({ body: FORM })],
  [`PUT ${PATH}/:uuid`, (written) => ({ ...page(written), body: { version: 1, content: CONTENT } })],
  [`PUT ${PATH}/:uuid/path`, (written) => ({ ...page(written), body: { path: 'wohnen' } })],
  [`PUT ${PATH}/:uuid/publication`, (written) => ({ ...page(written), body: NOW })],
  [`PUT ${PATH}/:uuid/start-page`, (written) => ({ ...page(written), body: { is_start: true } })],
  [`DELETE ${PATH}/:uuid/publication`, page],
  [`POST ${PATH}/:uuid/restorations`, (written) => ({ ...page(written), body: { version: 1 } })],
  [`POST ${PATH}/:uuid/copies`, (written) => ({ ...page(written), body: { path: 'kopie' } })],
  [
    `POST ${PATH}/:uuid/pictures`,
    (written) => ({ ...page(written), body: written.png, headers: { 'content-type': 'image/png' } })
  ],
  [`DELETE ${PATH}/:uuid`, page]
]
