import type { AppContext } from '../../core/tenancy/app-context.ts'
import { googleOf } from '../wallet/google.service.ts'
import { apnsOf } from '../wallet/wallet.service.ts'

/** The wallets whose phones can be notified. */
export const platformsOf = async (app: AppContext) => ({
  apple: Boolean(await apnsOf(app.config)),
  google: Boolean(await googleOf(app))
})
