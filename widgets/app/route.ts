import type { ComponentType, ReactNode } from 'react'
import type { Access } from '#contract/access'
import type { accountAdminMessages } from '#contract/messages/account-admin.messages'
import type { appMessages } from '#contract/messages/app.messages'
import type { ChunkLoader } from '../core/element/lazy.tsx'
import type { IconName } from './icons.tsx'

export type Title = keyof (typeof appMessages & typeof accountAdminMessages)

/** Props of a page: the alias of the signed-in advisor. */
export interface PageProps {
  alias: string
}

/** An entry of a menu, or of the start page. */
export interface MenuEntry {
  path: string
  title: Title
  lead: Title | null
  /** The page to which Back leads; absent for the overview. */
  parent?: string
}

export interface MenuGroup {
  title: keyof typeof accountAdminMessages
  pages: readonly MenuEntry[]
}

export interface LayoutProps {
  /** The current page's menu entry. */
  page: MenuEntry
  /** The other entries that the user may open. */
  menu: readonly MenuGroup[]
  children: ReactNode
}

export interface Route extends MenuEntry {
  /** Wouter's pattern, below `BASE`. */
  path: string
  title: Title
  /** One sentence for the start page; null for a page that is not listed there, such as one with a parameter. */
  lead: Title | null
  /** What it is called where it adds something, with `new` as the query's id. */
  titleOfNew?: Title
  access: Access
  /** In the sidebar. */
  icon?: IconName
  /** Its tables may be wider than forms. */
  isWide?: true
  /** What a notification says to a user without access. */
  refusal?: Title
  load: ChunkLoader<PageProps>
  /** The layout around the page; its chunk loads in parallel with the page's. */
  layout?: () => Promise<{ Layout: ComponentType<LayoutProps> }>
  /** The parent page, whose title, lead and menu entry the layout shows. */
  partOf?: string
}

/** A page's title at a query. */
export const titleAt = ({ title, titleOfNew }: Pick<Route, 'title' | 'titleOfNew'>, search: string): Title =>
  titleOfNew && new URLSearchParams(search).get('id') === 'new' ? titleOfNew : title
