import type { SignInServer } from '@wallet-kit/server'
import { createSignIn } from './createSignIn.ts'

let server: SignInServer | undefined

/** The sign-in server, created by the first request: the build needs no secret. */
export function getSignIn(): SignInServer {
  const { NEXT_PUBLIC_SERVICES, NEXT_PUBLIC_SANDBOX_ORIGIN } = process.env
  server ??= createSignIn(
    process.env,
    NEXT_PUBLIC_SERVICES === 'sandbox' ? NEXT_PUBLIC_SANDBOX_ORIGIN : undefined,
  )
  return server
}
