import { ConnectButton, useAppKitAccount } from '@wallet-kit/react'
import { Account } from './Account.tsx'
import { SignedIn } from './SignedIn.tsx'

export function App() {
  const { isConnected } = useAppKitAccount()
  return (
    <div className="page">
      <header className="top">
        <span className="brand">{import.meta.env.VITE_APP_NAME}</span>
        <ConnectButton balance="hide" />
      </header>
      <main>
        <h1>{isConnected ? 'You are in.' : 'Bring your own account.'}</h1>
        <p className="lead">
          {isConnected
            ? 'This is what your wallet shares with this page. Nothing else, and only while you are connected.'
            : 'No sign-up form and no password: a wallet in this browser is all it takes.'}
        </p>
        <Account />
        {import.meta.env.VITE_SIGN_IN === 'on' && <SignedIn />}
      </main>
      <footer>
        Edit <code>src/App.tsx</code> to make it yours.
      </footer>
    </div>
  )
}
