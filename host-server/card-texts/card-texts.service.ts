import * as v from 'valibot'
import { CARD_TEXT_MAX, type CardText, CardTextValue, type CardTextValues } from '#contract/card-texts'
import { fullName } from '../advisors/full-name.ts'
import { record } from '../audit/audit.service.ts'
import { Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import * as repository from './card-texts.repository.ts'

/** What was written, by the kind; what cannot stand there is refused, each at its own. */
function read({ t }: Call, known: readonly CardText[], given: CardTextValues): Map<string, string> {
  const errors: Record<string, string[]> = {}
  const texts = new Map<string, string>()
  for (const { uuid, value } of given) {
    const title = known.find((one) => one.uuid === uuid)?.title
    const parsed = v.safeParse(CardTextValue, value)
    if (title === undefined) errors[uuid] = [t('errors.field')]
    else if (parsed.success) texts.set(uuid, parsed.output)
    else errors[uuid] = [t(`errors.${parsed.issues[0].message}`, { attribute: title, max: CARD_TEXT_MAX })]
  }
  if (Object.keys(errors).length) throw new Unprocessable(errors)
  return texts
}

const told = (texts: readonly CardText[]) => Object.fromEntries(texts.map(({ title, value }) => [title, value]))

/** Replaces the texts that are given on an advisor's card. */
export const save = (call: Call, given: CardTextValues): Promise<CardText[]> =>
  call.db.transaction(async (trx) => {
    const { advisor, user } = call
    await repository.lock(trx, advisor.uuid)
    const before = await repository.findOf(trx, advisor.uuid)
    await repository.replace(trx, advisor.uuid, read(call, before, given))
    const saved = await repository.findOf(trx, advisor.uuid)
    // one's own card is no administration
    if (user?.alias !== advisor.alias) {
      const changed = { object: 'advisor' as const, id: advisor.uuid, name: fullName(advisor) }
      await record(trx, call, changed, told(before), told(saved))
    }
    return saved
  })
