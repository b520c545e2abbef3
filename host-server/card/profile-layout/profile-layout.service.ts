import { randomUUID } from 'node:crypto'
import { type ExperiencePlace, LAYOUT_SECTIONS, type LayoutSection } from '#contract/advisors'
import { CONTACT_OPTIONS } from '#contract/contact-options'
import type { Input } from '#contract/endpoint'
import {
  EXPERIENCE,
  type LayoutEditor,
  type LayoutElement,
  type putLayout,
  type TextType,
  type TextTypesChange
} from '#contract/profile-layout'
import { Conflict, NotFound, Unprocessable } from '../../core/base/failures.ts'
import { record, recordAll } from '../../core/events/audit-record.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import { tagged } from '../../core/http/tagged.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { hiddenIn, idsIn, inOrder } from '../profile/offers.ts'
import { findExperiencePlace, findLayout } from '../profile/profile.repository.ts'
import * as repository from './profile-layout.repository.ts'

type Sections = Input<(typeof putLayout)['shape']>['body']['sections']

/** In the order of the cards: elements that the layout does not name come last. */
export async function editor(db: TenantDb): Promise<LayoutEditor> {
  const layout = await findLayout(db)
  const links = await repository.findLinks(db)
  const hidden = hiddenIn(layout)
  const social = idsIn(layout, 'social-media')
  const elements = links.map(({ uuid, label, icon }) => ({ id: uuid, label, icon }))
  const isSocial = ({ id }: { id: string }) => social.includes(id)
  const inSection: Record<LayoutSection, readonly Omit<LayoutElement, 'is_visible'>[]> = {
    'quick-contact': CONTACT_OPTIONS.map((id) => ({ id, label: null, icon: null })),
    networking: elements.filter((one) => !isSocial(one)),
    'social-media': elements.filter(isSocial)
  }
  const sections = LAYOUT_SECTIONS.map((name) => ({
    name,
    elements: inOrder(inSection[name], idsIn(layout, name), ({ id }) => id).map((one) => ({
      ...one,
      is_visible: !hidden.has(one.id)
    }))
  }))
  return { sections }
}

const isWay = (id: string) => (CONTACT_OPTIONS as readonly string[]).includes(id)

/** A contact option belongs in the quick contact section, a link in any other, each once. */
function layoutRows({ t }: Call, sections: Sections): repository.LayoutRow[] {
  const rows = sections.flatMap(({ name, elements }) =>
    elements.map(({ id, order, is_visible }) => ({ section: name, element: id, position: order, is_visible }))
  )
  const isMisplaced = rows.some(({ section, element }) => isWay(element) !== (section === 'quick-contact'))
  const isTwice = new Set(rows.map(({ element }) => element)).size < rows.length
  if (isMisplaced || isTwice) throw new Unprocessable({ sections: [t('profile-layout.once')] })
  return rows
}

/** For the audit log: a line per section, hidden elements in brackets. */
const printed = ({ sections }: LayoutEditor) =>
  Object.fromEntries(
    sections.map(({ name, elements }) => [
      name,
      elements.map(({ id, label, is_visible }) => (is_visible ? (label ?? id) : `(${label ?? id})`)).join(', ')
    ])
  )

const LAYOUT = 'contact-options'

/** What a save replaces: not the names of the links. */
const revised = ({ sections }: LayoutEditor) =>
  sections.map(({ name, elements }) => [name, elements.map(({ id, is_visible }) => [id, is_visible])])

export async function read(call: Call): Promise<LayoutEditor> {
  const all = await editor(call.db)
  return tagged(call, all, revised(all))
}

const layout = audited({
  lock: repository.lockLayout,
  read: editor,
  subject: () => ({ object: 'layout', id: LAYOUT, name: LAYOUT }),
  fields: printed,
  revised
})

/** @throws Conflict if it is no longer that of the revision */
export async function save(call: Call, sections: Sections, revision?: string): Promise<void> {
  const rows = layoutRows(call, sections)
  const write = async (trx: TenantDb) => {
    const known = (await repository.findLinks(trx)).map(({ uuid }) => uuid)
    if (rows.some(({ element }) => !isWay(element) && !known.includes(element))) throw new NotFound()
    await repository.replaceLayout(trx, rows)
  }
  const saved = await layout.change(call, LAYOUT, write, revision)
  tagged(call, saved, revised(saved))
}

