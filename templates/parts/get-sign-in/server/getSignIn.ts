import type { SignInServer } from '@wallet-kit/server'
import { readSettings } from '../src/readSettings.ts'
import { createSignIn } from './createSignIn.ts'

let server: SignInServer | undefined

/** The sign-in server, created by the first request: the build needs no secret. */
export function getSignIn(): SignInServer {
  const { services, sandboxOrigin } = readSettings()
  server ??= createSignIn(process.env, services === 'sandbox' ? sandboxOrigin : undefined)
  return server
}
