import * as v from 'valibot'
import { administersInPerson } from './access.ts'
import { endpoint } from './endpoint.ts'
import { findingsOf } from './findings.ts'
import { SETTINGS, VIDEO_PROVIDERS } from './settings.ts'
import { FieldErrors } from './values.ts'

/** What the test of a video service may find, and what that means for its rooms; `video-check.<finding>` says it. */
export const VIDEO_FINDINGS = {
  answers: 'works',
  unreachable: 'fails',
  broken: 'fails',
  signed: 'works',
  'signature-refused': 'fails',
  'key-unreadable': 'fails',
  'joined-signed': 'unsure',
  'teams-connected': 'works',
  'teams-missing': 'unsure',
  'teams-nobody': 'fails'
} as const
export type VideoFinding = keyof typeof VIDEO_FINDINGS

export const VideoCheck = v.object({
  findings: findingsOf(VIDEO_FINDINGS)
})
export type VideoCheck = v.InferOutput<typeof VideoCheck>

export const checkVideo = /* @__PURE__ */ endpoint('POST', '/api/v1/settings/video-check', {
  summary:
    'Tests a video service: whether it answers, and accepts the secret; of Microsoft Teams, whose calendars are connected. The mask stands for the stored secret.',
  access: administersInPerson,
  body: v.strictObject({
    video_provider: v.picklist(VIDEO_PROVIDERS, 'required'),
    jitsi_url: v.optional(SETTINGS.jitsi_url.schema, ''),
    jitsi_app_id: v.optional(SETTINGS.jitsi_app_id.schema, ''),
    jitsi_key_id: v.optional(SETTINGS.jitsi_key_id.schema, ''),
    jitsi_secret: v.optional(SETTINGS.jitsi_secret.schema, ''),
    bigbluebutton_url: v.optional(SETTINGS.bigbluebutton_url.schema, ''),
    bigbluebutton_secret: v.optional(SETTINGS.bigbluebutton_secret.schema, '')
  }),
  answers: { 200: VideoCheck, 422: FieldErrors }
})
