import { QueryClientProvider } from '@tanstack/react-query'
import { getQueryClient } from '@wallet-kit/sdk/query'
import type { ReactNode } from 'react'
import { useKit } from './useKit.ts'

/**
 * The kit's query cache, for the generated hooks inside. Not around the whole modal: its first rows are shown
 * before the code that reads services is there.
 */
export function Queries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={getQueryClient(useKit())}>{children}</QueryClientProvider>
}
