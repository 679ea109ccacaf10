import { addressGradient } from '../../foundation/format/addressGradient.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { size } from '../../foundation/theme/size.ts'
import { Slotted } from '../../kit/look/Slotted.tsx'
import { useImageState } from '../RemoteImage/useImageState.ts'

const Face = styled(
  'span',
  'avatar',
)({
  position: 'relative',
  flex: 'none',
  display: 'block',
  overflow: 'hidden',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px ${cssVar('border')}`,
  '& > img': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
})

export interface AvatarProps {
  readonly address: string
  /** Avatar of the account's name, if it has one. */
  readonly source?: string | undefined
  readonly pixels: number
}

/** An account's avatar: the host app's, or its own image, or a gradient derived from its address. Decorative. */
export function Avatar(props: AvatarProps) {
  return (
    <Slotted name="Avatar" props={props}>
      <OwnAvatar {...props} />
    </Slotted>
  )
}

function OwnAvatar({ address, source, pixels }: AvatarProps) {
  const { state, onLoad, onError } = useImageState(source, true)
  return (
    <Face
      aria-hidden="true"
      style={{ inlineSize: size(pixels), blockSize: size(pixels), background: addressGradient(address) }}
    >
      {source && (
        <img
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          onLoad={onLoad}
          onError={onError}
          style={{ opacity: state === 'loaded' ? 1 : 0 }}
        />
      )}
    </Face>
  )
}
