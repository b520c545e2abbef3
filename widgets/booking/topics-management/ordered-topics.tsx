import { useSetAtom } from 'jotai'
import type { topicsManagementMessages } from '#contract/messages/topics-management.messages'
import type { ManagedTopic } from '#contract/topics-management'
import { useTexts } from '../../core/element/texts.tsx'
import { OrderedTable } from '../../ui/lists/ordered-table.tsx'
import { useColumns } from './columns.tsx'
import { moveAtom } from './topics-management.atoms.ts'

/** The offered topics, in the visitors' order. */
export function OrderedTopics({ topics }: { topics: readonly ManagedTopic[] }) {
  const t = useTexts<typeof topicsManagementMessages>()
  const columns = useColumns()
  const move = useSetAtom(moveAtom)
  const moveTo = (from: number, to: number) => {
    const [uuid = ''] = topics.slice(from, from + 1).map((topic) => topic.uuid)
    const others = topics.filter((_, at) => at !== from)
    move({ uuid, before: others[to]?.uuid ?? null })
  }
  return (
    <OrderedTable
      label={t('topics-management.offered')}
      columns={columns}
      items={topics}
      idOf={({ uuid }) => uuid}
      nameOf={({ topic }) => topic}
      classOf={() => 'topics-row'}
      onMove={moveTo}
    />
  )
}
