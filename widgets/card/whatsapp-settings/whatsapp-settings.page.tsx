import type { whatsappSettingsMessages } from '#contract/messages/whatsapp-settings.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { WhatsAppSettings } from './whatsapp-settings.tsx'

export function Page({ alias }: { alias: string }) {
  const t = useTexts<typeof whatsappSettingsMessages>()
  return (
    <div className="section">
      <h1 className="title">{t('whatsapp-settings.header')}</h1>
      <WhatsAppSettings alias={alias} />
    </div>
  )
}
