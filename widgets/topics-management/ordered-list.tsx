import { useSetAtom } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ManagedTopic } from '#contract/topics-management'
import type { topicsManagementMessages } from '#contract/topics-management.messages'
import { useTexts } from '../core/texts.tsx'
import { TopicBody } from './topic-row.tsx'
import { type Move, moveAtom } from './topics-management.atoms.ts'
import { type Dragged, useDragOrder } from './use-drag-order.ts'

const useMessages = useTexts<typeof topicsManagementMessages>

type Way = 'up' | 'down'

const Arrow = ({ way }: { way: Way }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d={way === 'up' ? 'm4.5 12.5 5.5-5.5 5.5 5.5' : 'm4.5 7.5 5.5 5.5 5.5-5.5'} />
  </svg>
)

const Grip = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d="M4 7h12M4 13h12" />
  </svg>
)

interface MoverProps {
  topic: ManagedTopic
  isFirst: boolean
  isLast: boolean
  onMove: (way: Way) => void
}

/** A step up or down; at an end it stays reachable, so that the focus is not lost. */
function Mover({ topic, isFirst, isLast, onMove }: MoverProps) {
  const t = useMessages()
  const button = (way: Way, isEnd: boolean) => (
    <button
      type="button"
      className="button quiet icon"
      data-way={way}
      aria-label={t(`topics-management.${way}`, { topic: topic.topic })}
      aria-disabled={isEnd}
      onClick={() => isEnd || onMove(way)}
    >
      <Arrow way={way} />
    </button>
  )
  return (
    <div className="topics-mover">
      {button('up', isFirst)}
      {button('down', isLast)}
    </div>
  )
}

/** The place that a step or a drop leads to: before whom. */
const beforeAt = (topics: readonly ManagedTopic[], at: number) => topics[at]?.uuid ?? null

const dropOf = (dragged: Dragged | undefined, at: number, count: number) => {
  if (!dragged || dragged.from === dragged.to || dragged.from + 1 === dragged.to) return undefined
  if (dragged.to === at) return 'before'
  return dragged.to === count && at === count - 1 ? 'after' : undefined
}

/** Moves topics and says so; the button that was pressed keeps the focus, wherever it goes. */
function useMoves(topics: readonly ManagedTopic[]) {
  const t = useMessages()
  const move = useSetAtom(moveAtom)
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<{ uuid: string; way: Way }>(undefined)
  const [said, setSaid] = useState('')
  useLayoutEffect(() => {
    const { uuid, way } = pressed.current ?? {}
    pressed.current = undefined
    if (topics.length) list.current?.querySelector<HTMLElement>(`[data-uuid="${uuid}"] [data-way="${way}"]`)?.focus()
  }, [topics])
  const tell = (to: Move, at: number, name: string) => {
    setSaid(t('topics-management.moved', { topic: name, place: at + 1, count: topics.length }))
    move(to)
  }
  const step = (topic: ManagedTopic, at: number, way: Way) => {
    pressed.current = { uuid: topic.uuid, way }
    const before = beforeAt(topics, way === 'up' ? at - 1 : at + 2)
    tell({ uuid: topic.uuid, before }, way === 'up' ? at - 1 : at + 1, topic.topic)
  }
  const drop = ({ from, to }: Dragged) => {
    const topic = topics[from]
    if (!topic || from === to || from + 1 === to) return
    tell({ uuid: topic.uuid, before: beforeAt(topics, to) }, to > from ? to - 1 : to, topic.topic)
  }
  return { list, said, step, drop }
}

/** What is on offer, in an order that is changed by pointer or by keyboard. */
export function OrderedList({ topics }: { topics: readonly ManagedTopic[] }) {
  const { list, said, step, drop } = useMoves(topics)
  const { dragged, handle } = useDragOrder(list, drop)
  return (
    <>
      <ol className="topics-list" ref={list}>
        {topics.map((topic, at) => (
          <li
            key={topic.uuid}
            className="topics-row ordered"
            data-uuid={topic.uuid}
            data-dragged={dragged?.from === at || undefined}
            data-drop={dropOf(dragged, at, topics.length)}
          >
            <span className="topics-grip" {...handle(at)}>
              <Grip />
            </span>
            <TopicBody topic={topic} />
            <Mover
              topic={topic}
              isFirst={at === 0}
              isLast={at === topics.length - 1}
              onMove={(way) => step(topic, at, way)}
            />
          </li>
        ))}
      </ol>
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </>
  )
}
