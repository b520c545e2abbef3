import type { Report } from '#contract/reports'

/** Whether anything was counted earlier: where there were no data yet, a difference would say nothing. */
export const hasEarlier = (counted: readonly { before: number }[]) => counted.some(({ before }) => before > 0)

/** Whether days stand beside the same weekdays; months are long enough that these do not matter. */
export const comparedBy = ({ step }: Pick<Report, 'step'>) => (step === 'month' ? 'days' : 'weekdays')

/** Whether days that have ended stand beside earlier ones in which something was counted. */
export const isCompared = ({ before, figures }: Pick<Report, 'before' | 'figures'>) =>
  before !== null && hasEarlier(figures)
