import type { Feature } from '../../core/features/feature.ts'
import { manyInvitationsJobs } from './invitations.jobs.ts'
import { invitationJobs } from './invitations.mails.ts'
import { invitationPages } from './invitations.pages.tsx'
import { accountEraser, assistantEraser, cardEraser, photoEraser } from './people.erasing.ts'
import { people } from './people.routes.ts'

export const feature: Feature = {
  routes: people,
  pages: invitationPages,
  jobs: { mails: invitationJobs, people: manyInvitationsJobs },
  staffErasers: [cardEraser, photoEraser, accountEraser, assistantEraser]
}
