import { buildSwapApproval, buildSwapTransaction } from '@wallet-kit/clients/data-service/client'
import {
  notConnected,
  swapAmountIncorrect,
  swapQuoteChanged,
  swapReplyMismatch,
} from '@wallet-kit/clients/errors/constants'
import type { SwapAbilities, SwapApprovalCall, SwapCall, SwapTerms } from '../../chains/namespaces/Swaps.ts'
import { toAddressKey } from '../../chains/namespaces/toAccountKey.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { getDataService } from '../../foundation/query/getDataService.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { tryFunded } from '../transactions/tryFunded.ts'
import { getSwaps, type NetworkSwaps } from './getSwaps.ts'
import { lessSlippage } from './readSwapQuote.ts'
import type { ApprovalKind, SwapApprovals, SwapQuote, SwapReview, SwapToken } from './SwapReview.ts'
import { unlimitedAmount, usualGas } from './swapLimits.ts'
import { toTokenId } from './toTokenId.ts'

export interface ReviewSwapParameters {
  readonly quote: SwapQuote
}

/**
 * Requests a built swap from the service, compares it with its quote, and runs it on a node without sending it.
 * Account, network, exchange, amount, tokens and receiver have to be those that were quoted, and no less may be
 * received than the quote's minimum. A swap that no node can run is refused, unless the kit can read its data and knows
 * its exchange on the network.
 *
 * `POST {dataService}/v1/convert/build-transaction`, `GET {dataService}/v1/convert/build-approve`
 *
 * @throws WalletKitError `NOT_CONNECTED`, `SWAP_REPLY_MISMATCH`, `SWAP_QUOTE_CHANGED`, `SWAP_UNVERIFIED`,
 * `SWAP_NETWORK_UNSUPPORTED`, `RPC_FAILED` when the swap would fail, and those of `getSwapQuote`
 *
 * @example
 * const review = await reviewSwap(kit, { quote })
 * console.log(review.minimum, review.fee, review.needsApproval)
 */
export async function reviewSwap(
  kit: KitHandle<WalletsContext>,
  { quote }: ReviewSwapParameters,
): Promise<SwapReview> {
  const { _internal: context } = kit
  const { caipNetworkId, from, to, amount } = quote
  const found = await getSwaps(kit, caipNetworkId)
  const { swaps, network } = found
  const state = context.getConnection(network.chainNamespace)
  if (state.status !== 'connected') throw createError(notConnected)
  const account = toAddressKey(caipNetworkId, state.address)
  const terms: SwapTerms = {
    caipNetworkId,
    account,
    from: from.address,
    to: to.address,
    amount,
    minimum: quote.minimum,
  }
  await assertDecimals(kit, found, [from, to])
  const approval = from.address === undefined ? undefined : await readApproval(kit, found, terms, quote)
  const built = await buildSwap(kit, found, terms, quote)
  // The pools may have moved since the quote: no less than its minimum, and the transaction's own.
  if (built.received < quote.minimum)
    throw createError(swapQuoteChanged, { context: { received: `${built.received}` } })
  const minimum = lessSlippage(built.received, quote.slippage)
  const call = swaps.checkSwap(built.tx, { ...terms, minimum }, approval?.spender)
  const needsApproval = approval !== undefined && approval.allowance < amount
  const reset =
    needsApproval && approval.allowance > 0n
      ? await swaps.readReset(kit, terms, approval.approvals.exact)
      : undefined
  const due = [...(reset ? [reset] : []), ...(needsApproval ? [approval.approvals.exact] : [])]
  const isFundedElsewhere = () => swaps.isFundedElsewhere?.(kit, terms)
  const tried = await tryFunded(() => swaps.simulate(kit, terms, [...due, call]), isFundedElsewhere)
  const simulated = tried === 'elsewhere' ? undefined : tried
  await swaps.assertExchange(kit, terms, call, simulated !== undefined)
  if (simulated !== undefined && simulated < minimum) {
    throw createError(swapQuoteChanged, { context: { received: `${simulated}` } })
  }
  const guess = () => guessCost(kit, found, { terms, due, call, gas: built.gas })
  const [estimated, { canBundle, isSponsored }] = await Promise.all([
    needsApproval || tried === 'elsewhere'
      ? guess()
      : tryFunded(() => swaps.estimate(kit, terms, call), isFundedElsewhere),
    readAbilities(kit, found, needsApproval),
  ])
  const needsAuxiliaryFunds = tried === 'elsewhere' || estimated === 'elsewhere'
  const cost = estimated === 'elsewhere' ? await guess() : estimated
  return {
    quote,
    account,
    received: built.received,
    minimum,
    isMinimumEnforced: call.enforced !== undefined,
    exchange: call.to,
    needsApproval,
    canBundle,
    isSponsored,
    needsAuxiliaryFunds,
    ...cost,
    ...(simulated !== undefined && { simulated }),
    ...(approval && { allowance: approval.allowance }),
    ...(reset && { reset }),
    ...(needsApproval && {
      approvals: toOffered(approval.approvals, swaps.isKnownExchange(caipNetworkId, call.to)),
    }),
    builtAt: Date.now(),
    call,
  }
}

