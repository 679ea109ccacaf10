import { useEffect, useState } from 'react'
import { logFailure } from '../instance/logFailure.ts'
import type { AccountFace } from './AccountFace.tsx'

/**
 * The part of the button that shows an account. Its code (avatar, balance, styles) is loaded with the first
 * account: most users never connect one. `undefined` while it is loading, `null` when it failed to load.
 */
export function useAccountFace(isWanted: boolean): typeof AccountFace | null | undefined {
  const [Face, setFace] = useState<typeof AccountFace | null>()
  useEffect(() => {
    if (!isWanted || Face) return
    let isCurrent = true
    const show = (face: typeof AccountFace | null) => {
      if (isCurrent) setFace(() => face)
    }
    import('./AccountFace.tsx').then(
      ({ AccountFace }) => show(AccountFace),
      (error: unknown) => {
        void logFailure('The avatar and balance', error)
        show(null)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, Face])
  return Face
}
