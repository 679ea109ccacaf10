import { styled } from '../../foundation/styles/styled.tsx'
import { size } from '../../foundation/theme/size.ts'

/** Stacked rows that are not a list. */
export const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: size(6) })
