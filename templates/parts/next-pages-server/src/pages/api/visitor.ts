import type { NextApiRequest, NextApiResponse } from 'next'
import { getSignIn } from '../../../server/getSignIn.ts'
import { toHeaders } from '../../../server/toHeaders.ts'

/** An endpoint of your app, for signed-in visitors. */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const session = await getSignIn().getSession({ headers: toHeaders(request.headers) })
  if (!session) response.status(401).json({ error: 'Sign in first.' })
  else response.json({ account: session.address, signedInUntil: session.expires })
}
