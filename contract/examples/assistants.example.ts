import type { ManagedAssistant } from '../assistants.ts'

const uuid = (nth: number) => `3f2b7c1d-0000-4000-8000-${String(nth).padStart(12, '0')}`

const NO_PHOTO = { profile_picture_url: null, profile_pictures: [] }

export const exampleAssistants: ManagedAssistant[] = [
  {
    uuid: uuid(1),
    revision: 'a1',
    first_name: 'Elif',
    last_name: 'Aydın',
    phone_number: '+43 1 2345678-10',
    email_address: 'elif.aydin@demo.example',
    advisors: ['Mag. Anna Gruber', 'Lukas Hofer'],
    ...NO_PHOTO
  },
  {
    uuid: uuid(2),
    revision: 'a1',
    first_name: 'Maximiliane-Konstanze',
    last_name: 'Freudensprung-Oberhollenzer',
    phone_number: '',
    email_address: '',
    advisors: [],
    ...NO_PHOTO
  }
]
