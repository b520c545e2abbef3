import type { VNode } from 'preact'
import { render } from 'preact-render-to-string'
import type { ReactNode } from 'react'

/** A fragment for use within other markup, such as a drawing. */
export const markup = (node: ReactNode) => render(node as VNode)

/** A template as a whole document. Templates are typed as React's and run on Preact: see the aliases in `scripts/plugins.ts`. */
export const html = (node: ReactNode) => `<!doctype html>${markup(node)}`
