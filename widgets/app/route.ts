import type { ComponentType, ReactNode } from 'react'
import type { Access } from '#contract/access'
import type { accountAdminMessages } from '#contract/messages/account-admin.messages'
import type { appMessages } from '#contract/messages/app.messages'
import type { ChunkLoader } from '../core/element/lazy.tsx'

export type Title = keyof (typeof appMessages & typeof accountAdminMessages)

/** What a page is given: the alias of the signed-in advisor. */
export interface PageProps {
  alias: string
}

/** An entry of a menu, or of the start page. */
export interface MenuEntry {
  path: string
  title: Title
  lead: Title | null
}

export interface MenuGroup {
  title: keyof typeof accountAdminMessages
  pages: readonly MenuEntry[]
}

export interface LayoutProps {
  /** The page that is shown, as the menu has it. */
  page: MenuEntry
  /** What else the user may open there. */
  menu: readonly MenuGroup[]
  children: ReactNode
}

export interface Route extends MenuEntry {
  /** Wouter's pattern, below `BASE`. */
  path: string
  title: Title
  /** One sentence on the start page; null for a page that is not listed there, such as one with a parameter. */
  lead: Title | null
  access: Access
  load: ChunkLoader<PageProps>
  /** What is drawn around the page; its chunk comes together with the page's. */
  layout?: () => Promise<{ Layout: ComponentType<LayoutProps> }>
  /** The page of which the layout shows title, lead and place, where this one is a part of it. */
  partOf?: string
}
