import type { ReactNode } from 'react'
import type { uiCommonMessages, uiOverlayMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../base/use-styles.ts'
import css from './loading-overlay.css?inline'

interface LoadingOverlayProps {
  loading?: boolean
  error?: boolean
  children: ReactNode
}

/** Blurs its content while that loads or when loading failed. */
export function LoadingOverlay({ loading, error, children }: LoadingOverlayProps) {
  useStyles(css)
  const t = useTexts<typeof uiCommonMessages & typeof uiOverlayMessages>()
  const covered = Boolean(loading || error)
  return (
    <div className="overlay" aria-busy={Boolean(loading)}>
      <div className={covered ? 'overlay-content covered' : 'overlay-content'} inert={covered}>
        {children}
      </div>
      <div className="overlay-cover" hidden={!covered}>
        {loading && !error && <span className="spinner" />}
        <div role="status" className={error ? 'overlay-message' : 'visually-hidden'}>
          {error ? t('ui.overlay-error') : loading && t('ui.loading')}
        </div>
      </div>
    </div>
  )
}
