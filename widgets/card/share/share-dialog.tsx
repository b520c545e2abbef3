import { useState } from 'react'
import { getAdvisor } from '#contract/advisors'
import type { shareMessages } from '#contract/messages/share.messages'
import { profilePath, sharePath } from '#contract/share'
import { caller } from '../../core/element/api.ts'
import { useHost } from '../../core/element/host.ts'
import { once } from '../../core/element/loads.ts'
import { useTexts } from '../../core/element/texts.tsx'
import type { DialogProps } from '../../core/element/use-dialog.ts'
import { look } from '../../ui/base/look.ts'
import { Qr } from '../../ui/base/qr.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Popup } from '../../ui/dialogs/popup.tsx'
import css from './share-button.css?inline'

/** Spec §9. */
const QR_SIZE = 150

function CopyButton({ url }: { url: string }) {
  const t = useTexts<typeof shareMessages>()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false)
    )
  return (
    <>
      <button type="button" className="button" part="share" onClick={copy}>
        {t('share.copy')}
      </button>
      <output className="help">{isCopied && t('share.copied')}</output>
    </>
  )
}

function Buttons({ alias, url }: { alias: string; url: string }) {
  const { origin } = useHost()
  const t = useTexts<typeof shareMessages>()
  // closing the device's share sheet is not an error
  const share = () => navigator.share({ url }).catch(() => {})
  const link = { className: 'button', target: '_blank', rel: 'noopener nofollow' }
  return (
    <>
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
    </>
  )
}

/** Fails for an advisor whom nobody knows, whose address would lead nowhere. */
export const load = (origin: string, alias: string) =>
  once(`shared ${origin} ${alias}`, async () => {
    await caller(origin)(getAdvisor, { params: { alias } })
    return { Dialog }
  })

/** The profile's address as a QR code and a link; the module adds share buttons. */
function Dialog({ alias, hasButtons, ...popup }: DialogProps & { hasButtons: boolean }) {
  useStyles(look)
  useStyles(css)
  const { origin } = useHost()
  const t = useTexts<typeof shareMessages>()
  const url = `${origin || location.origin}${profilePath(alias)}`
  return (
    <Popup {...popup} title={t('share.title')}>
      <div className="share">
        <div className="share-code">
          <Qr text={url} label={t('share.code')} size={QR_SIZE} margin={0} />
        </div>
        <p>{t('share.lead')}</p>
        <a className="share-link" href={url}>
          {url}
        </a>
        <div className="cluster">
          {/* without https there is no clipboard; the address can still be selected */}
          {'clipboard' in navigator && <CopyButton url={url} />}
          {hasButtons && <Buttons alias={alias} url={url} />}
        </div>
      </div>
    </Popup>
  )
}
