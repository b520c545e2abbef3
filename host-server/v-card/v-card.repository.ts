import type { TenantDb } from '../core/tenant-db.ts'
import type { Contact } from './v-card.writer.ts'

const TYPES: Record<string, 'JPEG' | 'PNG'> = { 'image/jpeg': 'JPEG', 'image/png': 'PNG' }
/** A larger one would make every phone wait for a picture of a thumbnail's size. */
const PHOTO_MAX = 128 * 1024

interface Branch {
  name: string
  public_name: string | null
  street: string
  zip: string
  city: string
}

export const findBranch = (db: TenantDb, uuid: string): Promise<Branch> =>
  db.table('organizations').where({ uuid }).first('name', 'public_name', 'street', 'zip', 'city')

/** The advisor's photo, where it is one that address books show. */
export async function findPhoto(db: TenantDb, name: string | null): Promise<Contact['photo']> {
  const file = name
    ? await db.table('media').where({ name }).whereIn('content_type', Object.keys(TYPES)).first('content_type', 'bytes')
    : undefined
  const type = file && TYPES[file.content_type]
  if (!type) return undefined
  const bytes = Buffer.from(file.bytes)
  return bytes.length > PHOTO_MAX ? undefined : { type, bytes }
}
