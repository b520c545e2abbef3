import { type CallbackDay, getCallbackTimes } from '#contract/contact-requests'
import { caller } from '../../core/element/api.ts'

/** The days on which the advisor can call back; none if they cannot be loaded, since the server checks the time, too. */
export const loadCallbackDays = (origin: string, alias: string): Promise<CallbackDay[]> =>
  caller(origin)(getCallbackTimes, { params: { alias } }).then(
    ({ callback_days }) => callback_days,
    () => []
  )
