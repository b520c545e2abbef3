import { randomBytes, timingSafeEqual } from 'node:crypto'
import { mailLink, telLink } from '#contract/links'
import { languageTag } from '#contract/locales'
import { PHOTO_SIZES } from '#contract/photos'
import { profilePath } from '#contract/share'
import { walletPath } from '#contract/wallet'
import { fullName } from '../advisors/full-name.ts'
import { HOUR, instant } from '../core/clock.ts'
import { themeOf } from '../core/colour.ts'
import type { Config } from '../core/config.ts'
import type { CurrentTenant } from '../core/current-tenant.ts'
import type { AdvisorRow, Call } from '../core/http.ts'
import { baseUrl } from '../core/mail.ts'
import { primaryColour } from '../core/page.ts'
import { derivedToken, hashToken } from '../core/tokens.ts'
import { isUnchanging } from '../media/media.files.ts'
import { findBranch } from '../v-card/v-card.repository.ts'
import { type GoogleAccount, loadGoogleAccount, saveLink } from './google.ts'
import { imagesOf, type Look } from './images.ts'
import { type Card, signPass } from './pass.ts'
import { loadSigner, type Signer } from './signer.ts'
import * as repository from './wallet.repository.ts'

const signers = new WeakMap<Config, Promise<Signer>>()
const accounts = new WeakMap<Config, Promise<GoogleAccount | undefined>>()

/** Read once; after a failure anew, since an operator may have put it right. */
function keep<T>(kept: WeakMap<Config, Promise<T>>, config: Config, load: (config: Config) => Promise<T>): Promise<T> {
  const loading = kept.get(config) ?? load(config)
  kept.set(config, loading)
  loading.catch(() => kept.delete(config))
  return loading
}

export const googleAccount = ({ services: { config } }: Call) => keep(accounts, config, loadGoogleAccount)

const passToken = ({ services: { config } }: Call, serial: string) =>
  derivedToken(config.SESSION_SECRET, 'wallet-pass', serial)

/** Opens the file to whoever asked for it. It is not the pass's own token, which addresses must not carry. */
const downloadKey = ({ services: { config } }: Call, serial: string) =>
  derivedToken(config.SESSION_SECRET, 'wallet-download', serial)

/** Notes a card and what its holder allows; its serial. */
async function issue(call: Call, kind: 'apple' | 'google', isNotified: boolean): Promise<string> {
  const serial = randomBytes(16).toString('hex')
  const now = instant(call.services.clock.now())
  await repository.insert(call.db, {
    ...{ serial, kind, advisor_uuid: call.advisor.uuid, created_at: now },
    token_hash: hashToken(passToken(call, serial)),
    notifications_at: isNotified ? now : null
  })
  return serial
}

/** Issues a pass; where its file is for the next hour. */
export async function issuePass(call: Call, isNotified: boolean): Promise<string> {
  const serial = await issue(call, 'apple', isNotified)
  return `${walletPath(call.advisor.alias)}/${serial}/${downloadKey(call, serial)}.pkpass`
}

const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** The pass that an address opens, while it does. */
export async function findDownload(call: Call, serial: string, key: string) {
  if (!/^[\da-f]{32}$/.test(serial) || !isSame(key, downloadKey(call, serial))) return undefined
  const pass = await repository.find(call.db, serial)
  const since = instant(call.services.clock.now().getTime() - HOUR)
  return pass?.advisor_uuid === call.advisor.uuid && pass.created_at > since ? pass : undefined
}

const coloursOf = (tenant: CurrentTenant) => {
  const { primary, on_primary } = themeOf(primaryColour(tenant))
  return { ground: primary, ink: on_primary }
}

type Told = Omit<Card, 'logoText' | 'serial' | 'service'>

