'use client'
import { useAppKitAccount, useAppKitNetwork, useAppKitState } from '@wallet-kit/react'
import { useAccount } from 'wagmi'

export function Info() {
  const { address, status } = useAppKitAccount()
  const { chainId } = useAppKitNetwork()
  const { open } = useAppKitState()
  const wagmi = useAccount()
  return (
    <dl>
      <dd data-testid="kit">{`${status} ${address ?? ''} ${chainId} ${open}`}</dd>
      <dd data-testid="wagmi">{`${wagmi.status} ${wagmi.address ?? ''} ${wagmi.chainId ?? ''}`}</dd>
    </dl>
  )
}
