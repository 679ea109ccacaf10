import type { Context, MiddlewareHandler } from 'hono'
import { proofHeaders } from '../deviceProof/proofHeaders.ts'
import { verifyRequest } from '../deviceProof/verifyRequest.ts'
import type { Nonces } from './createNonces.ts'
import { KeeperRefusal } from './KeeperRefusal.ts'

interface RequireDeviceParameters {
  /** Of the keeper. */
  readonly origin: string
  readonly nonces: Nonces
  /** Method and path of requests without a signature. */
  readonly open: readonly string[]
}

/** Refuses requests that are not signed by the device that they name, as a relay's or a replay. */
export function requireDevice({ origin, nonces, open }: RequireDeviceParameters): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context
    const { pathname, search } = new URL(req.url)
    if (open.includes(`${req.method} ${pathname}`)) return next()
    const publicKey = req.header(proofHeaders.publicKey) ?? ''
    const nonce = req.header(proofHeaders.nonce) ?? ''
    const signature = req.header(proofHeaders.signature) ?? ''
    const body = new Uint8Array(await req.raw.clone().arrayBuffer())
    const request = { audience: origin, method: req.method, path: `${pathname}${search}`, body, nonce }
    const isProved = await verifyRequest({ publicKey, signature, request })
    if (!isProved || !(await nonces.spend(nonce))) throw new KeeperRefusal('DEVICE_PROOF_INVALID')
    context.set('device', publicKey)
    return next()
  }
}

/** Public key of the device that signed the request. */
export function deviceOf(context: Context): string {
  const device: unknown = context.get('device')
  if (typeof device !== 'string') throw new KeeperRefusal('DEVICE_PROOF_INVALID')
  return device
}
