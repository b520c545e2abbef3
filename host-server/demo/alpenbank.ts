import { alpenbankCookies } from './cookies.ts'
import type { DemoTenant } from './demo-tenant.ts'

const everywhere = ['in-branch', 'by-phone', 'online'] as const

export const alpenbank: DemoTenant = {
  key: 'alpenbank',
  firstPortrait: 0,
  name: 'Alpenbank',
  host: 'localhost',
  mailDomain: 'demo.example',
  language: 'de-AT',
  time_zone: 'Europe/Vienna',
  settings: {
    primary_color: '#0b5d4e',
    signature_note: 'Alpenbank AG, Sitz Wien, Firmenbuch FN 123456a, Handelsgericht Wien',
    mail_from: 'termine@demo.example',
    whatsapp_number: '+43 1 2345678',
    topics_enabled: 'true',
    advisors_set_buffers: 'true',
    advisors_set_contact_options: 'true',
    help_email: 'hilfe@demo.example',
    help_phone: '+43 1 2345679',
    imprint_de: 'https://www.alpenbank.example/impressum',
    imprint_en: 'https://www.alpenbank.example/en/imprint',
    privacy_de: 'https://www.alpenbank.example/datenschutz',
    privacy_en: 'https://www.alpenbank.example/en/privacy',
    cookies_alert_config: alpenbankCookies,
    meta_tags: JSON.stringify([
      {
        controller: 'search',
        name: 'detail',
        title: '[NAME] – Beratung bei der [TENANT]',
        description: '[NAME] berät Sie gerne: [TENANT], [BRANCH]. Termin online vereinbaren, anrufen oder schreiben.',
        og_title: '[NAME] | [TENANT]',
        og_description: 'Vereinbaren Sie gleich einen Termin mit [NAME], [BRANCH].'
      },
      {
        controller: 'organizations',
        name: 'detail',
        title: '[BRANCH] – Öffnungszeiten und Team',
        description: '[BRANCH]: Öffnungszeiten, Adresse und Ihre Ansprechpersonen. Termin online vereinbaren.',
        og_title: '[BRANCH]',
        og_description: 'Öffnungszeiten, Adresse und Termine der [BRANCH].'
      }
    ])
  },
  modulesOff: ['is-already-customer'],
  holidays: {
    fixed: {
      '01-01': 'Neujahr',
      '01-06': 'Heilige Drei Könige',
      '05-01': 'Staatsfeiertag',
      '08-15': 'Mariä Himmelfahrt',
      '10-26': 'Nationalfeiertag',
      '11-01': 'Allerheiligen',
      '12-08': 'Mariä Empfängnis',
      '12-24': 'Heiliger Abend',
      '12-25': 'Christtag',
      '12-26': 'Stefanitag'
    },
    easter: { 1: 'Ostermontag', 39: 'Christi Himmelfahrt', 50: 'Pfingstmontag', 60: 'Fronleichnam' }
  },
  closures: { eve: 'Silvester', works: 'Umbau der Kassenhalle', at: 'graz-herrengasse' },
  branches: [
    {
      alias: 'wien-innere-stadt',
      name: 'Filiale Wien Innere Stadt',
      public_name: 'Alpenbank Wien Innere Stadt',
      street: 'Kärntner Straße 21',
      zip: '1010',
      city: 'Wien',
      time_zone: 'Europe/Vienna',
      latitude: 48.2063,
      longitude: 16.371,
      phone: '+43 1 2345678'
    },
    {
      alias: 'salzburg-altstadt',
      name: 'Filiale Salzburg Altstadt',
      public_name: 'Alpenbank Salzburg',
      street: 'Alter Markt 7',
      zip: '5020',
      city: 'Salzburg',
      time_zone: 'Europe/Vienna',
      latitude: 47.7999,
      longitude: 13.0448,
      phone: '+43 662 345678'
    },
    {
      alias: 'graz-herrengasse',
      name: 'Filiale Graz Herrengasse',
      public_name: 'Alpenbank Graz',
      street: 'Herrengasse 14',
      zip: '8010',
      city: 'Graz',
      time_zone: 'Europe/Vienna',
      latitude: 47.069,
      longitude: 15.4405,
      phone: '+43 316 456789'
    }
  ],
  topics: [
    {
      topic: 'Kontoeröffnung',
      comment: 'Wir richten gleich auch Ihr Online-Banking ein.',
      documents: ['Lichtbildausweis', 'Meldebestätigung'],
      en: {
        topic: 'Opening an account',
        comment: 'We set up your online banking right away, too.',
        documents: ['Photo ID', 'Confirmation of residence']
      },
      length: 30,
      notice_minutes: 60
    },
    {
      topic: 'Wohnbau- und Immobilienfinanzierung',
      comment: 'Wir rechnen gemeinsam durch, was Sie sich leisten können.',
      documents: ['Lichtbildausweis', 'Letzte drei Lohnzettel', 'Unterlagen zum Objekt'],
      en: {
        topic: 'Home and property loans',
        comment: 'We work out together what you can afford.',
        documents: ['Photo ID', 'Last three payslips', 'Documents of the property']
      },
      length: 90,
      buffer_before: 15,
      buffer_after: 15,
      notice_minutes: 1440,
      window_days: 120
    },
    {
      topic: 'Veranlagung und Wertpapiere',
      comment: 'Ihr Anlegerprofil erstellen wir gemeinsam.',
      en: { topic: 'Investments and securities', comment: 'We draw up your investor profile together.' },
      length: 60,
      buffer_after: 15
    },
    {
      topic: 'Vorsorge und Pension',
      comment: 'Wir beraten auch Selbstständige.',
      en: { topic: 'Pensions and protection', comment: 'We also advise the self-employed.' },
      length: 60,
      notice_minutes: 240
    },
    {
      topic: 'Kredit und Leasing',
      comment: 'Wir finanzieren Auto, Einrichtung oder Umschuldung.',
      en: { topic: 'Loans and leasing', comment: 'We finance cars and furniture, and refinance loans.' },
      question: {
        label: 'Worum geht es?',
        options: ['Auto', 'Einrichtung', 'Umschuldung', 'Etwas anderes'],
        en: { label: 'What is it about?', options: ['A car', 'Furniture', 'Refinancing', 'Something else'] }
      },
      length: 45,
      slot_step: 15
    },
    {
      topic: 'Erstgespräch für Firmenkundinnen und Firmenkunden',
      comment: 'Wir sprechen über Gründung, Betriebsmittel, Investitionen und Förderungen.',
      en: {
        topic: 'First meeting for business customers',
        comment: 'We talk about start-ups, working capital, investments and grants.'
      },
      length: 60,
      buffer_before: 15,
      notice_minutes: 1440
    },
    {
      topic: 'Jugend- und Studierendenkonto',
      comment: 'Wer unter 14 ist, kommt bitte mit einem Elternteil.',
      en: { topic: 'Youth and student account', comment: 'If you are under 14, please come with a parent.' },
      length: 30
    },
    {
      topic: 'Erben, Schenken und Nachfolge',
      comment: 'Ihre Notarin oder Ihr Notar kann gerne dabei sein.',
      en: { topic: 'Inheritance, gifts and succession', comment: 'Your notary is welcome to join us.' },
      length: 90,
      buffer_after: 30,
      notice_minutes: 2880,
      slot_step: 60
    }
  ],
  advisors: [
    {
      alias: 'anna-gruber',
      languages: ['de', 'en'],
      title_prefix: 'Mag.',
      first_name: 'Anna',
      last_name: 'Gruber',
      feminine: true,
      branch: 'wien-innere-stadt',
      position: 'Kundenberaterin für Finanzierung und Vorsorge',
      tags: ['Wohnbau', 'Sanierung', 'Vorsorge'],
      experience: {
        since: 2009,
        certificates: [
          { name: 'CFP® Certified Financial Planner', year: 2014 },
          { name: 'Diplomierte Finanzberaterin', year: null }
        ]
      },
      week: 'full',
      topics: [0, 1, 2, 3, 4, 6],
      types: everywhere,
      whatsapp_id: 'ANNA42',
      waiting: 2
    },
    {
      alias: 'lukas-hofer',
      first_name: 'Lukas',
      last_name: 'Hofer',
      title_suffix: 'BA',
      feminine: false,
      branch: 'wien-innere-stadt',
      position: 'Kundenberater',
      week: 'early',
      topics: [0, 2, 4, 6],
      types: everywhere,
      whatsapp_id: 'HOFER-L7'
    },
    {
      alias: 'katharina-steiner-waldhaeusl',
      title_prefix: 'Dr.',
      first_name: 'Katharina',
      last_name: 'Steiner-Waldhäusl',
      title_suffix: 'MBA',
      feminine: true,
      branch: 'wien-innere-stadt',
      position: 'Leiterin Private Banking',
      tags: ['Wertpapiere', 'Stiftungen'],
      week: 'late',
      topics: [2, 3, 7],
      types: ['in-branch', 'online']
    },
    {
      alias: 'emre-yildiz',
      languages: ['de', 'tr'],
      first_name: 'Emre',
      last_name: 'Yıldız',
      title_suffix: 'MSc',
      feminine: false,
      branch: 'wien-innere-stadt',
      position: 'Berater für Firmenkundinnen und Firmenkunden',
      week: 'full',
      inheritsWeek: true,
      topics: [4, 5],
      types: ['in-branch', 'by-phone'],
      whatsapp_id: 'EMRE-Y'
    },
    {
      alias: 'johanna-pichler',
      first_name: 'Johanna',
      last_name: 'Pichler',
      title_suffix: 'BSc',
      feminine: true,
      branch: 'salzburg-altstadt',
      position: 'Kundenberaterin',
      week: 'mornings',
      topics: [0, 4, 6],
      types: everywhere,
      whatsapp_id: 'JP-5020'
    },
    {
      alias: 'maximilian-schwarzenberger-hohenthal',
      title_prefix: 'Mag. Dr.',
      first_name: 'Maximilian',
      last_name: 'Schwarzenberger-Hohenthal',
      title_suffix: 'LL.M.',
      feminine: false,
      branch: 'salzburg-altstadt',
      position: 'Senior-Berater für Vermögensnachfolge und Stiftungen',
      week: 'half',
      topics: [2, 7],
      types: ['in-branch']
    },
    {
      alias: 'birgit-koestler',
      first_name: 'Birgit',
      last_name: 'Köstler',
      feminine: true,
      branch: 'salzburg-altstadt',
      position: 'Wohnbauberaterin',
      tags: ['Wohnbau', 'Grundbuch', 'Förderungen'],
      week: 'saturday',
      topics: [0, 1, 4],
      types: everywhere,
      whatsapp_id: 'BK-WOHNBAU'
    },
    {
      alias: 'florian-uebelhoer',
      title_prefix: 'Ing.',
      first_name: 'Florian',
      last_name: 'Übelhör',
      feminine: false,
      branch: 'salzburg-altstadt',
      position: 'Wohnbauberater',
      week: 'early',
      topics: [1, 4],
      types: ['in-branch', 'by-phone']
    },
    {
      alias: 'jasmina-petrovic',
      languages: ['de', 'hr', 'en'],
      title_prefix: 'Mag.',
      first_name: 'Jasmina',
      last_name: 'Petrović',
      feminine: true,
      branch: 'graz-herrengasse',
      position: 'Filialleiterin',
      week: 'full',
      inheritsWeek: true,
      topics: [0, 1, 2, 3, 5],
      types: everywhere,
      whatsapp_id: 'JASMINA-P'
    },
    {
      alias: 'stefan-moser',
      first_name: 'Stefan',
      last_name: 'Moser',
      feminine: false,
      branch: 'graz-herrengasse',
      position: 'Kundenberater',
      week: 'late',
      topics: [0, 3, 4, 6],
      types: ['by-phone', 'online']
    },
    {
      alias: 'maria-theresia-oberhuber',
      title_prefix: 'DI',
      first_name: 'Maria Theresia',
      last_name: 'Oberhuber',
      feminine: true,
      branch: 'graz-herrengasse',
      position: 'Beraterin für Veranlagung',
      week: 'mornings',
      topics: [2, 3],
      types: everywhere
    },
    {
      alias: 'georg-lechner',
      first_name: 'Georg',
      last_name: 'Lechner',
      feminine: false,
      branch: 'graz-herrengasse',
      position: 'Selbstständiger Vermögensberater',
      week: 'half',
      topics: [2, 3],
      types: ['in-branch', 'by-phone'],
      external: true
    }
  ],
  staff: {
    admin: 'Martina Eder',
    branch: 'Jasmina Petrović',
    marketing: 'Sophie Wallner',
    analyst: 'Andreas Brandstätter',
    privacy: 'Doris Steinbach'
  },
  absences: [
    { advisor: 'lukas-hofer', kind: 'absence', inDays: 9, days: 5, label: 'Urlaub' },
    { advisor: 'birgit-koestler', kind: 'absence', inDays: 16, days: 3, label: 'Fortbildung Wohnbauförderung' },
    { advisor: 'stefan-moser', kind: 'absence', inDays: 3, days: 12, label: 'Urlaub' },
    { advisor: 'anna-gruber', kind: 'blocked', inDays: 6, days: 0, label: 'Teambesprechung' },
    { advisor: 'jasmina-petrovic', kind: 'blocked', inDays: 4, days: 0, label: 'Regionaltreffen' }
  ],
  away: [
    {
      advisor: 'florian-uebelhoer',
      days: 12,
      text: 'Ich bin auf Urlaub. In dringenden Fällen hilft Ihnen meine Kollegin gerne weiter.',
      stand_in: 'birgit-koestler'
    }
  ],
  visitors: [
    'Barbara Huber',
    'Thomas Wimmer',
    'Ayşe Demir',
    'Peter Reiter',
    'Lena Auer',
    'Michael Fuchs',
    'Ines Kröll',
    'Wolfgang Baumgartner',
    'Elif Kaya',
    'Paul Zauner',
    'Gertrude Schlögl',
    'Daniel Novak',
    'Marlene Haslinger',
    'Josef Winkler',
    'Nina Pöschl',
    'David Egger'
  ],
  notes: [
    '',
    '',
    '',
    'Ich komme gemeinsam mit meinem Mann.',
    'Bitte rufen Sie mich vorher kurz an.',
    'Es geht um eine Eigentumswohnung in Linz.',
    'Ich habe die Unterlagen vorab per E-Mail geschickt.'
  ],
  companies: ['Tischlerei Holzer', 'Bergblick GmbH'],
  mobile: '+43 660 #######',
  reviews: [
    { stars: 5, text: 'Hat sich Zeit genommen und alles so erklärt, dass ich es verstanden habe.' },
    {
      stars: 5,
      text: 'Sehr freundlich, pünktlich, und der Kredit war in einer Woche zugesagt.',
      reply: 'Vielen Dank, das freut mich sehr!'
    },
    { stars: 4, text: '' },
    { stars: 5, text: 'Endlich jemand, der ehrlich sagt, was sich auszahlt und was nicht.' },
    {
      stars: 3,
      text: 'Gute Beratung, aber ich musste zehn Minuten warten.',
      reply: 'Das tut mir leid. Beim nächsten Mal sollen Sie nicht warten müssen.'
    },
    { stars: 5, text: 'Jederzeit wieder.' },
    { stars: 4, text: 'Kompetent. Die Unterlagen kamen erst am nächsten Tag.' }
  ],
  replies: [
    {
      name: 'Rückruf angekündigt',
      text: 'vielen Dank für Ihre Nachricht. {advisor} ruft Sie am nächsten Werktag an.'
    },
    {
      name: 'Unterlagen für einen Kredit',
      text: 'für ein erstes Gespräch brauchen wir einen Lichtbildausweis, die letzten drei Gehaltszettel und, falls vorhanden, Unterlagen zur Immobilie.\n\nBitte schicken Sie uns diese nicht per E-Mail, sondern bringen Sie sie zum Termin mit.'
    }
  ]
}
