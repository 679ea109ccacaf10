import type { FrameServiceRouteHandlers } from '@wallet-kit/clients/frame-service/routes'
import type { KeepPermissionBody, KeptCalls, SignAsOwnerBody } from '@wallet-kit/clients/frame-service/types'
import { ofUser } from '../api/FrameCall.ts'
import type { Handle } from '../api/Handle.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { readChainId } from '../networks/readChainId.ts'

/** Requests to the wallet. The page has the user's approval for those that sign. */
export function createCallHandlers(handle: Handle) {
  return {
    rpcRequest: handle(
      async (
        call,
        body: {
          readonly method: string
          readonly params?: unknown
          readonly chainId?: number | string | undefined
        },
      ) => {
        const { user, session, parts } = await ofUser(call)
        const { accounts, networks } = parts.options
        const chainId = body.chainId === undefined ? session.chainId : readChainId(body.chainId)
        const { method, params } = body
        const { preferredAccountType } = session
        return {
          result: await accounts.request({
            user,
            session,
            networks,
            chainId,
            preferredAccountType,
            method,
            params,
          }),
        }
      },
    ),
    signAsOwner: handle(async (call, content: SignAsOwnerBody) => {
      const { user, parts } = await ofUser(call)
      return { signature: await parts.options.accounts.signAsOwner(user.id, content) }
    }),
    keepPermission: handle(async (call, permission: KeepPermissionBody) => {
      const { user, parts } = await ofUser(call)
      await parts.options.accounts.keepPermission(user.id, permission)
      return {}
    }),
    keepCalls: handle(async (call, calls: KeptCalls) => {
      const { user, parts } = await ofUser(call)
      const { id, version, chainId, hash, operation } = calls
      const isNew = await parts.operations.add(user.id, id, { id, version, chainId, hash, operation })
      if (!isNew) throw new FrameRefusal('There are calls with this id already.', 409)
      return {}
    }),
    findCalls: handle(async (call, { id }: { readonly id: string }) => {
      const { user, parts } = await ofUser(call)
      return { calls: ((await parts.operations.find(user.id, id)) as KeptCalls | undefined) ?? null }
    }),
    forgetCalls: handle(async (call, { id }: { readonly id: string }) => {
      const { user, parts } = await ofUser(call)
      await parts.operations.remove(user.id, id)
      return {}
    }),
  } satisfies Partial<FrameServiceRouteHandlers>
}
