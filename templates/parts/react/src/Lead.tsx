import { useAppKitAccount } from '@wallet-kit/react'

export function Lead() {
  const { isConnected } = useAppKitAccount()
  return (
    <>
      <h1>{isConnected ? 'You are in.' : 'Bring your own account.'}</h1>
      <p className="lead">
        {isConnected
          ? 'This is what your wallet shares with this page. Nothing else, and only while you are connected.'
          : 'No sign-up form and no password: a wallet in this browser is all it takes.'}
      </p>
    </>
  )
}
