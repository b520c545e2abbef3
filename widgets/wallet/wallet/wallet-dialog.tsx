import type { walletMessages } from '#contract/messages/wallet.messages'
import { useHost } from '../../core/element/host.ts'
import { isPhone } from '../../core/element/is-phone.ts'
import { useTexts } from '../../core/element/texts.tsx'
import type { DialogProps } from '../../core/element/use-dialog.ts'
import { look } from '../../ui/base/look.ts'
import { Qr } from '../../ui/base/qr.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Popup } from '../../ui/dialogs/popup.tsx'
import css from './wallet-button.css?inline'
import { walletLink } from './wallet-link.ts'

/** Spec §9. */
const QR_SIZE = 200

/** The wallet card as a link, and as a QR code with requirements where the wallet is on another device (spec §2). */
export function Dialog({ alias, ...popup }: DialogProps) {
  useStyles(look)
  useStyles(css)
  const link = walletLink(useHost(), alias)
  const isDirect = isPhone()
  const t = useTexts<typeof walletMessages>()
  return (
    <Popup {...popup} title={t('wallet.title')}>
      <div className="wallet">
        <p className="lead">{t(isDirect ? 'wallet.phone-help' : 'wallet.help')}</p>
        {!isDirect && <Qr text={link.href} label={t('wallet.code')} size={QR_SIZE} />}
        <a className="button primary" part="download" {...link}>
          {t(isDirect ? 'wallet.open' : 'wallet.download')}
          <span className="visually-hidden"> {t('wallet.new-tab')}</span>
        </a>
        {!isDirect && (
          <section className="wallet-requirements">
            <h3>{t('wallet.requirements')}</h3>
            <ul>
              <li>{t('wallet.ios')}</li>
              <li>{t('wallet.android')}</li>
            </ul>
          </section>
        )}
      </div>
    </Popup>
  )
}