/** The wallet is asked only where an approval is due, or a service might pay. */
async function readAbilities(
  kit: KitHandle<WalletsContext>,
  { swaps, network: { caipNetworkId } }: NetworkSwaps,
  needsApproval: boolean,
): Promise<SwapAbilities> {
  const { paymasters } = kit._internal.stores.options.getState()
  if (!needsApproval && !paymasters?.[caipNetworkId]) return { canBundle: false, isSponsored: false }
  const abilities = await swaps.readAbilities(kit, caipNetworkId)
  return { ...abilities, canBundle: needsApproval && abilities.canBundle }
}

/** With other decimals than the chain's, another amount than the one that was shown would be sold, or received. */
async function assertDecimals(
  kit: KitHandle<WalletsContext>,
  { swaps, network }: NetworkSwaps,
  tokens: readonly SwapToken[],
): Promise<void> {
  const isSame = async ({ address, decimals }: SwapToken) =>
    decimals === (address === undefined ? decimals : await swaps.readDecimals(kit, address, network))
  const same = await Promise.all(tokens.map(isSame))
  if (same.includes(false)) throw createError(swapReplyMismatch, { context: { field: 'decimals' } })
}

async function buildSwap(
  { _internal: context }: KitHandle<WalletsContext>,
  { swaps }: NetworkSwaps,
  { caipNetworkId, account }: SwapTerms,
  { from, to, amount, slippage, received }: SwapQuote,
) {
  const body = {
    projectId: context.stores.options.getState().projectId,
    amount: `${amount}`,
    from: toTokenId(swaps, from),
    to: toTokenId(swaps, to),
    userAddress: `${caipNetworkId}:${account}`,
    ...swaps.toRequestFields(slippage),
    disableEstimate: true,
  }
  const options = { signal: context.lifetime }
  const { tx } = await buildSwapTransaction(getDataService(context), { body }, options).catch(toBuildError)
  return {
    tx,
    received: tx.amount === undefined ? received : BigInt(tx.amount),
    gas: swaps.readGas(tx) ?? usualGas,
  }
}

type Approvals = Readonly<Record<ApprovalKind, SwapApprovalCall>>

/** The contract that needs an allowance of the token, the present allowance, and the approvals for it. */
async function readApproval(
  kit: KitHandle<WalletsContext>,
  { swaps }: NetworkSwaps,
  terms: SwapTerms,
  { from, to, amount }: SwapQuote,
): Promise<{
  readonly spender: string
  readonly allowance: bigint
  readonly approvals: Approvals
}> {
  const { _internal: context } = kit
  const build = async (allowed: bigint) => {
    const query = {
      userAddress: `${terms.caipNetworkId}:${terms.account}`,
      from: toTokenId(swaps, from),
      to: toTokenId(swaps, to),
      // Without an amount, services build an unlimited approval.
      amount: `${allowed}`,
    }
    const options = { signal: context.lifetime }
    const { tx } = await buildSwapApproval(getDataService(context), { query }, options).catch(toBuildError)
    return swaps.checkApproval(tx, terms, allowed)
  }
  const [exact, unlimited] = await Promise.all([build(amount), build(unlimitedAmount)])
  const { spender } = exact
  if (unlimited.spender !== spender) throw createError(swapReplyMismatch, { context: { field: 'spender' } })
  const allowance = await swaps.readAllowance(kit, terms, spender)
  return { spender, allowance, approvals: { exact, unlimited } }
}

/** An exchange that the kit does not know may spend the amount of the swap alone. */
function toOffered({ exact, unlimited }: Approvals, isKnown: boolean): SwapApprovals {
  return isKnown ? { exact, unlimited } : { exact }
}

interface UnapprovedSwap {
  readonly terms: SwapTerms
  /** The approvals before it, of which only the first one can be estimated now. */
  readonly due: readonly SwapApprovalCall[]
  readonly call: SwapCall
  /** Limit of gas that the service has set for the swap itself. */
  readonly gas: bigint
}

/** Approximate cost of a swap that has to be approved before it can be estimated; with the cost of the approvals. */
async function guessCost(
  kit: KitHandle<WalletsContext>,
  { swaps, network }: NetworkSwaps,
  { terms, due, call, gas }: UnapprovedSwap,
): Promise<{ readonly fee: bigint }> {
  const [first] = due
  const [price, dataFee, approval] = await Promise.all([
    swaps.readGasPrice(kit, network),
    swaps.readDataFee(kit, network, call),
    first ? swaps.estimate(kit, terms, first) : { fee: 0n },
  ])
  return { fee: gas * price + dataFee + BigInt(due.length) * approval.fee }
}

/** The exchange refuses with 400: the pools are empty now, for example. */
function toBuildError(cause: unknown): never {
  if (isWalletKitError(cause, 'HTTP_STATUS') && cause.context.status === 400) {
    throw createError(swapAmountIncorrect, { cause })
  }
  throw cause
}
