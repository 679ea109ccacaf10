import { requestInvalid, swapReplyMismatch, swapUnverified } from '@wallet-kit/clients/errors/constants'
import type { Address, Hash } from '@wallet-kit/clients/ethereum/types'
import { encodeFunctionData, erc20Abi, type Hex, isAddress, isHash, isHex, parseEventLogs } from 'viem'
import { createError } from '../../../foundation/errors/createError.ts'
import { redactContext } from '../../../foundation/errors/redactContext.ts'
import type { CallsLog } from '../Calls.ts'
import type { SwapCall, Swaps, SwapTerms } from '../Swaps.ts'
import { lookLimit } from '../Transfers.ts'
import { toAddressKey } from '../toAccountKey.ts'
import { estimateFees } from './actions/estimateFees.ts'
import { estimateGas } from './actions/estimateGas.ts'
import { getNodeClient } from './actions/getNodeClient.ts'
import { readContract } from './actions/readContract.ts'
import { readDecimals } from './actions/readDecimals.ts'
import { toTransactionRequest } from './actions/toTransactionRequest.ts'
import { waitForTransactionReceipt } from './actions/waitForTransactionReceipt.ts'
import { isFeeSponsored } from './calls/isFeeSponsored.ts'
import { isFundedElsewhere } from './calls/isFundedElsewhere.ts'
import { readCapabilities } from './calls/readCapabilities.ts'
import { sendReviewed } from './calls/sendReviewed.ts'
import { type ReviewedWait, waitForReviewed } from './calls/waitForReviewed.ts'
import { givesAway, readApproval, readExchangeCall } from './exchangeCalls.ts'
import { isAltered } from './isAltered.ts'
import { isRelayed } from './isRelayed.ts'
import { isKnownExchange } from './knownExchanges.ts'
import { readDataFee } from './readDataFee.ts'
import { readUsualDataFees } from './readUsualDataFees.ts'
import { simulateSwap } from './simulateSwap.ts'
import { isCarriedOut, tryCall } from './tryCall.ts'
import { isContractCode } from './verification/isContractCode.ts'

const zeroAddress = `0x${'0'.repeat(40)}`

