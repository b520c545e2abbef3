import type { ComponentProps } from 'react'
import { useStyles } from '../../ui/base/use-styles.ts'
import css from './body.css?inline'
import { Body } from './body.tsx'

/** What the full card has below its top. */
export function Full(card: ComponentProps<typeof Body>) {
  useStyles(css)
  return <Body {...card} />
}
