import { randomUUID } from 'node:crypto'
import { type Choice, type Consent, optionalCategories } from '#contract/consents'
import { instant } from '../core/clock.ts'
import { cookieNotice } from '../core/cookie-notice.ts'
import { Conflict, NotFound, Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import * as repository from './consents.repository.ts'

/** Records a choice among what the tenant asks for now. */
export async function record({ db, tenant, services, t }: Call, { version, choice }: Choice): Promise<Consent> {
  const notice = cookieNotice(tenant, services.log)
  if (!notice) throw new NotFound()
  if (version !== notice.version) throw new Conflict('consents.outdated')
  const offered = new Set(optionalCategories(notice.config))
  if (choice.some((category) => !offered.has(category))) throw new Unprocessable({ choice: [t('errors.field')] })
  const consent = {
    uuid: randomUUID(),
    created_at: instant(services.clock.now()),
    version,
    choice: [...new Set(choice)]
  }
  await repository.insert(db, consent)
  return consent
}
