import { randomBytes } from 'node:crypto'
import { walletPath } from '#contract/wallet'
import { findBranch } from '../../card/vcard/vcard.repository.ts'
import { HOUR, instant } from '../../core/base/clock.ts'
import type { Config } from '../../core/base/config.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { derivedToken, hashToken, isEqual } from '../../core/security/tokens.ts'
import { find as findNotification } from '../push-notifications/notifications.repository.ts'
import { type Apns, createApns } from './apns.ts'
import { type GoogleAccount, loadGoogleAccount } from './google.ts'
import { imagesOf, type Look } from './images.ts'
import { type Card, signPass } from './pass.ts'
import type { Linked } from './pass-link.service.ts'
import { coloursOf, describe, logosOf, photoOf } from './pass-updates.card.ts'
import { storeDigest } from './pass-updates.digest.ts'
import { holderPath, rememberCard } from './pass-updates.holder.ts'
import { appointmentOf, storeShown } from './pass-updates.next.ts'
import { loadSigner, type Signer } from './signer.ts'
import * as repository from './wallet.repository.ts'

const signers = new WeakMap<Config, Promise<Signer>>()
const senders = new WeakMap<Config, Promise<Apns | undefined>>()
const accounts = new WeakMap<Config, Promise<GoogleAccount | undefined>>()

/** Read once; again after a failure, since an operator may have fixed it. */
export function memoize<T>(
  cache: WeakMap<Config, Promise<T>>,
  config: Config,
  load: (config: Config) => Promise<T>
): Promise<T> {
  const loading = cache.get(config) ?? load(config)
  cache.set(config, loading)
  loading.catch(() => cache.delete(config))
  return loading
}

export const googleAccount = ({ app: { config } }: Call) => memoize(accounts, config, loadGoogleAccount)

const signerOf = ({ app: { config } }: Call) => memoize(signers, config, loadSigner)

/** The push client, if one is configured. */
export const apnsOf = (config: Config) =>
  memoize(senders, config, async () => createApns(config, await memoize(signers, config, loadSigner)))

/** Apple's identifier of the passes. */
export const passTypeOf = async (call: Call) => (await signerOf(call)).passType

/** By which the holder of a pass is known. */
export const passToken = ({ app: { config } }: Call, serial: string) =>
  derivedToken(config.SESSION_SECRET, 'wallet-pass', serial)

/** Grants access to the pass file. It is not the pass's own token, which must not appear in URLs. */
const downloadKey = ({ app: { config } }: Call, serial: string) =>
  derivedToken(config.SESSION_SECRET, 'wallet-download', serial)

/** Stores a card and its holder's answer; returns its serial. */
export async function issue(
  call: Call,
  kind: 'apple' | 'google',
  isNotified: boolean,
  linked: Linked | undefined,
  owner_user_uuid: string | undefined
): Promise<string> {
  const serial = randomBytes(16).toString('hex')
  await storeDigest(call, call.advisor.uuid)
  const time = call.app.clock.now()
  const now = instant(time)
  const pass = {
    serial,
    kind,
    advisor_uuid: call.advisor.uuid,
    created_at: now,
    changed_at: now,
    revision: 0,
    revoked_at: null,
    notification_uuid: null,
    saved_at: null,
    token_hash: hashToken(passToken(call, serial)),
    notifications_at: isNotified ? now : null,
    ...(owner_user_uuid && { owner_user_uuid }),
    ...linked
  }
  await call.db.transaction(async (trx) => {
    await repository.insert(trx, pass)
    if (linked) await storeShown(trx, time, call.advisor.uuid, serial)
  })
  return serial
}

/** Issues a pass; returns the URL of its file, valid for an hour. */
export async function issuePass(call: Call, isNotified: boolean, linked?: Linked, owner?: string): Promise<string> {
  const serial = await issue(call, 'apple', isNotified, linked, owner)
  rememberCard(call, serial)
  return `${walletPath(call.advisor.alias)}/${serial}/${downloadKey(call, serial)}.pkpass`
}

