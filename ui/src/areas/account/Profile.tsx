import type { ReactNode } from 'react'
import { styled } from '../../foundation/styles/styled.tsx'
import { size } from '../../foundation/theme/size.ts'
import { Avatar } from '../../parts/Avatar/Avatar.tsx'
import { useIdentity } from './useIdentity.ts'

const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: size(2),
  padding: `${size(8)} 0 ${size(8)}`,
})

const AvatarPlace = styled('div')({ marginBlockEnd: size(6) })

export interface ProfileProps {
  readonly address: string
  readonly children: ReactNode
}

/** The account's avatar, and its details below. */
export function Profile({ address, children }: ProfileProps) {
  const { data } = useIdentity(address)
  return (
    <Box data-testid="single-account-avatar">
      <AvatarPlace>
        <Avatar address={address} source={data?.avatar ?? undefined} pixels={64} />
      </AvatarPlace>
      {children}
    </Box>
  )
}
