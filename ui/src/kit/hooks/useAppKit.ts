import type { OpenOptions } from '@wallet-kit/sdk'
import { useMemo } from 'react'
import { useKit } from '../provider/useKit.ts'

export interface UseAppKitReturnType {
  /** Opens the modal. Rejects when its code fails to load. */
  open(options?: OpenOptions): Promise<void>
  /** Closes the modal, unless the view requires a decision. */
  close(): Promise<void>
}

/**
 * Opens and closes the modal from code.
 *
 * @throws Error 'Please call createAppKit before using useAppKit'
 * @example
 * const { open } = useAppKit()
 * return <button onClick={() => open({ view: 'Networks' })}>Network</button>
 */
export function useAppKit(): UseAppKitReturnType {
  const kit = useKit()
  return useMemo(() => ({ open: (options) => kit.open(options), close: () => kit.close() }), [kit])
}
