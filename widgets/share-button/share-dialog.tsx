import { useState } from 'react'
import { profilePath, sharePath } from '#contract/share'
import type { shareMessages } from '#contract/share.messages'
import { useHost } from '../core/host.ts'
import { useTexts } from '../core/texts.tsx'
import type { DialogProps } from '../core/use-dialog.ts'
import { look } from '../ui/look.ts'
import { Modal } from '../ui/modal.tsx'
import { Qr } from '../ui/qr.tsx'
import { useStyles } from '../ui/use-styles.ts'
import css from './share-button.css?inline'

/** Spec §9. */
const QR_SIZE = 150

function Buttons({ alias, url }: { alias: string; url: string }) {
  const { origin } = useHost()
  const t = useTexts<typeof shareMessages>()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false)
    )
  // who closes the device's sheet has not failed
  const share = () => navigator.share({ url }).catch(() => {})
  const link = { className: 'button', target: '_blank', rel: 'noopener nofollow' }
  return (
    <>
      {/* without https there is no clipboard; the address can still be marked */}
      <output className="help">{isCopied ? t('share.copied') : url}</output>
      <div className="cluster">
        {'clipboard' in navigator && (
          <button type="button" className="button" part="share" onClick={copy}>
            {t('share.copy')}
          </button>
        )}
        <a {...link} part="share" href={origin + sharePath(alias, 'email')}>
          {t('share.email')}
        </a>
        <a {...link} part="share" href={origin + sharePath(alias, 'whatsapp')}>
          {t('share.whatsapp')}
        </a>
        {'share' in navigator && (
          <button type="button" className="button" part="share" onClick={share}>
            {t('share.device')}
          </button>
        )}
      </div>
    </>
  )
}

/** The profile's address as a QR code, and the ways to send it. */
export function Dialog({ alias, hasButtons, isOpen, onClose }: DialogProps & { hasButtons: boolean }) {
  useStyles(look)
  useStyles(css)
  const { origin } = useHost()
  const t = useTexts<typeof shareMessages>()
  const url = `${origin || location.origin}${profilePath(alias)}`
  return (
    <Modal open={isOpen} onClose={onClose} title={t('share.title')}>
      <div className="share">
        <div className="share-code">
          <Qr text={url} label={t('share.code')} size={QR_SIZE} margin={0} />
        </div>
        {hasButtons && <Buttons alias={alias} url={url} />}
      </div>
    </Modal>
  )
}
