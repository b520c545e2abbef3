import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import type { institutionMessages } from '#contract/messages/institution.messages'
import type { listsMessages } from '#contract/messages/lists.messages'
import { MODULE_GROUPS, type ModuleGroup, type SwitchableModule } from '#contract/module-names'
import type { ModuleUsage } from '#contract/module-usage'
import { placesOfAtom } from '../../core/data/places.ts'
import { useAsked } from '../../core/data/use-asked.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { translate, useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { UndoNotice } from '../../ui/feedback/undo-notice.tsx'
import { Toggle } from '../../ui/fields/toggle.tsx'
import {
  flipAtom,
  isSwitchingAtom,
  modulesAtom,
  pendingOffAtom,
  switchedAtom,
  turnOffAtom,
  undoSwitchAtom,
  usage
} from './institution.atoms.ts'

const useMessages = useTexts<typeof institutionMessages & typeof listsMessages>

/** What has just been switched, with an undo button. */
function Switched({ name }: { name: SwitchableModule }) {
  const t = useMessages()
  const [switched, close] = useAtom(switchedAtom)
  const isBusy = useAtomValue(isSwitchingAtom)
  const undo = useSetAtom(undoSwitchAtom)
  return (
    <div className="institution-switched" role="status">
      {switched?.name === name && (
        <UndoNotice
          text={t(switched.isOn ? 'institution.turned-on' : 'institution.turned-off', {
            module: t(`institution.module-${name}`)
          })}
          busy={isBusy}
          onUndo={() => void undo()}
          onClose={() => close(undefined)}
        />
      )}
    </div>
  )
}

function Module({ name, isOn }: { name: SwitchableModule; isOn: boolean }) {
  const t = useMessages()
  const row = useRef<HTMLLIElement>(null)
  const flip = useSetAtom(flipAtom)
  useFocusRestore(row, (box) => box.querySelector<HTMLElement>('[role=switch]'))
  return (
    <li ref={row} data-module={name}>
      <div>
        <p className="institution-module">{t(`institution.module-${name}`)}</p>
        <p className="help">{t(`institution.module-${name}-text`)}</p>
      </div>
      <Toggle
        sync
        hideLabel
        label={t(`institution.module-${name}`)}
        checked={isOn}
        onChange={(state) => void flip(name, state)}
      />
      <Switched name={name} />
    </li>
  )
}

/** The pages of the app that disappear with a module. */
function Pages({ of }: { of: SwitchableModule }) {
  const t = useMessages()
  const texts = useTextsContext()
  const places = useAtomValue(useMemo(() => placesOfAtom(of), [of]))
  // an advisor's own “Settings” are not the administration's
  const own = places.filter(({ access }) => !access.public && access.self)
  const others = places.filter((place) => !own.includes(place))
  const said = (sentence: 'institution.off-own-pages' | 'institution.off-pages', some: typeof places) => {
    const titles = [...new Set(some.map(({ title }) => translate(texts, title)))]
    const quoted = titles.map((name) => t('lists.quoted', { name }))
    const pages = new Intl.ListFormat(texts.tag).format(quoted)
    return titles.length > 0 && <p>{t(sentence, { count: titles.length, pages })}</p>
  }
  return (
    <>
      {said('institution.off-own-pages', own)}
      {said('institution.off-pages', others)}
    </>
  )
}

type Used = 'institution.used' | `institution.used-${'cards' | 'pages' | 'addresses'}`

/** The sentence that says what was counted; undefined if nothing is. */
function sentenceOf({ uses, cards, pages }: ModuleUsage): Used | undefined {
  if (uses === null) return pages === null ? undefined : 'institution.used-addresses'
  if (cards !== null) return 'institution.used-cards'
  return pages === null ? 'institution.used' : 'institution.used-pages'
}

/** How often visitors have used a module lately, and where. */
function Usage({ of }: { of: SwitchableModule }) {
  const t = useMessages()
  const { value, status } = useRequest(usage, of)
  if (status === 'error') return <p>{t('institution.usage-failed')}</p>
  if (!value) return <p className="help">{t('institution.usage-counting')}</p>
  const { uses, cards, pages, embeds } = value
  const sentence = sentenceOf(value)
  return (
    <>
      {sentence && <p>{t(sentence, { uses: uses ?? 0, cards: cards ?? 0, pages: pages ?? 0 })}</p>}
      {embeds !== null && <p>{t('institution.used-embeds', { embeds })}</p>}
    </>
  )
}

/** Asks before a module is turned off for the whole institution, and says what that does. */
function TurnOff() {
  const t = useMessages()
  const [name, ask] = useAtom(pendingOffAtom)
  const isBusy = useAtomValue(isSwitchingAtom)
  const turnOff = useSetAtom(turnOffAtom)
  return (
    <ConfirmDialog
      open={name !== undefined}
      busy={isBusy}
      title={name ? t('institution.off-question', { module: t(`institution.module-${name}`) }) : ''}
      text={name ? t(`institution.off-${name}`) : ''}
      action={t('institution.off-action')}
      onConfirm={() => void turnOff()}
      onClose={() => ask(undefined)}
    >
      {name && <Pages of={name} />}
      <div className="institution-usage" aria-live="polite">
        {name && <Usage of={name} />}
      </div>
      <p className="help">{t('institution.off-kept')}</p>
    </ConfirmDialog>
  )
}

function Group({ name }: { name: ModuleGroup }) {
  const t = useMessages()
  const modules = useAtomValue(modulesAtom)
  return (
    <section>
      <h3 className="institution-group">{t(`institution.modules-${name}`)}</h3>
      <ul className="institution-modules">
        {MODULE_GROUPS[name].map((module) => (
          <Module key={module} name={module} isOn={modules.get(module) ?? false} />
        ))}
      </ul>
    </section>
  )
}

/** The institution's modules. */
export function Modules() {
  const t = useMessages()
  const close = useSetAtom(switchedAtom)
  // not shown on a later visit
  useEffect(() => () => close(undefined), [close])
  const place = useRef<HTMLElement>(null)
  useAsked('module', (asked) => {
    const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-module]') ?? [])]
    const toggle = rows.find((row) => row.dataset.module === asked)?.querySelector<HTMLElement>('[role=switch]')
    toggle?.focus({ preventScroll: true })
    toggle?.scrollIntoView({ block: 'center' })
  })
  return (
    <section className="card" ref={place}>
      <h2 className="card-title">{t('institution.modules')}</h2>
      <p className="lead">{t('institution.modules-lead')}</p>
      {(Object.keys(MODULE_GROUPS) as ModuleGroup[]).map((name) => (
        <Group key={name} name={name} />
      ))}
      <TurnOff />
    </section>
  )
}
