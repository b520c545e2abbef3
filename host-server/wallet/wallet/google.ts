import { sign } from 'node:crypto'
import * as v from 'valibot'
import type { Parsed } from '../../core/base/config.ts'
import type { Card } from './pass.ts'
import { bytesOf, SignerFault } from './signer.ts'

const ServiceAccount = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ client_email: v.pipe(v.string(), v.email()), private_key: v.string(), private_key_id: v.string() })
)

export interface GoogleAccount {
  issuer: string
  email: string
  key: string
  keyId: string
}

/** The service account that may issue cards; undefined if none is configured. */
export async function loadGoogleAccount(env: Parsed): Promise<GoogleAccount | undefined> {
  const { GOOGLE_WALLET_ISSUER_ID: issuer } = env
  if (!issuer) return undefined
  const read = v.safeParse(ServiceAccount, (await bytesOf(env, 'GOOGLE_WALLET_KEY')).toString())
  if (!read.success) throw new SignerFault('GOOGLE_WALLET_KEY is not the key of a service account')
  const { client_email, private_key, private_key_id } = read.output
  return { issuer, email: client_email, key: private_key, keyId: private_key_id }
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JWT signed by the service account. */
export function signed({ key, keyId }: GoogleAccount, claims: object): string {
  const head = `${base64url({ alg: 'RS256', typ: 'JWT', kid: keyId })}.${base64url(claims)}`
  return `${head}.${sign('sha256', Buffer.from(head), key).toString('base64url')}`
}

/** The id of a tenant's class at Google. */
export const classIdOf = ({ issuer }: GoogleAccount, tenantId: string) => `${issuer}.card-${tenantId}`

/** The id of a card at Google. */
export const objectIdOf = ({ issuer }: GoogleAccount, serial: string) => `${issuer}.${serial}`

/** Browsers may truncate longer links, according to Google. */
const LINK_MAX = 1800

export interface Drawn {
  card: Card
  tenantId: string
  /** BCP 47. */
  language: string
  /** The URL of the advisor's picture, if Google can fetch it. */
  picture: string | undefined
  links: readonly { uri: string; description?: string }[]
}

interface Options extends Drawn {
  origin: string
  now: Date
}

/** Properties that can be left out, the first to go first. */
const SPARE = ['textModulesData', 'linksModuleData', 'logo', 'subheader'] as const

/** The object as Google stores it. */
export function objectOf(account: GoogleAccount, options: Drawn): Record<string, unknown> {
  const { card, tenantId, language, picture, links } = options
  const said = (value: string) => ({ defaultValue: { language, value } })
  const branch = card.facts.find(({ key }) => key === 'branch')
  const texts = Object.entries({ appointment: card.appointment, branch }).flatMap(([id, text]) =>
    text ? [{ id, header: text.label, body: text.value }] : []
  )
  return {
    id: objectIdOf(account, card.serial),
    classId: classIdOf(account, tenantId),
    state: 'ACTIVE',
    cardTitle: said(card.institution),
    header: said(card.name),
    hexBackgroundColor: card.ground,
    barcode: { type: 'QR_CODE', value: card.url },
    ...(card.position && { subheader: said(card.position) }),
    ...(picture && { logo: { sourceUri: { uri: picture } } }),
    ...(links.length && { linksModuleData: { uris: links } }),
    ...(texts.length && { textModulesData: texts })
  }
}

/**
 * The link that saves the card: it contains the whole object and its class, so that neither needs to exist at Google.
 * What would make it too long is left out.
 */
export function saveLink(account: GoogleAccount, options: Options): string {
  const object = objectOf(account, options)
  const make = () =>
    `https://pay.google.com/gp/v/save/${signed(account, {
      iss: account.email,
      aud: 'google',
      typ: 'savetowallet',
      iat: Math.floor(options.now.getTime() / 1000),
      origins: [options.origin],
      payload: { genericClasses: [{ id: object.classId }], genericObjects: [object] }
    })}`
  for (const name of SPARE) {
    const link = make()
    if (link.length <= LINK_MAX) return link
    delete object[name]
  }
  return make()
}
