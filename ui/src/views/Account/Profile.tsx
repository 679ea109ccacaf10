import type { ReactNode } from 'react'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { RemoteImage } from '../../components/RemoteImage/RemoteImage.tsx'
import { useStore } from '../../hooks/useStore.ts'
import { useKit } from '../../provider/useKit.ts'
import { styled } from '../../styles/styled.tsx'
import { cssVar } from '../../theme/cssVar.ts'
import { size } from '../../theme/size.ts'
import { useNetworkImage } from '../Networks/useNetworkImage.ts'
import { useIdentity } from './useIdentity.ts'

const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: size(2),
  padding: `${size(8)} 0 ${size(8)}`,
})

const AvatarPlace = styled('div')({ position: 'relative', marginBlockEnd: size(8) })

/** The network's mark at the avatar's edge, in a ring of the card's colour. */
const Badge = styled('div')({
  position: 'absolute',
  insetInlineEnd: size(-6),
  insetBlockEnd: size(-4),
  padding: size(3),
  borderRadius: '50%',
  background: cssVar('background'),
})

export interface ProfileProps {
  readonly address: string
  readonly children: ReactNode
}

/** The account's avatar, and its details below. */
export function Profile({ address, children }: ProfileProps) {
  const { data } = useIdentity(address)
  const { active } = useStore(useKit().stores.networks)
  const networkImage = useNetworkImage(active)
  return (
    <Box data-testid="single-account-avatar">
      <AvatarPlace>
        <Avatar address={address} source={data?.avatar ?? undefined} pixels={72} />
        <Badge>
          <RemoteImage source={networkImage} name={active.name} pixels={24} isRound />
        </Badge>
      </AvatarPlace>
      {children}
    </Box>
  )
}
