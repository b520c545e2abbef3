import { examine } from '../ops/doctor/examine.ts'
import type { Finding } from '../ops/doctor/finding.ts'

const print = (finding: Finding) =>
  [
    `${finding.state.padEnd(8)} ${finding.about.padEnd(14)} ${finding.found}`,
    ...('todo' in finding ? [`${' '.repeat(9)}→ ${finding.todo}`] : [])
  ].join('\n')

const findings = await examine(process.env)
const text = process.argv.includes('--json') ? JSON.stringify(findings, null, 2) : findings.map(print).join('\n')
console.log(text)
process.exitCode = findings.some(({ state }) => state === 'fault') ? 1 : 0
