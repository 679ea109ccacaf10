import { cookieToInitialState } from '@wallet-kit/sdk/cookies'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { Providers } from './Providers.tsx'
import './styles.css'

export const metadata: Metadata = { title: 'My app' }

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  // The account of the last visit, so that the page arrives with it.
  const initialState = cookieToInitialState((await cookies()).toString())
  return (
    <html lang="en">
      <body>
        <Providers initialState={initialState}>{children}</Providers>
      </body>
    </html>
  )
}
