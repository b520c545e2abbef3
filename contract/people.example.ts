import type { PersonForm } from './people.ts'

const vienna = { uuid: '7a4f3f0e-5a36-4c5e-9d5b-2f6a1c0f7d11', name: 'Filiale Wien Innere Stadt' }

export const examplePersonForm: PersonForm = {
  ...{ first_name: 'Katharina', last_name: 'Steiner-Waldhäusl', email_address: 'k.steiner@demo.example' },
  ...{ organization_uuid: vienna.uuid, roles: ['orgadmin', 'stduser'], managed_organizations: [vienna.uuid] },
  ...{ has_card: true, alias: 'katharina-steiner-waldhaeusl', title_prefix: 'Dr.', title_suffix: 'MBA' },
  ...{ position: 'Leiterin der Filiale', phone_number: '+43 1 2345678-21' },
  ...{ card_email_address: 'katharina.steiner@demo.example', is_institutional: true, assistant_uuid: null },
  contact_options: ['email_address', 'online_appointment', 'vcard']
}
