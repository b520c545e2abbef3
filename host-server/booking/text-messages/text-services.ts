import type { TextProvider } from '#contract/settings'
import type { Config } from '../../core/base/config.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { type Read, readerOf } from '../../organization/settings/setting-reader.service.ts'
import { chosenProvider } from './provider-settings.service.ts'
import { askFrom } from './providers/ask.ts'
import { generic } from './providers/generic.ts'
import type { TextService } from './providers/provider.ts'
import { twilio } from './providers/twilio.ts'

const SERVICES: Record<TextProvider, (read: Read, config: Config) => TextService> = {
  generic: (read, config) =>
    generic(
      {
        url: read('text_url'),
        token: read('text_token'),
        replySecret: read('text_reply_secret'),
        sender: read('text_sender')
      },
      askFrom(config)
    ),
  twilio: (read, config) =>
    twilio(
      {
        url: read('twilio_url'),
        account: read('twilio_account'),
        token: read('twilio_token'),
        sender: read('text_sender')
      },
      askFrom(config)
    )
}

export const serviceWith = (provider: TextProvider, read: Read, config: Config): TextService =>
  SERVICES[provider](read, config)

/** The institution's text message service; undefined without one. */
export function serviceOf(config: Config, tenant: Pick<CurrentTenant, 'id' | 'settings'>): TextService | undefined {
  const read = readerOf(config, tenant)
  const provider = chosenProvider(read)
  return provider && serviceWith(provider, read, config)
}
