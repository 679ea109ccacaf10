'use client'
import type { ReactNode } from 'react'

/** The kit needs none: neither wagmi nor react-query is installed. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return children
}
