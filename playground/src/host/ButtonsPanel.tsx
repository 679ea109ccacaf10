import { NetworkButton, WalletButton } from '@wallet-kit/react'

/** The kit's buttons that the page itself has no use for; those of the header are the others. */
export function ButtonsPanel() {
  return (
    <details className="panel" data-testid="buttons-panel">
      <summary>
        Buttons <span className="tally">5</span>
      </summary>
      <p>The network, and wallets that connect without the list. The header has the account.</p>
      <div className="views">
        <NetworkButton />
        <WalletButton wallet="dev.wallet-kit.second" />
        <WalletButton wallet="metamask" />
        <WalletButton wallet="walletConnect" />
        <WalletButton wallet="trust" size="sm" />
      </div>
    </details>
  )
}
