import type { uiMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { Placeholder } from '../../ui/feedback/placeholder.tsx'

const TILES = [0, 1, 2]

/** Where the first block will stand. */
export function Skeleton() {
  const t = useTexts<typeof uiMessages>()
  return (
    <div className="start-skeleton" role="status">
      <span className="visually-hidden">{t('ui.loading')}</span>
      <div className="card start-block">
        <Placeholder height="lg" />
        {TILES.map((tile) => (
          <Placeholder key={tile} height="xl" width="xl" />
        ))}
      </div>
      <div className="tiles">
        {TILES.map((tile) => (
          <div key={tile} className="tile">
            <Placeholder height="sm" width="sm" />
            <Placeholder height="xl" width="xs" />
          </div>
        ))}
      </div>
    </div>
  )
}
