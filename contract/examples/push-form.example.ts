import type { FoundAdvisor, Reach, Subscriber } from '../push-notifications.ts'

export const exampleFoundAdvisors: FoundAdvisor[] = [
  {
    slug: 'anna-gruber',
    full_name: 'Mag. Anna Gruber',
    profile_picture_url: null,
    branch: 'Filiale Wien Innere Stadt',
    email_address: 'anna.gruber@alpenbank.example'
  },
  {
    slug: 'otto-gruber',
    full_name: 'Otto Grubér',
    profile_picture_url: null,
    branch: 'Filiale Graz Herrengasse',
    email_address: 'otto.gruber@alpenbank.example'
  },
  {
    slug: 'gruja-novak',
    full_name: 'Gruja Novák, MSc',
    profile_picture_url: null,
    branch: 'Filiale Wien Innere Stadt',
    email_address: 'gruja.novak@alpenbank.example'
  }
]

export const exampleSubscribers: Subscriber[] = [{ platform: 'apple' }, { platform: 'google' }, { platform: 'apple' }]

export const exampleReach: Reach = { apple: 2, google: 1 }
