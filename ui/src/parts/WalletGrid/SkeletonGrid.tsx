import { styled } from '../../foundation/styles/styled.tsx'
import { size } from '../../foundation/theme/size.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { gridTemplate } from './gridTemplate.ts'
import { Tile } from './Tile.tsx'

const Grid = styled('div')({ ...gridTemplate, overflow: 'hidden' })

export interface SkeletonGridProps {
  readonly tiles: number
}

/** Placeholders of tiles that are loading; hidden from assistive technology. */
export function SkeletonGrid({ tiles }: SkeletonGridProps) {
  return (
    <Grid aria-hidden="true">
      {Array.from({ length: tiles }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Tile as="div" key={index} style={{ pointerEvents: 'none' }}>
          <Skeleton style={{ inlineSize: size(48), blockSize: size(48) }} />
          <Skeleton style={{ inlineSize: '70%', blockSize: size(12) }} />
        </Tile>
      ))}
    </Grid>
  )
}
