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

/** The parts of a pass, as they are sent to a worker thread. */
export interface PassParts {
  card: Card
  images: Record<string, Uint8Array>
  certificates: Record<'wwdr' | 'signerCert' | 'signerKey', string>
  passType: string
  team: string
}

export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)

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
