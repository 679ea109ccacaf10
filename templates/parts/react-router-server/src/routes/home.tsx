import { getSignIn } from '../../server/getSignIn.ts'
import { Page } from '../Page.tsx'
import { SignedIn } from '../SignedIn.tsx'
import type { Route } from './+types/home'

/** The session, so that the page arrives with it. */
export async function loader({ request }: Route.LoaderArgs) {
  return { session: await getSignIn().getSession(request) }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <Page file="src/routes/home.tsx">
      <SignedIn session={loaderData.session} />
    </Page>
  )
}
