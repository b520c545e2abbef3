import type { Config } from '../../core/base/config.ts'
import { derivedToken } from '../../core/security/tokens.ts'

/** The visitor's key, which later mails contain again, while the table has only its hash. */
export const conversationToken = ({ SESSION_SECRET }: Pick<Config, 'SESSION_SECRET'>, tenant: string, uuid: string) =>
  derivedToken(SESSION_SECRET, 'conversation', `${tenant}\0${uuid}`)
