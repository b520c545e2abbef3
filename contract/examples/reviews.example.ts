import type { Review, ReviewsPage } from '../reviews.ts'

const uuid = (nth: number) => `3f2b7c1d-0000-4000-8000-${String(nth).padStart(12, '0')}`

const anna = {
  uuid: uuid(101),
  full_name: 'Mag. Anna Gruber',
  slug: 'anna-gruber',
  profile_picture_url: null,
  branch: 'Wien Innere Stadt'
}
const johanna = {
  uuid: uuid(102),
  full_name: 'Dipl.-Ing. Johanna Maximiliane Pichler-Schwarzenberger, BA MSc',
  slug: 'johanna-pichler',
  profile_picture_url: null,
  branch: 'Perchtoldsdorf Marktplatz'
}

export const exampleReviews: Review[] = [
  {
    uuid: uuid(1),
    created_at: '2026-11-20T16:05:00Z',
    stars: 5,
    text: 'Hat sich Zeit genommen und alles so erklärt, dass ich es verstanden habe.',
    state: 'waiting',
    reason: '',
    decided_at: null,
    decided_by: '',
    reply: '',
    replied_at: null,
    advisor: anna,
    is_own: false
  },
  {
    uuid: uuid(2),
    created_at: '2026-11-18T09:30:00Z',
    stars: 4,
    text: '',
    state: 'published',
    reason: '',
    decided_at: '2026-11-18T12:00:00Z',
    decided_by: 'Petra Moser',
    reply: 'Vielen Dank, das freut mich!',
    replied_at: '2026-11-19T08:00:00Z',
    advisor: anna,
    is_own: true
  },
  {
    uuid: uuid(3),
    created_at: '2026-11-12T14:00:00Z',
    stars: 1,
    text: 'Meine Kontonummer ist AT61 1904 3002 3457 3201, bitte zurückrufen!',
    state: 'rejected',
    reason: 'Enthält persönliche Daten.',
    decided_at: '2026-11-12T15:00:00Z',
    decided_by: 'Petra Moser',
    reply: '',
    replied_at: null,
    advisor: johanna,
    is_own: false
  }
]

export const exampleReviewsPage: ReviewsPage = {
  reviews: exampleReviews,
  total: exampleReviews.length,
  page_size: 25,
  decides: true,
  rating: { average: 4.6, count: 12 }
}
