import { profilePath } from '#contract/share'
import { walletPath } from '#contract/wallet'
import { Qr } from '../widgets/ui/base/qr.tsx'
import { Layout } from './layout.tsx'
import type { Site, TextId } from './site.ts'
import { SitePrivacyNote } from './visitor-fields.tsx'

export type WalletDevice = 'ios' | 'android' | 'desk'

/** The keys to the appointment that the card is to show, as hidden fields of the form. */
export interface LinkedFields {
  appointment: string
  mailbox: string
}

interface WalletView {
  site: Site
  alias: string
  name: string
  branch: string
  /** The absolute URL of the page. */
  url: string
  device: WalletDevice
  /** Whether Google Wallet is offered. */
  hasGoogle: boolean
  /** The addresses of the wallets' own badges, where the operator has provided them. */
  badges: { apple?: string; google?: string }
  /** Whether the advisor offers cards; one that was issued remains its holder's. */
  isOffered: boolean
  /** The key by which a user takes a card as their own. */
  own?: string | undefined
  /** The card that the visitor has. */
  held: { isNotified: boolean; action: string } | undefined
  appointment: LinkedFields | undefined
}

/** As in the dialog (spec §2). */
const CODE_SIZE = 200

interface Wallet {
  kind: 'apple' | 'google'
  text: TextId
  /** Whether it is a wallet's own button, rather than a file for any. */
  isBadge: boolean
}

const APPLE: Wallet = { kind: 'apple', text: 'wallet-card.apple', isBadge: true }
const GOOGLE: Wallet = { kind: 'google', text: 'wallet-card.google', isBadge: true }
const FILE: Wallet = { kind: 'apple', text: 'wallet-card.file', isBadge: false }

/** The wallets that the device supports, the best first. */
function walletsOf({ device, hasGoogle }: WalletView): readonly Wallet[] {
  if (device === 'ios') return [APPLE]
  if (!hasGoogle) return [FILE]
  return device === 'android' ? [GOOGLE, FILE] : [FILE, GOOGLE]
}

/** A badge that the operator has provided, else its words in the shape that its program prescribes. */
const Take = ({ kind, text, isBadge, isMain, view }: Wallet & { isMain: boolean; view: WalletView }) => {
  const { site, badges } = view
  const artwork = isBadge ? badges[kind] : undefined
  const shape = artwork ? 'wallet-badge artwork' : `wallet-badge ${kind}`
  const plain = isMain ? 'button primary' : 'button'
  return (
    <button type="submit" name="kind" value={kind} className={isBadge ? shape : plain}>
      {artwork ? <img src={artwork} alt={site.t(text)} height="48" /> : site.t(text)}
    </button>
  )
}

const Code = ({ site: { t }, url }: WalletView) => (
  <>
    <p>{t('wallet-card.scan')}</p>
    <p>
      <Qr text={url} label={t('wallet-card.code')} size={CODE_SIZE} />
    </p>
  </>
)

/** Asks the holder for consent; the default is no. */
const Consent = ({ site: { t, name } }: WalletView) => (
  <>
    <label className="choice">
      <input type="checkbox" name="notify" value="yes" autoComplete="off" aria-describedby="notify-help" />
      <span className="choice-title">{t('wallet-card.notify', { tenant: name })}</span>
    </label>
    <p id="notify-help" className="help">
      {t('wallet-card.notify-help')}
    </p>
  </>
)

/** What may be sent to the visitor's card, and how to change that. */
const Held = ({ site: { t, name }, held }: WalletView) =>
  held ? (
    <section className="stack">
      <h2 className="card-title">{t('wallet-card.yours')}</h2>
      <p>{t(held.isNotified ? 'wallet-card.notified' : 'wallet-card.not-notified', { tenant: name })}</p>
      <form method="post" action={held.action}>
        <button type="submit" name="notify" value={held.isNotified ? 'no' : 'yes'} className="button">
          {t(held.isNotified ? 'wallet-card.withdraw' : 'wallet-card.agree')}
        </button>
      </form>
    </section>
  ) : null

/** Above the form, unless it is the page's only content. */
function headingOf({ held, device }: WalletView): TextId | undefined {
  if (held) return 'wallet-card.another'
  return device === 'desk' ? 'wallet-card.here' : undefined
}

function Form(view: WalletView) {
  const { site, alias, device } = view
  const heading = headingOf(view)
  return (
    <form method="post" action={walletPath(alias)} className="stack">
      {heading && <h2 className="card-title">{site.t(heading)}</h2>}
      {Object.entries(view.appointment ?? {}).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} autoComplete="off" />
      ))}
      {view.own && <input type="hidden" name="own" value={view.own} autoComplete="off" />}
      <Consent {...view} />
      <SitePrivacyNote site={site} />
      {walletsOf(view).map((wallet, index) => (
        <Take key={wallet.text} {...wallet} isMain={index === 0 && device !== 'desk'} view={view} />
      ))}
    </form>
  )
}

const Requirements = ({ site: { t } }: WalletView) => (
  <section className="stack">
    <h2 className="card-title">{t('wallet.requirements')}</h2>
    <ul className="bullets">
      <li>{t('wallet.ios')}</li>
      <li>{t('wallet.android')}</li>
    </ul>
  </section>
)

/** The page of an advisor's card for wallets, depending on the device: complete without script. */
export function WalletPage(view: WalletView) {
  const { site, alias, name, branch, device } = view
  const { t } = site
  const title = t('wallet-card.title', { name })
  return (
    <Layout site={site} title={title} head={<meta name="robots" content="noindex" />} narrow>
      <div className="card stack">
        <div className="page-title">
          <h1>{title}</h1>
          <p className="lead">{t('wallet-card.lead', { name, branch })}</p>
          {view.appointment && <p>{t('wallet-card.shows-appointment')}</p>}
          {view.own && <p>{t('wallet-card.own')}</p>}
        </div>
        <Held {...view} />
        {view.isOffered && device === 'desk' && <Code {...view} />}
        {view.isOffered && <Form {...view} />}
        {device === 'desk' && <Requirements {...view} />}
        <p>
          <a href={profilePath(alias)}>{t('wallet-card.profile')}</a>
        </p>
      </div>
    </Layout>
  )
}
