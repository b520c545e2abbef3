import { type Start, type StartBlock, startBlocksOf } from '#contract/start'
import { NotFound } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { advisorStart } from './advisor.service.ts'
import { branchStart } from './branch.service.ts'
import { institutionStart } from './institution.service.ts'
import { marketingStart } from './marketing.service.ts'
import { privacyStart } from './privacy.service.ts'
import { subjectOf } from './subject.ts'
import { reportsStart } from './week.service.ts'

type Blocks = { [B in StartBlock]: (call: Call, organization_uuid: string | undefined) => Promise<Start[B]> }

const BLOCKS: Blocks = {
  advisor: advisorStart,
  branch: branchStart,
  institution: institutionStart,
  marketing: marketingStart,
  privacy: privacyStart,
  reports: reportsStart
}

/** The blocks that the user may see. @throws NotFound for a branch that is not the user's, whether it exists or not */
export async function read(call: Call, organization_uuid?: string): Promise<Start> {
  const blocks = startBlocksOf(subjectOf(call))
  if (organization_uuid && !blocks.includes('branch')) throw new NotFound()
  const start: Record<string, unknown> = {}
  for (const block of blocks) start[block] = await BLOCKS[block](call, organization_uuid)
  return start as Start
}
