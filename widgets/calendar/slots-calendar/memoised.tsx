import { createElement, type FunctionComponent, useMemo } from 'react'

/** Renders again only with other props; our slim runtime has no `memo`. */
export const memoised =
  <P extends object>(Part: FunctionComponent<P>): FunctionComponent<P> =>
  (props) =>
    // biome-ignore lint/correctness/useExhaustiveDependencies: the props one by one, always as many
    useMemo(() => createElement(Part, props), Object.values(props))
