import { useAppKitAccount, useAppKitProvider, useDisconnect } from '@wallet-kit/react'
import { createAppKit } from '@wallet-kit/react/elements'
import { solana } from '@wallet-kit/react/networks'
import { SolanaAdapter } from '@wallet-kit/sdk/solana'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { customRpcUrls, services } from '../../shared.ts'
import { Standard } from './Standard.tsx'
import { sendSol } from './sendSol.ts'
import { signText } from './signText.ts'
import { WalletAdapter } from './WalletAdapter.tsx'

createAppKit({
  adapters: [new SolanaAdapter()],
  networks: [solana],
  projectId: 'hosts',
  metadata: {
    name: 'Solana',
    description: 'A host app of the tests',
    url: location.origin,
    icons: [`${location.origin}/icon.png`],
  },
  themeMode: 'dark',
  services,
  customRpcUrls,
})

function App() {
  const { address, isConnected } = useAppKitAccount({ namespace: 'solana' })
  const { walletProvider } = useAppKitProvider('solana')
  const { disconnect } = useDisconnect()
  const [result, setResult] = useState<string>()

  async function run(ask: (wallet: NonNullable<typeof walletProvider>) => Promise<string>): Promise<void> {
    setResult(undefined)
    if (walletProvider) setResult(await ask(walletProvider))
  }

  return (
    <>
      <appkit-button />
      <button type="button" onClick={() => run(signText)}>
        Sign
      </button>
      <button type="button" onClick={() => run(sendSol)}>
        Send
      </button>
      <button type="button" onClick={() => disconnect({ namespace: 'solana' })}>
        Disconnect
      </button>
      <output data-testid="account">{`${isConnected} ${address ?? ''}`}</output>
      <output data-testid="result">{result}</output>
      {walletProvider && <Standard wallet={walletProvider} />}
      {walletProvider && <WalletAdapter wallet={walletProvider} />}
    </>
  )
}

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
