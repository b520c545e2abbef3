import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureRadicale } from '../../../../scripts/ensure-radicale.ts'
import { freePort } from '../../../testing/free-port.ts'

export const LOGIN = { user: 'anna', password: 'app-password' }
const authorization = `Basic ${Buffer.from(`${LOGIN.user}:${LOGIN.password}`).toString('base64')}`

/** A real CalDAV server with one user and one calendar, which can be stopped and restarted. */
export class Radicale {
  readonly #folder: string
  readonly #port: number
  #process: ChildProcess | undefined

  constructor(folder: string, port: number) {
    this.#folder = folder
    this.#port = port
  }

  static async open(): Promise<Radicale> {
    // without it the tests fail: what is left out would look like what has passed
    ensureRadicale()
    const folder = await mkdtemp(join(tmpdir(), 'advisor-widgets-radicale-'))
    await writeFile(join(folder, 'users'), `${LOGIN.user}:${LOGIN.password}\n`)
    const radicale = new Radicale(folder, await freePort())
    await radicale.start()
    await radicale.clear()
    return radicale
  }

  get host() {
    return `127.0.0.1:${this.#port}`
  }
  get principal() {
    return `http://${this.host}/anna/`
  }
  get calendar() {
    return `http://${this.host}/anna/work/`
  }

  async ask(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
    const answer = await fetch(`http://${this.host}${path}`, {
      method,
      headers: { authorization, 'content-type': 'text/calendar', ...headers },
      ...(body && { body })
    })
    return { status: answer.status, text: await answer.text() }
  }

  /** Writes an event as the advisor's calendar program would. */
  put(uid: string, lines: readonly string[]) {
    const event = ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20270101T000000Z', ...lines, 'END:VEVENT']
    const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...event, 'END:VCALENDAR', ''].join('\r\n')
    return this.ask('PUT', `/anna/work/${uid}.ics`, text)
  }

  async clear() {
    await this.ask('DELETE', '/anna/work/')
    await this.ask('MKCALENDAR', '/anna/work/')
  }

  /** Everything in the calendar, as one text. */
  async whole(): Promise<string> {
    return (await this.ask('GET', '/anna/work/')).text
  }

  async start(): Promise<void> {
    const at = (name: string) => join(this.#folder, name)
    const settings = {
      'server-hosts': this.host,
      'auth-type': 'htpasswd',
      'auth-htpasswd-filename': at('users'),
      'auth-htpasswd-encryption': 'plain',
      'storage-filesystem-folder': at('store'),
      'logging-level': 'critical'
    }
    const flags = Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
    this.#process = spawn('radicale', flags, { stdio: 'ignore' })
    for (let turn = 0; turn < 200; turn += 1) {
      const isUp = await this.ask('OPTIONS', '/').then(
        () => true,
        () => false
      )
      if (isUp) return
      await sleep(50)
    }
    throw new Error('radicale does not answer')
  }

  async halt(): Promise<void> {
    const ended = this.#process && once(this.#process, 'exit')
    this.#process?.kill('SIGKILL')
    await ended
    this.#process = undefined
  }

  async close(): Promise<void> {
    await this.halt()
    await rm(this.#folder, { recursive: true, force: true })
  }
}