/** What the card says of the advisor today. */
async function tell({ db, tenant, services, advisor, t }: Call, isAnnounced: boolean): Promise<Told> {
  const { name: branch, public_name, street, zip, city } = await findBranch(db, advisor.organization_uuid)
  const name = fullName(advisor)
  const url = baseUrl(services.config, tenant) + profilePath(advisor.alias)
  const values = {
    branch: public_name || branch,
    phone: advisor.phone_number,
    email: advisor.email_address,
    address: `${street}\n${zip} ${city}`,
    web: url
  }
  const facts = Object.entries(values).map(([key, value]) => ({ key, label: t(`wallet-card.${key}`), value }))
  return {
    ...coloursOf(tenant),
    ...{ institution: tenant.name, name, position: advisor.position, url },
    description: t('wallet-card.description', { name, tenant: tenant.name }),
    facts: facts.filter(({ value }) => value),
    news: { label: t('wallet-card.news'), value: t('wallet-card.no-news'), isAnnounced }
  }
}

const OWN_MEDIA = /^\/media\/([\w.-]{1,100})$/

/** The logo for a dark ground where the card's is one and there is such a logo, else the usual one on a plate. */
async function findLogo({ db, tenant: { settings } }: Call, ink: string): Promise<Look['logo']> {
  const nameOf = (setting: string) => OWN_MEDIA.exec(settings[setting] ?? '')?.[1]
  const dark = ink === '#ffffff' ? await repository.findImage(db, nameOf('images.tenantLogoDark')) : undefined
  if (dark) return { bytes: dark, needsPlate: false }
  const light = await repository.findImage(db, nameOf('images.tenantLogo'))
  return light && { bytes: light, needsPlate: true }
}

/** The largest square that was made of the photo; what was not uploaded has none. */
const photoOf = ({ photo }: AdvisorRow) =>
  photo && isUnchanging(photo) ? photo.replace(/-\d+\./, `-${Math.max(...PHOTO_SIZES)}.`) : photo

async function lookOf(call: Call): Promise<Look> {
  const { db, tenant, advisor } = call
  const { ground, ink } = coloursOf(tenant)
  return {
    ...{ ground, ink, tenant: tenant.name, person: [advisor.first_name, advisor.last_name] },
    logo: await findLogo(call, ink),
    photo: await repository.findImage(db, photoOf(advisor))
  }
}

/** The advisor's picture alone, as Google shows it. */
export async function drawPhoto(call: Call): Promise<Buffer | undefined> {
  return (await imagesOf(await lookOf(call)))['thumbnail@3x.png']
}

/** Apple asks by https alone; what it asks stands below `/wallet/v1/`. */
function serviceOf(call: Call, serial: string): Card['service'] {
  const base = baseUrl(call.services.config, call.tenant)
  return base.startsWith('https:') ? { url: `${base}/wallet`, token: passToken(call, serial) } : undefined
}

/** The signed file of an issued pass. */
export async function drawPass(call: Call, { serial, notifications_at }: repository.IssuedPass): Promise<Buffer> {
  const [look, told, signer] = await Promise.all([
    lookOf(call),
    tell(call, notifications_at !== null),
    keep(signers, call.services.config, loadSigner)
  ])
  const logoText = look.logo ? undefined : call.tenant.name
  const images = await imagesOf(look)
  return signPass({ ...told, serial, logoText, service: serviceOf(call, serial) }, images, signer)
}

/** Issues a card at Google; the link that saves it. */
export async function issueAtGoogle(call: Call, account: GoogleAccount, isNotified: boolean): Promise<string> {
  const { tenant, advisor, services, locale } = call
  const serial = await issue(call, 'google', isNotified)
  const origin = baseUrl(services.config, tenant)
  const { phone_number, email_address } = advisor
  return saveLink(account, {
    card: { ...(await tell(call, isNotified)), serial, logoText: undefined, service: undefined },
    ...{ tenantId: tenant.id, language: languageTag(locale), origin, now: services.clock.now() },
    picture: origin.startsWith('https:') ? `${origin}${walletPath(advisor.alias)}/photo.png` : undefined,
    links: [...(phone_number ? [telLink(phone_number)] : []), mailLink(email_address)]
  })
}
