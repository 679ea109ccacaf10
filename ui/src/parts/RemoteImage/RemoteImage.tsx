import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'
import { useModalVisible } from '../ModalVisibleContext.ts'
import { monogramOf } from './monogramOf.ts'
import { useImageState } from './useImageState.ts'

export interface RemoteImageProps {
  readonly source: string | undefined
  /** Name of what the image shows. It is always visible beside the image, so the image has no alternative text. */
  readonly name: string
  /** Width and height in the modal's pixels; `fill`: a square as wide as what is around it. Default: 40. */
  readonly pixels?: number | 'fill'
  /** Networks are round, wallets are not. */
  readonly isRound?: boolean
}

const Box = styled('span')({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  background: cssVar('surfacePressed'),
  color: cssVar('textSecondary'),
  fontWeight: 600,
  userSelect: 'none',
  WebkitUserSelect: 'none',
  [media.forcedColors]: { border: '1px solid CanvasText' },
})

const Picture = styled('img')({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: 'opacity 120ms',
  // The edge of a mark that is as light or as dark as the card.
  borderRadius: 'inherit',
  outline: '1px solid rgb(128 128 128 / 0.28)',
  outlineOffset: -1,
})

/**
 * An image of external origin, in a box of fixed size. Always an `img`, so that a script
 * inside cannot run; without a referrer; replaced by letters when it is missing, broken or slower than 2 s.
 */
export function RemoteImage({ source, name, pixels = 40, isRound = false }: RemoteImageProps) {
  const visible = useModalVisible()
  // Nothing is fetched while the modal is closed. Announced icons are data URLs.
  const allowed = visible || source?.startsWith('data:') ? source : undefined
  const { state, onLoad, onError } = useImageState(allowed, visible)
  return (
    <Box
      aria-hidden="true"
      data-image-state={state}
      style={{ ...toBox(pixels), ...(isRound && { borderRadius: '50%' }) }}
    >
      {state === 'failed' && (visible || source === undefined) && monogramOf(name)}
      {allowed !== undefined && (
        <Picture
          src={allowed}
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
    </Box>
  )
}

function toBox(pixels: number | 'fill') {
  if (pixels === 'fill') return { aspectRatio: '1', borderRadius: radius(2.5), fontSize: textSize(24) }
  const side = size(pixels)
  return {
    inlineSize: side,
    blockSize: side,
    // In quarters of a step, a quarter of its side in all.
    borderRadius: radius(Math.round(pixels * 0.27) / 4),
    fontSize: `calc(${side} * 0.36)`,
  }
}
