import { size } from '../../foundation/theme/size.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Row } from './Row.tsx'

/** Placeholder of a row that is loading; hidden from assistive technology, because its list is `aria-busy`. */
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
