import type { ListedOrganization, Organization, OrganizationAdvisor } from '../organizations.ts'

const metadata = (publicName: string, isPublic = true) => [
  { name: 'publicName' as const, value: publicName },
  { name: 'publicProfileEnabled' as const, value: isPublic }
]

export const exampleOrganization: Organization = {
  uuid: '7a4f3f0e-5a36-4c5e-9d5b-2f6a1c0f7d11',
  name: 'Filiale Wien Innere Stadt',
  slug: 'wien-innere-stadt',
  phone_number: '+43 1 2345678-0',
  time_zone: 'Europe/Vienna',
  latitude: 48.2063,
  longitude: 16.371,
  closed_at: null,
  revision: 'a1',
  profile_picture_url: null,
  profile_pictures: [],
  metadata: metadata('Alpenbank Wien Innere Stadt'),
  address: { street: 'Kärntner Straße 21', zip: '1010', city: 'Wien' },
  opening_hours: [
    { day: 1, start_time: '08:30', end_time: '12:30' },
    { day: 1, start_time: '13:30', end_time: '16:00' },
    { day: 2, start_time: '08:30', end_time: '16:00' }
  ]
}

export const exampleOrganizationAdvisors: OrganizationAdvisor[] = [
  {
    uuid: '0b8a2f5e-7c1d-4e3a-9f60-1a2b3c4d5e01',
    slug: 'anna-gruber',
    full_name: 'Mag. Anna Gruber',
    position: 'Kundenbetreuung',
    email_address: 'anna.gruber@demo.example',
    profile_picture_url: null
  },
  {
    uuid: '0b8a2f5e-7c1d-4e3a-9f60-1a2b3c4d5e6f',
    slug: 'katharina-steiner-waldhaeusl',
    full_name: 'Dr. Katharina Steiner-Waldhäusl, MBA',
    position: 'Leiterin der Filiale',
    email_address: 'katharina.steiner.waldhaeusl@demo.example',
    profile_picture_url: null
  }
]

const { uuid, name, slug, address } = exampleOrganization

const further = (index: number): ListedOrganization => ({
  uuid: `7a4f3f0e-5a36-4c5e-9d5b-${String(index).padStart(12, '0')}`,
  name: `Filiale Bezirk ${index}`,
  slug: `bezirk-${index}`,
  address: { street: `Hauptstraße ${index}`, zip: String(1000 + index * 10), city: index % 3 ? 'Wien' : 'Graz' },
  metadata: metadata(index % 5 ? `Alpenbank Bezirk ${index}` : '', index % 7 > 0),
  advisors: (index * 7) % 25,
  closed_at: null
})

/** As many as a bank has. */
export const exampleOrganizations: ListedOrganization[] = [
  {
    uuid,
    name,
    slug,
    advisors: 4,
    closed_at: null,
    ...(address && { address }),
    metadata: metadata('Alpenbank Wien Innere Stadt')
  } as ListedOrganization,
  {
    ...further(99),
    name: 'Filiale Sankt Margarethen an der Raab-Rosenthal mit Zweigstelle Takern-Nitscha',
    slug: 'sankt-margarethen-an-der-raab-rosenthal',
    address: { street: 'Kirchplatz 1', zip: '8321', city: 'Sankt Margarethen an der Raab' }
  },
  ...Array.from({ length: 42 }, (_, index) => further(index + 1))
]
