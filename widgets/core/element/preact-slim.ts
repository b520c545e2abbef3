// `react`, `react-dom/client` and their jsx runtime for the elements: preact's core and hooks without preact/compat,
// which costs 4 kB more. Hence `onInput` rather than `onChange` on text fields, and no portal in a visitor's widget.
import { type ComponentChild, createElement, render } from 'preact'
import { useEffect, useState } from 'preact/hooks'

export {
  Component,
  cloneElement,
  createContext,
  createElement,
  createRef,
  Fragment,
  isValidElement,
  toChildArray
} from 'preact'
export * from 'preact/hooks'

export const useSyncExternalStore = <T>(subscribe: (changed: () => void) => () => void, read: () => T): T => {
  const [value, setValue] = useState(read)
  useEffect(() => {
    const update = () => setValue(() => read())
    update()
    return subscribe(update)
  }, [subscribe, read])
  return value
}

/** For wouter's `Link`, whose ref is not used. */
export const forwardRef =
  <P>(draw: (props: P, ref: undefined) => ComponentChild) =>
  (props: P) =>
    draw(props, undefined)

export function createRoot(container: Element | DocumentFragment) {
  return {
    render: (children: ComponentChild) => render(children, container),
    unmount: () => render(null, container)
  }
}

/** What jotai uses of the default export, in tests; in bundles it has a `react` of its own. */
export default { createElement }
