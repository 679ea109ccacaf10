import { ConnectButton } from '@wallet-kit/react'
import { headers } from 'next/headers'
import { getSignIn } from '../server/getSignIn.ts'
import { Account } from './Account.tsx'
import { Lead } from './Lead.tsx'
import { SignedIn } from './SignedIn.tsx'

export default async function Home() {
  const session = await getSignIn().getSession({ headers: await headers() })
  return (
    <div className="page">
      <header className="top">
        <span className="brand">My app</span>
        <ConnectButton balance="hide" />
      </header>
      <main>
        <Lead />
        <Account />
        <SignedIn session={session} />
      </main>
      <footer>
        Edit <code>app/page.tsx</code> to make it yours.
      </footer>
    </div>
  )
}
