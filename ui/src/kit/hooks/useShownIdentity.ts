import type { ChainNamespace } from '@wallet-kit/sdk'
import { useEffect, useState } from 'react'
import { logFailure } from '../instance/logFailure.ts'
import { useKit } from '../provider/useKit.ts'
import { loadHooksUse } from './loadHooksUse.ts'
import { useAppKitAccount } from './useAppKitAccount.ts'
import type { ShownIdentity } from './watchIdentity.ts'

const none: ShownIdentity = {}

/**
 * Name and avatar of an account, once they are known; of one that is reconnecting, the name of the last visit. Requested
 * for connected accounts only.
 */
export function useShownIdentity(address: string, namespace?: ChainNamespace): ShownIdentity {
  const kit = useKit()
  const { isConnected } = useAppKitAccount(namespace ? { namespace } : {})
  const [known, setKnown] = useState<{ readonly address: string; readonly identity: ShownIdentity }>()

  useEffect(() => {
    const leaving = new AbortController()
    loadHooksUse().then(
      ({ watchIdentity }) => {
        if (leaving.signal.aborted) return
        const stop = watchIdentity(kit, { address, enabled: isConnected }, (identity) => {
          if (!leaving.signal.aborted) setKnown({ address, identity })
        })
        leaving.signal.addEventListener('abort', stop)
      },
      (error: unknown) => logFailure('The name', error),
    )
    return () => leaving.abort()
  }, [kit, address, isConnected])

  return known?.address === address ? known.identity : none
}
