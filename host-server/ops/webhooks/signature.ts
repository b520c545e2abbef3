import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** Standard Webhooks: 24 to 64 bytes. */
export const newSecret = () => `${PREFIX}${randomBytes(32).toString('base64')}`

/** Several signatures while a secret is replaced, separated by spaces. */
export const signed = (id: string, seconds: number, body: string, secrets: readonly string[]): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
    })
    .join(' ')
