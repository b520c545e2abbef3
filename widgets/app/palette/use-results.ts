import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { accountAdminMessages } from '#contract/messages/account-admin.messages'
import type { appMessages } from '#contract/messages/app.messages'
import type { paletteMessages } from '#contract/messages/palette.messages'
import { subjectAtom } from '../../core/data/access.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useTypedSearch } from '../../ui/fields/use-typed-search.ts'
import type { Path } from '../routes.ts'
import { openGroups } from '../tabs.ts'
import { type Entry, matching, ranked } from './entries.ts'
import { found, kindsAtom } from './found.atoms.ts'
import { visitedAtom } from './palette.atoms.ts'
import { useActions } from './use-actions.ts'

/** How many results of a group are shown. */
const FEW = 5

export interface Group {
  title: keyof typeof paletteMessages
  entries: readonly Entry[]
}

/** By what pages are found besides title and description. */
const WORDS: { readonly [path in Path]?: keyof typeof paletteMessages } = {
  '/account-admin/topics-management': 'palette.topics-words',
  '/online-appointments/settings/topics': 'palette.topics-words',
  '/account-admin/working-hours': 'palette.closed-days-words'
}

/** The user's pages, which are found by the names of their menus too. */
function usePages(): Entry[] {
  const t = useTexts<typeof appMessages & typeof accountAdminMessages & typeof paletteMessages>()
  const wordsOf = (path: string) => {
    const words = WORDS[path as Path]
    return words ? t(words) : ''
  }
  return openGroups(useAtomValue(subjectAtom)).flatMap((group) =>
    group.pages.map(({ path, title, lead }) => ({
      key: path,
      title: t(title),
      detail: lead ? t(lead) : '',
      words: `${group.title ? t(group.title) : ''} ${wordsOf(path)}`,
      href: path
    }))
  )
}

/** All pages, those opened last first; without the present one among these, so that Enter leads back. */
function useMenu(pages: readonly Entry[]): Group[] {
  const [here] = useLocation()
  const recent = useAtomValue(visitedAtom)
    .flatMap((path) => pages.filter(({ href }) => href === path && href !== here))
    .slice(0, FEW)
  return [
    { title: 'palette.recent', entries: recent },
    { title: 'palette.pages', entries: pages.filter((page) => !recent.includes(page)) }
  ]
}

/** What is typed, and what it finds: pages at once, the rest when typing pauses; until then, what was found before. */
export function useResults() {
  const [asked, ask] = useState('')
  const [text, type] = useTypedSearch(asked, ask)
  const { status, value, retry } = useRequest(found, asked)
  const kinds = useAtomValue(kindsAtom)
  const pages = usePages()
  const menu = useMenu(pages)
  const actions = useActions()
  const query = text.trim()
  const isAnswer = value?.query === query
  const results = kinds.map(({ name, isSearched, isOrdered }): Group => {
    const known = value?.entries.get(name) ?? []
    const entries = isOrdered && !isAnswer ? matching(known, query) : known
    return {
      title: `palette.${name}`,
      entries: (isOrdered ? entries : ranked(known, query, isSearched && isAnswer)).slice(0, FEW)
    }
  })
  const here: Group[] = [
    { title: 'palette.pages', entries: ranked(pages, query).slice(0, FEW) },
    { title: 'palette.actions', entries: ranked(actions, query).slice(0, FEW) }
  ]
  const groups = query ? [...here, ...results] : [...menu, { title: 'palette.actions' as const, entries: actions }]
  const isPending = Boolean(query) && kinds.length > 0 && !(isAnswer && status === 'ready')
  return {
    query,
    type,
    groups: groups.filter(({ entries }) => entries.length),
    isPending,
    hasFailed: Boolean(query) && !isPending && value?.hasFailed === true,
    retry
  }
}
