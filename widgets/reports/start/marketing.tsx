import { Link } from 'wouter'
import type { startMessages } from '#contract/messages/start.messages'
import type { Reach } from '#contract/push-notifications'
import type { MarketingStart } from '#contract/start'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Block } from './block.tsx'
import { StartFigure, StartFigures } from './figure.tsx'
import { links } from './links.ts'
import { momentText } from './times.ts'

const useMessages = useTexts<typeof startMessages>

interface PushProps {
  title: string
  none: string
  push: MarketingStart['next'] | MarketingStart['last']
  time_zone: string
}

/** What is said of the last one, unless it has arrived. */
const SAID = { 'under-way': 'start.push-under-way', undelivered: 'start.push-undelivered' } as const

function Push({ title, none, push, time_zone }: PushProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const state = push && 'state' in push ? push.state : undefined
  return (
    <div>
      <dt>{title}</dt>
      {push ? (
        <dd>
          <p>{momentText(tag, time_zone, push.at)}</p>
          <p>
            <Link href={links.onePush(push.uuid)}>{push.text}</Link>
          </p>
          <p className="help">{t('start.push-to', { count: push.advisors })}</p>
          {(state === 'under-way' || state === 'undelivered') && (
            <p>
              <span className={state === 'undelivered' ? 'start-state' : 'start-mark'}>{t(SAID[state])}</span>
            </p>
          )}
        </dd>
      ) : (
        <dd>{none}</dd>
      )}
    </div>
  )
}

/** Saved cards and notifications. */
export function Marketing({ start }: { start: MarketingStart }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const number = new Intl.NumberFormat(tag)
  const { cards, reach, next, last, held, own_held, to_approve, notifies, time_zone } = start
  const toApprove = held - own_held
  const sum = ({ apple, google }: Reach) => number.format(apple + google)
  return (
    <Block title={t('start.marketing')} more={{ href: links.push, text: t('start.new-push') }}>
      <StartFigures label={t('start.figures')}>
        <StartFigure name={t('start.saved-cards')} value={sum(cards)} href={links.cards}>
          <span className="tile-before">{t('start.platforms', cards)}</span>
        </StartFigure>
        <StartFigure name={t('start.reachable')} value={sum(reach)} href={links.audience}>
          <span className="tile-before">{t('start.platforms', reach)}</span>
          {!notifies && <span className="tile-before">{t('start.not-set-up')}</span>}
        </StartFigure>
        <StartFigure
          name={t('start.held-push')}
          value={number.format(toApprove)}
          href={to_approve ? links.onePush(to_approve) : links.pushes}
          isUrgent={toApprove > 0}
        >
          <span className="tile-before">{t('start.held-push-note', { count: toApprove, own: own_held })}</span>
        </StartFigure>
      </StartFigures>
      <dl className="start-pushes">
        <Push title={t('start.next-push')} none={t('start.no-next-push', { held })} push={next} time_zone={time_zone} />
        <Push title={t('start.last-push')} none={t('start.no-last-push')} push={last} time_zone={time_zone} />
      </dl>
    </Block>
  )
}
