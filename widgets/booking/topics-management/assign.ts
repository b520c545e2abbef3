import type { TopicAdvisor, TopicAdvisors } from '#contract/topics-management'
import { plain } from '../../ui/fields/options.ts'

export interface Group {
  uuid: string
  name: string
  advisors: TopicAdvisor[]
}

/** Branches with their matching advisors; a branch that matches itself has all of them. */
export function groupsOf({ branches, advisors }: TopicAdvisors, query: string): Group[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const matches = (text: string) => words.every((word) => plain(text).includes(word))
  return branches
    .map(({ uuid, name }) => {
      const own = advisors.filter((one) => one.organization_uuid === uuid)
      return { uuid, name, advisors: matches(name) ? own : own.filter((one) => matches(one.full_name)) }
    })
    .filter((group) => group.advisors.length)
}

export type Chosen = ReadonlySet<string>

export const holdersIn = ({ advisors }: TopicAdvisors): Chosen =>
  new Set(advisors.flatMap(({ uuid, has_topic }) => (has_topic ? uuid : [])))

/** Who would gain the topic, and who would lose it. */
export function changeIn({ advisors }: TopicAdvisors, chosen: Chosen) {
  const uuidsOf = (all: readonly TopicAdvisor[]) => all.map(({ uuid }) => uuid)
  return {
    assign: uuidsOf(advisors.filter(({ uuid, has_topic }) => !has_topic && chosen.has(uuid))),
    withdraw: uuidsOf(advisors.filter(({ uuid, has_topic }) => has_topic && !chosen.has(uuid)))
  }
}

export function withAll(chosen: Chosen, advisors: readonly TopicAdvisor[], isChosen: boolean): Chosen {
  const next = new Set(chosen)
  for (const { uuid } of advisors) {
    if (isChosen) next.add(uuid)
    else next.delete(uuid)
  }
  return next
}
