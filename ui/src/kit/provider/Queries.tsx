import { getQueryClient } from '@wallet-kit/sdk/query'
import { type ReactNode, useEffect } from 'react'
import { useKit } from './useKit.ts'

/**
 * Makes what is read inside be read again when the visitor comes back to the window or to the network. Not around the
 * whole modal: its first rows are shown before the code that reads services is there.
 */
export function Queries({ children }: { readonly children: ReactNode }) {
  const client = getQueryClient(useKit())
  useEffect(() => {
    client.mount()
    return () => client.unmount()
  }, [client])
  return children
}
