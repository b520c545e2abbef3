import { useAtomValue, useSetAtom } from 'jotai'
import type { LayoutSection } from '#contract/advisors'
import type { ContactOption } from '#contract/contact-options'
import type { profileMessages } from '#contract/messages/profile.messages'
import type { profileLayoutMessages } from '#contract/messages/profile-layout.messages'
import type { LayoutEditor, LayoutElement } from '#contract/profile-layout'
import { useTexts } from '../../core/element/texts.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { OrderedList } from '../../ui/lists/ordered-list.tsx'
import { ARRANGEMENT, placeOf } from '../profile/arrangement.ts'
import { contactOptionsForm, moveAtom, sectionsAtom, sendAtom, sentAtom, toggleAtom } from './contact-options.atoms.ts'
import { Preview } from './preview.tsx'

const useMessages = useTexts<typeof profileLayoutMessages & typeof profileMessages>

/** The other sections for a link. */
const OTHER = { networking: 'social-media', 'social-media': 'networking' } as const

function useNameOf() {
  const t = useMessages()
  return ({ id, label }: LayoutElement) => label ?? t(`profile.${id as ContactOption}`)
}

function Element({ section, element }: { section: LayoutSection; element: LayoutElement }) {
  const t = useMessages()
  const name = useNameOf()(element)
  const flip = useSetAtom(toggleAtom)
  const send = useSetAtom(sendAtom)
  const { id, is_visible } = element
  const other = section === 'quick-contact' ? undefined : OTHER[section]
  return (
    <div className="layout-element">
      <span className={is_visible ? 'layout-name' : 'layout-name hidden'}>
        {name}
        {!is_visible && <span className="layout-mark">{t('profile-layout.hidden')}</span>}
      </span>
      <span className="cluster">
        {other && (
          <button
            type="button"
            className="button quiet"
            aria-label={t(`profile-layout.to-${other}`, { name })}
            onClick={() => send(section, other, element)}
          >
            {t(`profile-layout.to-${other}-it`)}
          </button>
        )}
        <button
          type="button"
          className="button quiet"
          aria-label={t(is_visible ? 'profile-layout.hide' : 'profile-layout.show', { name })}
          onClick={() => flip(section, id)}
        >
          {t(is_visible ? 'profile-layout.hide-it' : 'profile-layout.show-it')}
        </button>
      </span>
    </div>
  )
}

interface ListProps {
  section: LayoutSection
  elements: readonly LayoutElement[]
}

function List({ section, elements }: ListProps) {
  const nameOf = useNameOf()
  const move = useSetAtom(moveAtom)
  const idAt = (at: number) => elements[at]?.id ?? ''
  return (
    <OrderedList
      items={elements}
      idOf={({ id }) => id}
      nameOf={nameOf}
      onMove={(from, to) => move(section, idAt(from), idAt(to))}
    >
      {(element) => <Element section={section} element={element} />}
    </OrderedList>
  )
}

/** The contact options by their place on the card, within which they have an order. */
function ContactPlaces({ section, elements }: ListProps) {
  const t = useMessages()
  return ARRANGEMENT.map((place) => (
    <section key={place} className="layout-place" aria-label={t(`profile-layout.${place}`)}>
      <h4>{t(`profile-layout.${place}`)}</h4>
      <p className="help">{t(`profile-layout.${place}-help`)}</p>
      <List section={section} elements={elements.filter(({ id }) => placeOf(id as ContactOption) === place)} />
    </section>
  ))
}

function Section({ name, elements }: LayoutEditor['sections'][number]) {
  const t = useMessages()
  return (
    <section className="layout-section" aria-label={t(`profile-layout.${name}`)}>
      <h3>{t(`profile-layout.${name}`)}</h3>
      {name === 'quick-contact' ? (
        <ContactPlaces section={name} elements={elements} />
      ) : (
        <List section={name} elements={elements} />
      )}
      {!elements.length && <p className="help">{t('profile-layout.no-links')}</p>}
    </section>
  )
}

/** Announces where a link has been moved. */
function Sent() {
  const t = useMessages()
  const nameOf = useNameOf()
  const sent = useAtomValue(sentAtom)
  return (
    <div className="visually-hidden" role="status">
      {sent && t('profile-layout.sent', { name: nameOf(sent.link), section: t(`profile-layout.${sent.to}`) })}
    </div>
  )
}

const linksIn = (sections: LayoutEditor['sections'], name: LayoutSection) =>
  visibleIn(sections, name).map(({ id, icon, label }) => ({
    uuid: id,
    icon: icon ?? '',
    label: label ?? '',
    value: ''
  }))

const visibleIn = (sections: LayoutEditor['sections'], name: LayoutSection) =>
  sections.find((section) => section.name === name)?.elements.filter(({ is_visible }) => is_visible) ?? []

const offersOf = (sections: LayoutEditor['sections']) => ({
  contact: visibleIn(sections, 'quick-contact').map(({ id }) => id as ContactOption),
  networking: linksIn(sections, 'networking'),
  social: linksIn(sections, 'social-media')
})

/** Order and visibility of contact options and links on cards. */
export function ContactOptions() {
  const t = useMessages()
  const sections = useAtomValue(sectionsAtom)
  return (
    <div className="layout-editor">
      <section className="card">
        <h2 className="card-title">{t('profile-layout.contact-options')}</h2>
        <p className="lead">{t('profile-layout.contact-lead')}</p>
        <SavingForm form={contactOptionsForm} alias="">
          {() => sections.map((section) => <Section key={section.name} {...section} />)}
        </SavingForm>
        <Sent />
      </section>
      {sections.length > 0 && <Preview shown={{ offers: offersOf(sections) }} lead="preview-lead" />}
    </div>
  )
}
