import { createElement, type ReactNode } from 'react'
import { defineWidget } from '../widgets/core/element/define-widget.tsx'
import { formatMessage } from '../widgets/core/element/format.ts'
import { look } from '../widgets/ui/base/look.ts'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'
import { useOrigin } from './scene.tsx'

const TAG = 'advisor-stage'

const Render = ({ draw }: { draw?: () => ReactNode }) => draw?.() ?? null

defineWidget({ tag: TAG, props: { draw: 'json' } }, Render, {
  styles: [look],
  format: formatMessage,
  provide: FormProvider
})

/** Renders a component without a tag as it ships: in a shadow root, with texts, colours and a store. */
export function Stage({ children }: { children: ReactNode }) {
  const host = useOrigin()
  return createElement(TAG, { host, draw: () => children })
}
