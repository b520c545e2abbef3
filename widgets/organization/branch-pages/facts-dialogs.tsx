import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { type Holiday, SHOWN_DAYS_AHEAD } from '#contract/holidays'
import type { defaultHoursMessages } from '#contract/messages/default-hours.messages'
import { AffectedDialog } from '../../calendar/default-hours/affected.tsx'
import { openAtom } from '../../calendar/default-hours/closure.atoms.ts'
import { ClosureDialog } from '../../calendar/default-hours/closure-form.tsx'
import hoursCss from '../../calendar/default-hours/default-hours.css?inline'
import { appliesTo, holidays } from '../../calendar/default-hours/holidays.atoms.ts'
import { ClosedList, RemoveDialog } from '../../calendar/default-hours/list.tsx'
import { useList, useRequest } from '../../core/data/use-request.ts'
import { localToday } from '../../core/dates/calendar-date.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { DialogForm } from '../../ui/dialogs/dialog-form.tsx'
import { GuardedModal } from '../../ui/dialogs/guarded-modal.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { AddressFields, address } from '../organizations/address.tsx'
import { PublicNameField, publicName } from '../organizations/names.tsx'
import { openingHoursForm } from '../organizations/opening-hours.atoms.ts'
import { OpeningWeek } from '../organizations/opening-hours.tsx'
import { opened } from '../organizations/organization.atoms.ts'
import organizationsCss from '../organizations/organizations.css?inline'
import { TextClashes } from '../organizations/text-form.tsx'
import { type Fact, factAtom, refreshAtom } from './facts.atoms.ts'
import { useMessages } from './parts.tsx'

interface FormProps {
  uuid: string
  onSaved: () => void
  onClose: () => void
}

const NameForm = (props: Omit<FormProps, 'uuid'> & { alias: string }) => (
  <DialogForm form={publicName.form} attempt={useAtomValue(publicName.attemptAtom)} {...props}>
    <TextClashes of={publicName} />
    <PublicNameField />
  </DialogForm>
)

const AddressForm = (props: Omit<FormProps, 'uuid'> & { alias: string }) => (
  <DialogForm form={address.form} attempt={useAtomValue(address.attemptAtom)} {...props}>
    <TextClashes of={address} />
    <AddressFields />
  </DialogForm>
)

const HoursForm = (props: Omit<FormProps, 'uuid'> & { alias: string }) => (
  <DialogForm form={openingHoursForm} {...props}>
    <OpeningWeek />
  </DialogForm>
)

/** Applies at once, unlike what is written of the page. */
const Immediate = () => <p className="notice">{useMessages()('branch-pages.immediate')}</p>

const FORMS = { name: NameForm, hours: HoursForm, address: AddressForm } as const
function FormOf({ fact, uuid, ...rest }: FormProps & { fact: keyof typeof FORMS }) {
  const Form = FORMS[fact]
  const state = useRequest(opened, uuid)
  return (
    <Requested of={state} level={3}>
      {(organization) =>
        // another branch may be shown until this one is requested
        organization.uuid === uuid && (
          <div className="stack">
            <Immediate />
            <Form alias={uuid} {...rest} />
          </div>
        )
      }
    </Requested>
  )
}

/** Calls back whenever the list has changed, but not when it was loaded. */
function useChanged(list: readonly Holiday[], onChanged: () => void) {
  const seen = useRef(list)
  useEffect(() => {
    if (seen.current !== list) onChanged()
    seen.current = list
  }, [list, onChanged])
}

function Days({ uuid, list, onSaved }: { uuid: string; list: readonly Holiday[]; onSaved: () => void }) {
  const t = useTexts<typeof defaultHoursMessages>()
  const add = useSetAtom(openAtom)
  const shown = list.filter(appliesTo(uuid)).filter(({ last_date }) => last_date >= localToday())
  useChanged(list, onSaved)
  return (
    <div className="stack closures">
      <Immediate />
      <p className="help">{t('default-hours.shown-ahead', { days: SHOWN_DAYS_AHEAD })}</p>
      <div>
        <button type="button" className="button" onClick={() => add(uuid, 'special-hours')}>
          {t('default-hours.add')}
        </button>
      </div>
      {shown.length > 0 && <ClosedList holidays={shown} isOfPage />}
    </div>
  )
}

function SpecialDays(props: Pick<FormProps, 'uuid' | 'onSaved'>) {
  const state = useList(holidays)
  return (
    <Requested of={state} level={3}>
      {(list) => <Days {...props} list={list} />}
    </Requested>
  )
}

/** The dialogs in which those who may change the branch's own data: name, opening hours, single days and address. */
export function FactsDialogs({ uuid }: { uuid: string }) {
  useStyles(organizationsCss)
  useStyles(hoursCss)
  const t = useMessages()
  const [fact, open] = useAtom(factAtom)
  const refresh = useSetAtom(refreshAtom)
  const onClose = () => open(undefined)
  const onSaved = () => void refresh()
  const dialog = (one: Fact, content: ReactNode) => (
    <GuardedModal key={one} open={fact === one} title={t(`branch-pages.change-${one}`)} width={760} onClose={onClose}>
      {content}
    </GuardedModal>
  )
  return (
    <>
      {(['name', 'hours', 'address'] as const).map((one) =>
        dialog(one, <FormOf fact={one} uuid={uuid} onSaved={onSaved} onClose={onClose} />)
      )}
      {dialog('special', <SpecialDays uuid={uuid} onSaved={onSaved} />)}
      <ClosureDialog />
      <RemoveDialog />
      <AffectedDialog />
    </>
  )
}
