import { cookieToInitialState } from '@wallet-kit/sdk/cookies'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import ContextProvider from '../context/index.tsx'

export const metadata: Metadata = {
  title: 'Next with wagmi',
  icons: { icon: 'data:,' },
}

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const cookies = (await headers()).get('cookie')
  return (
    <html lang="en">
      <body>
        {/* The sandbox's wallets, in place of an extension. */}
        <script src="/sandbox/test-wallets.js" />
        <ContextProvider cookies={cookies} initialState={cookieToInitialState(cookies)}>
          {children}
        </ContextProvider>
      </body>
    </html>
  )
}
