import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { instant } from '../core/base/clock.ts'
import type { Site } from './site.ts'

export interface Delivered extends Email {
  /** The addresses of the envelope. */
  recipients: string[]
  /** The message as it was received. */
  raw: string
}

export interface Mailbox {
  url: string
  mails: Delivered[]
  stop(): Promise<void>
}

async function read(stream: Readable, recipients: string[]): Promise<Delivered> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  const raw = Buffer.concat(chunks).toString()
  return { ...(await PostalMime.parse(raw, { attachmentEncoding: 'utf8' })), recipients, raw }
}

interface Options {
  /** A free one by default. */
  port?: number
  /** Milliseconds that it takes to confirm a mail it has stored. */
  delay?: number
}

/** A real SMTP server that stores mails; it rejects recipients called `refused`. */
export async function openMailbox({ port: wanted = 0, delay = 0 }: Options = {}): Promise<Mailbox> {
  const mails: Delivered[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      done(address.startsWith('refused@') ? new Error('No such mailbox') : undefined)
    },
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      const store = async () => {
        mails.push(await read(stream, recipients))
        if (delay) await sleep(delay)
      }
      // a sender may disconnect in the middle of a mail
      store().then(() => done(), done)
    }
  })
  // a sender who was killed leaves a broken connection
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve()))
  }
}

/** Waits until every due mail has been sent, by this call or by the server's own polling. */
export async function deliver({ app, clock, drain }: Site): Promise<void> {
  for (;;) {
    await drain()
    const due = await app
      .knex('outbox')
      .where({ state: 'waiting' })
      .where('next_at', '<=', instant(clock.now()))
      .first('uuid')
    if (!due) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
