import type { KnownExperience } from '../experience.ts'

export const exampleExperience: KnownExperience = {
  since: 2009,
  certificates: [
    { name: 'CFP® Certified Financial Planner', year: 2014 },
    { name: 'Diplom-Finanzberaterin', year: null }
  ]
}
