import { connection } from 'next/server'
import { getSignIn } from '../../../../server/getSignIn.ts'

/** An endpoint of your app, for signed-in visitors. */
export async function GET(request: Request): Promise<Response> {
  // Not rendered ahead, at the build.
  await connection()
  const session = await getSignIn().getSession(request)
  if (!session) return Response.json({ error: 'Sign in first.' }, { status: 401 })
  return Response.json({ account: session.address, signedInUntil: session.expires })
}
