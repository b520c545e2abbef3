// `react`, `react-dom/client` and their jsx runtime for the elements: preact's core and hooks without preact/compat,
// which costs 4 kB more. Hence `onInput` rather than `onChange` on text fields, and no portal in a visitor's widget.
import {
  Component,
  type ComponentChild,
  cloneElement,
  createContext,
  createElement,
  createRef,
  Fragment,
  isValidElement,
  render,
  toChildArray
} from 'preact'
import {
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState
} from 'preact/hooks'

export * from 'preact/hooks'
export { Component, cloneElement, createContext, createElement, createRef, Fragment, isValidElement, toChildArray }

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

/** For r2wc and jotai; without a namespace, which would need a bundler's helper in every page. */
export default {
  Component,
  cloneElement,
  createContext,
  createElement,
  createRef,
  Fragment,
  isValidElement,
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState
}
