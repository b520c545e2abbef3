import type { ReactNode } from 'react'
import { FormProvider } from '../../ui/form-provider.tsx'
import { look } from '../../ui/look.ts'
import { defineWidget } from '../define-widget.tsx'
import { formatMessage } from '../format.ts'
import { mount } from './mount.ts'

let count = 0

/** Draws something in an element of its own, with the shared texts and look. */
export async function show(Component: () => ReactNode): Promise<ShadowRoot> {
  count += 1
  const tag = `advisor-test-${count}` as const
  const options = { styles: [look], scope: 'ui,app', format: formatMessage, provide: FormProvider }
  defineWidget({ tag, props: {} }, Component, options)
  const { root } = await mount(`<${tag}></${tag}>`, '.root:not(.notifications) *')
  return root as ShadowRoot
}
