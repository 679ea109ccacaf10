import type { ActivityTransfer } from '@wallet-kit/sdk/actions'
import { keyIcon, receiveIcon, sendIcon, swapIcon } from '../../foundation/icons/icons.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { size } from '../../foundation/theme/size.ts'
import { TokenImage } from '../../parts/RemoteImage/TokenImage.tsx'
import { RowIcon } from '../../parts/Row/RowIcon.tsx'

/** Two marks in the place of one: the paid token behind the received one. */
const Pair = styled('span')({
  flex: 'none',
  display: 'grid',
  inlineSize: size(40),
  blockSize: size(40),
  '& > *': { gridArea: '1 / 1' },
  '& > :last-child': {
    placeSelf: 'end',
    borderRadius: '50%',
    boxShadow: `0 0 0 ${size(2)} ${cssVar('surface')}`,
  },
})

const icons = { approve: keyIcon, trade: swapIcon, in: receiveIcon, out: sendIcon } as const

export interface ActivityMarkProps {
  readonly kind: keyof typeof icons
  readonly transfers: readonly Pick<ActivityTransfer, 'direction' | 'iconUrl' | 'symbol'>[]
}

/** The picture of a transaction: the moved token, both tokens of a swap, or an icon of the action. */
export function ActivityMark({ kind, transfers }: ActivityMarkProps) {
  const [first] = transfers
  const paid = transfers.find(({ direction, iconUrl }) => direction === 'out' && iconUrl)
  const received = transfers.find(({ direction, iconUrl }) => direction === 'in' && iconUrl)
  if (kind === 'trade' && paid && received)
    return (
      <Pair>
        <TokenImage token={paid} pixels={26} />
        <span>
          <TokenImage token={received} pixels={26} />
        </span>
      </Pair>
    )
  if (!first?.iconUrl) return <RowIcon path={icons[kind]} />
  return <TokenImage token={first} />
}
