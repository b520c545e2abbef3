import type { Topic } from '../appointment-topics.ts'
import type { TopicQuestion } from '../topic-questions.ts'

export const exampleQuestions: TopicQuestion[] = [
  {
    uuid: '0b54a5f4-0d9c-4a57-8f4e-111111111111',
    label: 'What are you planning?',
    options: ['Build', 'Buy', 'Renovate'],
    is_required: true
  },
  {
    uuid: '0b54a5f4-0d9c-4a57-8f4e-222222222222',
    label: 'Is there already an offer from another bank that we should look at?',
    options: [],
    is_required: false
  }
]

export const exampleTopics: Topic[] = [
  {
    uuid: '0b54a5f4-0d9c-4a57-8f4c-111111111111',
    topic: 'Home loan',
    comment: 'From the first idea to the keys: what you can afford, and which funding there is.',
    documents: ['Photo ID', 'Last three payslips'],
    length: 60
  },
  {
    uuid: '0b54a5f4-0d9c-4a57-8f4c-222222222222',
    topic: 'Account and cards',
    comment: 'Opening, changing or closing an account.',
    length: 30
  },
  {
    uuid: '0b54a5f4-0d9c-4a57-8f4c-333333333333',
    topic: 'Savings and investments',
    comment: '',
    length: 90
  }
]

export const exampleAssignments = exampleTopics.map(({ uuid }) => ({ uuid }))
