import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { MINUTE } from '../base/clock.ts'
import type { Config } from '../base/config.ts'
import type { Log } from '../base/log.ts'
import { ServerAway } from '../base/server-away.ts'
import type { CurrentTenant } from '../tenancy/current-tenant.ts'
import { encodeEncodedWords } from './encoded-words.ts'
import { mailFileName, mailFolder } from './mail-files.ts'

export interface Mail {
  to: { name: string; address: string }
  /** Bcc recipients. */
  bcc?: { name: string; address: string }[]
  replyTo?: { name: string; address: string }
  /** The sender's name, if not the institution's. */
  sender?: string
  subject: string
  text: string
  html: string
  /** The same for every attempt of a job, so that a mail program shows one mail. */
  messageId: string
  /** The ids of the mails that it continues, the first first. */
  thread?: readonly string[]
  ics?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; filename?: string; content: string }
  headers?: Record<string, string>
  /** Files, and images that the HTML refers to by `cid:`. */
  attachments?: { filename: string; content: Buffer; contentType: string; cid?: string }[]
}

const message = (tenant: CurrentTenant, config: Config, { ics, headers, sender, thread, ...mail }: Mail) => ({
  ...mail,
  from: { name: sender ?? tenant.name, address: tenant.settings.mail_from ?? config.MAIL_FROM },
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  ...(thread && { inReplyTo: thread.at(-1), references: [...thread] }),
  ...(ics && { icalEvent: { filename: 'appointment.ics', ...ics } }),
  // each recipient is one form field or column, never a list that a comma could extend
  disableFileAccess: true,
  disableUrlAccess: true
})

/**
 * A server that has taken a mail may need ten minutes to confirm it (RFC 5321, 4.5.3.2.6): a client that hangs up before
 * sends it again, and the server delivers both.
 */
const times = { connectionTimeout: 3000, greetingTimeout: 5000, socketTimeout: 10 * MINUTE }

/** nodemailer's names for failures of the connection. */
const NOT_REACHED = /^E(CONNECTION|TIMEDOUT|SOCKET|DNS|TLS|AUTH|PROTOCOL)$/

/** `421` is the answer of a server that shuts down or takes no more connections. */
function isAway(failure: unknown, isWelcome: boolean): boolean {
  const { code = '', responseCode } = failure as { code?: string; responseCode?: number }
  return responseCode === 421 || (!isWelcome && NOT_REACHED.test(code))
}

/** @throws ServerAway if the server did not get as far as the mail */
async function deliver(url: string, mail: SendMailOptions): Promise<void> {
  const transport = createTransport({ url, ...times })
  let isWelcome = false
  // nodemailer reports the phase of no timeout and no broken connection; it opens the message once it is connected
  transport.use('stream', ({ message: opened }, done) => {
    encodeEncodedWords(opened)
    opened.transform(() => {
      isWelcome = true
      return new PassThrough()
    })
    done()
  })
  try {
    await transport.sendMail(mail)
  } catch (failure) {
    throw isAway(failure, isWelcome) ? new ServerAway('mail', failure as Error) : failure
  } finally {
    transport.close()
  }
}

/** The mail as it would be sent. */
async function write(mail: SendMailOptions): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true })
  transport.use('stream', ({ message: opened }, done) => {
    encodeEncodedWords(opened)
    done()
  })
  return (await transport.sendMail(mail)).message as Buffer
}

/** Writes and renames, so that a full disk leaves no partial file. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.part`
  try {
    await writeFile(draft, content)
    await rename(draft, file)
  } catch (failure) {
    await rm(draft, { force: true })
    throw failure
  }
}

/** Sends by `SMTP_URL`; without it, writes the mail to `DATA_DIR/mails`. */
export async function sendMail(config: Config, log: Log, tenant: CurrentTenant, mail: Mail): Promise<void> {
  if (config.SMTP_URL) return deliver(config.SMTP_URL, message(tenant, config, mail))
  const content = await write(message(tenant, config, mail))
  const folder = mailFolder(config)
  await mkdir(folder, { recursive: true })
  const file = join(folder, mailFileName(tenant.id))
  await writeWhole(file, content)
  log.info({ file }, 'SMTP_URL is not set: the e-mail was written to a file')
}

/** Replies go to someone whose address the reader may see, else to the sender. */
export const repliesTo = (name: string, address: string): Pick<Mail, 'replyTo'> =>
  address ? { replyTo: { name, address } } : {}

/** The base URL of the tenant's pages, for links in mails; never taken from a request. */
export function baseUrl(config: Config, tenant: CurrentTenant): string {
  if (tenant.base_url) return tenant.base_url
  const base = new URL(config.BASE_URL ?? `http://localhost:${config.PORT}`)
  base.hostname = tenant.host
  return base.origin
}
