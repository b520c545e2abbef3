import { CONTACT_OPTIONS } from '#contract/contact-options'
import type { DemoTenant } from './demo-tenant.ts'
import { advisorId, idOf, insertAll, type Seeding } from './seeding.ts'

const TEXTS = {
  alpenbank: {
    motto: 'Gute Entscheidungen brauchen Zeit und jemanden, der zuhört.',
    featured: {
      title: 'Für Sie da',
      value: 'Ob erste Wohnung, Vorsorge oder ein neues Konto: Wir besprechen in Ruhe, was zu Ihnen passt.'
    },
    about: {
      title: 'Über mich',
      value:
        'Seit vielen Jahren begleite ich Kundinnen und Kunden in allen Lebenslagen.\nAm liebsten persönlich in der Filiale, gerne auch am Telefon oder per Video.'
    },
    labels: { linkedin: 'LinkedIn', home: 'Alpenbank im Web', youtube: 'Alpenbank auf YouTube' },
    site: 'https://www.alpenbank.example',
    assistant: { first_name: 'Sabine', last_name: 'Wallner' }
  },
  nordbank: {
    motto: 'Plain words about money.',
    featured: {
      title: 'How I can help',
      value: 'Buying a home, saving for later or moving your account: we go through it step by step.'
    },
    about: {
      title: 'About me',
      value:
        'I have advised private customers for more than ten years.\nMeet me at the branch, by phone or by video, whichever suits you.'
    },
    labels: { linkedin: 'LinkedIn', home: 'Nordbank on the web', youtube: 'Nordbank on YouTube' },
    site: 'https://www.nordbank.example',
    assistant: { first_name: 'Maja', last_name: 'Lind' }
  }
} as const

/** Without a pattern, the whole URL is entered. */
const PATTERNS: Partial<Record<string, string>> = { linkedin: 'https://www.linkedin.example/in/{value}' }

const LINKS = ['linkedin', 'home', 'youtube'] as const
const SOCIAL: readonly string[] = ['linkedin', 'youtube']

const linkId = (tenant: DemoTenant, name: string) => idOf(tenant, 'link', name)
const typeId = (tenant: DemoTenant, position: string) => idOf(tenant, 'text', position)

async function seedTypes(seeding: Seeding) {
  const { tenant } = seeding
  const { featured, about, labels } = TEXTS[tenant.key]
  const types = [
    { place: 'header_top', title: 'Motto' },
    { place: 'featured', title: featured.title },
    { place: 'default', title: about.title }
  ] as const
  const rows = types.map((type, position) => ({ ...type, uuid: typeId(tenant, type.place), position }))
  await insertAll(seeding, 'text_description_types', rows)
  const links = LINKS.map((icon, position) => ({
    uuid: linkId(tenant, icon),
    icon,
    label: labels[icon],
    position,
    pattern: PATTERNS[icon] ?? '{value}'
  }))
  await insertAll(seeding, 'custom_links', links)
  const social = SOCIAL.map((icon, position) => ({
    section: 'social-media' as const,
    element: linkId(tenant, icon),
    position
  }))
  await insertAll(seeding, 'profile_layouts', social)
}

async function seedAssistant(seeding: Seeding) {
  const { tenant } = seeding
  const uuid = idOf(tenant, 'assistant')
  const { assistant } = TEXTS[tenant.key]
  const email_address = `service@${tenant.mailDomain}`
  const phone_number = `${tenant.branches[0]?.phone}-10`
  await insertAll(seeding, 'assistants', [{ uuid, ...assistant, email_address, phone_number }])
  const supported = tenant.advisors.slice(0, 2)
  const rows = supported.map((advisor) => ({ advisor_uuid: advisorId(seeding, advisor), assistant_uuid: uuid }))
  await insertAll(seeding, 'advisor_assistants', rows)
}

/** The contents of the cards of a tenant's advisors. */
export async function seedCards(seeding: Seeding) {
  const { tenant } = seeding
  const { motto, featured, about, site } = TEXTS[tenant.key]
  await seedTypes(seeding)
  await seedAssistant(seeding)
  const each = <T>(make: (advisor_uuid: string, alias: string) => T[]) =>
    tenant.advisors.flatMap((advisor) => make(advisorId(seeding, advisor), advisor.alias))
  const values = { header_top: motto, featured: featured.value, default: about.value }
  const texts = each((advisor_uuid) =>
    Object.entries(values).map(([position, value]) => ({ advisor_uuid, type_uuid: typeId(tenant, position), value }))
  )
  await insertAll(seeding, 'text_descriptions', texts)
  const links = each((advisor_uuid, alias) => [
    { advisor_uuid, link_uuid: linkId(tenant, 'home'), value: site },
    { advisor_uuid, link_uuid: linkId(tenant, 'linkedin'), value: alias },
    { advisor_uuid, link_uuid: linkId(tenant, 'youtube'), value: '' }
  ])
  await insertAll(seeding, 'advisor_custom_links', links)
  await insertAll(
    seeding,
    'advisor_contact_options',
    each((advisor_uuid) => CONTACT_OPTIONS.map((name) => ({ advisor_uuid, name })))
  )
}
