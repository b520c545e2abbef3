import { Component, type ComponentType, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { postLog } from '#contract/frontend-logs'
import { languageTag } from '#contract/locales'
import type { PropType, Tag } from '#contract/tags'
import type { Theme } from '#contract/tenant'
import { caller, ownOrigin } from './api.ts'
import { type Host, HostContext } from './host.ts'
import { loadPreload } from './preload.ts'
import { onReturn } from './return.ts'
import { adopt, themeCss } from './styles.ts'
import { type Formatter, type Texts, TextsContext } from './texts.tsx'

export interface WidgetOptions {
  /** CSS texts for the shadow root. */
  styles: readonly string[]
  /** Only in widgets whose texts take arguments. */
  format?: Formatter
  /** Only in widgets with atoms: gives each element a store of its own. */
  provide?: ComponentType<{ children: ReactNode }>
  /** For widgets that show no tenant colour. */
  plain?: true
  /** For our own whole pages: no shadow root, styles adopted by the document. */
  light?: true
  /** Where the texts come from; the tag's preload when absent. */
  load?: (host: Host) => Promise<Texts>
  /** Loads code that the first picture needs, for pages without `embed.js`, which does so. */
  ahead?: (props: Record<string, unknown>) => void
  /** Shown in a `light` element without content until its texts have loaded; elsewhere the tag's content is. */
  loading?: ReactNode
}

/** What an element needs before it renders. */
interface Ready {
  texts: Texts
  theme?: Theme | undefined
}

/** What came before the first picture, if something was awaited. */
type First = Ready | 'failed' | undefined

const PRELOADED = Symbol('preloaded')

interface WidgetElement extends HTMLElement {
  [PRELOADED]?: Host['preloaded']
}

const rootOf = (element: Element) => element.shadowRoot ?? document

const attributeOf = (prop: string) => prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const READ: Record<PropType, (value: string | null) => unknown> = {
  string: (value) => value ?? undefined,
  number: (value) => (value === null || value.trim() === '' || Number.isNaN(Number(value)) ? undefined : Number(value)),
  boolean: (value) => value !== null && value !== 'false',
  json: () => undefined
}

function reflect(element: Element, name: string, value: unknown) {
  if (value === undefined || value === null || value === false) element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : String(value))
}

/** Describes the element's surroundings; `host` and `lang` are attributes of every tag. */
function hostOf(element: WidgetElement): Host {
  const named = element.getAttribute('host')
  const origin = named && URL.canParse(named) ? new URL(named).origin : ownOrigin
  return {
    origin,
    lang: element.closest('[lang]')?.getAttribute('lang') || undefined,
    preloaded: preloadOf(element, origin),
    root: rootOf(element),
    emit: (name, detail = {}) =>
      element.dispatchEvent(
        new CustomEvent(`advisor-${name}`, { bubbles: true, composed: true, cancelable: true, detail })
      ),
    log: (body) => caller(origin)(postLog, { body })
  }
}

/** An element inside another of ours is part of what was preloaded for the outer one. */
function preloadOf(element: WidgetElement, origin: string): Host['preloaded'] {
  const outer = (element.getRootNode() as Partial<ShadowRoot>).host as WidgetElement | undefined
  element[PRELOADED] = outer?.[PRELOADED] ?? (() => loadPreload(origin, element))
  return element[PRELOADED]
}

const isSame = (one: Host, other: Host) => one.origin === other.origin && one.lang === other.lang

async function readyOf(host: Host, load: WidgetOptions['load']): Promise<Ready> {
  if (load) return { texts: await load(host) }
  const { theme, ...texts } = await host.preloaded()
  return { texts: { ...texts, tag: languageTag(texts.locale) }, theme }
}

/** Shows the tag's content where texts and colours failed to load, until they have. */
function useReady(element: WidgetElement, host: Host, first: First, options: WidgetOptions) {
  const { format, plain, load } = options
  const [texts, setTexts] = useState(() => (first && first !== 'failed' ? { ...first.texts, format } : undefined))
  const [attempt, setAttempt] = useState(0)
  const isAnnounced = useRef(false)
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    let current = true
    let stopWaiting = () => {}
    const announce = ({ theme }: Ready) => {
      if (theme && !plain) adopt(rootOf(element), themeCss(theme))
      if (!isAnnounced.current) host.emit('ready')
      isAnnounced.current = true
    }
    const fail = () => {
      if (!current) return
      host.emit('error', { reason: 'load' })
      stopWaiting = onReturn(() => setAttempt(attempt + 1))
    }
    const known = isFirst.current ? first : undefined
    isFirst.current = false
    if (known === 'failed') fail()
    else if (known) announce(known)
    else
      readyOf(host, load).then((ready) => {
        if (!current) return
        announce(ready)
        setTexts({ ...ready.texts, format })
      }, fail)
    return () => {
      current = false
      stopWaiting()
    }
  }, [element, host, first, format, plain, load, attempt])
  return texts
}

