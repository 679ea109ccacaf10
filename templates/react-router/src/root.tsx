import { cookieToInitialState } from '@wallet-kit/sdk/cookies'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { Providers } from './Providers.tsx'
import { readSettings } from './readSettings.ts'
import './styles.css'

/** The account of the last visit, so that the page arrives with it. */
export function loader({ request }: Route.LoaderArgs) {
  return { initialState: cookieToInitialState(request.headers.get('cookie')) }
}

/** The last visit is that of the first response. */
export function shouldRevalidate() {
  return false
}

export function meta() {
  return [{ title: readSettings().appName }, { name: 'description', content: 'An app that connects wallets' }]
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Providers initialState={loaderData.initialState}>
      <Outlet />
    </Providers>
  )
}
