import type { ReactNode } from 'react'

interface WideTableProps {
  /** The title's ID. */
  labelledBy: string
  children: ReactNode
}

/** A table that is moved sideways where there is little room. */
export const WideTable = ({ labelledBy, children }: WideTableProps) => (
  // biome-ignore lint/a11y/useSemanticElements: what it groups is no form
  <div
    className="steps-table"
    role="group"
    aria-labelledby={labelledBy}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled by keys
    tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- as above
  >
    <table aria-labelledby={labelledBy}>{children}</table>
  </div>
)
