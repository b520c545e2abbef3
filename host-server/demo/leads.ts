import { LEAD_CONSENT } from '#contract/leads'
import { languageOf } from '#contract/locales'
import { tokenOf } from '../card/leads/leads.service.ts'
import { DAY, HOUR, instant } from '../core/base/clock.ts'
import { textsIn } from '../core/base/intl.ts'
import { searchWords } from '../core/base/search-words.ts'
import { hashToken } from '../core/security/tokens.ts'
import { advisorId, idOf, insertAll, mobileOf, type Seeding } from './seeding.ts'

/** How far each has got, how long ago it was left, and with what. */
const LEFT = [
  { state: 'new', age: 3 * HOUR, company: 0, campaign: 'fair', internal_note: '' },
  { state: 'new', age: 5 * HOUR, company: undefined, campaign: 'fair', internal_note: '' },
  { state: 'contacted', age: 3 * DAY, company: 1, campaign: '', internal_note: '+' },
  { state: 'done', age: 20 * DAY, company: undefined, campaign: 'flyer', internal_note: '' }
] as const

/** Contacts that were left with the advisors who have an account. */
export async function seedLeads(seeding: Seeding) {
  const { tenant, now, secret } = seeding
  const t = textsIn(tenant.language)
  const notes = tenant.notes.filter(Boolean)
  const rows = tenant.advisors.slice(0, 2).flatMap((advisor) =>
    LEFT.map(({ age, internal_note, company: at, ...left }, index) => {
      const company = at === undefined ? '' : tenant.companies[at]
      const uuid = idOf(tenant, 'lead', advisor.alias, index)
      const [first_name = '', last_name = ''] = tenant.visitors[index + 2]?.split(' ') ?? []
      const phone = index % 2 ? '' : mobileOf(tenant, 3_456_780 + index)
      const email = `lead.${index + 1}@example.com`
      const typed = { first_name, last_name, company, email, phone }
      return {
        ...left,
        ...typed,
        uuid,
        token_hash: hashToken(tokenOf(secret, uuid)),
        advisor_uuid: advisorId(seeding, advisor),
        note: notes[index] ?? '',
        internal_note: internal_note && (notes.at(-1) ?? ''),
        language: languageOf(tenant.language),
        consent_text: t('pages.exchange-consent', { tenant: tenant.name }),
        consent_version: LEAD_CONSENT,
        search_words: searchWords(Object.values(typed).join(' ')),
        created_at: instant(now.getTime() - age)
      }
    })
  )
  await insertAll(seeding, 'leads', rows)
}
