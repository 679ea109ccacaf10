import { type AppKit, useAppKitAccount, useAppKitNetwork } from '@wallet-kit/react'
import { CardLine } from '../host/CardLine.tsx'
import { SignInLines } from './SignInLines.tsx'

/** State of hooks and stores, for developers: the visitor's card has it in plain words. */
export function StatePanel({ kit }: { kit: AppKit }) {
  const { caipAddress, status } = useAppKitAccount()
  const { chainId } = useAppKitNetwork()
  return (
    <details className="panel" data-testid="state-panel">
      <summary>
        State{' '}
        <span className="tally" data-testid="w3m-connection-status">
          {status}
        </span>
      </summary>
      <dl>
        <CardLine label="Full account" value={caipAddress} testId="w3m-caip-address" />
        <CardLine label="Chain id" value={chainId?.toString()} testId="w3m-chain-id" />
        <SignInLines kit={kit} />
      </dl>
    </details>
  )
}
