import styled from '@emotion/styled'
import { useQuery } from '@tanstack/react-query'
import { identityQueryOptions } from '@wallet-kit/sdk/query'
import type { ReactNode } from 'react'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { useModalVisible } from '../../modal/ModalVisibleContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { size } from '../../theme/size.ts'

const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: size(4),
  padding: `${size(12)} 0`,
})

const AvatarPlace = styled('div')({ paddingBlockEnd: size(8) })

export interface ProfileProps {
  readonly address: string
  readonly children: ReactNode
}

/** The account's avatar, and its details below. */
export function Profile({ address, children }: ProfileProps) {
  const kit = useKit()
  const enabled = useModalVisible() && kit.services.dataService !== false
  const { data } = useQuery({ ...identityQueryOptions(kit, { address }), enabled })
  return (
    <Box data-testid="single-account-avatar">
      <AvatarPlace>
        <Avatar address={address} source={data?.avatar ?? undefined} pixels={72} />
      </AvatarPlace>
      {children}
    </Box>
  )
}
