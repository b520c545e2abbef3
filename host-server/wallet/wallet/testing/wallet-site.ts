import { generateKeyPairSync } from 'node:crypto'
import { MINUTE } from '../../../core/base/clock.ts'
import { drain } from '../../../core/jobs/outbox.ts'
import { jobs } from '../../../jobs.ts'
import { MONDAY, startDemoSite } from '../../../testing/demo-site.ts'
import { makeChain } from '../development-chain.ts'
import { checkCards } from '../pass-updates.ts'
import { startApple } from './apple.ts'
import { newPass, passJson } from './pass-file.ts'
import { Phone } from './phone.ts'

const TABLES = [
  ...['rate_limits', 'wallet_registrations', 'wallet_passes', 'wallet_cards', 'wallet_transfers'],
  ...['wallet_notifications', 'outbox', 'sessions']
]

/** A site with issued cards, the phones that hold them, and Apple between them. */
export async function startWalletSite(own: Record<string, string> = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const apple = await startApple({ root: (await makeChain()).root, pushKey: publicKey })
  const push = { APPLE_PUSH_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) }
  const environment = { ...push, APPLE_PUSH_KEY_ID: 'ABC123DEFG', APPLE_PUSH_CA: apple.ca, APPLE_PUSH_HOST: apple.host }
  const site = await startDemoSite({}, { BASE_URL: 'https://advisors.example', ...environment, ...own })
  const { knex } = site.app
  const { tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  let phones = 0

  const deliver = async () => {
    while (await drain(site.app, jobs));
  }
  return {
    site,
    apple,
    tenant_id: String(tenant_id),
    row: (table: string, where: object = {}) => knex(table).where({ tenant_id, ...where }),
    deliver,
    /** A phone with a new card. */
    async holder(alias = 'anna-gruber', fields: Record<string, string> = { notify: 'yes' }) {
      phones += 1
      const phone = new Phone(site, `phone-${phones}`, phones.toString(16).padStart(64, '0'))
      const files = await newPass(site, alias, fields)
      const status = await phone.add(files)
      if (status !== 201) throw new Error(`The registration answers ${status}`)
      await phone.wake()
      const serial: string = passJson(files).serialNumber
      const pass = () => phone.passes.get(serial)?.pass
      return { phone, serial, pass, name: () => pass()?.generic.primaryFields[0]?.value }
    },
    /** Runs what happens within the minute after a change. */
    async live() {
      site.clock.time = new Date(site.clock.time.getTime() + MINUTE)
      await checkCards(site.app)
      await deliver()
    },
    /** The phones that were woken. */
    woken: () => apple.received.map(({ token }) => token).sort(),
    async clear() {
      for (const table of TABLES) await knex(table).delete()
      apple.clear()
      site.clock.time = MONDAY
    },
    async stop() {
      await site.stop()
      apple.stop()
    }
  }
}
export type WalletSite = Awaited<ReturnType<typeof startWalletSite>>
