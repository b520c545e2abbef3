import { useEffect, useState } from 'react'
import type { vCardMessages } from '#contract/messages/vcard.messages'
import { getVCard } from '#contract/vcard'
import { caller } from '../../core/element/api.ts'
import { useHost } from '../../core/element/host.ts'
import { isPhone } from '../../core/element/is-phone.ts'
import { useTexts } from '../../core/element/texts.tsx'
import type { DialogProps } from '../../core/element/use-dialog.ts'
import { look } from '../../ui/base/look.ts'
import { Qr } from '../../ui/base/qr.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Popup } from '../../ui/dialogs/popup.tsx'
import { LoadingOverlay } from '../../ui/feedback/loading-overlay.tsx'
import css from './vcard-button.css?inline'
import { emitError, vCardLink } from './vcard-link.ts'

/** Spec §9. */
const QR_SIZE = 200

/** The card is fetched every time the dialog opens (spec §4). */
function useCard(alias: string, isOpen: boolean) {
  const host = useHost()
  const [content, setContent] = useState<string>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    let current = true
    setContent(undefined)
    setFailed(false)
    caller(host.origin, host.lang)(getVCard, { params: { alias } })
      .then((card) => current && setContent(card.content))
      .catch((failure) => {
        if (!current) return
        setFailed(true)
        emitError(host, 'load', failure)
      })
    return () => {
      current = false
    }
  }, [host, alias, isOpen])
  return { content, isFailed }
}

/** The contact card as a file, and as a QR code for another device. */
export function Dialog({ alias, ...popup }: DialogProps) {
  useStyles(look)
  useStyles(css)
  const host = useHost()
  const t = useTexts<typeof vCardMessages>()
  const { content, isFailed } = useCard(alias, popup.isOpen)
  const link = vCardLink(host, alias)
  const isDirect = isPhone()
  return (
    <Popup {...popup} title={t('v-card.open')}>
      <LoadingOverlay loading={!content} error={isFailed}>
        <div className="vcard">
          <p className="lead">{t(isDirect ? 'v-card.phone-help' : 'v-card.help')}</p>
          {!isDirect && (
            <div className="vcard-code">{content && <Qr text={content} label={t('v-card.code')} size={QR_SIZE} />}</div>
          )}
          <a className="button primary" part="download" {...link} href={content && link.href}>
            {t('v-card.download')}
          </a>
        </div>
      </LoadingOverlay>
    </Popup>
  )
}
