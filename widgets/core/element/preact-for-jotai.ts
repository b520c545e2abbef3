// `react` for jotai (see `scripts/plugins.ts`).
import { createElement } from 'preact'

export { createContext, createElement } from 'preact'
export { useCallback, useContext, useEffect, useReducer, useRef } from 'preact/hooks'

/** For the developer tools of React. */
export const useDebugValue = () => {}

export default { createElement }
