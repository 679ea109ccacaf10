import { useEffect, useState } from 'react'
import type { AccountFace } from './AccountFace.tsx'

/**
 * The part of the button that shows an account. Its code (avatar, balance, their style) comes with the first
 * account: most visitors never have one. `undefined` while it is on its way, `null` when it did not arrive.
 */
export function useAccountFace(isWanted: boolean): typeof AccountFace | null | undefined {
  const [Face, setFace] = useState<typeof AccountFace | null>()
  useEffect(() => {
    if (!isWanted || Face) return
    let isCurrent = true
    const arrive = (face: typeof AccountFace | null) => {
      if (isCurrent) setFace(() => face)
    }
    import('./AccountFace.tsx').then(
      ({ AccountFace }) => arrive(AccountFace),
      (error: unknown) => {
        console.warn('[wallet-kit] Avatar and balance could not be loaded.', error)
        arrive(null)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, Face])
  return Face
}
