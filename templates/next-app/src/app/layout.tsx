import { cookieToInitialState } from '@wallet-kit/sdk/cookies'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { type ReactNode, Suspense } from 'react'
import { Providers } from '../Providers.tsx'
import { readSettings } from '../readSettings.ts'
import '../styles.css'

export const metadata: Metadata = { title: readSettings().appName, icons: '/icon.svg' }

interface LayoutProps {
  children: ReactNode
}

export default function RootLayout({ children }: LayoutProps) {
  return (
    <html lang="en">
      <body>
        {/* The prerendered page is that of a new visitor, with its button; the last visit is read for each request. */}
        <Suspense fallback={<Providers>{children}</Providers>}>
          <LastVisit>{children}</LastVisit>
        </Suspense>
      </body>
    </html>
  )
}

/** The account of the last visit, so that the page arrives with it. */
async function LastVisit({ children }: LayoutProps) {
  const initialState = cookieToInitialState((await cookies()).toString())
  return <Providers initialState={initialState}>{children}</Providers>
}
