import { afterEach, beforeEach } from 'vitest'
import type { AppInit } from '#contract/app-init'
import { exampleAdvisorMe, exampleAppInit } from '#contract/examples/app-init.example'
import type { ModuleName } from '#contract/module-names'
import { mount, until } from '../testing/mount.ts'
import { answer } from '../testing/network.ts'
import './app.element.ts'

const own = location.href

/** The login addresses that guests were sent to. */
export const logins: string[] = []

function onLogin(event: Event) {
  event.preventDefault()
  logins.push((event as CustomEvent).detail.href)
}

/** Gives each test a fresh address and storage, and captures redirects to the login. */
export function prepareApp() {
  beforeEach(() => {
    logins.length = 0
    localStorage.clear()
    // the server's, which each app sets anew
    document.documentElement.removeAttribute('lang')
    document.addEventListener('advisor-login', onLogin)
  })
  afterEach(() => {
    document.removeEventListener('advisor-login', onLogin)
    document.getElementById('app-init')?.remove()
    history.replaceState(null, '', own)
  })
}

/** An app-init response that differs from the example's advisor. */
export function initOf(changes: { me?: AppInit['me']; off?: ModuleName; topics?: boolean } = {}): AppInit {
  return {
    ...exampleAppInit,
    me: changes.me ?? exampleAdvisorMe,
    modules: exampleAppInit.modules.map((one) => ({ ...one, effective_state: one.module_name !== changes.off })),
    configurations: { 'online-appointments': { isTopicsEnabled: changes.topics ?? true } }
  }
}

/** Opens the app at a path below /app, in a page with server-rendered markup. */
export async function open(path: string, init: Omit<AppInit, 'me'> & Partial<AppInit> = initOf(), found = '.app') {
  answer('GET /api/v1/app-init', init)
  history.replaceState(null, '', `/app${path}`)
  return mount('<advisor-app><p>Drawn</p></advisor-app>', found)
}

/** Follows a link by its text, as a click would. */
export async function follow(root: ParentNode, text: string) {
  const link = await until(() => [...root.querySelectorAll('a')].find((one) => one.textContent === text))
  link.click()
}

const saveButton = (part: ParentNode, state: string) =>
  until(() => ((part as Element).closest?.('form') ?? part).querySelector<HTMLElement>(`[type=submit]${state}`))

/** Presses the button that saves a page's forms, once there is something to save. */
export const pressSave = async (part: ParentNode) => (await saveButton(part, '[aria-disabled=false]')).click()

/** Waits until nothing is left to save. */
export const allSaved = (part: ParentNode) => saveButton(part, '[aria-disabled=true][aria-busy=false]')

export const path = () => location.pathname
