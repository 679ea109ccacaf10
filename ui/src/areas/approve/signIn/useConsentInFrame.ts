import type { AppKit, SignInState } from '@wallet-kit/sdk'
import { signIn } from '@wallet-kit/sdk/actions'
import { useEffect } from 'react'

/**
 * Signs at once where the wallet is in the secure frame, which shows the message and asks its user itself: a prompt of
 * the page before it would ask for the same consent twice, and no page can give the frame's. After a failure the visitor
 * decides whether to try again.
 */
export function useConsentInFrame(kit: AppKit, { status, error }: SignInState, isInFrame: boolean): boolean {
  const isAsked = isInFrame && error === undefined && (status === 'needed' || status === 'signing')
  const isDue = isAsked && status === 'needed'
  useEffect(() => {
    // The state holds why it failed, and the view shows it.
    if (isDue) signIn(kit).catch(() => undefined)
  }, [kit, isDue])
  return isAsked
}
