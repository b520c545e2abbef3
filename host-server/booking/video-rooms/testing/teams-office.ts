import { MicrosoftServer } from '../../../calendar/external-calendar/testing/microsoft-server.ts'
import {
  change,
  closeServiceOffice,
  connect,
  openServiceOffice,
  type ServiceOffice,
  startOver
} from '../../../calendar/smm-calendar/testing/service-office.ts'
import { signIn } from '../../../testing/client.ts'
import { type Mailbox, openMailbox } from '../../../testing/mailbox.ts'
import type { VideoOffice } from './video-office.ts'

/** An office whose advisor has a mailbox in Microsoft 365. */
export type TeamsOffice = ServiceOffice<MicrosoftServer> & VideoOffice

export async function openTeamsOffice(): Promise<TeamsOffice> {
  const mailbox: Mailbox = await openMailbox()
  const office = await openServiceOffice('microsoft', new MicrosoftServer(), { SMTP_URL: mailbox.url })
  const { tenantId: tenant_id, advisorUuid: advisor_uuid, knex } = office
  await knex('advisor_appointment_types').insert({ tenant_id, advisor_uuid, type: 'online' })
  return { ...office, mailbox, advisor: '' }
}

/** Teams is chosen, and the advisor's calendar connected. */
export async function startInTeams(office: TeamsOffice, { isConnected = true } = {}): Promise<void> {
  await office.knex('tenant_settings').where({ name: 'video_provider' }).delete()
  await startOver(office)
  office.advisor = office.cookie
  office.mailbox.mails.length = 0
  await change(office, { video_provider: 'teams' })
  if (isConnected) await connect(office)
}

export async function closeTeamsOffice(office: TeamsOffice): Promise<void> {
  await closeServiceOffice(office)
  await office.mailbox.stop()
}

/** Sessions do not outlive a jump of the clock. */
export async function jumpTo(office: TeamsOffice, time: string): Promise<void> {
  office.site.clock.time = new Date(time)
  office.cookie = await signIn(office.site, 'advisor@demo.example')
  office.advisor = office.cookie
  office.admin = await signIn(office.site, 'admin@demo.example')
}
