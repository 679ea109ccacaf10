import { base64urlnopad } from '@scure/base'
import type { FrameServiceRouteHandlers } from '@wallet-kit/clients/frame-service/routes'
import type { DeleteSetBody, PutShareBody } from '@wallet-kit/clients/frame-service/types'
import type { Queries } from '../../database/Database.ts'
import { toFingerprint } from '../../keys/derive/toFingerprint.ts'
import { ShareError } from '../../shares/ShareError.ts'
import { type FrameCall, ofFreshUser, ofUser, type UserCall } from '../api/FrameCall.ts'
import type { Handle } from '../api/Handle.ts'
import { FrameRefusal } from '../FrameRefusal.ts'

interface ShareId {
  readonly setId: string
  readonly generation: number
}

/** The service's shares of the user's key. */
export function createShareHandlers(handle: Handle) {
  return {
    listShares: handle(async (call) => {
      const { user, parts } = await ofUser(call)
      const shares = await parts.shares.read(user.id)
      return {
        shares: shares.map(({ setId, generation, state, share }) => ({
          setId,
          generation,
          state,
          share: base64urlnopad.encode(share),
        })),
      }
    }),
    putShare: handle(put),
    commitShare: handle(async (call, id: ShareId) => {
      const { parts, user } = await change(ofUser(call), 'share.committed', ({ user, parts }, queries) =>
        parts.shares.commit({ account: user.id, ...id }, queries),
      )
      await parts.openAccount(user.id)
      return {}
    }),
    deleteSet: handle(async (call, { setId }: DeleteSetBody) => {
      await change(ofUser(call), 'set.deleted', ({ user, parts }, queries) =>
        parts.shares.deleteSet({ account: user.id, setId }, queries),
      )
      return {}
    }),
  } satisfies Partial<FrameServiceRouteHandlers>
}

async function put(call: FrameCall, { share, addresses, ...given }: PutShareBody) {
  const fingerprint = await toFingerprint(addresses as Parameters<typeof toFingerprint>[0])
  // Another key takes the place of the user's.
  const userCall = given.replaces ? ofFreshUser(call) : ofUser(call)
  await change(userCall, 'share.put', async ({ user, parts }, queries) => {
    await parts.shares.put({ account: user.id, ...given, share: readShare(share), fingerprint }, queries)
    await parts.addresses.keep(user.id, fingerprint, addresses as never, queries)
  })
  return {}
}

/** Changes the user's shares and records it. */
async function change(
  userCall: Promise<UserCall>,
  event: string,
  run: (call: UserCall, queries: Queries) => Promise<void>,
): Promise<UserCall> {
  const ofUserCall = await userCall
  const { parts, user } = ofUserCall
  const subject = await parts.subjectOf(user.id)
  try {
    await parts.options.database.transaction(async (queries) => {
      await run(ofUserCall, queries)
      await parts.audit.append({ event, subject }, queries)
    })
  } catch (error) {
    if (!(error instanceof ShareError)) throw error
    throw new FrameRefusal(error.message, error.code === 'SHARE_UNKNOWN' ? 404 : 409)
  }
  return ofUserCall
}

/** The contract has checked the length. */
function readShare(text: string): Uint8Array {
  try {
    return base64urlnopad.decode(text)
  } catch (cause) {
    throw new FrameRefusal('The share is not valid base64url.', 400, { cause })
  }
}
