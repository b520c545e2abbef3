import type { Feature } from '../../core/features/feature.ts'
import { meetingEraser } from './video-rooms.erasing.ts'
import { roomJobs } from './video-rooms.jobs.ts'
import { roomMails } from './video-rooms.mails.ts'
import { roomPages } from './video-rooms.pages.tsx'
import { videoRooms } from './video-rooms.routes.ts'

export const feature: Feature = {
  routes: videoRooms,
  pages: roomPages,
  jobs: { video: roomJobs, mails: roomMails },
  staffErasers: [meetingEraser]
}
