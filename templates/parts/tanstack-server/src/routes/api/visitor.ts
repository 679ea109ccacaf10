import { createFileRoute } from '@tanstack/react-router'
import { getSignIn } from '../../../server/getSignIn.ts'

/** An endpoint of your app, for signed-in visitors. */
export const Route = createFileRoute('/api/visitor')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const session = await getSignIn().getSession(request)
        if (!session) return Response.json({ error: 'Sign in first.' }, { status: 401 })
        return Response.json({ account: session.address, signedInUntil: session.expires })
      },
    },
  },
})
