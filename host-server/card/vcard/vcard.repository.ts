import { found } from '../../core/base/failures.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { Contact } from './vcard.writer.ts'

const TYPES: Record<string, 'JPEG' | 'PNG'> = { 'image/jpeg': 'JPEG', 'image/png': 'PNG' }
/** In bytes: address books show a thumbnail, which is not worth a longer download. */
const PHOTO_MAX = 128 * 1024

interface Branch {
  name: string
  public_name: string | null
  street: string
  zip: string
  city: string
}

export const findBranch = (db: TenantDb, uuid: string): Promise<Branch> =>
  db.table('organizations').where({ uuid }).first('name', 'public_name', 'street', 'zip', 'city').then(found)

/** The advisor's photo, if address books support its format. */
export async function findPhoto(db: TenantDb, name: string | null): Promise<Contact['photo']> {
  const file = name
    ? await db.table('media').where({ name }).whereIn('content_type', Object.keys(TYPES)).first('content_type', 'bytes')
    : undefined
  const type = file && TYPES[file.content_type]
  if (!type) return undefined
  const bytes = Buffer.from(file.bytes)
  return bytes.length > PHOTO_MAX ? undefined : { type, bytes }
}
