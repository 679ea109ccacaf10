import { size } from '../../theme/size.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Row } from './Row.tsx'

/** The place of a row that is on its way; hidden from the tree, its list says `aria-busy`. */
export function SkeletonRow() {
  return (
    <li aria-hidden="true">
      <Row as="div" style={{ cursor: 'default', pointerEvents: 'none' }}>
        <Skeleton style={{ inlineSize: size(40), blockSize: size(40), flex: 'none' }} />
        <Skeleton style={{ inlineSize: '45%', blockSize: size(14) }} />
      </Row>
    </li>
  )
}
