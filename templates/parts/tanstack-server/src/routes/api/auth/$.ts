import { createFileRoute } from '@tanstack/react-router'
import { getSignIn } from '../../../../server/getSignIn.ts'

/** Nonce, sign-in, session and sign-out. */
export const Route = createFileRoute('/api/auth/$')({
  server: {
    handlers: {
      GET: ({ request }) => getSignIn().handle(request),
      POST: ({ request }) => getSignIn().handle(request),
    },
  },
})
