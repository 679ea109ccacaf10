import {
  type AppKit,
  type UseAppKitAccountReturnType,
  useAppKitAccount,
  useAppKitNetwork,
} from '@wallet-kit/react'
import { useId } from 'react'
import { Balance } from './Balance.tsx'
import { CardLine } from './CardLine.tsx'
import { SignInLine } from './SignInLine.tsx'

/** Stamps of the desk on the card. */
const stamps: Readonly<Record<UseAppKitAccountReturnType['status'], string>> = {
  connected: 'valid',
  connecting: 'one moment',
  reconnecting: 'welcome back',
  disconnected: 'no wallet yet',
}

/** The visitor's account, as a library card. */
export function LibraryCard({ kit }: { kit: AppKit }) {
  const titleId = useId()
  const { address, isConnected, status } = useAppKitAccount()
  const { caipNetwork } = useAppKitNetwork()
  return (
    <section className="card" aria-labelledby={titleId} data-connected={isConnected}>
      <div className="card-head">
        <h2 id={titleId}>
          <span id="card-title">Library card</span>
        </h2>
        <span className="stamp">{stamps[status]}</span>
      </div>
      <dl>
        <CardLine label="Holder" value={address} testId="w3m-address" />
        <CardLine label="Branch" value={caipNetwork?.name} testId="w3m-network" />
        <Balance />
        <SignInLine kit={kit} />
      </dl>
    </section>
  )
}
