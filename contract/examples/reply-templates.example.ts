import type { ReplyTemplate } from '../reply-templates.ts'

const uuid = (nth: number) => `3f2b7c1d-0000-4000-8000-${String(nth).padStart(12, '0')}`

export const exampleReplyTemplates: ReplyTemplate[] = [
  {
    uuid: uuid(1),
    revision: 'a1',
    name: 'Documents for a loan',
    text: 'Please bring your passport and your last three payslips.\n\n{advisor} is looking forward to meeting you.'
  },
  {
    uuid: uuid(2),
    revision: 'a1',
    name: 'We will call you',
    text: 'Thank you for your message, {name}. We will call you tomorrow.'
  }
]
