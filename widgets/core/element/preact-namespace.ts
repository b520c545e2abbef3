// `react` for downshift, which looks for a hook by `in` and so needs the module as an object (see `scripts/plugins.ts`):
// what it uses and no more, as every element's first file would have to carry the rest.
export { Component, cloneElement } from 'preact'
export { useCallback, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks'
