import type { AppKit, SignInState } from '@wallet-kit/sdk'
import { prepareSignIn } from '@wallet-kit/sdk/actions'
import { useEffect, useState } from 'react'

/**
 * Loads the message that will be signed whenever one is needed and shown. Where that fails, signing tries again and reports why.
 *
 * @returns whether it is being loaded
 */
export function usePreparation(
  kit: AppKit,
  { status, message, caipAddress, error }: SignInState,
  isShown: boolean,
): boolean {
  const isNeeded = isShown && status === 'needed' && message === undefined
  const [isPreparing, setPreparing] = useState(isNeeded)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another account and a failed attempt need a new message
  useEffect(() => {
    setPreparing(isNeeded)
    if (!isNeeded) return
    let isCurrent = true
    prepareSignIn(kit).finally(() => {
      if (isCurrent) setPreparing(false)
    })
    return () => {
      isCurrent = false
    }
  }, [kit, isNeeded, caipAddress, error])

  return isPreparing
}
