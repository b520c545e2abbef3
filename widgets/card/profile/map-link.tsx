import { mapLink } from '#contract/links'
import type { BranchMap } from '#contract/map'

interface MapLinkProps {
  /** The address as a map search reads it. */
  address: string
  map: BranchMap | null
  origin?: string | undefined
  children: string
}

/** A link to a map, with an image of it if the institution has those rendered. */
export const MapLink = ({ address, map, origin = '', children }: MapLinkProps) => (
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
    {map && <p className="help">{map.attribution}</p>}
  </>
)
