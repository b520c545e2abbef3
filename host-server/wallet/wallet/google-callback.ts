import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import * as v from 'valibot'
import type { Clock } from '../../core/base/clock.ts'
import { MINUTE } from '../../core/base/clock.ts'
import { Forbidden, Unavailable } from '../../core/base/failures.ts'
import { sendRequest } from '../../core/security/http-client.ts'

const SENDER = 'GooglePayPasses'
const PROTOCOL = 'ECv2SigningOnly'
const ANSWER_WITHIN = 5000
const KEPT_FOR = 60 * MINUTE

const millis = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger())
const json = <T extends v.GenericSchema>(schema: T) => v.pipe(v.string(), v.parseJson(), schema)

const Key = v.looseObject({ keyValue: v.string(), keyExpiration: millis })
const Roots = v.object({ keys: v.array(v.looseObject({ ...Key.entries, protocolVersion: v.string() })) })

/** A callback: signed by an intermediate key, which is signed by one of Google's root keys. */
export const SignedCallback = v.object({
  protocolVersion: v.literal(PROTOCOL),
  signature: v.string(),
  intermediateSigningKey: v.object({ signedKey: v.string(), signatures: v.pipe(v.array(v.string()), v.maxLength(8)) }),
  signedMessage: v.string()
})
type SignedCallback = v.InferOutput<typeof SignedCallback>

/** The holder saved or removed a card. */
const CallbackMessage = v.object({
  classId: v.string(),
  objectId: v.string(),
  eventType: v.picklist(['save', 'del']),
  expTimeMillis: millis,
  nonce: v.pipe(v.string(), v.minLength(1))
})
export type CallbackMessage = v.InferOutput<typeof CallbackMessage>

/** Each part is preceded by its length, so that parts cannot be confused. */
function framed(...parts: string[]): Buffer {
  const framedPart = (part: string) => {
    const bytes = Buffer.from(part)
    const length = Buffer.alloc(4)
    length.writeUInt32LE(bytes.length)
    return [length, bytes]
  }
  return Buffer.concat(parts.flatMap(framedPart))
}

function readKey(keyValue: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(keyValue, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined
  } catch {
    return undefined
  }
}

function isSigned(keyValue: string, data: Buffer, signature: string): boolean {
  const key = readKey(keyValue)
  return Boolean(key && verify('sha256', data, key, Buffer.from(signature, 'base64')))
}

type Root = v.InferOutput<typeof Key>

async function fetchRoots(url: string): Promise<Root[]> {
  const answer = await sendRequest(url, { within: ANSWER_WITHIN })
  const { keys } = v.parse(Roots, await answer.json())
  return keys.filter(({ protocolVersion }) => protocolVersion === PROTOCOL)
}

/** Google's root keys, fetched again after an hour, or after a minute if something is signed by a new one. */
export function createRoots(url: string, clock: Clock) {
  let held: { roots: Root[]; at: number } | undefined
  return async (isNew: (roots: Root[]) => boolean): Promise<Root[]> => {
    const now = clock.now().getTime()
    const age = held ? now - held.at : Number.POSITIVE_INFINITY
    if (held && age < (isNew(held.roots) ? MINUTE : KEPT_FOR)) return held.roots
    const roots = await fetchRoots(url).catch(() => {
      throw new Unavailable()
    })
    held = { roots, at: now }
    return roots
  }
}
export type FindRoots = ReturnType<typeof createRoots>

/** Verifies the signatures and returns the message, if it is Google's, for this issuer, and not expired. */
export async function verifyCallback(
  callback: SignedCallback,
  issuer: string,
  clock: Clock,
  findRoots: FindRoots
): Promise<CallbackMessage> {
  const now = clock.now().getTime()
  const { signature, signedMessage, intermediateSigningKey: key } = callback
  const signedByOne = (roots: readonly Root[]) =>
    roots
      .filter(({ keyExpiration }) => keyExpiration > now)
      .some(({ keyValue }) =>
        key.signatures.some((one) => isSigned(keyValue, framed(SENDER, PROTOCOL, key.signedKey), one))
      )
  if (!signedByOne(await findRoots((roots) => !signedByOne(roots)))) throw new Forbidden()
  const between = v.safeParse(json(Key), key.signedKey)
  if (!between.success || between.output.keyExpiration <= now) throw new Forbidden()
  const data = framed(SENDER, issuer, PROTOCOL, signedMessage)
  const message = v.safeParse(json(CallbackMessage), signedMessage)
  if (!isSigned(between.output.keyValue, data, signature) || !message.success) throw new Forbidden()
  if (message.output.expTimeMillis <= now) throw new Forbidden()
  return message.output
}
