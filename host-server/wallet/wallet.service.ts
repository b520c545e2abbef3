import { randomBytes } from 'node:crypto'
import { walletPath } from '#contract/wallet'
import { HOUR, instant } from '../core/clock.ts'
import type { Config } from '../core/config.ts'
import type { Call } from '../core/http.ts'
import { baseUrl } from '../core/mail.ts'
import { derivedToken, hashToken, isSame } from '../core/tokens.ts'
import { findBranch } from '../v-card/v-card.repository.ts'
import { find as findNotification } from '../wallet-cards/notifications.repository.ts'
import { type Apns, createApns } from './apns.ts'
import { type GoogleAccount, loadGoogleAccount } from './google.ts'
import { imagesOf, type Look } from './images.ts'
import { coloursOf, describe, logosOf, photoOf } from './living.card.ts'
import { holderPath, remember } from './living.holder.ts'
import type { Linked } from './living.link.ts'
import { keepInMind } from './living.memory.ts'
import { appointmentOf, noteShown } from './living.next.ts'
import { type Card, signPass } from './pass.ts'
import { loadSigner, type Signer } from './signer.ts'
import * as repository from './wallet.repository.ts'

const signers = new WeakMap<Config, Promise<Signer>>()
const senders = new WeakMap<Config, Promise<Apns | undefined>>()
const accounts = new WeakMap<Config, Promise<GoogleAccount | undefined>>()

/** Read once; after a failure anew, since an operator may have put it right. */
export function keep<T>(
  kept: WeakMap<Config, Promise<T>>,
  config: Config,
  load: (config: Config) => Promise<T>
): Promise<T> {
  const loading = kept.get(config) ?? load(config)
  kept.set(config, loading)
  loading.catch(() => kept.delete(config))
  return loading
}

export const googleAccount = ({ services: { config } }: Call) => keep(accounts, config, loadGoogleAccount)

const signerOf = ({ services: { config } }: Call) => keep(signers, config, loadSigner)

/** Who wakes the phones, where there is anybody. */
export const apnsOf = (config: Config) =>
  keep(senders, config, async () => createApns(config, await keep(signers, config, loadSigner)))

/** The identifier under which Apple knows the passes. */
export const passTypeOf = async (call: Call) => (await signerOf(call)).passType

/** By which the holder of a pass is known. */
export const passToken = ({ services: { config } }: Call, serial: string) =>
  derivedToken(config.SESSION_SECRET, 'wallet-pass', serial)

/** Opens the file to whoever asked for it. It is not the pass's own token, which addresses must not carry. */
const downloadKey = ({ services: { config } }: Call, serial: string) =>
  derivedToken(config.SESSION_SECRET, 'wallet-download', serial)

/** Notes a card and what its holder allows; its serial. */
export async function issue(
  call: Call,
  kind: 'apple' | 'google',
  isNotified: boolean,
  linked: Linked | undefined,
  owner_user_uuid: string | undefined
): Promise<string> {
  const serial = randomBytes(16).toString('hex')
  await keepInMind(call, call.advisor.uuid)
  const time = call.services.clock.now()
  const now = instant(time)
  const pass = {
    ...{ serial, kind, advisor_uuid: call.advisor.uuid, created_at: now, changed_at: now, revision: 0 },
    revoked_at: null,
    ...{ notification_uuid: null, saved_at: null },
    token_hash: hashToken(passToken(call, serial)),
    notifications_at: isNotified ? now : null,
    ...(owner_user_uuid && { owner_user_uuid }),
    ...linked
  }
  await call.db.transaction(async (trx) => {
    await repository.insert(trx, pass)
    if (linked) await noteShown(trx, time, call.advisor.uuid, serial)
  })
  return serial
}

/** Issues a pass; where its file is for the next hour. */
export async function issuePass(call: Call, isNotified: boolean, linked?: Linked, owner?: string): Promise<string> {
  const serial = await issue(call, 'apple', isNotified, linked, owner)
  remember(call, serial)
  return `${walletPath(call.advisor.alias)}/${serial}/${downloadKey(call, serial)}.pkpass`
}

/** The pass that an address opens, while it does. */
export async function findDownload(call: Call, serial: string, key: string) {
  if (!/^[\da-f]{32}$/.test(serial) || !isSame(key, downloadKey(call, serial))) return undefined
  const pass = await repository.find(call.db, serial)
  const since = instant(call.services.clock.now().getTime() - HOUR)
  return pass?.advisor_uuid === call.advisor.uuid && pass.created_at > since ? pass : undefined
}

/** Digits that nobody sees: a phone tells of a text alone that is not the one it has, even where it was sent twice. */
const unseen = (number: number) => number.toString(2).replaceAll('0', '\u200b').replaceAll('1', '\u2060')

/** The message on the back of a card, which its holder is told of where they agreed. */
async function newsOf({ db, t }: Teller, pass?: repository.IssuedPass): Promise<Card['news']> {
  const sent = pass?.notification_uuid ? await findNotification(db, pass.notification_uuid) : undefined
  // that it goes is not told
  const isAnnounced = Boolean(pass?.notifications_at && !sent?.withdrawn_at)
  const common = { label: t('wallet-card.news'), isAnnounced }
  if (!sent || sent.withdrawn_at) return { ...common, value: t('wallet-card.no-news'), link: undefined }
  const link = sent.link ? { label: t('wallet-card.link'), url: sent.link } : undefined
  return { ...common, value: sent.text + unseen(sent.revision), link }
}

type Told = Omit<Card, 'logoText' | 'serial' | 'service'>

/** Who tells of a card: a request or a job. */
export type Teller = Pick<Call, 'db' | 'tenant' | 'services' | 'advisor' | 't'>

/** What the card says of the advisor today. */
export async function tell(call: Teller, pass?: repository.IssuedPass): Promise<Told> {
  const { db, tenant, services, advisor, t } = call
  const branch = await findBranch(db, advisor.organization_uuid)
  const told = describe({ config: services.config, tenant, t }, { ...advisor, ...branch })
  return { ...told, news: await newsOf(call, pass) }
}

/** The logo for a dark ground where the card's is one and there is such a logo, else the usual one on a plate. */
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

/** Where the holder of a card says what they allow. */
export function manageOf(call: Teller, serial: string) {
  const { services, tenant, advisor, t } = call
  const url = baseUrl(services.config, tenant) + holderPath(call, advisor.alias, serial)
  return { label: t('wallet-card.notifications'), title: t('wallet-card.manage'), url }
}

/** The signed file of an issued pass. */
export async function drawPass(call: Call, pass: repository.IssuedPass): Promise<Buffer> {
  const [look, told, signer] = await Promise.all([lookOf(call), tell(call, pass), signerOf(call)])
  const logoText = look.logo ? undefined : call.tenant.name
  const images = await imagesOf(look)
  const { serial } = pass
  const appointment = pass.appointment_uuid ? await appointmentOf(call, pass) : undefined
  const own = { serial, appointment, manage: manageOf(call, serial), isVoided: Boolean(pass.revoked_at) }
  return signPass({ ...told, ...own, logoText, service: serviceOf(call, serial) }, images, signer)
}
