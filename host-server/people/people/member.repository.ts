import { createHash } from 'node:crypto'
import { fullName } from '../../core/base/full-name.ts'
import { hasWords, type PersonSearch, plainEmail, plainPhone } from '../../core/jobs/erasing.ts'
import type { Member } from '../../core/jobs/staff-erasing.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** An advisor, a member of staff or an assistant, as they are told apart before they are erased. */
export interface Known extends Omit<Member, 'pseudonym' | 'alias'> {
  name: string
  /** Null where nobody is deactivated: assistants. */
  is_active: boolean | null
}

const filled = (...values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.filter((value): value is string => Boolean(value)))
]

const bare = ({ first_name, last_name }: Record<'first_name' | 'last_name', string>) =>
  `${first_name} ${last_name}`.trim()

const findCards = (db: TenantDb) => db.table('advisors').whereNull('erased_at')

type Card = Awaited<ReturnType<typeof findCards>>[number]
type Account = Awaited<ReturnType<typeof accounts>>[number]
type Assistant = Awaited<ReturnType<typeof assistants>>[number]

const accounts = (db: TenantDb) =>
  db
    .table('users')
    .select('uuid', 'advisor_uuid', 'full_name', 'first_name', 'last_name', 'email_address', 'deactivated_at')
const assistants = (db: TenantDb) =>
  db.table('assistants').select('uuid', 'first_name', 'last_name', 'phone_number', 'email_address')

function known(account: Account | undefined, card: Card | undefined, aliases: readonly string[]): Known {
  const names = [account?.full_name, card && fullName(card), card && bare(card), account && bare(account)]
  return {
    uuid: card?.uuid ?? account?.uuid ?? '',
    user_uuid: account?.uuid ?? null,
    advisor_uuid: card?.uuid ?? null,
    assistant_uuid: null,
    name: (card && fullName(card)) ?? account?.full_name ?? '',
    names: filled(...names),
    emails: filled(...[account?.email_address, card?.email_address].map((email) => email && plainEmail(email))),
    phones: filled(...[card?.phone_number, card?.whatsapp_id].map((phone) => phone && plainPhone(phone))),
    aliases: filled(card?.alias, ...aliases),
    is_active: account ? !account.deactivated_at : !card?.deactivated_at
  }
}

const assisting = (row: Assistant): Known => ({
  uuid: row.uuid,
  user_uuid: null,
  advisor_uuid: null,
  assistant_uuid: row.uuid,
  name: bare(row),
  names: filled(bare(row)),
  emails: filled(plainEmail(row.email_address)),
  phones: filled(plainPhone(row.phone_number)),
  aliases: [],
  is_active: null
})

/** Everybody: some thousand people at most. */
export async function findEverybody(db: TenantDb): Promise<Known[]> {
  const cards = new Map((await findCards(db)).map((card) => [card.uuid, card]))
  const former = new Map<string, string[]>()
  for (const { advisor_uuid, alias } of await db.table('advisor_aliases').orderBy('alias')) {
    former.set(advisor_uuid, [...(former.get(advisor_uuid) ?? []), alias])
  }
  const people: Known[] = []
  for (const account of await accounts(db)) {
    const card = cards.get(account.advisor_uuid ?? '')
    if (card) cards.delete(card.uuid)
    people.push(known(account, card, former.get(card?.uuid ?? '') ?? []))
  }
  for (const card of cards.values()) people.push(known(undefined, card, former.get(card.uuid) ?? []))
  return [...people, ...(await assistants(db)).map(assisting)]
}

/** By address, number or alias as a whole, or by words of the name. */
export const isMeant =
  ({ email, phone, words }: PersonSearch, typed: string) =>
  ({ names, emails, phones, aliases }: Known): boolean => {
    if (email) return emails.includes(email)
    if (phone) return phones.includes(phone)
    if (aliases.includes(typed.trim().toLowerCase())) return true
    return Boolean(words?.length) && names.some((name) => hasWords(name, words ?? []))
  }

/** What takes the place of a name and an alias: the same for all rows of one erasure, and nobody else's. */
export function pseudonymsOf(erasure: string, nameOf: (code: string) => string): Pick<Member, 'pseudonym' | 'alias'> {
  const code = createHash('sha256').update(erasure).digest('hex').slice(0, 8)
  return { pseudonym: nameOf(code.toUpperCase()), alias: `former-${code}` }
}

/** Whom a key means; of those who are erased, what is left. */
export async function find(db: TenantDb, uuid: string): Promise<Known | undefined> {
  const [found] = (await findEverybody(db)).filter((one) => one.uuid === uuid)
  if (found) return found
  const card = await db.table('advisors').where({ uuid }).first()
  return card && known(undefined, card, [])
}
