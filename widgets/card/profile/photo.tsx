import type { AdvisorProfile } from '#contract/advisors'
import { type Picture as PhotoFile, pictureSources } from '#contract/photos'
import { Previewed } from '../../ui/base/previewed.tsx'

type Person = NonNullable<AdvisorProfile['assistant']>

const initials = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>) =>
  [first_name, last_name].map(([letter = '']) => letter).join('')

interface PictureProps {
  owner: Pick<Person, 'profile_picture_url'>
  pictures?: readonly PhotoFile[]
  origin?: string
  size: number
  /** How wide it is drawn, if not as wide as that or two fifths of a phone. */
  sizes?: string | undefined
  loading?: 'lazy'
  /** Empty beside a name. */
  alt?: string
}

interface PhotoProps extends PictureProps {
  owner: Pick<Person, 'first_name' | 'last_name' | 'profile_picture_url'>
  /** A small photo as data URL: there with the first paint, then covered by the sharp one. */
  preview?: string | undefined
}

export function Photo({ preview, ...props }: PhotoProps) {
  const { owner, size } = props
  if (!owner.profile_picture_url) return <span className="card-photo initials">{initials(owner)}</span>
  return (
    <Previewed preview={preview} className="card-photo" width={size} height={size}>
      <Picture {...props} {...(preview && { loading: 'lazy' })} />
    </Previewed>
  )
}

export function Picture({ owner, pictures = [], origin, size, sizes, loading, alt = '' }: PictureProps) {
  const url = owner.profile_picture_url ?? ''
  const edges = { sizes: sizes ?? `min(${size}px, 40vw)` }
  return (
    <picture>
      {pictureSources(pictures, origin).map((source) => (
        <source key={source.type} {...source} sizes={edges.sizes} />
      ))}
      <img
        className="card-photo"
        src={origin ? new URL(url, origin).href : url}
        alt={alt}
        width={size}
        height={size}
        {...(loading ? { loading } : { fetchPriority: 'high' })}
      />
    </picture>
  )
}
