import { getProviders, SessionProvider, signOut, useSession } from '@wallet-kit/react/session'
import { useEffect, useState } from 'react'

type Providers = Awaited<ReturnType<typeof getProviders>>

/** The auth server's session, as an app with `SessionProvider` sees it. */
export function SessionPanel() {
  const [isOpen, setOpen] = useState(false)
  return (
    // Reads nothing until the panel is open: the playground itself calls no service.
    <details
      className="panel"
      data-testid="session-panel"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Session</summary>
      {isOpen && (
        <SessionProvider>
          <SessionLines />
        </SessionProvider>
      )}
    </details>
  )
}

function SessionLines() {
  const { data, status, error, update } = useSession()
  const [providers, setProviders] = useState<Providers>(null)
  const [problem, setProblem] = useState('')
  const [isRequired, setRequired] = useState(false)

  useEffect(() => {
    void getProviders().then(setProviders)
  }, [])

  function leave() {
    setProblem('')
    signOut({ redirect: false }).catch((cause: Error) => setProblem(cause.message))
  }

  return (
    <div>
      <p>
        Status: <strong data-testid="session-status">{status}</strong>
      </p>
      <pre data-testid="session-data">{JSON.stringify(data, null, 2)}</pre>
      <p>Accounts that have signed:</p>
      <ul data-testid="session-accounts">
        {data?.accounts?.map((account) => (
          <li key={account} translate="no">
            {account}
          </li>
        ))}
      </ul>
      <p>Providers:</p>
      <ul data-testid="session-providers">
        {Object.values(providers ?? {}).map(({ id, name, type }) => (
          <li key={id}>
            {name} <code>{`${id} (${type})`}</code>
          </li>
        ))}
      </ul>
      <button type="button" className="quiet" data-testid="session-update" onClick={() => void update()}>
        Read again
      </button>
      <button type="button" className="quiet" data-testid="session-sign-out" disabled={!data} onClick={leave}>
        Sign out
      </button>
      <button
        type="button"
        className="quiet"
        data-testid="session-require"
        disabled={isRequired}
        onClick={() => setRequired(true)}
      >
        Require a session
      </button>
      {isRequired && <ForSignedIn />}
      <p role="status">{problem || error?.message}</p>
    </div>
  )
}

/** For signed-in visitors only: others are sent to the sign-in page. */
function ForSignedIn() {
  const { data, status } = useSession({ required: true })
  return <p data-testid="session-required">{status === 'authenticated' ? data.user?.name : status}</p>
}
