import { ConnectButton } from '@wallet-kit/react'
import { Account } from './Account.tsx'
import { Lead } from './Lead.tsx'
import { SignedIn } from './SignedIn.tsx'

export default function Home() {
  return (
    <div className="page">
      <header className="top">
        <span className="brand">{process.env.NEXT_PUBLIC_APP_NAME}</span>
        <ConnectButton balance="hide" />
      </header>
      <main>
        <Lead />
        <Account />
        {process.env.NEXT_PUBLIC_SIGN_IN === 'on' && <SignedIn />}
      </main>
      <footer>
        Edit <code>app/page.tsx</code> to make it yours.
      </footer>
    </div>
  )
}
