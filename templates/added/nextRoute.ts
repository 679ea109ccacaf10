import { getSignIn } from './signIn'

/** Nonce, sign-in, session and sign-out. */
export function GET(request: Request): Promise<Response> {
  return getSignIn().handle(request)
}

export function POST(request: Request): Promise<Response> {
  return getSignIn().handle(request)
}