/** The kinds of texts, and experience where it stands among them. */
export async function findTextTypes(db: TenantDb): Promise<TextType[]> {
  const kinds = await repository.findTextTypes(db)
  const { place, order } = await findExperiencePlace(db)
  return kinds.toSpliced(order, 0, { uuid: EXPERIENCE, title: '', place, texts: 0 })
}

/** Experience and its position, apart from the kinds of texts. */
function apart<T extends { uuid?: string | undefined; place: TextType['place'] }>(rows: readonly T[]) {
  const order = rows.findIndex(({ uuid }) => uuid === EXPERIENCE)
  const kinds = rows.filter(({ uuid }) => uuid !== EXPERIENCE)
  return { kinds, experience: rows[order] && { place: rows[order].place as ExperiencePlace, order } }
}

const printedPlace = ({ place, order }: { place: ExperiencePlace; order: number }) => ({ place, order: order + 1 })

const withoutCount = ({ title, place }: Pick<TextType, 'title' | 'place'>, position: number) => ({
  title,
  place,
  order: position + 1
})

const nameOf = ({ uuid, title }: Pick<TextType, 'uuid' | 'title'>) =>
  ({ object: 'text-description', id: uuid, name: title }) as const

type Given = TextTypesChange['put'][number]

const isEqualType = (type: TextType | undefined, { uuid, title, place }: Given) =>
  type?.title === title && type.place === place && (uuid ?? type.uuid) === type.uuid

const isEqualList = (now: readonly TextType[], given: readonly Given[]) =>
  now.length === given.length && given.every((one, at) => isEqualType(now[at], one))

type Placed = ReturnType<typeof apart>['experience']

const isEqualPlace = (now: Placed, given: Placed) => !given || (now?.place === given.place && now.order === given.order)

/** Whether the client saw the current list, and all advisors' texts of the kinds that it removes. */
function isAsRead(now: readonly TextType[], { was, put }: TextTypesChange): boolean {
  const remaining = new Set(put.map(({ uuid }) => uuid))
  const seen = new Map(was.map(({ uuid, texts }) => [uuid, texts]))
  return isEqualList(now, was) && now.every(({ uuid, texts }) => remaining.has(uuid) || texts <= (seen.get(uuid) ?? 0))
}

/** Replaces the whole list, in order. A kind that is left out is deleted with all its texts. */
export async function saveTextTypes(call: Call, given: TextTypesChange): Promise<TextType[]> {
  const [was, put] = [apart(given.was), apart(given.put)]
  const change = { was: was.kinds, put: put.kinds }
  const rows = change.put.map((type, position) => ({ ...type, uuid: type.uuid ?? randomUUID(), position }))
  const uuids = given.put.flatMap(({ uuid }) => uuid ?? [])
  if (new Set(uuids).size < uuids.length) throw new Unprocessable({ uuid: [call.t('profile-layout.once')] })
  return call.db.transaction(async (trx) => {
    await repository.lockTextTypes(trx)
    const all = await findTextTypes(trx)
    const { kinds: now, experience } = apart(all)
    if (isEqualList(now, change.put) && isEqualPlace(experience, put.experience)) return all
    if (!isAsRead(now, change) || !isEqualPlace(experience, was.experience))
      throw new Conflict('lists.changed-elsewhere')
    const before = new Map(now.map((type, at) => [type.uuid, { type, at }]))
    if (change.put.some(({ uuid }) => uuid && !before.has(uuid))) throw new NotFound()
    const remaining = new Set(rows.map(({ uuid }) => uuid))
    const gone = [...before.values()].filter(({ type }) => !remaining.has(type.uuid))
    await repository.putTextTypes(trx, rows)
    await repository.removeTextTypes(
      trx,
      gone.map(({ type }) => type.uuid)
    )
    await recordAll(trx, call, [
      ...rows.map((row, at) => {
        const old = before.get(row.uuid)
        return { changed: nameOf(row), before: old && withoutCount(old.type, old.at), after: withoutCount(row, at) }
      }),
      ...gone.map(({ type, at }) => ({
        changed: nameOf(type),
        before: { ...withoutCount(type, at), texts: type.texts },
        after: undefined
      }))
    ])
    if (experience && put.experience && !isEqualPlace(experience, put.experience)) {
      await repository.placeExperience(trx, put.experience.place, put.experience.order)
      const changed = { object: 'text-description', id: EXPERIENCE, name: call.t('experience.header') } as const
      await record(trx, call, changed, printedPlace(experience), printedPlace(put.experience))
    }
    return findTextTypes(trx)
  })
}
