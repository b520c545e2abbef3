import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Parsed } from '../../core/base/config.ts'
import { type Finding, fault, messageOf, ok, warning } from './finding.ts'
import { FOLDER } from './start-fault.ts'

const MiB = 2 ** 20
/** Below this SQLite's journal has, or will soon have, no space. */
const TOO_LITTLE = 64 * MiB
const LITTLE = 512 * MiB

/** The nearest existing folder, in which a missing one would be created. */
const standing = (folder: string): string => (existsSync(folder) ? folder : standing(dirname(folder)))

/** The data folder must be writable and have space. */
export async function checkFolder({ DATA_DIR }: Pick<Parsed, 'DATA_DIR'>): Promise<Finding[]> {
  const folder = standing(DATA_DIR)
  const probe = join(folder, `.doctor-${randomUUID()}`)
  try {
    await writeFile(probe, 'x')
    await rm(probe)
  } catch (failure) {
    return [fault('data folder', messageOf(failure), FOLDER)]
  }
  const found = folder === DATA_DIR ? `${DATA_DIR} is writable` : `${DATA_DIR} does not exist yet, but can be created`
  return [ok('data folder', found), await checkSpace(folder)]
}

async function checkSpace(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const found = `${Math.floor(free / MiB)} MiB free in ${folder}`
  const todo = 'Free up space or move DATA_DIR; when the disk is full, bookings are refused with 503.'
  if (free < TOO_LITTLE) return fault('disk', found, todo)
  return free < LITTLE ? warning('disk', found, todo) : ok('disk', found)
}

const PATIENCE = { connectionTimeout: 3000, greetingTimeout: 3000, socketTimeout: 5000 }

/** Connects to the mail server, and signs in if there is an account; sends nothing. */
export async function checkMail({ SMTP_URL, NODE_ENV, DATA_DIR }: Parsed): Promise<Finding> {
  if (!SMTP_URL) {
    const found = `SMTP_URL is not set: e-mails are written to ${join(DATA_DIR, 'mails')}`
    return NODE_ENV === 'production'
      ? warning('mail', found, 'Set SMTP_URL; until then, visitors receive no e-mails.')
      : ok('mail', found)
  }
  const transport = createTransport({ url: SMTP_URL, ...PATIENCE })
  try {
    await transport.verify()
    return ok('mail', `${new URL(SMTP_URL).host} answers`)
  } catch (failure) {
    const todo = 'Check host, port, account and TLS in SMTP_URL; e-mails wait in the outbox for a day.'
    return fault('mail', messageOf(failure), todo)
  } finally {
    transport.close()
  }
}
