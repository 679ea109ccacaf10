import { getSignIn } from '../../server/getSignIn.ts'
import type { Route } from './+types/visitor'

/** An endpoint of your app, for signed-in visitors. */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const session = await getSignIn().getSession(request)
  if (!session) return Response.json({ error: 'Sign in first.' }, { status: 401 })
  return Response.json({ account: session.address, signedInUntil: session.expires })
}
