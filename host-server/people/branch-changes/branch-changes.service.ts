import type { BranchChangeForm, BranchChangeKind } from '#contract/branch-changes'
import type { BulkChange } from '#contract/bulk-changes'
import { inherit, read as readHours, save as saveHours } from '../../calendar/default-hours/default-hours.service.ts'
import { bookableOpenings } from '../../calendar/working-hours/working-hours.service.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { bulkChanges } from '../../core/jobs/bulk-changes.ts'
import { close, reopen } from '../../organization/branch-closing/branch-closing.service.ts'
import { findOpenings } from '../../organization/branches/branches.repository.ts'
import * as organizations from '../../organization/organizations/organizations.service.ts'
import * as managers from '../branch-managers/branch-managers.service.ts'
import { actingAs } from '../people/acting-user.service.ts'
import { lock } from '../people/people.repository.ts'

type Change = Omit<BranchChangeForm, 'branches'>
type Work = (call: Call, branch: string, change: Change) => Promise<boolean>

async function publish(call: Call, branch: string, isPublic: boolean): Promise<boolean> {
  const { public_profile_enabled } = await organizations.find(call, branch)
  if (Boolean(public_profile_enabled) === isPublic) return false
  await organizations.publish(call, branch, isPublic)
  return true
}

async function inheritHours(call: Call, branch: string): Promise<boolean> {
  if (!(await readHours(call, branch)).is_own) return false
  await inherit(call, branch)
  return true
}

async function setZone(call: Call, branch: string, { time_zone }: Change): Promise<boolean> {
  const row = await organizations.find(call, branch)
  if (!time_zone || row.time_zone === time_zone) return false
  const { street, zip, city, phone_number, latitude, longitude } = row
  await organizations.move(call, branch, { street, zip, city, phone_number, latitude, longitude, time_zone })
  return true
}

async function copyHours(call: Call, branch: string, { organization_uuid }: Change): Promise<boolean> {
  const week = await findOpenings(call.db, organization_uuid ?? branch)
  const before = await findOpenings(call.db, branch)
  if (JSON.stringify(week) === JSON.stringify(before)) return false
  await organizations.openAt(call, branch, week)
  return true
}

/** The opening hours become the booking hours of branches that have none of their own; an empty week is one's own, too. */
async function bookOpeningHours(call: Call, branch: string): Promise<boolean> {
  if ((await readHours(call, branch)).is_own) return false
  const week = await bookableOpenings(call.db, branch)
  if (!week?.length) {
    const reason = call.t(`branch-changes.${week ? 'no-opening-hours' : 'opening-hours-unfit'}`)
    throw new Unprocessable({ kind: [reason] })
  }
  await saveHours(call, branch, week)
  return true
}

const setClosed =
  (isClosing: boolean): Work =>
  async (call, branch) => {
    if (organizations.isOpen(await organizations.find(call, branch)) !== isClosing) return false
    await (isClosing ? close : reopen)(call, branch)
    return true
  }

const setManager =
  (isManager: boolean): Work =>
  async (call, branch, { person_uuid }) => {
    const { managers: known } = await managers.read(call, branch)
    if (!person_uuid || known.some(({ uuid }) => uuid === person_uuid) === isManager) return false
    await (isManager ? managers.assign : managers.release)(call, branch, person_uuid)
    return true
  }

const WORK: Record<BranchChangeKind, Work> = {
  publish: (call, branch) => publish(call, branch, true),
  unpublish: (call, branch) => publish(call, branch, false),
  'opening-hours': copyHours,
  'book-opening-hours': bookOpeningHours,
  'inherit-hours': inheritHours,
  'time-zone': setZone,
  'assign-manager': setManager(true),
  'release-manager': setManager(false),
  close: setClosed(true),
  reopen: setClosed(false)
}

export const BATCH = 5

const changes = bulkChanges<Change>({
  of: 'branch-changes',
  batch: BATCH,
  lock,
  actingAs,
  change: (call, change, branch) => WORK[change.kind](call, branch, change)
})

export const { read, jobs } = changes

/** Refuses what could succeed for no branch. @throws Unprocessable */
function refuse({ tenant, t }: Call, { kind, time_zone, organization_uuid, person_uuid }: Change) {
  const needsPages = kind === 'publish' || kind === 'unpublish'
  if (needsPages && !tenant.modules.has('organizations-profiles'))
    throw new Unprocessable({ kind: [t('branch-changes.no-pages')] })
  if (kind === 'time-zone' && !time_zone) throw new Unprocessable({ time_zone: [t('errors.required')] })
  if (kind === 'opening-hours' && !organization_uuid)
    throw new Unprocessable({ organization_uuid: [t('errors.required')] })
  const needsPerson = kind === 'assign-manager' || kind === 'release-manager'
  if (needsPerson && !person_uuid) throw new Unprocessable({ person_uuid: [t('errors.required')] })
}

/** Branches that do not exist are left out from the beginning. */
export async function start(call: Call, { branches, ...change }: BranchChangeForm): Promise<BulkChange> {
  refuse(call, change)
  const chosen = new Set(branches)
  const all = await organizations.findAll(call.db)
  if (change.organization_uuid && !all.some(({ uuid }) => uuid === change.organization_uuid))
    throw new Unprocessable({ organization_uuid: [call.t('branch-changes.gone')] })
  const known = all.filter(({ uuid }) => chosen.has(uuid))
  return changes.start(
    call,
    change,
    known.map(({ uuid, name }) => ({ subject: uuid, name }))
  )
}
