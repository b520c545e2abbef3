import { exampleAssignments, exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleBooked, exampleHold } from '#contract/examples/appointments.example'
import { exampleAvailability } from '#contract/examples/availability.example'
import { mount, type, until } from '../../../testing/mount.ts'
import { answer, json, requests } from '../../../testing/network.ts'
import '../booking.element.ts'

export const AVAILABILITY = 'GET /api/v1/advisors/anna/availability'
export const HOLD = 'POST /api/v1/advisors/anna/holds'
export const RELEASE = `DELETE /api/v1/advisors/anna/holds/${exampleHold.hold}`
export const BOOK = 'POST /api/v1/advisors/anna/appointments'

/** In whole seconds like the server's, rounded up: a hold that arrives expired would look like a wrong clock. */
const inSeconds = (seconds: number) =>
  new Date(Math.ceil(Date.now() / 1000 + seconds) * 1000).toISOString().replace('.000Z', 'Z')

/** A hold that expires in some seconds. */
export const hold = (seconds = 300) => json({ ...exampleHold, expires_at: inSeconds(seconds) }, 201)

export const available = ({ url }: Request) => {
  const { searchParams } = new URL(url)
  return json(exampleAvailability(searchParams.get('from') ?? '', searchParams.get('to') ?? ''))
}

/** An advisor who offers everything, and a server that accepts everything. */
export function serve() {
  sessionStorage.clear()
  answer('GET /api/v1/appointment-topics', exampleTopics)
  answer('GET /api/v1/advisors/anna', {}, 500)
  answer('GET /api/v1/advisors/anna/appointment-topics', exampleAssignments)
  answer('GET /api/v1/advisors/anna/appointment-types', [
    { type: 'by-phone' },
    { type: 'in-branch' },
    { type: 'online' }
  ])
  answer(AVAILABILITY, available)
  answer(HOLD, () => hold())
  answer(RELEASE, undefined, 204)
  answer('GET /api/v1/proof-of-work', {})
  answer(BOOK, exampleBooked, 201)
}

export const asked = (route: string) => {
  const [method, path] = route.split(' ')
  return requests.filter((request) => request.method === method && new URL(request.url).pathname === path)
}

/** Mounts the element. */
export async function visit(html = '<advisor-booking alias="anna"></advisor-booking>', found = 'h2') {
  const { element, root } = await mount(html, found)
  const shadow = root as ShadowRoot
  const find = <E extends HTMLElement>(selector: string) => until(() => shadow.querySelector<E>(selector))
  const click = async (selector: string) => (await find(selector)).click()
  const button = (text: string) =>
    until(() => [...shadow.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent?.includes(text)))
  const press = async (text: string) => (await button(text)).click()
  const at = (step: string) => find(`.at-${step}`)
  const focused = () => shadow.activeElement as HTMLElement | null
  const says = (text: string) => until(() => shadow.textContent?.includes(text))
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) type(await find(`[name=${name}]`), value)
  }
  const typed = (name: string) => shadow.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
  const pick = (type: string) =>
    press({ phone: 'Phone call', branch: 'Meet at the branch', online: 'Video call' }[type] ?? type)
  const toDetails = async (type = 'branch') => {
    await press('Home loan')
    await at('type')
    await pick(type)
    await at('slot')
    await click('.times .slot:not(.skeleton *)')
    await at('details')
  }
  const toReview = async (type = 'branch') => {
    await toDetails(type)
    await fill({ ...maria, ...(type === 'phone' && { phone: '+43 1 234567' }) })
    await press('Continue')
    await at('review')
  }
  return { element, shadow, find, click, press, at, focused, says, fill, typed, pick, toDetails, toReview }
}

export const maria = { first_name: 'Maria', last_name: 'Huber', email: 'maria@example.at' }
