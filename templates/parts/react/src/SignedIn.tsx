import { type Session, SessionProvider, signOut, useSession } from '@wallet-kit/react/session'
import { useState } from 'react'

interface SignedInProps {
  /** Session that the server has read for this page. Default: the browser asks for it. */
  readonly session?: Session | null
}

/** The signed-in user at the server, in every tab. */
export function SignedIn(props: SignedInProps) {
  return (
    <SessionProvider {...props}>
      <Visitor />
    </SessionProvider>
  )
}

function Visitor() {
  const { data, status } = useSession()
  const [hasFailed, setFailed] = useState(false)
  if (status === 'loading') return <p className="session">…</p>
  if (!data) return <p className="session">Not signed in.</p>

  function leave() {
    setFailed(false)
    signOut({ redirect: false }).catch(() => setFailed(true))
  }

  return (
    <p className="session">
      Signed in as <strong>{data.user?.name}</strong>.
      <button type="button" onClick={leave}>
        Sign out
      </button>
      {hasFailed && <span role="alert">The server does not answer. Try again.</span>}
    </p>
  )
}
