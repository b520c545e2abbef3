import { useAtom, useAtomValue } from 'jotai'
import type { Topic } from '#contract/appointment-topics'
import type { topicsMessages } from '#contract/messages/topics.messages'
import type { uiDurationMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { durationOf } from '../../ui/base/duration.ts'
import { MultiSelect } from '../../ui/fields/multi-select.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { errorsAtom, selectedAtom, topicsAtom, topicsForm } from './topics.atoms.ts'

const keyOf = ({ uuid }: Topic) => uuid
const nameOf = ({ topic }: Topic) => topic

function Option({ topic: { topic, comment, length } }: { topic: Topic }) {
  const t = useTexts<typeof uiDurationMessages>()
  return (
    <span className="topic">
      <span className="topic-name">{topic}</span>
      <span className="topic-length">{t('ui.duration', durationOf(length))}</span>
      {comment && <span className="topic-comment">{comment}</span>}
    </span>
  )
}

function Choice() {
  const t = useTexts<typeof topicsMessages>()
  const topics = useAtomValue(topicsAtom)
  const [selected, select] = useAtom(selectedAtom)
  const errors = useAtomValue(errorsAtom)
  return (
    <>
      <MultiSelect
        label={t('topics.label')}
        placeholder={t('topics.placeholder')}
        errors={errors}
        options={topics}
        selected={selected}
        onChange={select}
        keyOf={keyOf}
        nameOf={nameOf}
        draw={(topic) => <Option topic={topic} />}
      />
      <div role="status" className="topics-none">
        {!selected.length && <p className="notice warning">{t('topics.none')}</p>}
      </div>
    </>
  )
}

interface TopicsProps {
  alias?: string
  /** Heading above the section, if the page has none for it. */
  header?: string
  /** Level of the topmost heading: 1 if the section is the whole page. */
  level?: 1 | 2
}

/** An advisor chooses which topics customers can book (spec §2). */
export function Topics({ alias = '', header, level = 2 }: TopicsProps) {
  const t = useTexts<typeof topicsMessages>()
  const Header = `h${level}` as const
  const Heading = `h${header ? ((level + 1) as 2 | 3) : level}` as const
  return (
    <div className="section">
      {header && <Header className="title">{header}</Header>}
      <section className="card" part="section">
        <Heading className="card-title">{t('topics.heading')}</Heading>
        <p className="lead">{t('topics.help')}</p>
        <SavingForm form={topicsForm} alias={alias}>
          {() => <Choice />}
        </SavingForm>
      </section>
    </div>
  )
}
