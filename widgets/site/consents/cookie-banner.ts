import { hideCookie, postConsent } from '#contract/consents'
import { caller } from '../../core/element/api.ts'
import { release } from './blocked-scripts.ts'
import { forget, remembered, removeCookies, setCookie } from './consent-cookies.ts'

/** Tells the next page that the visitor reopened the banner, and what was accepted so far. */
const REOPENED = 'advisor-cookies-reopened'

const listOf = (text = '') => text.split(' ').filter(Boolean)

function reopen() {
  sessionStorage.setItem(REOPENED, JSON.stringify(remembered()?.choice ?? []))
  forget()
  location.reload()
}

function readReopened(): string[] | undefined {
  const allowed = sessionStorage.getItem(REOPENED)
  sessionStorage.removeItem(REOPENED)
  return allowed === null ? undefined : JSON.parse(allowed)
}

const isActivator = (target: EventTarget) => target instanceof Element && target.id === 'cookiesActivator'

document.addEventListener('click', (event) => {
  if (event.composedPath().some(isActivator)) reopen()
})

/** Asks which optional cookies may be set, on the host's own pages; server-rendered and hidden. */
class CookieBanner extends HTMLElement {
  #before: HTMLElement | undefined
  #size = new ResizeObserver(() => this.#keepClear())

  get #form() {
    return this.querySelector('form') as HTMLFormElement
  }

  get #boxes() {
    return [...this.querySelectorAll<HTMLInputElement>('input[name=category]')]
  }

  get #version() {
    return this.getAttribute('version') ?? ''
  }

  connectedCallback() {
    const known = remembered()
    // consent covers only what was asked; a refusal need not be asked again
    if (known?.choice.length && known.version !== this.#version) forget()
    else if (known) return this.#goOn(known.choice, Boolean(known.uuid))
    this.#ask()
  }

  disconnectedCallback() {
    this.#size.disconnect()
  }

  #goOn(choice: string[], isRecorded: boolean) {
    if (choice.length && !isRecorded) void this.#record(choice)
    release(choice)
  }

  #ask() {
    const reopened = readReopened()
    for (const box of this.#boxes) box.checked = reopened?.includes(box.value) ?? false
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault()
      this.#decide(this.#boxes.filter(({ checked }) => checked))
    })
    this.querySelector('[name=refuse]')?.addEventListener('click', () => this.#decide([]))
    this.querySelector('[name=agree]')?.addEventListener('click', () => this.#decide(this.#boxes))
    this.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#hide())
    this.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !this.contains(relatedTarget)) this.#before = relatedTarget
    })
    this.hidden = false
    this.#size.observe(this)
    if (!reopened) return
    this.querySelector('details')?.setAttribute('open', '')
    this.querySelector<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true })
  }

  #decide(accepted: readonly HTMLInputElement[]) {
    const choice = accepted.map(({ value }) => value)
    setCookie(hideCookie({ version: this.#version, choice }, location.protocol === 'https:'))
    const refused = this.#boxes.filter((box) => !accepted.includes(box))
    const allowed = [...accepted, ...this.querySelectorAll<HTMLInputElement>('[data-essential]')]
    const names = (boxes: readonly HTMLInputElement[]) =>
      boxes.flatMap(({ dataset }) => listOf(dataset.cookies ?? dataset.essential))
    removeCookies(names(refused), names(allowed))
    this.#hide()
    release(choice)
    void this.#record(choice)
  }

  /** What could not be recorded is recorded on the next page. */
  async #record(choice: string[]) {
    await caller('')(postConsent, { body: { version: this.#version, choice } }).catch(() => {})
  }

  /** Returns the focus to where it was, or moves it to the content. */
  #hide() {
    const hadFocus = this.contains(document.activeElement)
    this.hidden = true
    this.#size.disconnect()
    this.#keepClear()
    if (!hadFocus) return
    if (this.#before?.isConnected) return this.#before.focus({ preventScroll: true })
    const main = document.querySelector('main')
    if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1
    main?.focus({ preventScroll: true })
  }

  /** Keeps focused elements from being hidden under the banner. */
  #keepClear() {
    document.documentElement.style.scrollPaddingBlockEnd = this.hidden ? '' : `${this.offsetHeight}px`
  }
}

if (!customElements.get('advisor-cookie-banner')) customElements.define('advisor-cookie-banner', CookieBanner)
