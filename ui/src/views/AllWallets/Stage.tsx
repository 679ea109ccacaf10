import { styled } from '../../styles/styled.tsx'
import { size } from '../../theme/size.ts'

/** As high as the grid, so that the card does not jump between loading, results and none. */
export const Stage = styled('div')({
  flex: `1 1 ${size(440)}`,
  minBlockSize: size(160),
  overflow: 'hidden',
  '&[data-centred=true]': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: size(16),
    overflowY: 'auto',
  },
})
