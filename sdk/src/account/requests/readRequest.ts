import type { HeldRequest, RequestDescription } from '../../chains/namespaces/HeldRequest.ts'
import { toAddressKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import { ignoreErrors } from '../../foundation/platform/ignoreErrors.ts'
import { raceSignal } from '../../foundation/platform/raceSignal.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { findLookAlike } from '../sending/findLookAlike.ts'
import { getRecentRecipients } from '../sending/recentRecipients.ts'
import type { ReadRequest } from './WalletRequest.ts'

/** Time limit for nodes, in ms: the request is then shown without their facts. */
const describeLimit = 4_000
/** For code that does not load, in ms. */
const loadLimit = 8_000

interface Asked {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly network: CaipNetwork
  /** Aborts when the outcome is no longer needed. */
  readonly signal: AbortSignal
}

export interface DescribedRequest {
  readonly read: ReadRequest
  readonly account: string | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
}

/** Reads the effects of a request. Never rejects: unreadable parts are unknown, and shown with their raw data. */
export async function readRequest(
  context: WalletsContext,
  request: HeldRequest,
  asked: Asked,
): Promise<DescribedRequest> {
  const { address, network } = asked
  const description = await describe(context, request, asked)
  const { statements, account, caipNetworkId, fee, isFeeGuessed } = description
  const known = [address, ...getRecentRecipients(context, network.caipNetworkId)]
  const favoured = statements
    .flatMap(({ facts }) => facts)
    .flatMap((fact) => ('address' in fact && fact.name !== 'token' ? [fact.address] : []))
  // Pages and wallets write the same address in different cases.
  const toKey = (one: string) => toAddressKey(network.caipNetworkId, one)
  const keys = known.map(toKey)
  const lookAlike = favoured
    .map((one) => {
      const found = findLookAlike(toKey(one), keys)
      return { address: one, known: found === undefined ? undefined : known[keys.indexOf(found)] }
    })
    .find((found): found is { address: string; known: string } => found.known !== undefined)
  return {
    read: {
      statements,
      isDangerous: description.isDangerous || lookAlike !== undefined,
      lookAlike,
      fee,
      isFeeGuessed,
    },
    account,
    caipNetworkId,
  }
}

async function describe(
  context: WalletsContext,
  request: HeldRequest,
  { namespace, address, network, signal }: Asked,
): Promise<RequestDescription> {
  const limit = (ms: number) => AbortSignal.any([signal, AbortSignal.timeout(ms)])
  const wallet = { address, network, signal: limit(describeLimit) }
  const reading = async () => {
    const family = await context.namespaces.load(namespace)
    return family.describeRequest?.({ _internal: context }, request, wallet)
  }
  try {
    return (await raceSignal(reading(), limit(loadLimit))) ?? toUnknown(request)
  } catch {
    // Its code failed to load. The visitor sees the data itself.
    return toUnknown(request)
  }
}

function toUnknown({ params }: HeldRequest): RequestDescription {
  const text = ignoreErrors(() => JSON.stringify(params, replaceBigInt, 2))
  return { statements: [{ type: 'unknown', facts: [{ name: 'data', text: text ?? '' }] }], isDangerous: true }
}

function replaceBigInt(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