/** The pass of a download URL, while that is valid. */
export async function findDownload(call: Call, serial: string, key: string) {
  if (!/^[\da-f]{32}$/.test(serial) || !isEqual(key, downloadKey(call, serial))) return undefined
  const pass = await repository.find(call.db, serial)
  const since = instant(call.app.clock.now().getTime() - HOUR)
  return pass?.advisor_uuid === call.advisor.uuid && pass.created_at > since ? pass : undefined
}

/** Invisible characters: phones alert only if a text differs, so a repeated one needs a difference. */
const unseen = (number: number) => number.toString(2).replaceAll('0', '\u200b').replaceAll('1', '\u2060')

/** The message on the back of a card; it alerts if the holder has consented. */
async function messageFieldOf({ db, t }: ContentCall, pass?: repository.IssuedPass): Promise<Card['news']> {
  const sent = pass?.notification_uuid ? await findNotification(db, pass.notification_uuid) : undefined
  // its removal does not alert
  const isAnnounced = Boolean(pass?.notifications_at && !sent?.withdrawn_at)
  const common = { label: t('wallet-card.news'), isAnnounced }
  if (!sent || sent.withdrawn_at) return { ...common, value: t('wallet-card.no-news'), link: undefined }
  const link = sent.link ? { label: t('wallet-card.link'), url: sent.link } : undefined
  return { ...common, value: sent.text + unseen(sent.revision), link }
}

type CardContent = Omit<Card, 'logoText' | 'serial' | 'service'>

/** The caller: a request or a job. */
export type ContentCall = Pick<Call, 'db' | 'tenant' | 'app' | 'advisor' | 't'>

/** The card's present content about the advisor. */
export async function contentOf(call: ContentCall, pass?: repository.IssuedPass): Promise<CardContent> {
  const { db, tenant, app, advisor, t } = call
  const branch = await findBranch(db, advisor.organization_uuid)
  const content = describe({ config: app.config, tenant, t }, { ...advisor, ...branch })
  return { ...content, news: await messageFieldOf(call, pass) }
}

/** The logo for dark backgrounds if the card's is dark and there is one, else the usual one on white. */
async function findLogo({ db, tenant }: Call, ink: string): Promise<Look['logo']> {
  const logos = logosOf(tenant)
  const dark = ink === '#ffffff' ? await repository.findImage(db, logos.dark) : undefined
  if (dark) return { bytes: dark, needsPlate: false }
  const light = await repository.findImage(db, logos.light)
  return light && { bytes: light, needsPlate: true }
}

async function lookOf(call: Call): Promise<Look> {
  const { db, tenant, advisor } = call
  const { ground, ink } = coloursOf(tenant)
  return {
    ground,
    ink,
    tenant: tenant.name,
    person: [advisor.first_name, advisor.last_name],
    logo: await findLogo(call, ink),
    photo: await repository.findImage(db, photoOf(advisor))
  }
}

/** The advisor's picture alone, as Google shows it. */
export async function drawPhoto(call: Call): Promise<Buffer | undefined> {
  return (await imagesOf(await lookOf(call)))['thumbnail@3x.png']
}

/** Apple requires https, and adds `/v1/` to this URL. */
function serviceOf(call: Call, serial: string): Card['service'] {
  const base = baseUrl(call.app.config, call.tenant)
  return base.startsWith('https:') ? { url: `${base}/wallet`, token: passToken(call, serial) } : undefined
}

/** Where the holder of a card manages consent. */
export function manageOf(call: ContentCall, serial: string) {
  const { app, tenant, advisor, t } = call
  const url = baseUrl(app.config, tenant) + holderPath(call, advisor.alias, serial)
  return { label: t('wallet-card.notifications'), title: t('wallet-card.manage'), url }
}

/** The signed file of an issued pass. */
export async function drawPass(call: Call, pass: repository.IssuedPass): Promise<Buffer> {
  const [look, content, signer] = await Promise.all([lookOf(call), contentOf(call, pass), signerOf(call)])
  const logoText = look.logo ? undefined : call.tenant.name
  const images = await imagesOf(look)
  const { serial } = pass
  const appointment = pass.appointment_uuid ? await appointmentOf(call, pass) : undefined
  const own = { serial, appointment, manage: manageOf(call, serial), isVoided: Boolean(pass.revoked_at) }
  return signPass({ ...content, ...own, logoText, service: serviceOf(call, serial) }, images, signer)
}
