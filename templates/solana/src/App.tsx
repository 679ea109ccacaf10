import { useAppKitProvider } from '@wallet-kit/react'
import { Page } from './Page.tsx'
import { readSettings } from './readSettings.ts'
import { SignedIn } from './SignedIn.tsx'
import { SignMessage } from './SignMessage.tsx'
import type { SolanaWallet } from './SolanaWallet.ts'
import { signText } from './signText.ts'

const { signIn } = readSettings()

export function App() {
  return (
    <Page file="src/App.tsx">
      <Sign />
      {signIn && <SignedIn />}
    </Page>
  )
}

function Sign() {
  const { walletProvider } = useAppKitProvider<SolanaWallet>('solana')
  return <SignMessage sign={(text) => signText(walletProvider, text)} />
}