/** Swaps of the network's own coin and of ERC-20 tokens. https://eips.ethereum.org/EIPS/eip-20 */
export const swaps: Swaps = {
  coin: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  toRequestFields: (slippage) => ({ eip155: { slippage } }),
  readGas: ({ eip155 }) => (eip155?.gas === undefined ? undefined : BigInt(eip155.gas)),
  checkApproval(built, terms, allowed) {
    const { from: token, to: bought, account } = terms
    if (token === undefined) throw mismatch('from')
    if (readAddress(built.from, terms) !== token) throw mismatch('from')
    if (readAddress(built.to, terms) !== token) throw mismatch('to')
    if (BigInt(built.value ?? '0') !== 0n) throw mismatch('value')
    const approval = readApproval(built.data as Hex)
    if (!approval) throw mismatch('data')
    if (approval.amount !== allowed) throw mismatch('amount')
    const { spender } = approval
    if ([zeroAddress, token, bought, account].includes(spender)) throw mismatch('spender')
    return { to: token, data: built.data, value: 0n, spender }
  },
  checkSwap(built, terms, spender) {
    const { account, from: token, to: bought, amount, minimum } = terms
    const to = readAddress(built.to, terms)
    if (readAddress(built.from, terms) !== account) throw mismatch('from')
    if (to === undefined || [zeroAddress, token, bought, account].includes(to)) throw mismatch('to')
    if (spender !== undefined && to !== spender) throw mismatch('to')
    // Only the network's own coin is paid with the transaction itself.
    const value = token === undefined ? amount : 0n
    if (built.value !== undefined && BigInt(built.value) !== value) throw mismatch('value')
    const { data } = built
    if (!isHex(data) || data.length < selectorLength || givesAway(data)) throw mismatch('data')
    const call = readExchangeCall(data)
    if (!call) return { to, data, value }
    if (call.recipient !== account) throw mismatch('recipient')
    if ((call.amount ?? value) !== amount) throw mismatch('amount')
    if (call.sold !== token || call.bought !== bought) throw mismatch('tokens')
    if (call.minimum < minimum) throw mismatch('minimum')
    return { to, data, value, enforced: call.minimum }
  },
  readDecimals,
  async readAllowance(kit, { account, from, caipNetworkId }, spender) {
    const allowance = await readContract(kit, {
      address: from as Address,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [account, spender],
      caipNetworkId,
    })
    return allowance as bigint
  },
  async readReset(kit, terms, approval) {
    const client = await getNodeClient(kit._internal, terms)
    const { spender } = approval
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [spender as Address, 0n],
    })
    const reset = { ...approval, data }
    const accepts = async (call: SwapCall) =>
      isCarriedOut(await tryCall(client, toTransactionRequest(terms.account as Address, toTransaction(call))))
    if (await accepts(approval)) return undefined
    return (await accepts(reset)) ? reset : undefined
  },
  async simulate(kit, terms, calls) {
    const simulated = await simulateSwap(await getNodeClient(kit._internal, terms), terms, calls)
    // An allowance of an earlier swap lets the exchange take more than this one states.
    if (simulated && simulated.sold > terms.amount) throw mismatch('amount')
    return simulated?.received
  },
  async assertExchange(kit, { caipNetworkId }, { to, enforced }, isSimulated) {
    const client = await getNodeClient(kit._internal, { caipNetworkId })
    const code = await client.request({ method: 'eth_getCode', params: [to as Address, 'latest'] })
    const context = { caipNetworkId, exchange: to }
    if (!isContractCode(code)) throw createError(swapUnverified, { context: redactContext(context) })
    // Readable data means nothing to a contract that does something else.
    const isReadable = enforced !== undefined && isKnownExchange(caipNetworkId, to)
    if (!isSimulated && !isReadable) throw createError(swapUnverified, { context: redactContext(context) })
  },
  isKnownExchange,
  async estimate(kit, { account, caipNetworkId }, call) {
    const transaction = toTransaction(call)
    const client = await getNodeClient(kit._internal, { caipNetworkId })
    const [units, fees, dataFee] = await Promise.all([
      estimateGas(kit, { ...transaction, from: account as Address, caipNetworkId }),
      estimateFees(kit, { caipNetworkId }),
      readDataFee(client, caipNetworkId, transaction),
    ])
    // The pools may be in another state when the transaction is mined.
    const gas = (units * 5n) / 4n
    const { gasPrice, ...dynamic } = fees
    const terms = fees.maxFeePerGas === undefined ? { gas, gasPrice } : { gas, ...dynamic }
    return { fee: gas * (fees.maxFeePerGas ?? gasPrice) + dataFee, gas: terms }
  },
  async readGasPrice(kit, network) {
    const { maxFeePerGas, gasPrice } = await estimateFees(kit, network)
    return maxFeePerGas ?? gasPrice
  },
  readDataFee: async (kit, { caipNetworkId }, call) =>
    readDataFee(await getNodeClient(kit._internal, { caipNetworkId }), caipNetworkId, toTransaction(call)),
  readUsualDataFees: async (kit, { caipNetworkId }) =>
    readUsualDataFees(await getNodeClient(kit._internal, { caipNetworkId }), caipNetworkId),
  async readAbilities(kit, caipNetworkId) {
    const { isAtomic } = await readCapabilities(kit, caipNetworkId)
    return { canBundle: isAtomic, isSponsored: await isFeeSponsored(kit, { caipNetworkId }) }
  },
  isFundedElsewhere: (kit, { from: token, amount, caipNetworkId }) =>
    isFundedElsewhere(kit, { token, amount, caipNetworkId }),
  send: (kit, { from: token, amount, caipNetworkId }, calls, sending) => {
    const takes = token === undefined ? undefined : { token, amount }
    return sendReviewed(kit, { ...sending, calls: calls.map(toTransaction), caipNetworkId, takes })
  },
  async wait(kit, terms, { id, isBundle }, call, { signal, isLate } = {}) {
    const timeoutMs = isLate ? lookLimit : undefined
    if (isBundle) return waitForBundle(kit, terms, { id, signal, timeoutMs })
    if (!isHash(id)) throw createError(requestInvalid, { context: { method: 'eth_getTransactionReceipt' } })
    const { caipNetworkId } = terms
    const hash = id as Hash
    const { status, logs } = await waitForTransactionReceipt(kit, { hash, caipNetworkId, signal, timeoutMs })
    const client = await getNodeClient(kit._internal, { caipNetworkId })
    const mined = await client.request({ method: 'eth_getTransactionByHash', params: [hash] }, signal)
    const isOther = mined && isAltered(mined, call)
    if (isOther && !(await isRelayed(client, mined, terms.account))) return { status: 'altered', hash: id }
    if (status !== 'success') return { status: 'failed', hash: id }
    const paid = readReceived(terms, logs)
    // An altered approval is no danger: the allowance is read again before the swap.
    const isSwap = !('spender' in call)
    return { status: isOther && isSwap && isLess(terms, paid) ? 'altered' : 'confirmed', hash: id, ...paid }
  },
}

/** `0x` and four bytes, which name the function. */
const selectorLength = 10

function mismatch(field: string) {
  return createError(swapReplyMismatch, { context: redactContext({ field }) })
}

/** The address of a CAIP-10 id of the terms' network, in lower case; `undefined` for any other. */
function readAddress(id: string, { caipNetworkId }: SwapTerms): string | undefined {
  if (!id.startsWith(`${caipNetworkId}:`)) return undefined
  const address = id.slice(caipNetworkId.length + 1)
  return isAddress(address, { strict: false }) ? toAddressKey(caipNetworkId, address) : undefined
}

function toTransaction({ to, data, value }: SwapCall) {
  return { to: to as Address, data: data as Hex, ...(value > 0n && { value }) }
}

async function waitForBundle(
  kit: Parameters<Swaps['wait']>[0],
  terms: SwapTerms,
  wait: ReviewedWait,
): ReturnType<Swaps['wait']> {
  const { status, hash, logs } = await waitForReviewed(kit, wait)
  const named = hash && { hash }
  if (status !== 'confirmed') return { status, ...named }
  const paid = readReceived(terms, logs)
  // The wallet has made a transaction of its own of the calls, whose effect alone can be compared.
  return { status: hash && isLess(terms, paid) ? 'altered' : 'confirmed', ...named, ...paid }
}

/** Whether less was paid than was confirmed. */
function isLess({ minimum }: SwapTerms, { received }: { readonly received?: bigint }): boolean {
  return received !== undefined && received < minimum
}

/** Amount of the received token that the account was paid. The network's own coin leaves no log. */
function readReceived(
  { to: token, account }: SwapTerms,
  logs: readonly CallsLog[],
): { readonly received?: bigint } {
  if (token === undefined) return {}
  const transfers = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: logs as never })
  const received = transfers
    .filter(({ address, args }) => address.toLowerCase() === token && args.to?.toLowerCase() === account)
    .reduce((sum, { args }) => sum + args.value, 0n)
  return { received }
}
