import type { AdvisorList, ListedAdvisor } from '../advisor-list.ts'

const listed = (at: number, full_name: string, rest: Partial<ListedAdvisor> = {}): ListedAdvisor => ({
  uuid: `0b54a5f4-0d9c-4a57-8f4c-2222222222${10 + at}`,
  slug: `advisor-${at}`,
  full_name,
  position: 'Leiterin Wohnbau',
  profile_picture_url: null,
  organization: {
    uuid: '0b54a5f4-0d9c-4a57-8f4c-888888888888',
    name: 'Branch Graben',
    slug: 'graben',
    time_zone: 'Europe/Vienna'
  },
  is_bookable: true,
  ...rest
})

export const exampleAdvisorList: AdvisorList = {
  advisors: [
    listed(1, 'Mag. Anna Gruber'),
    listed(2, 'Lukas Hofer', {
      absence: { until: '2026-12-03', text: '', stand_in: null },
      position: '',
      is_bookable: false
    }),
    listed(3, 'Dr. Katharina Steiner-Waldhäusl-Oberndorfer, MBA', {
      position: 'Leiterin Private Banking und Stiftungen'
    })
  ],
  total: 3,
  page: 1,
  pages: 1
}

export const exampleEmptyList: AdvisorList = { advisors: [], total: 0, page: 1, pages: 1 }
