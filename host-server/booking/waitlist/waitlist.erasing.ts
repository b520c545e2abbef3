import {
  ERASED_PER_PAGE,
  type Eraser,
  hasWords,
  ofPerson,
  type PersonSearch,
  plainEmail,
  plainPhone
} from '../../core/jobs/erasing.ts'
import { forget } from '../../core/jobs/outbox.ts'
import { eachNamed, NAMED, named } from '../appointments/named-row.repository.ts'
import { offerTextKey } from '../text-messages/text-jobs.service.ts'
import { forgetTexts } from '../text-messages/texts.repository.ts'
import { waitlistHanded } from './waitlist.handing-out.ts'
import { leave } from './waitlist.service.ts'

/** The list is short, since entries go 90 days after their end: names need no words of their own. */
const LOOKED_THROUGH = 5000

const isMeant = ({ email, phone, words }: PersonSearch, row: { email: string; phone: string; name: string }) => {
  if (email) return plainEmail(row.email) === email
  if (phone) return plainPhone(row.phone) === phone
  return Boolean(words?.length) && hasWords(row.name, words ?? [])
}

export const waitlistEraser: Eraser = {
  kind: 'waitlist-entry',
  handsOut: waitlistHanded,

  async count(db, person) {
    const [counted] = await ofPerson(db.table('waitlist_entries'), person).count('* as total')
    return { removed: Number(counted?.total ?? 0) }
  },

  pageOf: (token) => `/waitlist/${token}`,

  async erase(context, person) {
    const { db } = context
    const uuids = await ofPerson(db.table('waitlist_entries'), person)
      .orderBy('uuid')
      .limit(ERASED_PER_PAGE)
      .pluck('uuid')
    for (const uuid of uuids) {
      // what is offered to them goes to the next
      await leave(context, { uuid }, 'removed')
      const offers = await db.table('waitlist_offers').where({ entry_uuid: uuid }).pluck('uuid')
      await db.transaction(async (trx) => {
        await trx.table('waitlist_entries').where({ uuid }).delete()
        await forget(trx, `waitlist-joined:${uuid}`)
        for (const offer of offers) {
          for (const kind of ['offer', 'expiry']) await forget(trx, `waitlist-${kind}:${offer}`)
          await forgetTexts(trx, offerTextKey(offer))
        }
      })
    }
    return { done: uuids.length < ERASED_PER_PAGE }
  },

  async find(db, { token_hash, ...search }, limit) {
    const rows = db.table('waitlist_entries').orderBy('created_at', 'desc').limit(LOOKED_THROUGH)
    if (token_hash) return (await rows.where({ token_hash }).select(...NAMED)).map(named)
    return (await rows.select(...NAMED))
      .map(named)
      .filter((row) => isMeant(search, row))
      .slice(0, limit)
  },

  each: eachNamed('waitlist_entries')
}
