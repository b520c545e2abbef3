import { instant } from '../../core/base/clock.ts'
import { decrypt, encrypt } from '../../core/security/encryption.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import type { WebhookRow } from './webhooks.repository.ts'

type App = Pick<AppContext, 'config' | 'clock'>

const PURPOSE = 'webhook'
const ownerOf = (tenantId: string, uuid: string) => `${tenantId} ${uuid}`

export const sealed = ({ config }: App, tenantId: string, uuid: string, secret: string) =>
  encrypt(config.SESSION_SECRET, PURPOSE, ownerOf(tenantId, uuid), secret)

/** The secrets that sign: for a day after a replacement, the previous one, too. */
export function secretsOf({ config, clock }: App, tenantId: string, webhook: WebhookRow): string[] {
  const { uuid, secret, previous_secret, previous_until } = webhook
  const isOver = !previous_until || previous_until <= instant(clock.now())
  return [secret, isOver ? null : previous_secret].flatMap((one) => {
    const opened = one && decrypt(config.SESSION_SECRET, PURPOSE, ownerOf(tenantId, uuid), one)
    return opened ? [opened] : []
  })
}
