import type { CardOptions } from '../card-options.ts'

export const exampleCardOptions: CardOptions = {
  options: [
    { name: 'online_appointment', is_on: true, is_offered: true },
    { name: 'whatsapp', is_on: true, is_offered: false },
    { name: 'email_address', is_on: true, is_offered: true },
    { name: 'call_back_request', is_on: false, is_offered: false },
    { name: 'vcard', is_on: true, is_offered: true }
  ],
  may_change: true
}
