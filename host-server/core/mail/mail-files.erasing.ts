import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../base/config.ts'
import { giveWay } from '../base/slices.ts'
import type { Eraser, Person } from '../jobs/erasing.ts'
import { isNamedIn } from '../jobs/outbox.erasing.ts'
import { isMailOf, mailFolder } from './mail-files.ts'

/** Lines of base64, which encodes what is no plain text. */
const ENCODED = /(?:^[A-Za-z\d+/]{60,76}\r?\n)*^[A-Za-z\d+/]{4,76}={0,2}\r?$/gm

const unfolded = (text: string) => text.replace(/\r?\n[ \t]/g, '')

/** What a mail says, in headers and parts. */
function readable(raw: string): string {
  const printed = raw
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[\dA-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString())
  const parts = [...raw.matchAll(ENCODED)].map(([part]) => Buffer.from(part, 'base64').toString())
  return [printed, ...parts].map(unfolded).join('\n')
}

/** The files of a tenant's mails that name a customer, of the time before the erasure. */
async function findFiles(config: Config, tenantId: string, person: Person): Promise<string[]> {
  const folder = mailFolder(config)
  const all = await readdir(folder).catch(() => [])
  const found: string[] = []
  for (const file of all.filter((name) => isMailOf(name, tenantId, person.until)).map((name) => join(folder, name))) {
    // another node may have deleted it
    const raw = await readFile(file, 'utf8').catch(() => '')
    if (isNamedIn(readable(raw), person)) found.push(file)
    await giveWay()
  }
  return found
}

/** Mails that were written to files, as no server sends them. */
export const mailFileEraser: Eraser & { kind: 'mail-file' } = {
  kind: 'mail-file',
  isFirst: true,

  count: async (db, person, { config }) => ({ removed: (await findFiles(config, db.tenantId, person)).length }),

  async erase({ db, app }, person) {
    for (const file of await findFiles(app.config, db.tenantId, person)) await rm(file, { force: true })
    return { done: true }
  }
}
