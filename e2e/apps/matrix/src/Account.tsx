'use client'
import { ConnectButton, useAppKitAccount } from '@wallet-kit/react'
import { useState } from 'react'
import { useAccount } from 'wagmi'
import { signMessage } from 'wagmi/actions'
import { wagmiAdapter } from './kit.ts'

export function Account() {
  const { address } = useAppKitAccount()
  const { address: inWagmi, status } = useAccount()
  const [signature, setSignature] = useState<string>()
  const sign = async () => setSignature(await signMessage(wagmiAdapter.wagmiConfig, { message: 'Hello' }))
  return (
    <main>
      <ConnectButton />
      <button type="button" onClick={sign}>
        Sign
      </button>
      <output data-testid="account">{address}</output>
      <output data-testid="library">{`${status} ${inWagmi ?? ''}`}</output>
      <output data-testid="signature">{signature}</output>
    </main>
  )
}
