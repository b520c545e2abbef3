import type { TypeAssignments } from '../appointment-types.ts'

export const exampleTypes: TypeAssignments = [{ type: 'by-phone' }, { type: 'in-branch' }]
