import type { ManagedTopic, ManagedTopics, TopicAdvisors } from '../topics-management.ts'
import { exampleQuestions, exampleTopics } from './appointment-topics.example.ts'

const rules: Omit<ManagedTopic, 'uuid' | 'topic' | 'comment' | 'length'> = {
  buffer_before: 0,
  buffer_after: 15,
  notice_minutes: 1440,
  window_days: 90,
  slot_step: 30,
  documents: [],
  texts: [],
  questions: [],
  retired_at: null,
  advisors: 0,
  upcoming: 0,
  is_used: false
}

const uuidOf = (digit: number) => `0b54a5f4-0d9c-4a57-8f4c-${String(digit).repeat(12)}`
type Three = [ManagedTopic, ManagedTopic, ManagedTopic]
const [loan, account, savings] = exampleTopics.map(
  ({ questions: _, ...topic }): ManagedTopic => ({ ...rules, ...topic })
) as Three

export const exampleManagedTopics: ManagedTopics = {
  language: 'en',
  topics: [
    {
      ...loan,
      texts: [
        {
          language: 'de',
          topic: 'Wohnbaufinanzierung',
          comment: 'Von der ersten Idee bis zum Schlüssel.',
          documents: ['Lichtbildausweis', 'Letzte drei Lohnzettel']
        }
      ],
      questions: exampleQuestions.map((question, at) => ({
        ...question,
        texts: at ? [] : [{ language: 'de', label: 'Was haben Sie vor?', options: ['Bauen', 'Kaufen', 'Sanieren'] }]
      })),
      advisors: 312,
      upcoming: 48,
      is_used: true
    },
    { ...account, advisors: 1, upcoming: 1, is_used: true },
    savings,
    {
      ...rules,
      uuid: uuidOf(4),
      topic: 'Building society savings',
      comment: '',
      length: 45,
      retired_at: '2026-10-01T08:00:00Z',
      advisors: 24,
      upcoming: 2,
      is_used: true
    }
  ]
}

const branches = [
  { uuid: uuidOf(5), name: 'Graz Herrengasse' },
  { uuid: uuidOf(6), name: 'Wien Innere Stadt' }
]

const advisor = (index: number, full_name: string, branch: number, has_topic: boolean) => ({
  uuid: `0b54a5f4-0d9c-4a57-8f4d-${String(index).padStart(12, '0')}`,
  slug: `advisor-${index}`,
  full_name,
  photo: null,
  organization_uuid: uuidOf(branch),
  has_topic
})

export const exampleTopicAdvisors: TopicAdvisors = {
  branches,
  advisors: [
    advisor(1, 'Mag. Anna Gruber', 6, true),
    advisor(2, 'Emre Yıldız, MSc', 6, false),
    advisor(3, 'Dr. Katharina Steiner-Waldhäusl, MBA', 6, true),
    advisor(4, 'Lukas Hofer, BA', 6, false),
    advisor(5, 'Mag. Dr. Maximilian Schwarzenberger-Hohenthal, LL.M.', 5, false),
    advisor(6, 'Johanna Pichler, BSc', 5, false)
  ]
}
