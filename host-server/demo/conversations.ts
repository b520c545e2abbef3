import { filledIn } from '#contract/reply-templates'
import { HOUR, instant, MINUTE } from '../core/base/clock.ts'
import { fullName } from '../core/base/full-name.ts'
import { searchWords } from '../core/base/search-words.ts'
import { hashToken } from '../core/security/tokens.ts'
import { advisorId, idOf, insertAll, type Seeding } from './seeding.ts'

/** Chats with the advisors who have an account: one that waits for an answer, and one that has it. */
export async function seedConversations(seeding: Seeding) {
  const { tenant, now } = seeding
  const ago = (age: number) => instant(now.getTime() - age)
  const [first = '', second = ''] = tenant.notes.filter(Boolean)
  const chats = tenant.advisors.slice(0, 2).flatMap((advisor) =>
    [first, second].map((note, index) => {
      const name = tenant.visitors[index + 4] ?? 'Vera Visitor'
      const author = fullName({ title_prefix: '', title_suffix: '', ...advisor })
      const reply = filledIn(tenant.replies[0]?.text ?? '', { name, advisor: author })
      const isAnswered = index > 0
      const uuid = idOf(tenant, 'conversation', advisor.alias, index)
      const began = 25 * MINUTE + index * 3 * HOUR
      const message = { conversation_uuid: uuid, author_uuid: null, created_at: ago(began) }
      return {
        row: {
          uuid,
          token_hash: hashToken(uuid),
          advisor_uuid: advisorId(seeding, advisor),
          name,
          email: `chat.${index + 1}@example.com`,
          language: '' as const,
          search_words: searchWords(name),
          campaign: '',
          created_at: ago(began),
          last_at: ago(isAnswered ? began - 10 * MINUTE : began),
          changed_at: ago(began),
          ended_at: null,
          revision: 1,
          last_seq: isAnswered ? 2 : 1,
          last_seq_visitor: 1,
          last_seq_staff: isAnswered ? 2 : 0,
          seen_visitor: isAnswered ? 2 : 0,
          seen_staff: isAnswered ? 1 : 0
        },
        messages: [
          { ...message, seq: 1, client_id: `${uuid}-1`, is_from_visitor: true, author_name: name, text: note },
          ...(isAnswered
            ? [
                {
                  ...message,
                  seq: 2,
                  client_id: `${uuid}-2`,
                  is_from_visitor: false,
                  author_name: author,
                  text: reply,
                  created_at: ago(began - 10 * MINUTE)
                }
              ]
            : [])
        ]
      }
    })
  )
  await insertAll(
    seeding,
    'conversations',
    chats.map(({ row }) => row)
  )
  await insertAll(
    seeding,
    'conversation_messages',
    chats.flatMap(({ messages }) => messages)
  )
}
