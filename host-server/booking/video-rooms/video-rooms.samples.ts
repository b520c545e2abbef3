import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

/** No request leaves: the address is not public. */
const body = {
  video_provider: 'jitsi',
  jitsi_url: 'https://127.0.0.1',
  jitsi_app_id: 'bank',
  jitsi_secret: 'a secret of the service'
}

export const samples: SamplesOf = () => ({ 'POST /api/v1/settings/video-check': { body } })

export const audited: AuditedWrites = [['POST /api/v1/settings/video-check', () => ({ body })]]
