import type { DemoTenant } from './demo-tenant.ts'

const everywhere = ['in-branch', 'by-phone', 'online'] as const

export const nordbank: DemoTenant = {
  key: 'nordbank',
  firstPortrait: 12,
  name: 'Nordbank',
  host: 'nordbank.localhost',
  mailDomain: 'nordbank.example',
  language: 'en',
  time_zone: 'Europe/London',
  settings: {
    primary_color: '#1d3f8a',
    signature_note: 'Nordbank AG, registered office Hamburg, HRB 12345, Amtsgericht Hamburg',
    mail_from: 'appointments@nordbank.example',
    whatsapp_number: '+44 20 7946 0123',
    topics_enabled: 'true',
    imprint_en: 'https://www.nordbank.example/imprint',
    imprint_de: 'https://www.nordbank.example/de/impressum',
    privacy_en: 'https://www.nordbank.example/privacy',
    privacy_de: 'https://www.nordbank.example/de/datenschutz',
    video_provider: 'jitsi',
    jitsi_url: 'https://meet.nordbank.example',
    jitsi_app_id: 'nordbank',
    jitsi_secret: 'a secret of the demo',
    meta_tags: JSON.stringify([
      {
        controller: 'search',
        name: 'detail',
        title: '[NAME], advisor at [TENANT]',
        description: '[NAME] of [TENANT], [BRANCH], is happy to help. Book an appointment online, call or write.',
        og_title: '[NAME] | [TENANT]',
        og_description: 'Book an appointment with [NAME], [BRANCH].'
      }
    ])
  },
  modulesOff: ['wallet-cards', 'messenger', 'share-buttons', 'slots-calendar', 'assistant', 'profiles-reviews', 'cms'],
  closures: { eve: 'New Year’s Eve', works: 'Refurbishment', at: 'lisboa-chiado' },
  branches: [
    {
      alias: 'london-cornhill',
      name: 'London Cornhill',
      public_name: 'Nordbank London',
      street: '12 Cornhill',
      zip: 'EC3V 3ND',
      city: 'London',
      time_zone: 'Europe/London',
      latitude: 51.5134,
      longitude: -0.0865,
      phone: '+44 20 7946 0100',
      holidays: {
        fixed: { '01-01': 'New Year’s Day', '12-25': 'Christmas Day', '12-26': 'Boxing Day' },
        easter: { [-2]: 'Good Friday', 1: 'Easter Monday' },
        mondays: [
          { month: 5, label: 'Early May bank holiday' },
          { month: 5, last: true, label: 'Spring bank holiday' },
          { month: 8, last: true, label: 'Summer bank holiday' }
        ],
        moved: '(substitute day)'
      }
    },
    {
      alias: 'lisboa-chiado',
      name: 'Lisboa Chiado',
      public_name: 'Nordbank Lisbon',
      street: 'Rua Garrett 42',
      zip: '1200-203',
      city: 'Lisbon',
      time_zone: 'Europe/Lisbon',
      latitude: 38.7108,
      longitude: -9.1423,
      phone: '+351 21 234 5600',
      holidays: {
        fixed: {
          '01-01': 'New Year’s Day',
          '04-25': 'Freedom Day',
          '05-01': 'Labour Day',
          '06-10': 'Portugal Day',
          '06-13': 'Saint Anthony’s Day',
          '08-15': 'Assumption',
          '10-05': 'Republic Day',
          '11-01': 'All Saints’ Day',
          '12-01': 'Restoration of Independence',
          '12-08': 'Immaculate Conception',
          '12-25': 'Christmas Day'
        },
        easter: { [-2]: 'Good Friday', 60: 'Corpus Christi' }
      }
    },
    {
      alias: 'helsinki-esplanadi',
      name: 'Helsinki Esplanadi',
      public_name: 'Nordbank Helsinki',
      street: 'Pohjoisesplanadi 31',
      zip: '00100',
      city: 'Helsinki',
      time_zone: 'Europe/Helsinki',
      latitude: 60.1676,
      longitude: 24.9466,
      phone: '+358 9 234 5600',
      holidays: {
        fixed: {
          '01-01': 'New Year’s Day',
          '01-06': 'Epiphany',
          '05-01': 'May Day',
          '12-06': 'Independence Day',
          '12-24': 'Christmas Eve',
          '12-25': 'Christmas Day',
          '12-26': 'Boxing Day'
        },
        easter: { [-2]: 'Good Friday', 1: 'Easter Monday', 39: 'Ascension Day' }
      }
    }
  ],
  topics: [
    {
      topic: 'Opening an account',
      comment: 'We set up your online banking right away, too.',
      documents: ['Passport or driving licence', 'Proof of address'],
      de: {
        topic: 'Konto eröffnen',
        comment: 'Wir richten gleich auch Ihr Online-Banking ein.',
        documents: ['Pass oder Führerschein', 'Adressnachweis']
      },
      length: 30,
      notice_minutes: 60
    },
    {
      topic: 'Mortgage consultation',
      comment: 'We work out together what you can afford.',
      documents: ['Proof of income', 'Last three bank statements', 'Particulars of the property, if you have them'],
      de: {
        topic: 'Beratung zur Baufinanzierung',
        comment: 'Wir rechnen gemeinsam durch, was Sie sich leisten können.',
        documents: ['Einkommensnachweis', 'Letzte drei Kontoauszüge', 'Exposé der Immobilie, falls vorhanden']
      },
      length: 90,
      buffer_before: 15,
      buffer_after: 15,
      notice_minutes: 1440,
      window_days: 120
    },
    {
      topic: 'Investments',
      comment: 'We go through your investor profile together.',
      de: { topic: 'Geldanlage', comment: 'Wir gehen gemeinsam Ihr Anlegerprofil durch.' },
      length: 60,
      buffer_after: 15
    },
    {
      topic: 'Pensions and retirement',
      comment: 'We advise employees and the self-employed.',
      de: { topic: 'Altersvorsorge', comment: 'Wir beraten Angestellte und Selbstständige.' },
      length: 60,
      notice_minutes: 240
    },
    {
      topic: 'Loans and leasing',
      comment: 'We lend for a car, a kitchen or to bring debts together.',
      de: { topic: 'Kredit und Leasing', comment: 'Wir finanzieren Auto, Küche oder Umschuldung.' },
      length: 45,
      slot_step: 15
    },
    {
      topic: 'First meeting for businesses',
      comment: 'We talk about start-ups, working capital and investment.',
      de: {
        topic: 'Erstgespräch für Unternehmen',
        comment: 'Wir sprechen über Gründung, Betriebsmittel und Investitionen.'
      },
      length: 60,
      buffer_before: 15,
      notice_minutes: 1440
    },
    {
      topic: 'Student account',
      comment: 'If you are under 16, please come with a parent.',
      de: { topic: 'Schüler- und Studierendenkonto', comment: 'Wer unter 16 ist, kommt bitte mit einem Elternteil.' },
      length: 30
    },
    {
      topic: 'Estate planning and gifts',
      comment: 'Your solicitor is welcome to join us.',
      de: { topic: 'Nachlass und Schenkung', comment: 'Ihre Notarin oder Ihr Notar ist gerne willkommen.' },
      length: 90,
      buffer_after: 30,
      notice_minutes: 2880,
      slot_step: 60
    }
  ],
  advisors: [
    {
      alias: 'eleanor-whitcombe',
      title_prefix: 'Dr',
      first_name: 'Eleanor',
      last_name: 'Whitcombe',
      feminine: true,
      branch: 'london-cornhill',
      position: 'Senior mortgage advisor',
      tags: ['First home', 'Remortgaging', 'Buy to let'],
      week: 'full',
      topics: [0, 1, 2, 3, 4],
      types: everywhere,
      whatsapp_id: 'ELEANOR-W',
      waiting: 2
    },
    {
      alias: 'james-okafor',
      first_name: 'James',
      last_name: 'Okafor',
      feminine: false,
      branch: 'london-cornhill',
      position: 'Personal banker',
      week: 'early',
      topics: [0, 2, 4, 6],
      types: everywhere,
      whatsapp_id: 'OKAFOR-3'
    },
    {
      alias: 'priya-raghunathan',
      languages: ['en', 'hi'],
      first_name: 'Priya',
      last_name: 'Raghunathan',
      title_suffix: 'CFA',
      feminine: true,
      branch: 'london-cornhill',
      position: 'Head of private clients',
      week: 'late',
      topics: [2, 3, 7],
      types: ['in-branch', 'online']
    },
    {
      alias: 'alexander-montgomery-featherstonehaugh',
      first_name: 'Alexander',
      last_name: 'Montgomery-Featherstonehaugh',
      title_suffix: 'ACIB',
      feminine: false,
      branch: 'london-cornhill',
      position: 'Advisor for estates, trusts and family businesses',
      week: 'half',
      topics: [5, 7],
      types: ['in-branch']
    },
    {
      alias: 'siobhan-obrien',
      first_name: 'Siobhán',
      last_name: 'O’Brien',
      feminine: true,
      branch: 'london-cornhill',
      position: 'Personal banker',
      week: 'saturday',
      topics: [0, 4, 6],
      types: everywhere,
      whatsapp_id: 'SIOBHAN'
    },
    {
      alias: 'beatriz-carvalho-e-sousa',
      languages: ['pt', 'en'],
      first_name: 'Beatriz',
      last_name: 'Carvalho e Sousa',
      feminine: true,
      branch: 'lisboa-chiado',
      position: 'Branch manager',
      week: 'full',
      inheritsWeek: true,
      topics: [0, 1, 3, 5],
      types: everywhere,
      whatsapp_id: 'BEATRIZ'
    },
    {
      alias: 'diogo-magalhaes',
      first_name: 'Diogo',
      last_name: 'Magalhães',
      feminine: false,
      branch: 'lisboa-chiado',
      position: 'Mortgage advisor',
      week: 'late',
      topics: [1, 4],
      types: ['in-branch', 'by-phone']
    },
    {
      alias: 'ines-figueiredo',
      first_name: 'Inês',
      last_name: 'Figueiredo',
      feminine: true,
      branch: 'lisboa-chiado',
      position: 'Personal banker',
      week: 'mornings',
      topics: [0, 2, 6],
      types: ['by-phone', 'online']
    },
    {
      alias: 'aino-makela',
      languages: ['fi', 'sv', 'en'],
      first_name: 'Aino',
      last_name: 'Mäkelä',
      feminine: true,
      branch: 'helsinki-esplanadi',
      position: 'Investment advisor',
      week: 'full',
      inheritsWeek: true,
      topics: [2, 3, 7],
      types: everywhere,
      whatsapp_id: 'AINO-M'
    },
    {
      alias: 'juhani-vaisanen',
      first_name: 'Juhani',
      last_name: 'Väisänen',
      feminine: false,
      branch: 'helsinki-esplanadi',
      position: 'Business advisor',
      week: 'early',
      topics: [4, 5],
      types: ['in-branch', 'online']
    },
    {
      alias: 'thomas-hughes',
      first_name: 'Thomas',
      last_name: 'Hughes',
      feminine: false,
      branch: 'helsinki-esplanadi',
      position: 'Personal banker',
      week: 'mornings',
      topics: [0, 4, 6],
      types: everywhere
    },
    {
      alias: 'oliver-grant',
      first_name: 'Oliver',
      last_name: 'Grant',
      feminine: false,
      branch: 'london-cornhill',
      position: 'Independent financial advisor',
      week: 'half',
      topics: [2, 3],
      types: ['in-branch', 'by-phone'],
      external: true
    }
  ],
  staff: {
    admin: 'Margaret Ellis',
    branch: 'Beatriz Carvalho e Sousa',
    marketing: 'Callum Reid',
    analyst: 'Hannah Fairfax',
    privacy: 'Rhys Llewellyn'
  },
  absences: [
    { advisor: 'james-okafor', kind: 'absence', inDays: 9, days: 5, label: 'Annual leave' },
    { advisor: 'siobhan-obrien', kind: 'absence', inDays: 16, days: 3, label: 'Training' },
    { advisor: 'thomas-hughes', kind: 'absence', inDays: 3, days: 12, label: 'Annual leave' },
    { advisor: 'eleanor-whitcombe', kind: 'blocked', inDays: 6, days: 0, label: 'Team meeting' },
    { advisor: 'aino-makela', kind: 'blocked', inDays: 4, days: 0, label: 'Regional meeting' }
  ],
  away: [
    {
      advisor: 'juhani-vaisanen',
      days: 12,
      text: 'I am on leave. My colleague is glad to help you meanwhile.',
      stand_in: 'aino-makela'
    }
  ],
  visitors: [
    'Sarah Bennett',
    'Mohammed Rahman',
    'Chloe Armstrong',
    'George Papadakis',
    'Emily Hargreaves',
    'Rajesh Iyer',
    'Fiona MacLeod',
    'Daniel Osei',
    'Marta Lourenço',
    'Ville Korhonen',
    'Isabelle Laurent',
    'Harry Thornton',
    'Noor Aziz',
    'Bethan Pryce',
    'Kofi Mensah',
    'Ruth Adler'
  ],
  notes: [
    '',
    '',
    '',
    'My wife will join us.',
    'Please give me a ring beforehand.',
    'It is about a flat in Greenwich.',
    'I have sent the documents by e-mail.'
  ],
  companies: ['Armstrong Joinery', 'Harbourside Ltd'],
  mobile: '+44 7700 900###',
  reviews: [],
  replies: [
    { name: 'Call announced', text: 'Thank you for your message. {advisor} will call you on the next working day.' },
    {
      name: 'Documents for a loan',
      text: 'For a first meeting we need a photo ID, your last three payslips and, if you have them, documents about the property.\n\nPlease bring them to the appointment rather than sending them by e-mail.'
    }
  ]
}
