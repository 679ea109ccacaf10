import { useEffect, useState } from 'react'
import { logFailure } from '../instance/logFailure.ts'
import { useKit } from '../provider/useKit.ts'
import { useAppKitAccount } from './useAppKitAccount.ts'

/** Name of an account, once it is known; of one that is reconnecting, that of the last visit. Requested for connected accounts only. */
export function useAccountName(address: string): string | undefined {
  const kit = useKit()
  const { isConnected } = useAppKitAccount()
  const [known, setKnown] = useState<{ readonly address: string; readonly name: string | undefined }>()

  useEffect(() => {
    const leaving = new AbortController()
    import('./watchName.ts').then(
      ({ watchName }) => {
        if (leaving.signal.aborted) return
        const stop = watchName(kit, { address, enabled: isConnected }, (name) => {
          if (!leaving.signal.aborted) setKnown({ address, name })
        })
        leaving.signal.addEventListener('abort', stop)
      },
      (error: unknown) => logFailure('The name', error),
    )
    return () => leaving.abort()
  }, [kit, address, isConnected])

  return known?.address === address ? known.name : undefined
}
