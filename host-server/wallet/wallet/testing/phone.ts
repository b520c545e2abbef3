import { type RequestOptions, request, type TestResponse } from '../../../testing/client.ts'
import type { Site } from '../../../testing/site.ts'
import { filesOf, passJson } from './pass-file.ts'

interface Field {
  key: string
  label: string
  value: string
  changeMessage?: string
}

interface PassJson {
  serialNumber: string
  authenticationToken: string
  passTypeIdentifier: string
  webServiceURL: string
  organizationName: string
  voided?: boolean
  generic: Record<'headerFields' | 'primaryFields' | 'secondaryFields' | 'auxiliaryFields' | 'backFields', Field[]>
}

interface Held {
  pass: PassJson
  modified: string | undefined
}

const fieldsOf = ({ generic }: PassJson) => new Map(Object.values(generic).flatMap((all) => all.map((f) => [f.key, f])))

/** The lock screen's text for a new pass: the change message, or a generic one. */
function alertsOf(before: PassJson, after: PassJson): string[] {
  const known = fieldsOf(before)
  const changed = [...fieldsOf(after).values()].filter(
    ({ key, value, changeMessage }) => changeMessage && known.get(key)?.value !== value
  )
  const [first] = changed
  if (!first) return []
  if (changed.length > 1 || !first.changeMessage?.includes('%@')) return [`${after.organizationName} changed`]
  return [first.changeMessage.replace('%@', first.value)]
}

/**
 * An iPhone as Apple's PassKit Web Service Reference describes it: registers for each pass it holds, asks for changes
 * once it is woken, fetches those passes, compares them with its own, and shows the change messages of their fields.
 */
export class Phone {
  readonly passes = new Map<string, Held>()
  /** The texts shown on the lock screen. */
  readonly alerts: string[] = []
  readonly pushToken: string
  #tag: string | undefined
  readonly #site: Pick<Site, 'origin'>
  readonly #device: string

  constructor(site: Pick<Site, 'origin'>, device: string, pushToken: string) {
    this.#site = site
    this.#device = device
    this.pushToken = pushToken
  }

  /** At the URL that the pass contains, with the site's host. */
  ask(method: string, pass: PassJson, path: string, { headers, ...asked }: RequestOptions = {}): Promise<TestResponse> {
    const address = new URL(pass.webServiceURL).pathname + path
    const own = { origin: undefined, authorization: `ApplePass ${pass.authenticationToken}` }
    return request(this.#site, method, address, { ...asked, headers: { ...own, ...headers } })
  }

  registration({ passTypeIdentifier, serialNumber }: PassJson): string {
    return `/v1/devices/${this.#device}/registrations/${passTypeIdentifier}/${serialNumber}`
  }

  /** Adds a pass to the wallet; returns the response to its registration. */
  async add(files: Record<string, Buffer>): Promise<number> {
    const pass: PassJson = passJson(files)
    this.passes.set(pass.serialNumber, { pass, modified: undefined })
    return (await this.ask('POST', pass, this.registration(pass), { body: { pushToken: this.pushToken } })).status
  }

  /** Removes a pass from the wallet. */
  async remove(serial: string): Promise<number> {
    const held = this.passes.get(serial)
    if (!held) throw new Error(`${serial} is not in the wallet`)
    this.passes.delete(serial)
    return (await this.ask('DELETE', held.pass, this.registration(held.pass))).status
  }

  /** Handles a push: fetches what has changed. Returns the number of new passes. */
  async wake(): Promise<number> {
    const [any] = this.passes.values()
    if (!any) return 0
    const since = this.#tag === undefined ? '' : `?passesUpdatedSince=${encodeURIComponent(this.#tag)}`
    const { pass } = any
    const list = `/v1/devices/${this.#device}/registrations/${pass.passTypeIdentifier}${since}`
    const { status, body } = await this.ask('GET', pass, list, { headers: { authorization: undefined } })
    if (status === 204) return 0
    if (status !== 200 || typeof body.lastUpdated !== 'string') throw new Error(`The list answers ${status}`)
    const fetched = await Promise.all((body.serialNumbers as string[]).map((serial) => this.#fetch(serial)))
    this.#tag = body.lastUpdated
    return fetched.filter(Boolean).length
  }

  async #fetch(serial: string): Promise<boolean> {
    const held = this.passes.get(serial)
    if (!held) return false
    const { pass, modified } = held
    const path = `/v1/passes/${pass.passTypeIdentifier}/${serial}`
    const answer = await this.ask('GET', pass, path, { headers: { 'if-modified-since': modified } })
    if (answer.status === 304) return false
    if (answer.status !== 200) throw new Error(`The pass answers ${answer.status}`)
    const fresh: PassJson = passJson(filesOf(answer.bytes))
    this.alerts.push(...alertsOf(pass, fresh))
    this.passes.set(serial, { pass: fresh, modified: answer.headers['last-modified'] })
    return true
  }

  /** The back of a card in the wallet, by key. */
  back(serial: string): Record<string, string> {
    const fields = this.passes.get(serial)?.pass.generic.backFields ?? []
    return Object.fromEntries(fields.map(({ key, value }) => [key, value]))
  }
}
