import { useState } from 'react'
import { Link } from 'wouter'
import { getMap, MAP_ZOOMS, type MapOfPlaces } from '#contract/map'
import type { organizationsMessages } from '#contract/messages/organizations.messages'
import { useMayOpen } from '../../core/data/may-open.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { useList } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { degreesText, type Place, pointOf, tilesAround } from './mercator.ts'
import css from './place-map.css?inline'
import { useMapGestures } from './use-map-gestures.ts'

const useMessages = useTexts<typeof organizationsMessages>

/** The largest picture, in pixels. */
const WIDTH = 720
const HEIGHT = 280
/** Streets, a town, and a continent. */
const CLOSE = 16
const NEAR = 11
const FAR = 4
const SETTING = '/account-admin/settings?id=public'
const ANYWHERE: Place = { latitude: 48, longitude: 11 }

const map = requestAtoms<MapOfPlaces>({ ask: (call) => call(getMap, {}) })

interface PlaceMapProps {
  /** Undefined while there is no valid one. */
  place: Place | undefined
  onPlace: (place: Place) => void
}

function startOf({ latitude, longitude }: MapOfPlaces): { place: Place; zoom: number } {
  if (latitude === null || longitude === null) return { place: ANYWHERE, zoom: FAR }
  return { place: { latitude, longitude }, zoom: NEAR }
}

const Pin = () => (
  <svg className="place-pin" viewBox="0 0 24 32" width="30" height="40" aria-hidden="true">
    <path d="M12 31C5 22 2 17 2 12a10 10 0 0 1 20 0c0 5-3 10-10 19Z" />
    <circle cx="12" cy="12" r="4" />
  </svg>
)

interface TilesProps {
  tiles: ReturnType<typeof tilesAround>
  failed: ReadonlySet<string>
  onFail: (path: string) => void
}

/** Those that cannot be loaded are hidden: the browser's sign for a broken picture says nothing to a reader. */
const Tiles = ({ tiles, failed, onFail }: TilesProps) =>
  tiles.map(({ key, path, left, top }) => (
    <img
      key={key}
      src={`/api/v1/map/tiles/${path}`}
      alt=""
      hidden={failed.has(path)}
      draggable={false}
      style={{ left: `calc(50% + ${left}px)`, top: `calc(50% + ${top}px)` }}
      onError={() => onFail(path)}
    />
  ))

/** Tells those who may change the map's setting that there is none yet. */
function Offer() {
  const t = useMessages()
  const mayOpen = useMayOpen()
  if (!mayOpen(SETTING)) return null
  return (
    <p className="help">
      {t('organizations.map-off')} <Link href={SETTING}>{t('organizations.map-turn-on')}</Link>
    </p>
  )
}

function Zoom({ onZoom }: { onZoom: (change: number) => void }) {
  const t = useMessages()
  return (
    <div className="place-zoom">
      <button type="button" aria-label={t('organizations.map-closer')} onClick={() => onZoom(1)}>
        <span aria-hidden="true">+</span>
      </button>
      <button type="button" aria-label={t('organizations.map-farther')} onClick={() => onZoom(-1)}>
        <span aria-hidden="true">−</span>
      </button>
    </div>
  )
}

function Chooser({ of, place, onPlace }: PlaceMapProps & { of: MapOfPlaces }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const id = useId()
  const start = startOf(of)
  const centre = place ?? start.place
  const [zoom, setZoom] = useState(place ? CLOSE : start.zoom)
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const tiles = tilesAround(pointOf(centre, zoom), zoom, WIDTH, HEIGHT)
  const isBroken = tiles.some(({ path }) => failed.has(path))
  const onZoom = (change: number) =>
    setZoom((before) => Math.min(MAP_ZOOMS.most, Math.max(MAP_ZOOMS.least, before + change)))
  const said = ({ latitude, longitude }: Place) => ({
    latitude: degreesText(latitude, tag),
    longitude: degreesText(longitude, tag)
  })
  const gestures = useMapGestures({ centre, zoom, onPlace, onZoom })
  return (
    <div className="place-map">
      <div className="place-frame">
        <div
          className="place-stage"
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move the map
          tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- as above
          aria-label={t('organizations.map')}
          aria-describedby={`${id}-help ${id}-place`}
          {...gestures}
        >
          <Tiles tiles={tiles} failed={failed} onFail={(path) => setFailed((before) => new Set([...before, path]))} />
          {place && <Pin />}
        </div>
        <Zoom onZoom={onZoom} />
        <span className="place-source">{of.attribution}</span>
      </div>
      <div role="status" className="place-notice">
        {isBroken && <p className="notice warning">{t('organizations.map-broken')}</p>}
      </div>
      <p className="help" id={`${id}-help`}>
        {t('organizations.map-help')}
      </p>
      <p className="visually-hidden" id={`${id}-place`} aria-live="polite">
        {place ? t('organizations.map-place', said(place)) : t('organizations.map-no-place')}
      </p>
    </div>
  )
}

/** The place of a branch on the institution's map, where it has one; its tiles come from the server. */
export function PlaceMap(props: PlaceMapProps) {
  useStyles(css)
  const { value } = useList(map)
  if (!value) return null
  return value.attribution ? <Chooser of={value} {...props} /> : <Offer />
}
