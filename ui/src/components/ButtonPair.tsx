import { styled } from '../styles/styled.tsx'
import { size } from '../theme/size.ts'

/** Two main actions side by side, or stacked where their labels are long. */
export const ButtonPair = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: size(8),
  '& > *': { flex: `1 1 ${size(130)}` },
})
