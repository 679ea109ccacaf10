import type { ReactNode } from 'react'
import ContextProvider from '../context/index.tsx'

/** As Next calls it, but for the cookies, which `headers()` of `next/headers` has there. */
export default function RootLayout({
  children,
  cookies,
}: {
  readonly children: ReactNode
  readonly cookies: string | null
}) {
  return <ContextProvider cookies={cookies}>{children}</ContextProvider>
}
