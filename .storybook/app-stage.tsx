import { type ReactNode, useMemo } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import css from '../widgets/app/app.css?inline'
import { BASE } from '../widgets/app/routes.ts'
import { useStyles } from '../widgets/ui/base/use-styles.ts'
import { Stage } from './stage.tsx'

function Addressed({ path, children }: { path: string; children: ReactNode }) {
  useStyles(css)
  const { hook, searchHook } = useMemo(() => memoryLocation({ path }), [path])
  return (
    <Router hook={hook} searchHook={searchHook}>
      {children}
    </Router>
  )
}

interface AppStageProps {
  /** Below /app. */
  path: string
  children: ReactNode
}

/** Renders a part of the app as if its page were open at an address. */
export function AppStage({ path, children }: AppStageProps) {
  return (
    <Stage>
      <Addressed path={BASE + path}>{children}</Addressed>
    </Stage>
  )
}
