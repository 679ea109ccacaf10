import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { cookieToInitialState } from '@wallet-kit/sdk/cookies'
import type { ReactNode } from 'react'
import { Providers } from '../Providers.tsx'
import { readSettings } from '../readSettings.ts'
import styles from '../styles.css?url'

/** The account of the last visit, so that the page arrives with it. */
const readLastVisit = createServerFn({ method: 'GET' }).handler(() => ({
  initialState: cookieToInitialState(getRequestHeader('cookie')),
}))

export const Route = createRootRoute({
  loader: () => readLastVisit(),
  // The last visit is that of the first response.
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { name: 'description', content: 'An app that connects wallets' },
      { title: readSettings().appName },
    ],
    links: [
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      { rel: 'stylesheet', href: styles },
    ],
  }),
  shellComponent: Document,
  component: Root,
})

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Root() {
  const { initialState } = Route.useLoaderData()
  return (
    <Providers initialState={initialState}>
      <Outlet />
    </Providers>
  )
}
