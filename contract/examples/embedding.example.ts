import type { getEmbedding } from '../embedding.ts'
import type { Answer } from '../endpoint.ts'

export const exampleEmbedding: Answer<(typeof getEmbedding)['shape']> = {
  advisors: [
    {
      alias: 'anna-gruber',
      full_name: 'Mag. Anna Gruber',
      profile_picture_url: null,
      branch: 'Filiale Wien Innere Stadt'
    },
    {
      alias: 'lukas-steiner',
      full_name: 'Lukas Steiner',
      profile_picture_url: null,
      branch: 'Filiale Graz Herrengasse'
    }
  ],
  branches: [{ alias: 'wien-innere-stadt', name: 'Filiale Wien Innere Stadt', city: 'Wien' }],
  topics: [{ uuid: '3f2b7c1d-0000-4000-8000-000000000071', topic: 'Wohnbau' }],
  forms: [{ slug: 'team-graben', name: 'Team Graben' }],
  origins: ['https://www.alpenbank.example']
}
