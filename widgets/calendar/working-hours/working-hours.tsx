import { useAtomValue } from 'jotai'
import type { workingHoursMessages } from '#contract/messages/working-hours.messages'
import { EARLIEST_START } from '#contract/working-hours'
import { useTexts } from '../../core/element/texts.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { Week } from '../week/week.tsx'
import { BackToInherited, FirstWeek, InheritedNotice } from './inherited-week.tsx'
import { inheritanceAtom, workingHoursForm } from './working-hours.atoms.ts'

/** An advisor sets the weekly times that customers can book (spec §2), or inherits those of the branch. */
export function WorkingHours({ alias = '' }: { alias?: string }) {
  const t = useTexts<typeof workingHoursMessages>()
  const isInherited = useAtomValue(inheritanceAtom)?.isShown ?? false
  return (
    <div className="section">
      <section className="card" part="section">
        <h2 className="card-title">{t('working-hours.heading')}</h2>
        <p className="lead">{t('working-hours.help', { earliest: EARLIEST_START })}</p>
        <SavingForm form={workingHoursForm} alias={alias} whenChanged={isInherited}>
          {() =>
            isInherited ? (
              <InheritedNotice />
            ) : (
              <>
                <BackToInherited alias={alias} />
                <FirstWeek />
                <Week title={t('working-hours.preview')} />
              </>
            )
          }
        </SavingForm>
      </section>
    </div>
  )
}
