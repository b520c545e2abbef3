import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { type ImportRow, pathKey, REDIRECTIONS_MAX, RedirectionForm } from '#contract/redirections'
import { instant } from '../../core/base/clock.ts'
import type { FileRow } from '../../core/files/csv-rows.ts'
import { type Call, fieldErrors } from '../../core/http/http.ts'
import type { FILE_COLUMNS } from './import.file.ts'
import type { RedirectionRow } from './redirections.repository.ts'
import { faultsOf, fieldsOf } from './redirections.service.ts'
import { type Hosts, keyOf, loopOrChainOf, type RedirectGraph, targetKey } from './targets.ts'

export type Cells = Partial<Record<(typeof FILE_COLUMNS)[number], string>>

const STATUSES: Record<string, number> = { '301': 301, '302': 302 }
const SWITCHES: Record<string, boolean> = {
  '1': true,
  yes: true,
  ja: true,
  true: true,
  wahr: true,
  on: true,
  ein: true,
  '0': false,
  no: false,
  nein: false,
  false: false,
  falsch: false,
  off: false,
  aus: false
}

/** Empty cells leave these values unchanged. */
function valueOr<T>(cell: string | undefined, known: Record<string, T>, before: T | undefined): unknown {
  return cell ? (Object.hasOwn(known, cell.toLowerCase()) ? known[cell.toLowerCase()] : cell) : before
}

export interface Planned {
  outcome: ImportRow
  row?: RedirectionRow
  before?: RedirectionRow | undefined
  /** Why the row has to wait. */
  circle?: 'loop' | 'chain' | undefined
}

/** The existing targets by path, and the paths by target. */
class RedirectMaps implements RedirectGraph {
  readonly #leads = new Map<string, string | null>()
  readonly #sources = new Map<string, Set<string>>()

  set(key: string, target: string | null) {
    this.#sources.get(this.#leads.get(key) ?? '')?.delete(key)
    this.#leads.set(key, target)
    if (target === null) return
    const sources = this.#sources.get(target) ?? new Set()
    this.#sources.set(target, sources.add(key))
  }

  next = (key: string) => this.#leads.get(key)

  into = (keys: readonly string[]) => keys.flatMap((key) => [...(this.#sources.get(key) ?? [])])
}

/** Plans what happens to the rows of a file, given the existing redirects. */
export class Plan {
  readonly #call: Call
  readonly #hosts: Hosts
  readonly #known: ReadonlyMap<string, RedirectionRow>
  /** Including what is planned so far. */
  readonly #leads = new RedirectMaps()
  /** The first line with each path. */
  readonly #lines = new Map<string, number>()
  #created = 0

  constructor(call: Call, hosts: Hosts, known: readonly RedirectionRow[]) {
    this.#call = call
    this.#hosts = hosts
    this.#known = new Map(known.map((row) => [row.path_key, row]))
    for (const { path_key, target_key } of known) this.#leads.set(path_key, target_key)
  }

  #refused = (line: number, path: string, errors: readonly string[]): Planned => ({
    outcome: { line, path, outcome: 'refused', errors: [...errors] }
  })

  #parsed(line: number, { path = '', target = '', status, active }: Cells): Planned | RedirectionForm {
    const { t } = this.#call
    const before = this.#known.get(keyOf(path) ?? '')
    const given = {
      path,
      target,
      status: valueOr(status, STATUSES, before?.status),
      is_active: valueOr(active, SWITCHES, before?.is_active)
    }
    const result = v.safeParse(RedirectionForm, given)
    const faults = result.success ? faultsOf(this.#call, result.output, this.#hosts) : fieldErrors(result.issues, t)
    if (result.success && !faults) return result.output
    const texts = Object.entries(faults ?? {}).flatMap(([field, errors]) =>
      errors.map((text) =>
        t('redirections.row-fault', { field: t(`redirections.column-${field.replace('is_', '')}`), text })
      )
    )
    return this.#refused(line, path.slice(0, 255), texts)
  }

  #plan(line: number, form: RedirectionForm): Planned {
    const { t, app } = this.#call
    const path_key = pathKey(form.path)
    const first = this.#lines.get(path_key)
    if (first !== undefined) return this.#refused(line, form.path, [t('errors.path-twice', { line: first })])
    const before = this.#known.get(path_key)
    if (!before && this.#known.size + this.#created >= REDIRECTIONS_MAX)
      return this.#refused(line, form.path, [t('errors.redirections-max', { max: REDIRECTIONS_MAX })])
    this.#lines.set(path_key, line)
    if (!before) this.#created += 1
    const row = {
      ...form,
      uuid: before?.uuid ?? randomUUID(),
      path_key,
      target_key: targetKey(form.target, this.#hosts),
      changed_at: instant(app.clock.now())
    }
    const isSame = before && JSON.stringify(fieldsOf(before)) === JSON.stringify(fieldsOf(row))
    const outcome = isSame ? 'same' : before ? 'changed' : 'created'
    return { outcome: { line, path: form.path, outcome, errors: [] }, row, before }
  }

  /** Rows that would form a loop or too long a chain wait, since a later row may resolve it. */
  async #settle(all: readonly Planned[]): Promise<void> {
    let waiting = all.filter(({ outcome, row }) => row && outcome.outcome !== 'same')
    for (let left = Number.POSITIVE_INFINITY; waiting.length && waiting.length < left; ) {
      left = waiting.length
      const still: Planned[] = []
      for (const one of waiting) if (!(await this.#take(one))) still.push(one)
      waiting = still
    }
    for (const { outcome, circle = 'loop' } of waiting) {
      outcome.outcome = 'refused'
      outcome.errors.push(this.#call.t(`errors.redirection-${circle}`))
    }
  }

  async #take(one: Planned): Promise<boolean> {
    const { path_key, target_key } = one.row as RedirectionRow
    one.circle = await loopOrChainOf(path_key, target_key, this.#leads)
    if (one.circle) return false
    this.#leads.set(path_key, target_key)
    return true
  }

  async make(rows: readonly FileRow[], read: (row: FileRow) => Cells): Promise<Planned[]> {
    const all = rows.map((row) => {
      if (!row.cells) return this.#refused(row.line, '', [this.#call.t('errors.csv-row')])
      const parsed = this.#parsed(row.line, read(row))
      return 'outcome' in parsed ? parsed : this.#plan(row.line, parsed)
    })
    await this.#settle(all)
    return all
  }
}
