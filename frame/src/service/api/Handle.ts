import type { Refusal } from '@wallet-kit/clients/frame-service/types'
import type { RouteRequest } from '@wallet-kit/clients/runtime/routes/addRoute'
import type { FrameParts } from '../FrameParts.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { type FrameCall, openCall } from './FrameCall.ts'
import { requireCookies } from './requireCookies.ts'

type KeeperProof = NonNullable<Refusal['proof']>

interface HandleOptions {
  /** Whether a browser without a session gets one. */
  readonly startsLogin?: boolean
  /** Whether it goes on with a login that an earlier request of the same browser has started. */
  readonly continuesLogin?: boolean
  /** Of the login that the handler completes; its refusals are counted. */
  readonly way?: string
}

/** Makes the handler of a route of what is done for a call; a refusal becomes its reply. */
export type Handle = ReturnType<typeof createHandle>

export function createHandle(parts: FrameParts) {
  return <Body, Reply extends object>(
    run: (call: FrameCall, body: Body) => Promise<Reply>,
    { startsLogin = false, continuesLogin = false, way }: HandleOptions = {},
  ) =>
    async ({ context, body }: RouteRequest & { readonly body: Body }) => {
      // Cookies that the call has set are on the context; the route makes a response of its own.
      const headers = () => new Headers(context.res.headers)
      try {
        const call = await openCall(parts, context, { startsLogin })
        if (continuesLogin) requireCookies(call)
        const reply = await run(call, body)
        return { status: 200 as const, body: reply, headers: headers() }
      } catch (error) {
        if (!(error instanceof FrameRefusal)) throw error
        const { message, code, proof, cause } = error
        if (way !== undefined && code === undefined)
          parts.options.observer?.login?.({ way, outcome: 'refused' })
        if (cause !== undefined) parts.options.onError(cause)
        // The contract has one reply for each class of statuses.
        return {
          status: error.status as 400,
          body: {
            message,
            ...(code !== undefined && { code }),
            ...(proof && { proof: proof as KeeperProof }),
          },
          headers: headers(),
        }
      }
    }
}
