import type { RequestListener } from 'node:http'
import type { Middleware } from 'koa'
import type { Scope } from '#contract/token-scopes'
import type { RetentionRule } from '../db/retention-rule.ts'
import type { ResolveAlias, Route } from '../http/http.ts'
import type { Refusals } from '../http/middleware.ts'
import type { Eraser } from '../jobs/erasing.ts'
import type { Handlers } from '../jobs/outbox.ts'
import type { StaffEraser } from '../jobs/staff-erasing.ts'
import type { Page } from '../pages/page.ts'
import type { AppContext, OnRecorded } from '../tenancy/app-context.ts'

/** What a noun declares in its `<noun>.feature.ts`; `npm run generate` lists them in `host-server/features.ts`. */
export interface Feature {
  /** Endpoints of the API. */
  routes?: readonly Route[]
  /** Server-rendered pages. */
  pages?: readonly Page[]
  /** Resolves `:alias` in API paths with this prefix. */
  aliases?: Readonly<Record<string, ResolveAlias>>
  /** Handlers of jobs, by their queue. Queues run in parallel, so that e-mails do not wait for a slow server or for thousands of cards. */
  jobs?: Readonly<Record<string, Handlers>>
  /** Tables written rarely and read with every request: a write drops the tenant's cached answers. Their migration puts triggers on them (`noticeChanges`). */
  cachedTables?: readonly string[]
  /** Which rows are deleted or blanked, and when. */
  retention?: readonly RetentionRule[]
  /** How its rows of a customer are found and erased. */
  erasers?: readonly Eraser[]
  /** Learns of what the audit log records, in the transaction of the change. */
  recorded?: OnRecorded
  /** Scopes of API tokens that open what is no declared endpoint. */
  scopes?: readonly Scope[]
  /** How its rows of an advisor or a member of staff are erased. */
  staffErasers?: readonly StaffEraser[]
  /** Background work of every node that runs jobs. */
  start?(app: AppContext): { stop(): void }
  /** Sees every request before the cache and the app. */
  observe?(app: AppContext, handle: RequestListener): RequestListener
  /** How its protocol refuses. */
  refusals?: Refusals
  /** Called for requests that no endpoint or page answers. */
  fallback?(app: AppContext): Middleware
}
