import type { ReactNode } from 'react'
import { defineWidget } from '../core/element/define-widget.tsx'
import { formatMessage } from '../core/element/format.ts'
import { look } from '../ui/base/look.ts'
import { FormProvider } from '../ui/fields/form-provider.tsx'
import { mount } from './mount.ts'

let count = 0

/** Renders something in an element of its own, with the shared texts and look. */
export async function show(Component: () => ReactNode): Promise<ShadowRoot> {
  count += 1
  const tag = `advisor-test-${count}` as const
  const options = { styles: [look], scope: 'ui,app', format: formatMessage, provide: FormProvider }
  defineWidget({ tag, props: {} }, Component, options)
  const { root } = await mount(`<${tag}></${tag}>`, '.root:not(.notifications) *')
  return root as ShadowRoot
}
