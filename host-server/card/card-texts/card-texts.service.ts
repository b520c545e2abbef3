import * as v from 'valibot'
import { type CardText, CardTextValue, type CardTextValues } from '#contract/card-texts'
import { Unprocessable } from '../../core/base/failures.ts'
import { audited } from '../../core/events/audited.ts'
import { type Call, fieldErrors } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { subjectOfCard } from '../../people/advisors/card-subject.service.ts'
import * as repository from './card-texts.repository.ts'

/** Validates the texts, keyed by kind. @throws Unprocessable with the errors of each kind. */
function read({ t }: Call, known: readonly CardText[], given: CardTextValues): Map<string, string> {
  const errors: Record<string, string[]> = {}
  const texts = new Map<string, string>()
  for (const { uuid, value } of given) {
    const title = known.find((one) => one.uuid === uuid)?.title
    const parsed = v.safeParse(CardTextValue, value)
    if (title === undefined) errors[uuid] = [t('errors.field')]
    else if (parsed.success) texts.set(uuid, parsed.output)
    else errors[uuid] = fieldErrors(parsed.issues, t).body ?? []
  }
  if (Object.keys(errors).length) throw new Unprocessable(errors)
  return texts
}

const auditFields = (texts: readonly CardText[]) => Object.fromEntries(texts.map(({ title, value }) => [title, value]))

const texts = audited<CardText[]>({
  lock: (trx, { advisor }) => repository.lock(trx, advisor.uuid),
  read: repository.findOf,
  subject: (_, call) => subjectOfCard(call),
  fields: auditFields
})

/** Replaces the given texts of an advisor's card; the others stay. @throws Conflict if one is no longer that of the revision */
export function save(call: Call, given: CardTextValues, revision?: string): Promise<CardText[]> {
  const { uuid } = call.advisor
  const replace = (trx: TenantDb, before: CardText[]) => repository.replace(trx, uuid, read(call, before, given))
  return texts.change(call, uuid, replace, revision)
}
