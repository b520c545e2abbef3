import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { whatsappSettingsMessages } from '#contract/messages/whatsapp-settings.messages'
import { useMayOpen } from '../../core/data/may-open.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { obstacleAtom } from './whatsapp-settings.atoms.ts'
import { WhatsAppSettings } from './whatsapp-settings.tsx'

const useMessages = useTexts<typeof whatsappSettingsMessages>

/** Where each obstacle is removed. */
const WHERE = {
  option: '/my-card',
  layout: '/account-admin/profile-layout-management/contact-options',
  number: '/account-admin/settings?id=cards'
} as const

/** Switched on is not yet shown: what keeps visitors from it, and where that is changed. */
function Obstacle() {
  const t = useMessages()
  const obstacle = useAtomValue(obstacleAtom)
  const opens = useMayOpen()
  if (!obstacle) return null
  const address = WHERE[obstacle]
  return (
    <p className="notice warning" role="status">
      {t(`whatsapp-settings.hidden-${obstacle}`)}{' '}
      {opens(address) ? (
        <Link href={address}>{t(`whatsapp-settings.to-${obstacle}`)}</Link>
      ) : (
        t('whatsapp-settings.ask-administrator')
      )}
    </p>
  )
}

export function Page({ alias }: { alias: string }) {
  const t = useMessages()
  return (
    <div className="section">
      <h1 className="title">{t('whatsapp-settings.header')}</h1>
      <Obstacle />
      <WhatsAppSettings alias={alias} />
    </div>
  )
}
