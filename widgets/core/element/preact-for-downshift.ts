// `react` for downshift, which looks for a hook by `in` and so needs the module as an object (see `scripts/plugins.ts`):
// what its hooks use and no more, as every element's first file would have to carry the rest.
export { Component } from 'preact'
export { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks'
export { useId } from './use-id.ts'

/** Downshift's component imports it. */
export function cloneElement(): never {
  throw new Error('Downshift is used by its hooks alone')
}
