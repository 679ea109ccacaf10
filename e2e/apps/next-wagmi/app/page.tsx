'use client'
import { useAppKitAccount, useAppKitNetwork, useAppKitState } from '@wallet-kit/react'
import { useAccount } from 'wagmi'

export default function Home() {
  const kit = useAppKitAccount()
  const { chainId } = useAppKitNetwork()
  const { open } = useAppKitState()
  const { address, status } = useAccount()
  return (
    <main>
      <appkit-button />
      <p id="kit">{`${kit.status} ${kit.address ?? ''} ${chainId} ${open}`}</p>
      <p id="wagmi">{`${status} ${address ?? ''}`}</p>
    </main>
  )
}
