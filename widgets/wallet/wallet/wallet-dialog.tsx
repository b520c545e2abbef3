import type { walletMessages } from '#contract/messages/wallet.messages'
import { walletPath } from '#contract/wallet'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import type { DialogProps } from '../../core/element/use-dialog.ts'
import { look } from '../../ui/base/look.ts'
import { Qr } from '../../ui/base/qr.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Modal } from '../../ui/dialogs/modal.tsx'
import css from './wallet-button.css?inline'

/** Spec §9. */
const QR_SIZE = 200

/** The wallet card as QR code and link, with requirements (spec §2). */
export function Dialog({ alias, isOpen, onClose }: DialogProps) {
  useStyles(look)
  useStyles(css)
  const host = useHost()
  const t = useTexts<typeof walletMessages>()
  const url = `${host.origin || location.origin}${walletPath(alias)}`
  const log = () => {
    if (!host.emit('contact', { channel: 'wallet' })) return
    host.log({ action: 'wallet_card_click', advisorAlias: alias }).catch(() => {})
  }
  return (
    <Modal open={isOpen} onClose={onClose} title={t('wallet.title')}>
      <div className="wallet">
        <p className="lead">{t('wallet.help')}</p>
        <Qr text={url} label={t('wallet.code')} size={QR_SIZE} />
        <a className="button primary" part="download" href={url} target="_blank" rel="noopener nofollow" onClick={log}>
          {t('wallet.download')}
          <span className="visually-hidden"> {t('wallet.new-tab')}</span>
        </a>
        <section className="wallet-requirements">
          <h3>{t('wallet.requirements')}</h3>
          <ul>
            <li>{t('wallet.ios')}</li>
            <li>{t('wallet.android')}</li>
          </ul>
        </section>
      </div>
    </Modal>
  )
}
