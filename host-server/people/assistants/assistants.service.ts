import { randomUUID } from 'node:crypto'
import type { AssistantForm, ManagedAssistant } from '#contract/assistants'
import type { Crop } from '#contract/photos'
import { NotFound } from '../../core/base/failures.ts'
import { revisionOf } from '../../core/base/revision.ts'
import { audited } from '../../core/events/audited.ts'
import { photoOf } from '../../core/files/media.files.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { refuseErased } from '../people/being-erased.service.ts'
import { removePhotoOf, savePhotoOf } from '../photos/photos.service.ts'
import * as repository from './assistants.repository.ts'

const subject = (id: string, { first_name, last_name }: AssistantForm) => ({
  object: 'assistant' as const,
  id,
  name: `${first_name} ${last_name}`
})

const auditFields = ({ first_name, last_name, phone_number, email_address }: AssistantForm) => ({
  first_name,
  last_name,
  phone_number,
  email_address
})

const shown = ({ photo, ...row }: repository.Supporting): ManagedAssistant => ({
  ...row,
  ...photoOf(photo),
  revision: revisionOf(auditFields(row))
})

export const list = async ({ db }: Call): Promise<ManagedAssistant[]> => (await repository.findAll(db)).map(shown)

const assistants = audited({
  // under which erasures begin
  lock: (trx) => trx.lockTenant(),
  read: repository.lock,
  subject: (row) => subject(row.uuid, row),
  fields: auditFields,
  revised: auditFields,
  present: shown
})

export async function create(call: Call, form: AssistantForm): Promise<ManagedAssistant> {
  const created = await assistants.create(call, async (trx) => {
    const uuid = randomUUID()
    await repository.insert(trx, uuid, form)
    return uuid
  })
  return shown(created)
}

/** @throws Conflict with the assistant as they are, if they are no longer those of the revision */
export async function change(
  call: Call,
  uuid: string,
  form: AssistantForm,
  revision?: string
): Promise<ManagedAssistant> {
  const write = async (trx: TenantDb) => {
    await refuseErased(trx, { assistant_uuid: uuid })
    await repository.update(trx, uuid, form)
  }
  return shown(await assistants.change(call, uuid, write, revision))
}

/** The advisors they supported are left without an assistant. */
export const remove = (call: Call, uuid: string): Promise<void> =>
  assistants.remove(call, uuid, async (trx, row) => {
    await refuseErased(trx, { assistant_uuid: uuid })
    await repository.remove(trx, row)
  })

async function refuseAssistant(trx: TenantDb, uuid: string) {
  await trx.lockTenant()
  await refuseErased(trx, { assistant_uuid: uuid })
}

async function ownerOf({ db }: Call, uuid: string) {
  const found = await repository.find(db, uuid)
  if (!found) throw new NotFound()
  return { table: 'assistants' as const, uuid, logged: subject(uuid, found), refuse: refuseAssistant }
}

export const savePhoto = async (call: Call, uuid: string, crop: Crop | undefined) =>
  savePhotoOf(call, await ownerOf(call, uuid), crop)

export const removePhoto = async (call: Call, uuid: string): Promise<void> =>
  removePhotoOf(call, await ownerOf(call, uuid))
