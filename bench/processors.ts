import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

/** What Linux counts processor time in. */
const TICKS_A_SECOND = 100

/** Seconds of processor time that a process has had, its children included; those that have ended, too. */
export function secondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [own = 0, system = 0, ended = 0, endedSystem = 0] = stat
    .slice(stat.lastIndexOf(')'))
    .split(' ')
    .slice(12, 16)
    .map(Number)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  const ofChildren = children.map((child) => (existsSync(`/proc/${child}`) ? secondsOf(Number(child)) : 0))
  return (own + system + ended + endedSystem) / TICKS_A_SECOND + ofChildren.reduce((sum, one) => sum + one, 0)
}

/** Seconds of processor time of everything on the machine. */
export const secondsOfAll = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000

const PERIOD = 10_000
const GROUPS = '/sys/fs/cgroup'
const isUnified = existsSync(join(GROUPS, 'cgroup.controllers'))

const limit = (quota: number): [file: string, value: string][] =>
  isUnified
    ? [['cpu.max', `${quota} ${PERIOD}`]]
    : [
        ['cpu.cfs_period_us', String(PERIOD)],
        ['cpu.cfs_quota_us', String(quota)]
      ]

/** Takes the limit away. */
export type Release = () => void

/** Holds each process to a share of one processor, as `cpus` does in compose.yaml; undefined where Linux does not let us. */
export function hold(pids: readonly number[], share: number): Release | undefined {
  const root = isUnified ? GROUPS : join(GROUPS, 'cpu')
  const folders = pids.map((pid) => join(root, `advisor-widgets-bench-${pid}`))
  const release = () => {
    for (const [at, folder] of folders.entries()) {
      if (!existsSync(folder)) continue
      const pid = pids[at] as number
      if (existsSync(`/proc/${pid}`)) writeFileSync(join(root, 'cgroup.procs'), String(pid))
      rmdirSync(folder)
    }
  }
  try {
    for (const [at, folder] of folders.entries()) {
      mkdirSync(folder)
      for (const [file, value] of limit(share * PERIOD)) writeFileSync(join(folder, file), value)
      writeFileSync(join(folder, 'cgroup.procs'), String(pids[at]))
    }
    return release
  } catch {
    release()
    return undefined
  }
}
