import { mapLink } from '#contract/links'
import type { BranchMap } from '#contract/map'
import { useTextsContext } from '../../core/element/texts.tsx'

interface MapLinkProps {
  /** The address as a map search reads it. */
  address: string
  map: BranchMap | null
  origin?: string | undefined
  children: string
}

/** A link to a map, with an image of it if the institution has those rendered. */
export function MapLink({ address, map, origin = '', children }: MapLinkProps) {
  const { written_in } = useTextsContext()
  return (
    <>
      <a className="card-map-link" href={mapLink(address)} rel="noopener">
        {map && (
          <img
            className="card-map"
            src={origin + map.url}
            srcSet={`${origin}${map.url_2x} 2x`}
            width={map.width}
            height={map.height}
            alt=""
            loading="lazy"
          />
        )}
        {children}
      </a>
      {map && (
        <p className="help card-map-source" lang={written_in}>
          {map.attribution}
        </p>
      )}
    </>
  )
}
