import type { FoundAdvisor, Reach, Subscriber } from '../push-notifications.ts'

export const exampleFoundAdvisors: FoundAdvisor[] = [
  { slug: 'anna-gruber', full_name: 'Mag. Anna Gruber', email_address: 'anna.gruber@alpenbank.example' },
  { slug: 'otto-gruber', full_name: 'Otto Grubér', email_address: 'otto.gruber@alpenbank.example' },
  { slug: 'gruja-novak', full_name: 'Gruja Novák, MSc', email_address: 'gruja.novak@alpenbank.example' }
]

export const exampleSubscribers: Subscriber[] = [{ platform: 'apple' }, { platform: 'google' }, { platform: 'apple' }]

export const exampleReach: Reach = { apple: 2, google: 1 }
