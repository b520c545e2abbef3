import { useEffect, useState } from 'react'
import type { vCardMessages } from '#contract/messages/vcard.messages'
import { getVCard, vCardPath } from '#contract/vcard'
import { caller } from '../../core/element/api.ts'
import { type Host, useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import type { DialogProps } from '../../core/element/use-dialog.ts'
import { look } from '../../ui/base/look.ts'
import { Qr } from '../../ui/base/qr.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { LoadingOverlay } from '../../ui/feedback/loading-overlay.tsx'
import css from './vcard-button.css?inline'

/** Spec §9. */
const QR_SIZE = 200

/** Reports the server's error to the page by event (spec §8); an uncaught error would look like the page's own. */
async function emitError({ emit }: Host, reason: 'load' | 'log', failure: unknown) {
  const said = failure instanceof Response ? await failure.json().catch(() => undefined) : undefined
  emit('error', { reason, ...(said?.message && { message: said.message }) })
}

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

/** The contact card as a QR code and as a file. */
export function Dialog({ alias, isOpen, onClose }: DialogProps) {
  useStyles(look)
  useStyles(css)
  const host = useHost()
  const t = useTexts<typeof vCardMessages>()
  const { content, isFailed } = useCard(alias, isOpen)
  const log = () => {
    if (!host.emit('contact', { channel: 'vcard' })) return
    host
      .log({ action: 'v_card_downloaded', data: { advisorAlias: alias } })
      .catch((failure) => emitError(host, 'log', failure))
  }
  return (
    <Modal open={isOpen} onClose={onClose} title={t('v-card.open')}>
      <LoadingOverlay loading={!content} error={isFailed}>
        <div className="vcard">
          <p className="lead">{t('v-card.help')}</p>
          <div className="vcard-code">{content && <Qr text={content} label={t('v-card.code')} size={QR_SIZE} />}</div>
          {/* served rather than generated here: iOS only stores files made by script; the server names the file */}
          <a
            className="button primary"
            part="download"
            href={content ? `${host.origin}${vCardPath(alias)}` : undefined}
            rel="nofollow"
            onClick={log}
          >
            {t('v-card.download')}
          </a>
        </div>
      </LoadingOverlay>
    </Modal>
  )
}
