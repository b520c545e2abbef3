import { PassType, PKPass } from 'passkit-generator'
import { inWorker } from '../../core/base/worker.ts'
import type { Signer } from './signer.ts'

/** The content of a card, in its institution's language. */
export interface Card {
  serial: string
  institution: string
  description: string
  /** Shown if there is no logo. */
  logoText: string | undefined
  ground: string
  ink: string
  name: string
  position: string
  /** Labelled facts: the first two on the front, if there is room, all of them on the back. */
  facts: readonly { key: string; label: string; value: string }[]
  /** The holder's next appointment; it changes silently. */
  appointment?: { label: string; value: string } | undefined
  news: { label: string; value: string; isAnnounced: boolean; link: { label: string; url: string } | undefined }
  /** The URL at which its holder gives and withdraws consent. */
  manage?: { label: string; title: string; url: string } | undefined
  isVoided?: boolean
  /** The URL of the profile. */
  url: string
  /** The web service at which a phone fetches changes, and its token; with https only. */
  service: { url: string; token: string } | undefined
}

/** Apple accepts `rgb()` only. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(',')})`

/** Only short ones on the front, since phones truncate long ones there. */
const ON_FRONT = new Set(['branch', 'phone'])

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Shown as a link with this title on phones that support it, else as the URL. */
const linkField = (key: string, { label, url, title = url }: { label: string; url: string; title?: string }) => ({
  key,
  label,
  value: url,
  attributedValue: `<a href="${escaped(url)}">${escaped(title)}</a>`
})

function fieldsOf({ name, position, facts, appointment, manage, news }: Card): PassType<'generic'> {
  const type = new PassType('generic')
  type.primaryFields.push({ key: 'name', label: position, value: name })
  const front = facts.filter(({ key }) => ON_FRONT.has(key))
  type.secondaryFields.push(...front.map(({ key, ...fact }) => ({ ...fact, key: `front-${key}` })))
  type.backFields.push(
    ...(appointment ? [{ key: 'appointment', ...appointment }] : []),
    ...facts,
    ...(manage ? [linkField('manage', manage)] : []),
    // the only field with a change message: a second one would make Apple's notification a generic one
    { key: 'news', label: news.label, value: news.value, ...(news.isAnnounced && { changeMessage: '%@' }) },
    ...(news.link ? [linkField('news-link', news.link)] : [])
  )
  return type
}

/** The parts of a pass, as they are sent to a worker thread. */
export interface PassParts {
  card: Card
  images: Record<string, Uint8Array>
  certificates: Record<'wwdr' | 'signerCert' | 'signerKey', string>
  passType: string
  team: string
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)

/** A signed pass, ready to be sent. */
export function passOf({ card, images, certificates, passType, team }: PassParts): Buffer {
  const files = Object.fromEntries(Object.entries(images).map(([name, bytes]) => [name, bufferOf(bytes)]))
  const pass = new PKPass(files, certificates, {
    serialNumber: card.serial,
    passTypeIdentifier: passType,
    teamIdentifier: team,
    organizationName: card.institution,
    description: card.description,
    backgroundColor: rgb(card.ground),
    foregroundColor: rgb(card.ink),
    labelColor: rgb(card.ink),
    ...(card.isVoided && { voided: true }),
    ...(card.logoText && { logoText: card.logoText }),
    ...(card.service && { webServiceURL: card.service.url, authenticationToken: card.service.token })
  })
  pass.setBarcodes({ format: 'PKBarcodeFormatQR', message: card.url, messageEncoding: 'iso-8859-1' })
  pass.types.push(fieldsOf(card))
  return pass.getAsBuffer()
}

const sign = inWorker<PassParts, Uint8Array>('pass', import.meta.url)

/**
 * Signs in a worker thread: the package computes with the key in JavaScript, which takes as long as some hundred
 * requests.
 */
export async function signPass(card: Card, images: Record<string, Buffer>, signer: Signer): Promise<Buffer> {
  const certificates = {
    wwdr: signer.wwdr.toString(),
    signerCert: signer.certificate.toString(),
    signerKey: signer.key.export({ type: 'pkcs1', format: 'pem' }) as string
  }
  const { passType, team } = signer
  return bufferOf(await sign({ card, images, certificates, passType, team }))
}
