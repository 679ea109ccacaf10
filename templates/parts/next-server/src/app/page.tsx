import { ConnectButton } from '@wallet-kit/react'
import { headers } from 'next/headers'
import { Suspense } from 'react'
import { getSignIn } from '../../server/getSignIn.ts'
import { Account } from '../Account.tsx'
import { Lead } from '../Lead.tsx'
import { readSettings } from '../readSettings.ts'
import { SignedIn } from '../SignedIn.tsx'

export default function Home() {
  return (
    <div className="page">
      <header className="top">
        <span className="brand">{readSettings().appName}</span>
        <ConnectButton balance="hide" />
      </header>
      <main>
        <Lead />
        <Account />
        {/* The prerendered page does not know yet who is signed in. */}
        <Suspense fallback={<p className="session">…</p>}>
          <Visitor />
        </Suspense>
      </main>
      <footer>
        Edit <code>src/app/page.tsx</code> to make it yours.
      </footer>
    </div>
  )
}

async function Visitor() {
  // The request first: the server is not created while the page is prerendered.
  const request = { headers: await headers() }
  const session = await getSignIn().getSession(request)
  return <SignedIn session={session} />
}
