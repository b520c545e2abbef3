import type { CallbackDay, ContactOffer } from '../contact-requests.ts'

export const exampleContactOffer: ContactOffer = {
  kinds: ['basic', 'appointment', 'callback', 'messenger'],
  full_name: 'Mag. Anna Gruber',
  time_zone: 'Europe/Vienna'
}

const MORNING = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']
const AFTERNOON = ['13:00', '13:30', '14:00', '14:30', '15:00']

/** A Thursday, and a Friday that ends at noon. */
export const exampleCallbackTimes: { callback_days: CallbackDay[] } = {
  callback_days: [
    {
      date: '2099-03-05',
      start_time: [...MORNING, ...AFTERNOON],
      end_time: [...MORNING, '12:00', ...AFTERNOON, '15:30']
    },
    { date: '2099-03-06', start_time: MORNING, end_time: [...MORNING.slice(1), '12:00'] }
  ]
}
