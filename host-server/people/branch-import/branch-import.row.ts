import * as v from 'valibot'
import { HOURS_COLUMNS } from '#contract/branch-import'
import { type Opening, OrganizationAddress, OrganizationForm, OrganizationPublicName } from '#contract/organizations'
import { TimeZone } from '#contract/values'
import { DAYS } from '#contract/working-hours'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Translate } from '../../core/base/intl.ts'
import { fieldErrors } from '../../core/http/http.ts'
import type { OrganizationRow } from '../../organization/organizations/organizations.repository.ts'
import type { Cells } from './branch-import.file.ts'
import { readHours } from './branch-import.hours.ts'

/** A branch with its opening hours. */
export interface Before {
  row: OrganizationRow
  week: readonly Opening[]
}

/** What the branch's forms would be sent; undefined where nothing changes. */
export interface Changes {
  /** What the form of a new branch asks for. */
  form: OrganizationForm
  name: string | undefined
  address: OrganizationAddress | undefined
  public_name: string | undefined
  week: readonly Opening[] | undefined
}

type Faults = Record<string, string[]>

const NEW = { phone_number: '', latitude: null, longitude: null }
const ADDRESS = ['street', 'zip', 'city', 'phone_number', 'time_zone'] as const
const DEGREES = ['latitude', 'longitude'] as const

/** German spreadsheets write a comma. */
const numberIn = (cell: string) => Number(cell.replace(',', '.'))

function addressIn(cells: Cells, before: Known): Known {
  const texts = ADDRESS.map((column) => [column, cells[column] ?? before[column] ?? ''])
  const degrees = DEGREES.map((column) => [column, cells[column] ? numberIn(cells[column]) : before[column]])
  return Object.fromEntries([...texts, ...degrees])
}

/** Empty cells keep the hours of their day. */
function weekIn(cells: Cells, before: readonly Opening[], t: Translate, faults: Faults): Opening[] {
  return DAYS.flatMap((day, at) => {
    const column = HOURS_COLUMNS[at] as (typeof HOURS_COLUMNS)[number]
    const cell = cells[column]
    const known = before.filter((one) => one.day === day)
    if (!cell) return known
    const hours = readHours(cell, day, t)
    if (Array.isArray(hours)) return hours
    faults[column] = hours.faults
    return known
  })
}

const written = (week: readonly Opening[]) =>
  week
    .map(({ day, start_time, end_time }) => `${day} ${start_time} ${end_time}`)
    .toSorted()
    .join()

interface Parsed {
  form: OrganizationForm
  address: OrganizationAddress
  public_name: string | undefined
  week: readonly Opening[]
}

type Known = Record<string, unknown>

function changesIn({ form, address, public_name, week }: Parsed, before: Before | undefined, known: Known): Changes {
  const isMoved = Object.entries(address).some(([field, value]) => value !== known[field])
  return {
    form,
    name: before && form.name !== before.row.name ? form.name : undefined,
    address: isMoved ? address : undefined,
    public_name: public_name === (before?.row.public_name ?? undefined) ? undefined : public_name,
    week: written(week) === written(before?.week ?? []) ? undefined : week
  }
}

/** What a row changes; empty cells change nothing. @throws Unprocessable with the faults by field */
export function readRow(cells: Cells, before: Before | undefined, time_zone: string, t: Translate): Changes {
  const faults: Faults = {}
  const take = <S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> | undefined => {
    const result = v.safeParse(schema, given)
    if (result.success) return result.output
    Object.assign(faults, fieldErrors(result.issues, t))
    return undefined
  }
  const known: Known = { ...(before?.row ?? { ...NEW, time_zone }) }
  const given = addressIn(cells, known)
  const { street, zip, city } = given
  const name = cells.name ?? before?.row.name ?? ''
  // the alias has found the branch
  const alias = before ? '' : (cells.alias?.toLowerCase() ?? '')
  const form = take(OrganizationForm, { name, alias, street, zip, city })
  const public_name = cells.public_name && take(OrganizationPublicName, { publicName: cells.public_name })?.publicName
  const address = take(OrganizationAddress, given)
  if (!v.is(TimeZone, given.time_zone))
    faults.time_zone = [t('branch-import.zone-unknown', { name: String(given.time_zone) })]
  const week = weekIn(cells, before?.week ?? [], t, faults)
  if (!form || !address || Object.keys(faults).length) throw new Unprocessable(faults)
  return changesIn({ form, address, public_name: public_name || undefined, week }, before, known)
}

const COLUMN_OF: Record<string, string> = { publicName: 'public_name' }

/** The column of a field of the forms. */
export const columnOf = (field: string) => COLUMN_OF[field] ?? field
