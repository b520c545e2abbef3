import { type KeyObject, sign } from 'node:crypto'
import forge from 'node-forge'

/** Attributes without a short name in forge are given by their object identifiers. */
const TYPES = { UID: '0.9.2342.19200300.100.1.1', CN: '2.5.4.3', OU: '2.5.4.11', O: '2.5.4.10' }
export type Subject = Partial<Record<keyof typeof TYPES, string>>

const nameOf = (subject: Subject) =>
  Object.entries(subject).map(([name, value]) => ({ type: TYPES[name as keyof typeof TYPES], value }))

const AUTHORITY = [
  { name: 'basicConstraints', critical: true, cA: true },
  { name: 'keyUsage', critical: true, keyCertSign: true }
]
const SIGNER = [
  { name: 'basicConstraints', critical: true, cA: false },
  { name: 'keyUsage', critical: true, digitalSignature: true }
]

export interface Certificate {
  serial: number
  subject: Subject
  issuer: Subject
  publicKey: KeyObject
  /** The issuer's. */
  signingKey: KeyObject
  isAuthority: boolean
}

const bytesOf = (value: forge.asn1.Asn1) => Buffer.from(forge.asn1.toDer(value).getBytes(), 'latin1')

/**
 * An X.509 certificate as PEM; node:crypto can read certificates but not write them. It does sign them: forge, which
 * computes in JavaScript, would take half a second instead of milliseconds.
 */
export function certificate({ serial, subject, issuer, publicKey, signingKey, isAuthority }: Certificate): string {
  const made = forge.pki.createCertificate()
  made.serialNumber = serial.toString(16).padStart(2, '0')
  made.validity.notBefore = new Date('2020-01-01T00:00:00Z')
  made.validity.notAfter = new Date('2049-12-31T23:59:59Z')
  made.setSubject(nameOf(subject))
  made.setIssuer(nameOf(issuer))
  made.setExtensions(isAuthority ? AUTHORITY : SIGNER)
  made.publicKey = forge.pki.publicKeyFromPem(publicKey.export({ type: 'spki', format: 'pem' }).toString())
  const key = forge.pki.privateKeyFromPem(signingKey.export({ type: 'pkcs1', format: 'pem' }).toString())
  const signed = () => sign('sha256', bytesOf(made.tbsCertificate), signingKey).toString('latin1')
  made.sign({ ...key, sign: signed }, forge.md.sha256.create())
  return forge.pki.certificateToPem(made).replaceAll('\r', '')
}
