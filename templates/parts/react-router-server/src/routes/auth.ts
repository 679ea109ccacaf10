import { getSignIn } from '../../server/getSignIn.ts'
import type { Route } from './+types/auth'

/** Nonce, sign-in, session and sign-out. */
export function loader({ request }: Route.LoaderArgs): Promise<Response> {
  return getSignIn().handle(request)
}

export function action({ request }: Route.ActionArgs): Promise<Response> {
  return getSignIn().handle(request)
}
