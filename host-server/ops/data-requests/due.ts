import { Temporal } from 'temporal-polyfill'

/** Until when a request is answered: within a month of its day, or within three (GDPR Art. 12(3)). */
export const dueOn = (arrived_on: string, isExtended = false): string =>
  Temporal.PlainDate.from(arrived_on)
    .add({ months: isExtended ? 3 : 1 })
    .toString()
