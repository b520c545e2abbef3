import type { LayoutEditor, TextType } from '../profile-layout.ts'

const uuid = (last: number) => `7c1f0b0e-0000-4000-8000-00000000000${last}`

export const exampleLayoutEditor: LayoutEditor = {
  sections: [
    {
      name: 'quick-contact',
      elements: [
        { id: 'online_appointment', label: null, icon: null, is_visible: true },
        { id: 'whatsapp', label: null, icon: null, is_visible: true },
        { id: 'email_address', label: null, icon: null, is_visible: true },
        { id: 'call_back_request', label: null, icon: null, is_visible: false },
        { id: 'appointment_request', label: null, icon: null, is_visible: true },
        { id: 'basic_contact_form', label: null, icon: null, is_visible: true },
        { id: 'vcard', label: null, icon: null, is_visible: true },
        { id: 'wallet_cards', label: null, icon: null, is_visible: true },
        { id: 'messenger', label: null, icon: null, is_visible: true }
      ]
    },
    { name: 'networking', elements: [{ id: uuid(1), label: 'Alpenbank im Web', icon: 'home', is_visible: true }] },
    {
      name: 'social-media',
      elements: [
        { id: uuid(2), label: 'LinkedIn', icon: 'linkedin', is_visible: true },
        { id: uuid(3), label: 'Alpenbank auf YouTube', icon: 'youtube', is_visible: true }
      ]
    }
  ]
}

export const exampleTextTypes: TextType[] = [
  { uuid: uuid(4), title: 'Motto', place: 'header_top', texts: 12 },
  { uuid: uuid(5), title: 'So kann ich helfen', place: 'featured', texts: 11 },
  { uuid: uuid(6), title: 'Über mich', place: 'default', texts: 0 }
]
