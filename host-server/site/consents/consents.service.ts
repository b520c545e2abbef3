import { randomUUID } from 'node:crypto'
import { type Choice, type Consent, optionalCategories } from '#contract/consents'
import { instant } from '../../core/base/clock.ts'
import { Conflict, NotFound, Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { cookieNotice } from '../../core/pages/cookie-notice.ts'
import * as repository from './consents.repository.ts'

/** Records a choice among what the tenant currently offers. */
export async function record({ db, tenant, app, t }: Call, { version, choice }: Choice): Promise<Consent> {
  const notice = cookieNotice(tenant, app.log)
  if (!notice) throw new NotFound()
  if (version !== notice.version) throw new Conflict('consents.outdated')
  const offered = new Set(optionalCategories(notice.config))
  if (choice.some((category) => !offered.has(category))) throw new Unprocessable({ choice: [t('errors.field')] })
  const consent = {
    uuid: randomUUID(),
    created_at: instant(app.clock.now()),
    version,
    choice: [...new Set(choice)]
  }
  await repository.insert(db, consent)
  return consent
}
