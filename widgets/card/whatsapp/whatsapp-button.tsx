import { useCallback } from 'react'
import type { whatsappMessages } from '#contract/messages/whatsapp.messages'
import { getWhatsApp, type WhatsApp, whatsAppLink } from '#contract/whatsapp'
import { caller } from '../../core/element/api.ts'
import { useHash } from '../../core/element/hash.ts'
import { useHost } from '../../core/element/host.ts'
import { once } from '../../core/element/loads.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useLoaded } from '../../core/element/use-loaded.ts'

/** One request for all buttons of an advisor on a page. */
const loadWhatsApp = (origin: string, alias: string): Promise<WhatsApp> =>
  once(`whatsapp ${origin} ${alias}`, () => caller(origin)(getWhatsApp, { params: { alias } }))

/** Spec §2. */
const HASH = /^#whatsapp$/i

/** Links to the advisor's WhatsApp; shows the tag's content until the channel has loaded. */
export function WhatsAppButton({ alias, inline }: { alias?: string; inline?: boolean }) {
  const host = useHost()
  const t = useTexts<typeof whatsappMessages>()
  const load = useCallback((origin: string) => loadWhatsApp(origin, alias ?? ''), [alias])
  const channel = useLoaded(alias ? load : undefined)
  const address = channel?.isEnabled && channel.phoneNumber ? whatsAppLink(channel.phoneNumber) : undefined
  const log = useCallback(() => {
    if (!host.emit('contact', { channel: 'whatsapp' })) return
    host.log({ action: 'whatsapp_button_click', advisorAlias: alias }).catch(() => {})
  }, [host, alias])
  const lead = useCallback(() => {
    if (!address) return
    log()
    // without a user gesture browsers block new windows
    location.assign(address)
  }, [address, log])
  useHash(address ? HASH : undefined, lead)
  if (!channel) return <slot />
  if (!address) return null
  return (
    <a
      part="button"
      className={inline ? 'whatsapp inline' : 'whatsapp'}
      href={address}
      target="_blank"
      rel="noopener nofollow"
      aria-label={t('whatsapp.name')}
      onClick={log}
    >
      <svg part="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path
          fill="currentColor"
          d="M12 2a10 10 0 0 0-8.6 15.1L2 22l5-1.3A10 10 0 1 0 12 2Zm0 1.8a8.2 8.2 0 0 1 0 16.4 8.2 8.2 0 0 1-4.2-1.2l-.3-.1-2.9.7.8-2.8-.2-.3A8.2 8.2 0 0 1 12 3.8Zm-3 4c-.2 0-.5.1-.7.3-.4.4-.9 1-.9 2.1 0 1.3.9 2.5 1 2.7.2.2 1.9 3 4.6 4.1 2.3.9 2.7.7 3.2.7.5-.1 1.5-.6 1.7-1.2.2-.6.2-1.1.2-1.2l-.5-.3-1.700-.8c-.2-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1a6.7 6.7 0 0 1-3.3-2.9c-.1-.2 0-.4.1-.5l.6-.8v-.5L10 8.1c-.2-.4-.4-.3-.5-.3Z"
        />
      </svg>
      <span part="label">{t('whatsapp.button')}</span>
    </a>
  )
}
