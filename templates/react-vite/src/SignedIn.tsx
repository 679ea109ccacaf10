import { SessionProvider, signOut, useSession } from '@wallet-kit/react/session'
import { useState } from 'react'

/** The signed-in user at the server, in every tab. */
export function SignedIn() {
  return (
    <SessionProvider>
      <Session />
    </SessionProvider>
  )
}

function Session() {
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
