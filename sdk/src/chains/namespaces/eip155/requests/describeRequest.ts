import { type Address, type Hex, isAddress } from 'viem'
import { ignoreErrors } from '../../../../foundation/platform/ignoreErrors.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { CaipNetworkId } from '../../../networks/Caip.ts'
import { findNetwork } from '../../../networks/findNetwork.ts'
import type { CaipNetwork } from '../../../networks/Network.ts'
import { toUnknownNetwork } from '../../../networks/toUnknownNetwork.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { HeldRequest, RequestDescription } from '../../HeldRequest.ts'
import type { DescribedWallet } from '../../Namespace.ts'
import { estimateFees } from '../actions/estimateFees.ts'
import { estimateGas } from '../actions/estimateGas.ts'
import { getNodeClient } from '../actions/getNodeClient.ts'
import type { TransactionParameters } from '../actions/toTransactionRequest.ts'
import { estimateBundle } from '../estimateBundle.ts'
import type { createReader } from '../reads/createReader.ts'
import type { ReviewedAction } from '../review/Review.ts'
import { reviewActions } from '../review/reviewActions.ts'
import { readSignedChainId } from '../review/reviewTypedData.ts'
import { type KnownTokens, toStatement } from './toStatement.ts'

interface Surroundings extends DescribedWallet {
  readonly reader: Pick<ReturnType<typeof createReader>, 'getTokenBalance'>
}

type Fields = Readonly<Record<string, unknown>>

/** Describes the effects of a request. Never rejects: facts that the nodes do not report are left out. */
export async function describeRequest(
  kit: KitHandle<ChainsContext>,
  request: HeldRequest,
  wallet: Surroundings,
): Promise<RequestDescription> {
  const { actions, isDangerous } = reviewActions(request)
  const account = readAccount(request)
  const caipNetworkId = readNetworkId(request)
  const isElsewhere = caipNetworkId !== undefined && caipNetworkId !== wallet.network.caipNetworkId
  const network = isElsewhere ? findOrName(kit, caipNetworkId) : wallet.network
  const [tokens, fee] = await Promise.all([
    // A node of another network knows other contracts by the same addresses.
    isElsewhere ? new Map() : readTokens(actions, wallet),
    readFee(kit, request, { ...wallet, network }),
  ])
  return {
    statements: actions.map((action) => toStatement(action, network.nativeCurrency, tokens)),
    isDangerous,
    ...(account !== undefined && { account }),
    ...(caipNetworkId && { caipNetworkId }),
    ...(fee !== undefined && { fee, isFeeGuessed: request.method === 'wallet_sendCalls' }),
  }
}

function findOrName({ _internal }: KitHandle<ChainsContext>, id: CaipNetworkId): CaipNetwork {
  return findNetwork(_internal.stores.networks.getState(), id) ?? toUnknownNetwork(id)
}

/** The object that a request carries, and the account that it names. */
function readFields({ method, params }: HeldRequest): Fields {
  const [first] = Array.isArray(params) ? (params as readonly unknown[]) : []
  const carries = method === 'eth_sendTransaction' || method === 'wallet_sendCalls'
  return carries && isFields(first) ? first : {}
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

/** Up to the largest id that a number holds exactly. A signature of typed data is good on the chain of its domain alone. */
function readNetworkId(request: HeldRequest): CaipNetworkId | undefined {
  const [, typedData] = Array.isArray(request.params) ? (request.params as readonly unknown[]) : []
  const isTyped = request.method === 'eth_signTypedData_v4'
  const chainId = isTyped ? readSignedChainId(typedData) : readFields(request).chainId
  const id = ignoreErrors(() => BigInt(chainId as string))
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

function quantity(amount: unknown): bigint | undefined {
  const read = amount === undefined ? undefined : ignoreErrors(() => BigInt(amount as string))
  return read !== undefined && read >= 0n ? read : undefined
}

type FeeReader = (
  kit: KitHandle<ChainsContext>,
  fields: Fields,
  wallet: Surroundings,
) => Promise<bigint | undefined>

const feeReaders: Readonly<Partial<Record<string, FeeReader>>> = {
  eth_sendTransaction: readTransactionFee,
  wallet_sendCalls: readBundleFee,
}

/** The network's fee: by a transaction's own terms where it has them, else by those of the node. */
async function readFee(
  kit: KitHandle<ChainsContext>,
  request: HeldRequest,
  wallet: Surroundings,
): Promise<bigint | undefined> {
  const terms = feeReaders[request.method]
  // The coin of a network that the host app does not offer is not known.
  if (wallet.network.nativeCurrency.symbol === '') return undefined
  try {
    return await Promise.race([terms?.(kit, readFields(request), wallet), untilAborted(wallet.signal)])
  } catch {
    // It would fail, or the node did not reply: the wallet sets the fee.
    return undefined
  }
}

/** Maximum cost of a transaction. */
async function readTransactionFee(
  kit: KitHandle<ChainsContext>,
  { from, to, value, data, input, gas, gasPrice, maxFeePerGas }: Fields,
  { address, network }: Surroundings,
): Promise<bigint> {
  const { caipNetworkId } = network
  const transaction = {
    from: from ?? address,
    to,
    value: quantity(value),
    data: data ?? input,
    caipNetworkId,
  } as TransactionParameters
  const units = quantity(gas) ?? (await estimateGas(kit, transaction))
  // Of two prices, wallets do not agree on which one they take.
  const [price, other = 0n] = [quantity(maxFeePerGas), quantity(gasPrice)].filter((one) => one !== undefined)
  if (price === undefined) return units * (await readGasPrice(kit, caipNetworkId))
  const isOtherHigher = other > price
  return units * (isOtherHigher ? other : price)
}

/** Approximate fee of a bundle, where the account pays for it. */
async function readBundleFee(
  kit: KitHandle<ChainsContext>,
  { from, calls, capabilities }: Fields,
  { address, network }: Surroundings,
): Promise<bigint | undefined> {
  const { caipNetworkId } = network
  // ERC-7677: the app pays.
  if (isFields(capabilities) && capabilities.paymasterService !== undefined) return undefined
  const bundled = (calls as readonly Fields[]).map(({ to, data, value }) => ({
    to: to as Address,
    data: (data ?? '0x') as Hex,
    value: quantity(value) ?? 0n,
  }))
  const client = await getNodeClient(kit._internal, { caipNetworkId })
  const [units, price] = await Promise.all([
    estimateBundle(client, (from ?? address) as Address, bundled),
    readGasPrice(kit, caipNetworkId),
  ])
  return units === undefined ? undefined : units * price
}

async function readGasPrice(kit: KitHandle<ChainsContext>, caipNetworkId: CaipNetworkId): Promise<bigint> {
  const { maxFeePerGas, gasPrice } = await estimateFees(kit, { caipNetworkId })
  return maxFeePerGas ?? gasPrice
}

function untilAborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
