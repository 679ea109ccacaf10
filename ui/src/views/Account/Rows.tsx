import styled from '@emotion/styled'
import { size } from '../../theme/size.ts'

/** Rows one below the other that are no list of equals. */
export const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: size(6) })
