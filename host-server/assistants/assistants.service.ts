import { randomUUID } from 'node:crypto'
import type { AssistantForm, ManagedAssistant } from '#contract/assistants'
import type { Crop } from '#contract/photos'
import { record } from '../audit/audit.service.ts'
import { NotFound } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { removePhotoOf, savePhotoOf } from '../photos/photos.service.ts'
import * as repository from './assistants.repository.ts'

export const list = ({ db }: Call): Promise<ManagedAssistant[]> => repository.findAll(db)

async function read(db: TenantDb, uuid: string): Promise<ManagedAssistant> {
  const found = (await repository.findAll(db)).find((one) => one.uuid === uuid)
  if (!found) throw new NotFound()
  return found
}

const subject = (id: string, { first_name, last_name }: AssistantForm) => ({
  object: 'assistant' as const,
  id,
  name: `${first_name} ${last_name}`
})

const told = ({ first_name, last_name, phone_number, email_address }: AssistantForm) => ({
  ...{ first_name, last_name, phone_number, email_address }
})

export const create = (call: Call, form: AssistantForm): Promise<ManagedAssistant> =>
  call.db.transaction(async (trx) => {
    const uuid = randomUUID()
    await repository.insert(trx, uuid, form)
    await record(trx, call, subject(uuid, form), undefined, told(form))
    return read(trx, uuid)
  })

type Assistant = NonNullable<Awaited<ReturnType<typeof repository.find>>>
type Work = (trx: TenantDb, before: Assistant) => Promise<void>

/** With nobody else at it meanwhile. */
const revise = (call: Call, uuid: string, work: Work): Promise<void> =>
  call.db.transaction(async (trx) => {
    const before = await repository.lock(trx, uuid)
    if (!before) throw new NotFound()
    await work(trx, before)
  })

export async function change(call: Call, uuid: string, form: AssistantForm): Promise<ManagedAssistant> {
  await revise(call, uuid, async (trx, before) => {
    await repository.update(trx, uuid, form)
    await record(trx, call, subject(uuid, form), told(before), told(form))
  })
  return read(call.db, uuid)
}

/** Whom they supported stands there without an assistant. */
export const remove = (call: Call, uuid: string): Promise<void> =>
  revise(call, uuid, async (trx, before) => {
    await repository.remove(trx, before)
    await record(trx, call, subject(uuid, before), told(before), undefined)
  })

async function ownerOf({ db }: Call, uuid: string) {
  const found = await repository.find(db, uuid)
  if (!found) throw new NotFound()
  return { table: 'assistants' as const, uuid, logged: subject(uuid, found) }
}

export const savePhoto = async (call: Call, uuid: string, crop: Crop | undefined) =>
  savePhotoOf(call, await ownerOf(call, uuid), crop)

export const removePhoto = async (call: Call, uuid: string): Promise<void> =>
  removePhotoOf(call, await ownerOf(call, uuid))
