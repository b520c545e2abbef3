import type { Readable } from 'node:stream'
import { type Locale, languageTag } from '#contract/locales'
import {
  HANDED_FIELDS,
  HANDED_SECTIONS,
  HANDED_VERSION,
  type Handed,
  type HandedSection
} from '#contract/personal-data'
import { DataEntry, DataHeading, DataSheet, HOLE } from '../../../templates/personal-data.tsx'
import { pageStyles } from '../../../templates/styles.ts'
import { instant } from '../../core/base/clock.ts'
import { formatInstant } from '../../core/base/format-date.ts'
import { textsIn } from '../../core/base/intl.ts'
import { type ZipPart, zip } from '../../core/files/zip.ts'
import type { Call } from '../../core/http/http.ts'
import type { HandOut, Person } from '../../core/jobs/erasing.ts'
import { primaryColour, siteOf } from '../../core/pages/page.ts'
import { html, markup } from '../../core/pages/render.ts'
import { themeSheet } from '../../core/pages/theme-sheet.ts'
import { factsOf, type Reader } from './handed-words.ts'

export type Given = Pick<Call, 'app' | 'db' | 'tenant'> & { locale: Locale; person: Person }

/** What each noun hands out, in the order of the sections. */
const handOuts = ({ app }: Pick<Given, 'app'>): readonly HandOut[] => {
  const all = app.erasers.flatMap(({ handsOut = [] }) => handsOut)
  return HANDED_SECTIONS.flatMap((name) => all.filter(({ section }) => section === name))
}

async function* entriesOf(given: Given, section: HandedSection): AsyncGenerator<readonly Handed[]> {
  for (const hand of handOuts(given)) if (hand.section === section) yield* hand.entries(given.db, given.person)
}

const schemaOf = ({ locale }: Given) => {
  const t = textsIn(locale)
  const named = (names: readonly string[], kind: string, rest: object) =>
    Object.fromEntries(names.map((name) => [name, { title: t(`personal-data.${kind}-${name}`), ...rest }]))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: t('personal-data.title'),
    type: 'object',
    required: ['version', 'institution', 'person', 'made_at', ...HANDED_SECTIONS],
    properties: {
      version: { const: HANDED_VERSION },
      institution: { type: 'string' },
      person: { type: 'object', properties: { email: { type: 'string' }, phone: { type: 'string' } } },
      made_at: { type: 'string', format: 'date-time' },
      ...named(HANDED_SECTIONS, 'section', { type: 'array', items: { $ref: '#/$defs/entry' } })
    },
    $defs: {
      entry: { type: 'object', properties: named(HANDED_FIELDS, 'field', {}), additionalProperties: false }
    }
  }
}

/** Without what a person reads only: keys and values as they are stored. */
async function* jsonOf(given: Given): AsyncGenerator<string> {
  const { app, tenant, person } = given
  const about = {
    version: HANDED_VERSION,
    institution: tenant.name,
    person: { [person.by]: person.value },
    made_at: instant(app.clock.now())
  }
  yield JSON.stringify(about, undefined, 2).slice(0, -2)
  for (const section of HANDED_SECTIONS) {
    yield `,\n  "${section}": [`
    let before = ''
    for await (const page of entriesOf(given, section)) {
      yield before + page.map((entry) => `\n    ${JSON.stringify(entry)}`).join(',')
      before = ','
    }
    yield before ? '\n  ]' : ']'
  }
  yield '\n}\n'
}

/** As many are drawn at once, which takes a few milliseconds. */
const DRAWN = 10

const drawn = (reader: Reader, section: HandedSection, entries: readonly Handed[]) =>
  entries.map((entry) => markup(<DataEntry facts={factsOf(reader, section, entry)} />)).join('')

async function* sectionOf(given: Given, reader: Reader, section: HandedSection): AsyncGenerator<string> {
  let isFirst = true
  for await (const page of entriesOf(given, section)) {
    if (isFirst) yield markup(<DataHeading title={reader.t(`personal-data.section-${section}`)} />)
    isFirst = false
    for (let at = 0; at < page.length; at += DRAWN) yield drawn(reader, section, page.slice(at, at + DRAWN))
  }
}

/** For people, in the institution's look; empty sections are left out. */
async function* htmlOf(given: Given): AsyncGenerator<string> {
  const { app, tenant, locale, person } = given
  const now = app.clock.now()
  const reader = { t: textsIn(locale), tag: languageTag(locale), zone: tenant.time_zone, now: instant(now) }
  const site = siteOf(tenant, locale, now)
  const lead = reader.t('personal-data.sheet-lead', {
    tenant: tenant.name,
    value: person.value,
    when: formatInstant(reader.tag, reader.zone, reader.now)
  })
  const css = `${pageStyles}\n${themeSheet(primaryColour(tenant))}`
  const [beginning = '', end = ''] = html(<DataSheet site={site} css={css} lead={lead} />).split(HOLE)
  yield beginning
  for (const section of HANDED_SECTIONS) yield* sectionOf(given, reader, section)
  yield end
}

async function* partsOf(given: Given): AsyncGenerator<ZipPart> {
  const { db, person } = given
  yield { name: 'data.json', pieces: jsonOf(given) }
  yield { name: 'data.schema.json', pieces: [`${JSON.stringify(schemaOf(given), undefined, 2)}\n`] }
  yield { name: 'index.html', pieces: htmlOf(given) }
  for (const { files } of handOuts(given)) {
    if (!files) continue
    for await (const { name, bytes } of files(db, person)) yield { name, pieces: bytes, isPacked: true }
  }
}

/** Everything about a customer as an archive, which is read as it is written. */
export const archiveOf = (given: Given): Readable => zip(partsOf(given))
