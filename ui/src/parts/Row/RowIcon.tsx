import { Icon } from '../../foundation/icons/Icon.tsx'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'

/** The place of a row's image. */
export const RowIconBox = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size(40),
  blockSize: size(40),
  borderRadius: radius(2.75),
  background: cssVar('surfacePressed'),
  color: cssVar('textSecondary'),
  '&[data-tone=mark]': { background: cssVar('background'), color: cssVar('text') },
  '&[data-tone=accent]': { background: cssVar('accentSurface'), color: cssVar('accentText') },
})

export interface RowIconProps {
  readonly path: string
  readonly tone?: 'accent' | 'plain'
}

/** An icon in the place of a row's image. */
export function RowIcon({ path, tone = 'plain' }: RowIconProps) {
  return (
    <RowIconBox aria-hidden="true" data-tone={tone}>
      <Icon path={path} />
    </RowIconBox>
  )
}
