import { toNodeHandler } from '@wallet-kit/server/node'
import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { getSignIn } from '../../../../server/getSignIn.ts'

/** Nonce, sign-in, session and sign-out. They read the body themselves, and end each response. */
export const config = { api: { bodyParser: false, externalResolver: true } } satisfies PageConfig

export default function handler(request: NextApiRequest, response: NextApiResponse): void {
  toNodeHandler(getSignIn())(request, response)
}
