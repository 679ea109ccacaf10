import { getSignIn } from './signIn'

/** Session. */
export function loader({ request }: { request: Request }): Promise<Response> {
  return getSignIn().handle(request)
}

/** Nonce, sign-in and sign-out. */
export function action({ request }: { request: Request }): Promise<Response> {
  return getSignIn().handle(request)
}
