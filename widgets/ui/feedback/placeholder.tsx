import { useStyles } from '../base/use-styles.ts'
import css from './placeholder.css?inline'

/** Pixels by size (spec §9). */
export const PLACEHOLDER_HEIGHTS = { xs: 8, sm: 14, md: 16, lg: 24, xl: 36 } as const
export const PLACEHOLDER_WIDTHS = { xs: 60, sm: 100, md: 200, lg: 300, xl: 350 } as const

interface PlaceholderProps {
  height?: keyof typeof PLACEHOLDER_HEIGHTS
  width?: keyof typeof PLACEHOLDER_WIDTHS
}

/** A grey block instead of a line of text. */
export function Placeholder({ height = 'md', width = 'md' }: PlaceholderProps) {
  useStyles(css)
  const style = { blockSize: PLACEHOLDER_HEIGHTS[height], inlineSize: PLACEHOLDER_WIDTHS[width] }
  return <span className="placeholder" style={style} aria-hidden="true" />
}
