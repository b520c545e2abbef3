import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { type ImportRow, pathKey, REDIRECTIONS_MAX, RedirectionForm } from '#contract/redirections'
import { instant } from '../core/clock.ts'
import type { FileRow } from '../core/csv-rows.ts'
import { type Call, fieldErrors } from '../core/http.ts'
import type { FILE_COLUMNS } from './import.file.ts'
import type { RedirectionRow } from './redirections.repository.ts'
import { faultsOf, fieldsOf } from './redirections.service.ts'
import { circleOf, type Hosts, keyOf, targetKey } from './targets.ts'

export type Cells = Partial<Record<(typeof FILE_COLUMNS)[number], string>>

const STATUSES: Record<string, number> = { '301': 301, '302': 302 }
const SWITCHES: Record<string, boolean> = {
  ...{ '1': true, yes: true, ja: true, true: true, wahr: true, on: true, ein: true },
  ...{ '0': false, no: false, nein: false, false: false, falsch: false, off: false, aus: false }
}

/** What an empty cell leaves as it is. */
function kept<T>(cell: string | undefined, known: Record<string, T>, before: T | undefined): unknown {
  return cell ? (Object.hasOwn(known, cell.toLowerCase()) ? known[cell.toLowerCase()] : cell) : before
}

export interface Planned {
  fate: ImportRow
  row?: RedirectionRow
  before?: RedirectionRow | undefined
}

/** What becomes of the rows of a file, against what there is. */
export class Plan {
  readonly #call: Call
  readonly #hosts: Hosts
  readonly #known: ReadonlyMap<string, RedirectionRow>
  /** Where paths lead, with what was planned so far. */
  readonly #leads: Map<string, string | null>
  /** The line of the file that speaks of a path first. */
  readonly #lines = new Map<string, number>()
  #created = 0

  constructor(call: Call, hosts: Hosts, known: readonly RedirectionRow[]) {
    this.#call = call
    this.#hosts = hosts
    this.#known = new Map(known.map((row) => [row.path_key, row]))
    this.#leads = new Map(known.map((row) => [row.path_key, row.target_key]))
  }

  #refused = (line: number, path: string, errors: readonly string[]): Planned => ({
    fate: { line, path, outcome: 'refused', errors: [...errors] }
  })

  #parsed(line: number, { path = '', target = '', status, active }: Cells): Planned | RedirectionForm {
    const { t } = this.#call
    const before = this.#known.get(keyOf(path) ?? '')
    const given = {
      path,
      target,
      status: kept(status, STATUSES, before?.status),
      is_active: kept(active, SWITCHES, before?.is_active)
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

  #fate(line: number, form: RedirectionForm): Planned {
    const { t, services } = this.#call
    const path_key = pathKey(form.path)
    const first = this.#lines.get(path_key)
    if (first !== undefined) return this.#refused(line, form.path, [t('errors.path-twice', { line: first })])
    const before = this.#known.get(path_key)
    if (!before && this.#known.size + this.#created >= REDIRECTIONS_MAX)
      return this.#refused(line, form.path, [t('errors.redirections-max', { max: REDIRECTIONS_MAX })])
    this.#lines.set(path_key, line)
    if (!before) this.#created += 1
    const row = {
      ...{ ...form, uuid: before?.uuid ?? randomUUID(), path_key },
      ...{ target_key: targetKey(form.target, this.#hosts), changed_at: instant(services.clock.now()) }
    }
    const isSame = before && JSON.stringify(fieldsOf(before)) === JSON.stringify(fieldsOf(row))
    const outcome = isSame ? 'same' : before ? 'changed' : 'created'
    return { fate: { line, path: form.path, outcome, errors: [] }, row, before }
  }

  /** Those that lead in a circle wait: a later row may open it. */
  async #settle(all: readonly Planned[]): Promise<void> {
    let waiting = all.filter(({ fate, row }) => row && fate.outcome !== 'same')
    for (let left = Number.POSITIVE_INFINITY; waiting.length && waiting.length < left; ) {
      left = waiting.length
      const still: Planned[] = []
      for (const one of waiting) if (!(await this.#take(one))) still.push(one)
      waiting = still
    }
    for (const { fate } of waiting) {
      fate.outcome = 'refused'
      fate.errors.push(this.#call.t('errors.redirection-loop'))
    }
  }

  async #take({ row }: Planned): Promise<boolean> {
    const { path_key, target_key } = row as RedirectionRow
    if (await circleOf(path_key, target_key, (key) => this.#leads.get(key))) return false
    this.#leads.set(path_key, target_key)
    return true
  }

  async make(rows: readonly FileRow[], read: (row: FileRow) => Cells): Promise<Planned[]> {
    const all = rows.map((row) => {
      if (!row.cells) return this.#refused(row.line, '', [this.#call.t('errors.csv-row')])
      const parsed = this.#parsed(row.line, read(row))
      return 'fate' in parsed ? parsed : this.#fate(row.line, parsed)
    })
    await this.#settle(all)
    return all
  }
}
