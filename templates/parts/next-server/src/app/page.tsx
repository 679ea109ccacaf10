import { headers } from 'next/headers'
import { Suspense } from 'react'
import { getSignIn } from '../../server/getSignIn.ts'
import { Page } from '../Page.tsx'
import { SignedIn } from '../SignedIn.tsx'

export default function Home() {
  return (
    <Page file="src/app/page.tsx">
      {/* The prerendered page does not know yet who is signed in. */}
      <Suspense fallback={<p className="session">…</p>}>
        <Visitor />
      </Suspense>
    </Page>
  )
}

async function Visitor() {
  // The request first: the server is not created while the page is prerendered.
  const request = { headers: await headers() }
  const session = await getSignIn().getSession(request)
  return <SignedIn session={session} />
}
