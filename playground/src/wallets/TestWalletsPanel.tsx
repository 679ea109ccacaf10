import { WalletSwitches } from './WalletSwitches.tsx'

/** Controls the wallets that the sandbox's script announced in this page. */
export function TestWalletsPanel() {
  const wallets = window.testWallets ?? []
  return (
    <details className="panel" data-testid="test-wallets-panel">
      <summary>
        Test wallets <span className="tally">{wallets.length || 'none'}</span>
      </summary>
      {wallets.length === 0 && (
        <p>The sandbox did not respond, so there are no test wallets. Is it running?</p>
      )}
      <div className="wallets">
        {wallets.map((wallet) => (
          <WalletSwitches key={wallet.info.rdns} wallet={wallet} />
        ))}
      </div>
    </details>
  )
}
