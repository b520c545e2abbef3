import type { ContentPage } from '#contract/content-pages'
import type { PublicationForm } from '#contract/publication'
import { instant } from '../../core/base/clock.ts'
import { found } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { planned, settled } from '../../core/pages/publication.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as repository from './content-pages.repository.ts'
import { pages } from './content-pages.service.ts'

const rowIn = async (trx: TenantDb, uuid: string, now: string) => settled(found(await repository.find(trx, uuid)), now)

export const publish = (call: Call, uuid: string, form: PublicationForm): Promise<ContentPage> =>
  pages.change(call, uuid, async (trx) => {
    const now = instant(call.app.clock.now())
    const row = await rowIn(trx, uuid, now)
    const plan = planned(call, row, form, now)
    if (form.version !== null) found(await repository.findVersion(trx, uuid, form.version))
    await repository.setPlan(trx, uuid, plan)
    // withdrawn by its plan: it does not become the start page again by itself
    if (row.is_start && row.public_version === null) await repository.setStart(trx, uuid, false)
  })

/** A page that visitors cannot see is no start page either, until it is chosen again. */
export async function withdraw(call: Call, uuid: string): Promise<void> {
  await pages.change(call, uuid, async (trx) => {
    const { was_public, is_start } = await rowIn(trx, uuid, instant(call.app.clock.now()))
    if (is_start) await repository.setStart(trx, uuid, false)
    await repository.setPlan(trx, uuid, {
      public_version: null,
      publish_version: null,
      publish_at: null,
      withdraw_at: null,
      was_public
    })
  })
}
