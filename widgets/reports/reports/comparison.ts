import type { Report } from '#contract/reports'

/** Whether days that have ended stand beside earlier ones in which something was counted. */
export const isCompared = ({ before, figures }: Pick<Report, 'before' | 'figures'>) =>
  before !== null && figures.some((figure) => figure.before)
