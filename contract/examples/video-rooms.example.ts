import type { VideoCheck } from '../video-rooms.ts'

export const exampleVideoCheck: VideoCheck = {
  findings: [
    { finding: 'answers', detail: 'meet.alpenbank.example' },
    { finding: 'joined-signed', detail: 'HS256' }
  ]
}
