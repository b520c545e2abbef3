import type { ExternalAnalyst, ExternalAnalystAssignment } from '../external-analysts.ts'
import { exampleOrganization } from './organizations.example.ts'

/** Auditors have neither card nor branch. */
const OUTSIDE = { profile_picture_url: null, branch: '' }

export const exampleAnalysts: ExternalAnalyst[] = [
  { ...OUTSIDE, full_name: 'Eva Reiter', alias: 'eva-reiter', email_address: 'eva.reiter@audit.example' },
  { ...OUTSIDE, full_name: 'Mag. Jonas Berg', alias: 'jonas-berg', email_address: 'jonas.berg@audit.example' },
  { ...OUTSIDE, full_name: 'Zoë Ünal', alias: 'zoe-unal', email_address: 'zoe.unal@audit.example' }
]

export const exampleAssignments: ExternalAnalystAssignment[] = [
  {
    uuid: '0d9f3f0e-5a36-4c5e-9d5b-2f6a1c0f7d22',
    organization_uuid: exampleOrganization.uuid,
    external_analyst_alias: 'eva-reiter',
    full_name: 'Eva Reiter',
    email_address: 'eva.reiter@audit.example',
    stopped_on: null
  }
]
