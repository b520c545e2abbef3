import { type KeyObject, sign } from 'node:crypto'

function sizeOf({ length }: Buffer): number[] {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}

/** A value in DER, the encoding of certificates. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...sizeOf(body)]), body])
}

const SEQUENCE = 0x30
const sequence = (...parts: Buffer[]) => der(SEQUENCE, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const bits = (bytes: Buffer) => der(0x03, Buffer.from([0]), bytes)
const time = (moment: string) => der(0x17, Buffer.from(moment))

const NAMES = { UID: '0992268993f22c640101', CN: '550403', OU: '55040b', O: '55040a' }
export type Subject = Partial<Record<keyof typeof NAMES, string>>

const nameOf = (subject: Subject) =>
  sequence(
    ...Object.entries(subject).map(([name, value]) =>
      der(0x31, sequence(oid(NAMES[name as keyof typeof NAMES]), der(0x0c, Buffer.from(value))))
    )
  )

const SHA256_WITH_RSA = sequence(oid('2a864886f70d01010b'), der(0x05))
const extension = (id: string, value: Buffer) => sequence(oid(id), der(0x01, Buffer.from([0xff])), der(0x04, value))
const AUTHORITY = [
  extension('551d13', sequence(der(0x01, Buffer.from([0xff])))),
  // to sign certificates
  extension('551d0f', der(0x03, Buffer.from([2, 0b100])))
]
// to sign data
const SIGNER = [extension('551d13', sequence()), extension('551d0f', der(0x03, Buffer.from([7, 0b1000_0000])))]

export interface Certificate {
  serial: number
  subject: Subject
  issuer: Subject
  publicKey: KeyObject
  /** The issuer's. */
  signingKey: KeyObject
  isAuthority: boolean
}

/** An X.509 certificate as PEM; node:crypto can read them but not write them. */
export function certificate({ serial, subject, issuer, publicKey, signingKey, isAuthority }: Certificate): string {
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([serial])),
    SHA256_WITH_RSA,
    nameOf(issuer),
    sequence(time('200101000000Z'), time('491231235959Z')),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...(isAuthority ? AUTHORITY : SIGNER)))
  )
  const whole = sequence(body, SHA256_WITH_RSA, bits(sign('sha256', body, signingKey)))
  const lines = whole.toString('base64').replace(/.{64}(?=.)/g, '$&\n')
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
}
