import { createPrivateKey, X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import type { Parsed } from '../../core/base/config.ts'
import { bytesOf, read, SignerFault } from './signer.ts'

export type PushSettings = Pick<Parsed, 'APPLE_PUSH_HOST' | 'APPLE_PUSH_CA' | 'APPLE_PUSH_KEY' | 'APPLE_PUSH_KEY_ID'>

/** The push service, and the credentials for it besides the passes' certificate. */
export interface PushAccess {
  host: string
  port: number
  /** The authorities accepted for the server's certificate; undefined accepts those of Node. */
  roots: string[] | undefined
  key: { id: string; pem: string } | undefined
}

async function loadKey(env: PushSettings): Promise<PushAccess['key']> {
  const { APPLE_PUSH_KEY_ID: id } = env
  if (!id) return undefined
  const bytes = await bytesOf(env, 'APPLE_PUSH_KEY')
  const key = read('APPLE_PUSH_KEY', () => createPrivateKey(bytes))
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new SignerFault('APPLE_PUSH_KEY is not a key for pushes')
  return { id, pem: key.export({ type: 'pkcs8', format: 'pem' }).toString() }
}

async function loadRoots(env: PushSettings): Promise<string[] | undefined> {
  if (!env.APPLE_PUSH_CA) return undefined
  const bytes = await bytesOf(env, 'APPLE_PUSH_CA')
  return [...rootCertificates, read('APPLE_PUSH_CA', () => new X509Certificate(bytes)).toString()]
}

/** The push settings in the environment, or an error that names the invalid one. */
export async function loadPushAccess(env: PushSettings): Promise<PushAccess> {
  const [host = '', port = '443'] = (env.APPLE_PUSH_HOST ?? 'api.push.apple.com').split(':')
  return { host, port: Number(port), roots: await loadRoots(env), key: await loadKey(env) }
}
