import { isAddress } from 'viem'
import type { CaipNetworkId } from '../../../networks/Caip.ts'
import { attempt } from '../../../platform/attempt.ts'
import type { KitHandle } from '../../../stores/KitHandle.ts'
import type { HeldRequest, RequestDescription } from '../../HeldRequest.ts'
import type { DescribedWallet } from '../../Namespace.ts'
import type { ActionContext } from '../../WalletAccess.ts'
import { estimateFees } from '../actions/estimateFees.ts'
import { estimateGas } from '../actions/estimateGas.ts'
import type { TransactionParameters } from '../actions/toTransactionRequest.ts'
import type { createReader } from '../createReader.ts'
import type { ReviewedAction } from '../review/Review.ts'
import { reviewActions } from '../review/reviewActions.ts'
import { type KnownTokens, toStatement } from './toStatement.ts'

interface Surroundings extends DescribedWallet {
  readonly reader: Pick<ReturnType<typeof createReader>, 'getTokenBalance'>
}

type Fields = Readonly<Record<string, unknown>>

/** What a request does. Never rejects: what the nodes do not say is left out. */
export async function describeRequest(
  kit: KitHandle<ActionContext>,
  request: HeldRequest,
  wallet: Surroundings,
): Promise<RequestDescription> {
  const { actions, isDangerous } = reviewActions(request)
  const account = readAccount(request)
  const caipNetworkId = readNetworkId(request)
  const [tokens, fee] = await Promise.all([
    // A node of another network knows other contracts by the same addresses.
    caipNetworkId && caipNetworkId !== wallet.network.caipNetworkId ? new Map() : readTokens(actions, wallet),
    readFee(kit, request, wallet),
  ])
  return {
    statements: actions.map((action) => toStatement(action, wallet.network.nativeCurrency, tokens)),
    isDangerous,
    ...(account !== undefined && { account }),
    ...(caipNetworkId && { caipNetworkId }),
    ...(fee !== undefined && { fee }),
  }
}

/** The object that a request carries, and the account that it names. */
function readFields({ method, params }: HeldRequest): Fields {
  const [first] = Array.isArray(params) ? (params as readonly unknown[]) : []
  const carries = method === 'eth_sendTransaction' || method === 'wallet_sendCalls'
  return carries && typeof first === 'object' && first !== null ? (first as Fields) : {}
}

function readAccount(request: HeldRequest): string | undefined {
  const list = Array.isArray(request.params) ? (request.params as readonly unknown[]) : []
  const named: Readonly<Record<string, unknown>> = {
    personal_sign: list[1],
    eth_signTypedData_v4: list[0],
  }
  const account = named[request.method] ?? readFields(request).from
  return typeof account === 'string' && isAddress(account, { strict: false }) ? account : undefined
}

/** Largest id that a number holds exactly. */
function readNetworkId(request: HeldRequest): CaipNetworkId | undefined {
  const { chainId } = readFields(request)
  const id = attempt(() => BigInt(chainId as string))
  return id !== undefined && id > 0n && id <= Number.MAX_SAFE_INTEGER ? `eip155:${id}` : undefined
}

async function readTokens(actions: readonly ReviewedAction[], wallet: Surroundings): Promise<KnownTokens> {
  const { reader, address, network, signal } = wallet
  const found = await Promise.all(
    [...new Set(actions.flatMap(namedTokens))].map(async (token) => {
      try {
        const { decimals, symbol } = await reader.getTokenBalance({ token, address, network, signal })
        return [[token, { decimals, symbol }] as const]
      } catch {
        // No token, or no reply: the amount is shown in its smallest unit.
        return []
      }
    }),
  )
  return new Map(found.flat())
}

/** Contracts that count in units of their own. Collections do not. */
function namedTokens(action: ReviewedAction): readonly string[] {
  switch (action.type) {
    case 'transfer':
      return action.id === undefined ? [action.token] : []
    case 'allowance':
      return [action.token]
    case 'order':
      return [...action.gives, ...action.receives].flatMap(({ token, id }) =>
        token && id === 0n ? [token] : [],
      )
    default:
      return []
  }
}

/** The most that a transaction costs: by its own terms where it has them, else by the node's. */
async function readFee(
  kit: KitHandle<ActionContext>,
  request: HeldRequest,
  { address, network, signal }: Surroundings,
): Promise<bigint | undefined> {
  if (request.method !== 'eth_sendTransaction') return undefined
  const { from, to, value, data, input, gas, gasPrice, maxFeePerGas } = readFields(request)
  const { caipNetworkId } = network
  const read = (amount: unknown) =>
    amount === undefined ? undefined : attempt(() => BigInt(amount as string))
  try {
    const transaction = {
      from: from ?? address,
      to,
      value: read(value),
      data: data ?? input,
      caipNetworkId,
    } as TransactionParameters
    const terms = async () => {
      const units = read(gas) ?? (await estimateGas(kit, transaction))
      const fees = read(maxFeePerGas) ?? read(gasPrice)
      if (fees !== undefined) return units * fees
      const present = await estimateFees(kit, { caipNetworkId })
      return units * (present.maxFeePerGas ?? present.gasPrice)
    }
    return await Promise.race([terms(), untilAborted(signal)])
  } catch {
    // The transaction would fail, or the node did not reply: the wallet sets the fee.
    return undefined
  }
}

function untilAborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}
