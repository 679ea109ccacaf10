import { type ComponentType, useContext, useEffect, useState } from 'react'
import { logFailure } from '../../kit/instance/logFailure.ts'
import type { AccountFaceProps } from '../../kit/provider/AccountFaceProps.ts'
import { HydrationContext } from '../../kit/provider/HydrationContext.ts'

/**
 * The part of the button that shows an account. Its code (avatar, name, balance, styles) is loaded with the first
 * account: most users never connect one. `undefined` until it is loaded.
 */
export function useAccountFace(isWanted: boolean): ComponentType<AccountFaceProps> | undefined {
  const given = useContext(HydrationContext)
  const [Face, setFace] = useState(() => given.AccountFace)
  useEffect(() => {
    if (!isWanted || Face) return
    import('./use.ts').then(
      (code) => setFace(() => code.accountFace),
      (error: unknown) => logFailure('The account', error),
    )
  }, [isWanted, Face])
  return Face
}
