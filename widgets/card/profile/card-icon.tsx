import type { ContactOption } from '#contract/contact-options'

const PHONE =
  'M5 4h3.5l1.7 4.3-2.2 1.6a12 12 0 0 0 6.1 6.1l1.6-2.2L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5A15.4 15.4 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z'
const BUBBLE = 'M4 5h16v11H11l-5 4v-4H4z'

const PATHS = {
  phone: PHONE,
  whatsapp: 'M4 20l1.2-4A8 8 0 1 1 8.3 19z',
  email_address: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  vcard:
    'M15 20v-1.5a3.5 3.5 0 0 0-3.5-3.5h-5A3.5 3.5 0 0 0 3 18.5V20M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M19 8v6M22 11h-6',
  call_back_request: `${PHONE}M14.5 4v5.5H20M20.5 3.5l-6 6`,
  appointment_request: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8',
  basic_contact_form: BUBBLE,
  messenger: BUBBLE,
  wallet_cards: 'M3.5 6.5h17v12h-17zM3.5 10.5h17M7 15h4',
  contact_exchange: 'M3 8h16l-4-4M21 16H5l4 4',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7',
  pdf: 'M12 3v12M8 11l4 4 4-4M4 16v4h16v-4'
} satisfies Record<Exclude<ContactOption, 'online_appointment'> | 'phone' | 'share' | 'pdf', string>

/** The style sheet sets its strokes. */
export const CardIcon = ({ name }: { name: keyof typeof PATHS }) => (
  <svg className="card-icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
