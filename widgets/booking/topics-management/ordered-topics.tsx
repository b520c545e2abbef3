import { useSetAtom } from 'jotai'
import type { ManagedTopic } from '#contract/topics-management'
import { OrderedList } from '../../ui/lists/ordered-list.tsx'
import { TopicBody } from './topic-row.tsx'
import { moveAtom } from './topics-management.atoms.ts'

/** The offered topics, in the visitors' order. */
export function OrderedTopics({ topics }: { topics: readonly ManagedTopic[] }) {
  const move = useSetAtom(moveAtom)
  const moveTo = (from: number, to: number) => {
    const [uuid = ''] = topics.slice(from, from + 1).map((topic) => topic.uuid)
    const others = topics.filter((_, at) => at !== from)
    move({ uuid, before: others[to]?.uuid ?? null })
  }
  return (
    <OrderedList
      items={topics}
      idOf={({ uuid }) => uuid}
      nameOf={({ topic }) => topic}
      className="topics-row ordered"
      onMove={moveTo}
    >
      {(topic) => <TopicBody topic={topic} />}
    </OrderedList>
  )
}
