import type { AppKit } from '@wallet-kit/react'
import { CardLine } from '../host/CardLine.tsx'
import { useStore } from '../host/useStore.ts'
import { signInEvents } from '../kit/signInEvents.ts'

/** The account of the auth server's session. */
export function SignInLines({ kit }: { kit: AppKit }) {
  const { status, session, error } = useStore(kit.stores.signIn)
  const { onSignIn, onSignOut } = useStore(signInEvents)
  const data = session?.data
  return (
    <>
      <CardLine
        label="Sign-in"
        value={status === 'authenticated' ? 'authenticated' : 'unauthenticated'}
        testId="w3m-authentication-status"
      />
      <CardLine label="Sign-in step" value={status} testId="sign-in-step" />
      <CardLine
        label="Session of"
        value={data && `${data.chainId}:${data.accountAddress}`}
        testId="session-account"
      />
      <CardLine label="Ends" value={data?.expirationTime} testId="session-expires" />
      <CardLine label="Signed in here" value={`${onSignIn}`} testId="siwe-event-onSignIn" />
      <CardLine label="Signed out here" value={`${onSignOut}`} testId="siwe-event-onSignOut" />
      {error && <CardLine label="Trouble" value={`${error.code}: ${error.message}`} testId="sign-in-error" />}
    </>
  )
}
