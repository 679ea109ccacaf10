import { useAppKitProvider } from '@wallet-kit/react'
import type { Eip1193Provider } from '@wallet-kit/sdk'
import { Page } from './Page.tsx'
import { readSettings } from './readSettings.ts'
import { SignedIn } from './SignedIn.tsx'
import { SignMessage } from './SignMessage.tsx'

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
  const { walletProvider } = useAppKitProvider<Eip1193Provider>('eip155')
  async function sign(text: string) {
    // Loaded when it is used: it is as large as the rest of the page.
    const { BrowserProvider } = await import('ethers')
    const signer = await new BrowserProvider(walletProvider).getSigner()
    return signer.signMessage(text)
  }
  return <SignMessage sign={sign} />
}
