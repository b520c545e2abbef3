import { type HandedFile, ofMailbox, type Person } from '../../core/jobs/erasing.ts'
import { handOut, IN_TIME, since } from '../../core/jobs/handing-out.ts'
import type { Having } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findNames } from '../../people/advisors/advisor-names.repository.ts'
import { FILE_SLICE, findSlice, type MessageRow } from './conversations.repository.ts'
import { bookingIn, fileIn, offerIn } from './shown-message.ts'

const rowsOf = (db: TenantDb, person: Person) => ofMailbox(db.table('conversations'), person)

interface Place {
  conversation_uuid: string
  seq: number
}

const IN_PLACE = [{ column: 'conversation_uuid' }, { column: 'seq' }]

/** Only what comes after one of them, conversation by conversation. */
function behind<Q extends Having<Place>>(rows: Q, last: Place | undefined): Q {
  if (!last) return rows
  const { conversation_uuid, seq } = last
  rows.where((later) =>
    later
      .where('conversation_uuid', '>', conversation_uuid)
      .orWhere((same) => same.where({ conversation_uuid }).where('seq', '>', seq))
  )
  return rows
}

/** A name must not lead out of the folder into which somebody unpacks it. */
const plainName = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}._-]+/gu, '_')
    .replace(/^\.+/, '')
    .slice(-80)

/** Where the archive has a file. */
const pathOf = ({ conversation_uuid, seq }: Place, name: string) =>
  `files/${conversation_uuid}-${seq}-${plainName(name) || 'file'}`

async function* slicesOf(db: TenantDb, { conversation_uuid, seq }: Place): AsyncGenerator<Uint8Array> {
  for (let from = 0; ; from += FILE_SLICE) {
    const slice = await findSlice(db, conversation_uuid, { seq, since: '', from })
    if (!slice?.length) return
    yield slice
    if (slice.length < FILE_SLICE) return
  }
}

/** One by one: each may have some megabytes. */
async function* filesOf(db: TenantDb, person: Person): AsyncGenerator<HandedFile> {
  let last: Place | undefined
  while (true) {
    const file: Place | undefined = await behind(db.table('conversation_files'), last)
      .whereIn('conversation_uuid', rowsOf(db, person).select('uuid'))
      .orderBy(IN_PLACE)
      .first('conversation_uuid', 'seq')
    if (!file) return
    last = file
    const { conversation_uuid, seq } = file
    const message = await db.table('conversation_messages').where({ conversation_uuid, seq }).first('text')
    yield { name: pathOf(file, message?.text ?? ''), bytes: slicesOf(db, file) }
  }
}

/** What a message has besides its text. */
function detailsOf(row: Pick<MessageRow, 'kind' | 'details'>): string {
  const [offer, booking] = [offerIn(row), bookingIn(row)]
  if (offer) return [offer.topic, ...offer.starts].join(', ')
  if (booking) return [booking.topic, booking.starts_at].join(', ')
  return fileIn(row) ? '' : row.details
}

export const conversationsHanded = [
  handOut(
    'conversations',
    (db, person, last, size) => since(rowsOf(db, person), last).orderBy(IN_TIME).limit(size),
    async (rows, db) => {
      const advisors = await findNames(db, rows)
      return rows.map((row) => ({
        id: row.uuid,
        advisor: advisors.get(row.advisor_uuid) ?? '',
        name: row.name,
        email: row.email,
        language: row.language,
        campaign: row.campaign,
        created_at: row.created_at,
        ended_at: row.ended_at
      }))
    }
  ),
  {
    ...handOut(
      'conversation_messages',
      (db, person, last, size) =>
        behind(db.table('conversation_messages'), last)
          .whereIn('conversation_uuid', rowsOf(db, person).select('uuid'))
          .orderBy(IN_PLACE)
          .limit(size),
      (rows) =>
        rows.map((row) => ({
          conversation: row.conversation_uuid,
          author: row.is_from_visitor ? 'visitor' : 'staff',
          text: row.text,
          details: detailsOf(row),
          ...(row.kind === 'file' && { file: pathOf(row, row.text) }),
          created_at: row.created_at
        }))
    ),
    files: filesOf
  },
  handOut(
    'conversation_notes',
    (db, person, last, size) =>
      db
        .table('conversation_notes')
        .whereIn('conversation_uuid', rowsOf(db, person).select('uuid'))
        .where('conversation_uuid', '>', last?.conversation_uuid ?? '')
        .orderBy('conversation_uuid')
        .limit(size),
    (rows) =>
      rows.map((row) => ({
        conversation: row.conversation_uuid,
        internal_note: row.text,
        created_at: row.changed_at
      }))
  )
]
