import styled from '@emotion/styled'
import { size } from '../theme/size.ts'

/** Two main actions side by side, one under the other where their words need it. */
export const ButtonPair = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: size(8),
  '& > *': { flex: `1 1 ${size(130)}` },
})
