import { type AppKit, useAppKit, useAppKitAccount, useAppKitNetwork, useDisconnect } from '@wallet-kit/react'
import { useState } from 'react'
import { SignMessage } from './SignMessage.tsx'

/** Actions of a host app through hooks. */
export function DeskActions({ kit }: { kit: AppKit }) {
  const { open } = useAppKit()
  const { isConnected } = useAppKitAccount()
  const { disconnect } = useDisconnect()
  const { chainId, switchNetwork } = useAppKitNetwork()
  const [outcome, setOutcome] = useState('')
  const other = kit.getCaipNetworks().find((network) => network.id !== chainId)

  async function run(what: string, action: () => Promise<unknown> | unknown) {
    setOutcome('')
    try {
      await action()
    } catch (error) {
      setOutcome(`${what} failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  return (
    <div className="desk">
      <div className="desk-buttons">
        <button type="button" data-testid="w3m-open-hook-button" onClick={() => run('Opening', () => open())}>
          Open wallet
        </button>
        <button
          type="button"
          className="quiet"
          data-testid="switch-network-hook-button"
          disabled={!other || !kit.options.enableNetworkSwitch}
          onClick={() => other && run('Switching', () => switchNetwork(other))}
        >
          Switch to {other?.name ?? 'another network'}
        </button>
        <SignMessage kit={kit} />
        <button
          type="button"
          className="quiet"
          data-testid="disconnect-hook-button"
          disabled={!isConnected}
          onClick={() => run('Disconnecting', () => disconnect())}
        >
          Disconnect
        </button>
      </div>
      <p role="status" data-testid="desk-outcome">
        {outcome}
      </p>
    </div>
  )
}
