import { styled } from '../../styles/styled.tsx'
import { size } from '../../theme/size.ts'

/** Stacked rows that are not a list. */
export const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: size(6) })
