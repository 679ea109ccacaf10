import { styled } from '../../../foundation/styles/styled.tsx'
import { size } from '../../../foundation/theme/size.ts'

/** As high as its content, and no higher than the grid. */
export const Stage = styled('div')({
  flex: '0 1 auto',
  maxBlockSize: size(440),
  overflow: 'hidden',
  '&[data-centred=true]': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: size(12),
    paddingBlock: `${size(24)} 0`,
    overflowY: 'auto',
  },
})
