import { toNodeHandler } from '@wallet-kit/server/node'
import type { NextApiRequest, NextApiResponse } from 'next'
import { getSignIn } from './signIn'

// The sign-in server reads the body, and answers, by itself.
export const config = { api: { bodyParser: false, externalResolver: true } }

/** Nonce, sign-in, session and sign-out. */
export default function handler(request: NextApiRequest, response: NextApiResponse) {
  toNodeHandler(getSignIn())(request, response)
}
