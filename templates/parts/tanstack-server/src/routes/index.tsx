import { createFileRoute } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { getSignIn } from '../../server/getSignIn.ts'
import { Page } from '../Page.tsx'
import { SignedIn } from '../SignedIn.tsx'

/** The session, so that the page arrives with it. */
const readSession = createServerFn({ method: 'GET' }).handler(async () => ({
  session: await getSignIn().getSession(getRequest()),
}))

export const Route = createFileRoute('/')({ loader: () => readSession(), component: Home })

function Home() {
  const { session } = Route.useLoaderData()
  return (
    <Page file="src/routes/index.tsx">
      <SignedIn session={session} />
    </Page>
  )
}
