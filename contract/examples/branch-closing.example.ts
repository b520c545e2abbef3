import type { BranchClosing } from '../branch-closing.ts'

export const exampleBranchClosing: BranchClosing = {
  closed_at: null,
  advisors: 0,
  appointments: 0,
  events: 0,
  cards: 12,
  is_public: true,
  visits: 340,
  embeds: 2
}
