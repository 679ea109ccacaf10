'use client'
import { useAppKit, useAppKitNetwork, useDisconnect } from '@wallet-kit/react'
import { polygon } from '@wallet-kit/react/networks'
import { useSignMessage } from 'wagmi'

export function Actions() {
  const { open } = useAppKit()
  const { switchNetwork } = useAppKitNetwork()
  const { disconnect } = useDisconnect()
  const signing = useSignMessage()
  return (
    <div>
      <button type="button" onClick={() => open()}>
        Open
      </button>
      <button type="button" onClick={() => switchNetwork(polygon)}>
        Switch
      </button>
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
      <button type="button" onClick={() => signing.mutate({ message: 'Hello from Next' })}>
        Sign
      </button>
      <output data-testid="signature">{signing.data ?? signing.error?.name}</output>
    </div>
  )
}
