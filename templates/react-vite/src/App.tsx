import { ConnectButton } from '@wallet-kit/react'
import { Account } from './Account.tsx'
import { Lead } from './Lead.tsx'
import { readSettings } from './readSettings.ts'
import { SignedIn } from './SignedIn.tsx'

const { appName, signIn } = readSettings()

export function App() {
  return (
    <div className="page">
      <header className="top">
        <span className="brand">{appName}</span>
        <ConnectButton balance="hide" />
      </header>
      <main>
        <Lead />
        <Account />
        {signIn && <SignedIn />}
      </main>
      <footer>
        Edit <code>src/App.tsx</code> to make it yours.
      </footer>
    </div>
  )
}
