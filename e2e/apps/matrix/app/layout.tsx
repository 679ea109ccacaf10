import { cookieToInitialState } from '@wallet-kit/sdk/cookies'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { type ReactNode, Suspense } from 'react'
import { KitProvider } from './KitProvider.tsx'

export const metadata: Metadata = { title: 'A host app', icons: { icon: 'data:,' } }

interface LayoutProps {
  readonly children: ReactNode
}

export default function RootLayout({ children }: LayoutProps) {
  return (
    <html lang="en">
      <body>
        <Suspense fallback={<KitProvider>{children}</KitProvider>}>
          <LastVisit>{children}</LastVisit>
        </Suspense>
      </body>
    </html>
  )
}

async function LastVisit({ children }: LayoutProps) {
  const initialState = cookieToInitialState((await headers()).get('cookie'))
  return <KitProvider initialState={initialState}>{children}</KitProvider>
}
