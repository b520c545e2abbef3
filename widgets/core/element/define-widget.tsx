import r2wc from '@r2wc/react-to-web-component'
import { Component, type ComponentType, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { postLog } from '#contract/frontend-logs'
import type { PropType, Tag } from '#contract/tags'
import { caller, ownOrigin } from './api.ts'
import { type Host, HostContext } from './host.ts'
import { loadTenant, loadTexts } from './loads.ts'
import { onReturn } from './return.ts'
import { adopt, themeCss } from './styles.ts'
import { type Formatter, type Texts, TextsContext } from './texts.tsx'

export interface WidgetOptions {
  /** CSS texts for the shadow root. */
  styles: readonly string[]
  /** The widget's texts: comma-separated scopes, a noun or a part of it. */
  scope: string
  /** Only in widgets whose texts take arguments. */
  format?: Formatter
  /** Only in widgets with atoms: gives each element a store of its own. */
  provide?: ComponentType<{ children: ReactNode }>
  /** For widgets that show no tenant colour. */
  plain?: true
  /** For our own whole pages: no shadow root, styles adopted by the document. */
  light?: true
  /** Where the texts come from; the texts of `scope` when absent. */
  load?: (host: Host) => Promise<Texts>
  /** Starts the widget's first request while its texts are loading; the widget's own request shares it (`once`). */
  ahead?: (host: Host, props: Record<string, unknown>) => void
  /** Shown until texts and colours have loaded; defaults to the tag's content. */
  loading?: ReactNode
}

const CONTAINER = Symbol.for('r2wc.context')
const CONNECTED = Symbol.for('r2wc.connected')
const PROPS = Symbol.for('r2wc.props')
const RENDER = Symbol.for('r2wc.render')

/** Texts that had loaded before the element rendered. */
const EARLY = Symbol('early')

interface R2wcElement extends HTMLElement {
  [EARLY]?: Texts | 'awaited' | undefined
  container: ShadowRoot | HTMLElement
  [CONNECTED]: boolean
  [CONTAINER]?: unknown
  [PROPS]: Record<string, unknown>
  [RENDER](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

const rootOf = (element: R2wcElement) => (element.container instanceof ShadowRoot ? element.container : document)

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
function hostOf(element: R2wcElement): Host {
  const named = element.getAttribute('host')
  const origin = named && URL.canParse(named) ? new URL(named).origin : ownOrigin
  return {
    origin,
    lang: element.closest('[lang]')?.getAttribute('lang') || undefined,
    root: rootOf(element),
    emit: (name, detail = {}) =>
      element.dispatchEvent(
        new CustomEvent(`advisor-${name}`, { bubbles: true, composed: true, cancelable: true, detail })
      ),
    log: (body) => caller(origin)(postLog, { body })
  }
}

/** Shows the tag's content until texts and colours have loaded, or if they fail. */
function useReady(
  element: R2wcElement,
  host: Host,
  { scope, format, plain, load, ahead }: WidgetOptions
): Texts | undefined {
  const early = element[EARLY] as Texts | undefined
  const [texts, setTexts] = useState(early && { ...early, format })
  const [attempt, setAttempt] = useState(0)
  const isAnnounced = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came early is used once; a further attempt loads again
  useLayoutEffect(() => {
    let current = true
    let stopWaiting = () => {}
    delete element[EARLY]
    ahead?.(host, element[PROPS])
    Promise.all([
      early ?? load?.(host) ?? loadTexts(host.origin, host.lang, scope),
      plain ? undefined : loadTenant(host.origin)
    ])
      .then(([loaded, tenant]) => {
        if (!current) return
        if (tenant) adopt(rootOf(element), themeCss(tenant.theme))
        setTexts({ ...loaded, format })
        if (!isAnnounced.current) host.emit('ready')
        isAnnounced.current = true
      })
      .catch(() => {
        if (!current) return
        host.emit('error', { reason: 'load' })
        stopWaiting = onReturn(() => setAttempt((count) => count + 1))
      })
    return () => {
      current = false
      stopWaiting()
    }
  }, [element, host, scope, format, plain, load, ahead, attempt])
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

/**
 * Registers a component as a custom element in a shadow root. The only file that knows r2wc, whose traps it repairs:
 * bare flags, removed attributes, properties set before the upgrade, moves in the document and rendering while detached.
 */
export function defineWidget<P extends object>({ tag, props }: Tag, Drawn: ComponentType<P>, options: WidgetOptions) {
  if (typeof customElements === 'undefined' || customElements.get(tag)) return
  const Provide = options.provide ?? (({ children }) => children)

  function Root({ container, lang, host: origin, ...given }: { container: Node; lang?: string; host?: string }) {
    const element = (container instanceof ShadowRoot ? container.host : container) as R2wcElement
    // biome-ignore lint/correctness/useExhaustiveDependencies: hostOf reads these two attributes
    const host = useMemo(() => hostOf(element), [element, lang, origin])
    const texts = useReady(element, host, options)
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
  // r2wc's types hide the members that this class overrides
  const Base = r2wc(Root, {
    ...(!options.light && { shadow: 'open' }),
    props: []
  }) as unknown as new () => R2wcElement

  class Widget extends Base {
    static get observedAttributes() {
      return Object.keys(byAttribute)
    }

    constructor() {
      super()
      this[CONNECTED] = false
      adopt(rootOf(this), ...options.styles)
    }

    connectedCallback() {
      for (const name of names) {
        // r2wc never sees a property that was set before the upgrade: it shadows the accessor
        if (name === 'lang' || !Object.hasOwn(this, name)) continue
        const value = this[name as keyof this]
        delete this[name as keyof this]
        this[name as keyof this] = value
      }
      if (this[CONTAINER] || this[EARLY]) return
      if (!options.light || !options.load || !this.firstElementChild) return super.connectedCallback()
      this.#await(options.load)
    }

    /** Server-rendered content of an element without shadow root stays until the texts have loaded. */
    async #await(load: NonNullable<WidgetOptions['load']>) {
      this[EARLY] = 'awaited'
      this[EARLY] = await load(hostOf(this)).catch(() => undefined)
      if (!this.isConnected) return
      this.replaceChildren()
      super.connectedCallback()
    }

    disconnectedCallback() {
      // a move is a disconnect immediately followed by a connect: input must survive it
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
    }

    attributeChangedCallback(attribute: string, _old: string | null, value: string | null) {
      const name = byAttribute[attribute]
      if (!name) return
      this[PROPS][name] = READ[types[name] ?? 'string'](value)
      this[RENDER]()
    }
  }

  for (const name of names.filter((one) => one !== 'lang')) {
    Object.defineProperty(Widget.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: R2wcElement) {
        return this[PROPS][name]
      },
      set(this: R2wcElement, value: unknown) {
        if (types[name] !== 'json') {
          reflect(this, attributeOf(name), value)
          return
        }
        this[PROPS][name] = value
        this[RENDER]()
      }
    })
  }
  customElements.define(tag, Widget)
}
