import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../base/config.ts'

/** Where mails go without a mail server. */
export const mailFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => join(DATA_DIR, 'mails')

const written = (moment: string) => moment.replaceAll(':', '-')

/** Sorts by time, and says whose it is. */
export const mailFileName = (tenantId: string) =>
  `${written(new Date().toISOString())}-${tenantId}-${randomUUID().slice(0, 8)}.eml`

/** Whether a file is a mail of a tenant from not after a moment. */
export const isMailOf = (name: string, tenantId: string, until: string) =>
  name.endsWith('.eml') && name.includes(`-${tenantId}-`) && name.slice(0, 19) <= written(until).slice(0, 19)
