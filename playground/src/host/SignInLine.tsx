import type { AppKit } from '@wallet-kit/react'
import { CardLine } from './CardLine.tsx'
import { useStore } from './useStore.ts'

const until = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Whether the visitor is signed in, in their words; `StatePanel` has the developer's. */
export function SignInLine({ kit }: { kit: AppKit }) {
  const { status, session } = useStore(kit.stores.signIn)
  const ends = session?.data.expirationTime
  const signedIn = ends ? `until ${until.format(new Date(ends))}` : 'yes'
  return (
    <CardLine
      label="Signed in"
      value={status === 'authenticated' ? signedIn : undefined}
      testId="signed-in-until"
    />
  )
}