/** Shows the tag's content when rendering fails; rethrowing would leave nothing. */
class Boundary extends Component<{ host: Host; children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.host.emit('error', { reason: 'load' })
  }

  override render() {
    return this.state.failed ? <slot /> : this.props.children
  }
}

/** The tag's content, in an element that no component renders and a renderer thus does not take over. */
function fallback(): HTMLElement {
  const element = document.createElement('advisor-fallback')
  element.style.display = 'contents'
  element.append(document.createElement('slot'))
  return element
}

interface RootProps {
  element: WidgetElement
  first: First
  onRendered: () => void
  given: { lang?: string; host?: string; mode?: string }
}

/**
 * Registers a component as a custom element in a shadow root: bare flags, removed attributes, properties set before the
 * upgrade and moves in the document keep their meaning, and what is detached does nothing.
 */
export function defineWidget<P extends object>({ tag, props }: Tag, Drawn: ComponentType<P>, options: WidgetOptions) {
  if (typeof customElements === 'undefined' || customElements.get(tag)) return
  const Provide = options.provide ?? (({ children }) => children)

  function Root({ element, first, onRendered, given: { lang, host: origin, ...given } }: RootProps) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: hostOf reads these attributes
    const host = useMemo(() => hostOf(element), [element, lang, origin, given.mode])
    const texts = useReady(element, host, first, options)
    useLayoutEffect(onRendered, [onRendered])
    if (!texts) return options.loading ?? <slot />
    return (
      <Boundary host={host}>
        <HostContext.Provider value={host}>
          <TextsContext.Provider value={texts}>
            <Provide>
              <div className="root" lang={texts.tag}>
                <Drawn {...(given as P)} />
              </div>
            </Provide>
          </TextsContext.Provider>
        </HostContext.Provider>
      </Boundary>
    )
  }

  const types: Record<string, PropType> = { ...props, lang: 'string', host: 'string' }
  const names = Object.keys(types)
  const byAttribute = Object.fromEntries(names.map((name) => [attributeOf(name), name]))

  class Widget extends HTMLElement {
    static readonly observedAttributes = Object.keys(byAttribute)

    readonly #container: HTMLElement | ShadowRoot = options.light ? this : this.attachShadow({ mode: 'open' })
    readonly #given: Record<string, unknown> = {}
    #first: First
    #isAwaiting = false
    readonly #fallback = fallback()
    /** React has removed it by now, Preact leaves what it has not rendered. */
    readonly #onRendered = () => this.#fallback.remove()
    #root: ReturnType<typeof createRoot> | undefined

    constructor() {
      super()
      adopt(rootOf(this), ...options.styles)
    }

    static {
      for (const name of names.filter((one) => one !== 'lang')) {
        Object.defineProperty(Widget.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: Widget) {
            return this.#given[name]
          },
          set(this: Widget, value: unknown) {
            if (types[name] === 'json') this.#set(name, value)
            else reflect(this, attributeOf(name), value)
          }
        })
      }
    }

    #set(name: string, value: unknown) {
      this.#given[name] = value
      if (this.#root) this.#render()
    }

    #render() {
      this.#root ??= createRoot(this.#container)
      this.#root.render(
        <Root element={this} first={this.#first} onRendered={this.#onRendered} given={{ ...this.#given }} />
      )
    }

    connectedCallback() {
      for (const name of names) {
        // a property that was set before the upgrade shadows the accessor
        if (name === 'lang' || !Object.hasOwn(this, name)) continue
        const value = this[name as keyof this]
        delete this[name as keyof this]
        this[name as keyof this] = value
      }
      if (this.#root || this.#isAwaiting) return
      options.ahead?.(this.#given)
      if (options.light && !this.firstElementChild) this.#render()
      else this.#await()
    }

    /** The tag's content stays until there is something to render, which then is rendered once. */
    async #await() {
      this.#isAwaiting = true
      this.shadowRoot?.replaceChildren(this.#fallback)
      // frameworks set attributes after they have inserted an element
      await undefined
      let asked: Host
      do {
        asked = hostOf(this)
        this.#first = await readyOf(asked, options.load).catch(() => 'failed')
      } while (this.isConnected && !isSame(asked, hostOf(this)))
      this.#isAwaiting = false
      if (!this.isConnected) return
      if (options.light) this.replaceChildren()
      this.#render()
    }

    disconnectedCallback() {
      // a move is a disconnect immediately followed by a connect: input must survive it
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#root?.unmount()
        this.#root = undefined
      })
    }

    attributeChangedCallback(attribute: string, _old: string | null, value: string | null) {
      const name = byAttribute[attribute]
      if (name) this.#set(name, READ[types[name] ?? 'string'](value))
    }
  }
  customElements.define(tag, Widget)
}
