import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { HeldRequest, RequestDescription, RequestFact, RequestStatement } from '../../HeldRequest.ts'
import type { DescribedWallet } from '../../Namespace.ts'
import { readVisibleText } from '../../readVisibleText.ts'
import { getNodeClient } from '../actions/getNodeClient.ts'
import { readFee } from '../actions/readFee.ts'
import { copyBytes } from '../copyBytes.ts'
import { reviewBytes } from '../review/reviewBytes.ts'
import type { SolanaAction } from '../review/SolanaReview.ts'
import { readStandardChain, toStandardChain } from '../toStandardChain.ts'

/** The network's own coin has nine decimals everywhere. */
const coin = { decimals: 9, symbol: 'SOL' }

type Input = Readonly<Record<'message' | 'transaction' | 'account' | 'chain', unknown>>

/** Describes the inputs of a Wallet Standard feature, one after the other, and the network's fee for all of them. */
export async function describeRequest(
  kit: KitHandle<ChainsContext>,
  { method, params }: HeldRequest,
  wallet: DescribedWallet,
): Promise<RequestDescription> {
  const inputs = Array.isArray(params) ? (params as readonly Input[]) : []
  const described = inputs.map((input) =>
    method === 'solana:signMessage' ? describeMessage(input.message) : describeTransaction(input.transaction),
  )
  const fee = method === 'solana:signMessage' ? undefined : await readFees(kit, inputs, wallet)
  return {
    statements: described.flatMap(({ statements }) => statements),
    isDangerous: described.length === 0 || described.some(({ isDangerous }) => isDangerous),
    ...readAccount(inputs[0]),
    ...readNetwork(inputs[0]),
    ...(fee !== undefined && { fee }),
  }
}

/** Sum of the fees; `undefined` when one is not known. */
async function readFees(
  kit: KitHandle<ChainsContext>,
  inputs: readonly Input[],
  { network, signal }: DescribedWallet,
): Promise<bigint | undefined> {
  const isOfNetwork = ({ chain }: Input) =>
    chain === undefined || chain === toStandardChain(network.caipNetworkId)
  const transactions = inputs.flatMap(({ transaction }) => copyBytes(transaction) ?? [])
  if (transactions.length < inputs.length || !inputs.every(isOfNetwork)) return undefined
  try {
    const client = await getNodeClient(kit._internal, network)
    const fees = await Promise.all(transactions.map((bytes) => readFee(client, bytes, signal)))
    return fees.reduce((sum, fee) => sum + fee, 0n)
  } catch {
    // No transaction, an old one, or no reply: the wallet sees the fee.
    return undefined
  }
}

function readAccount(input: Input | undefined): { readonly account?: string } {
  const address = (input?.account as { readonly address?: unknown } | undefined)?.address
  return typeof address === 'string' ? { account: address } : {}
}

/** The guard has seen to it that all inputs are for the same account and network. */
function readNetwork(input: Input | undefined): Pick<RequestDescription, 'caipNetworkId'> {
  const caipNetworkId = readStandardChain(input?.chain)
  return caipNetworkId ? { caipNetworkId } : {}
}

function describeMessage(value: unknown): RequestDescription {
  const bytes = copyBytes(value)
  const text = bytes && readVisibleText(bytes)
  return text === undefined
    ? describeUnknown(bytes)
    : { statements: [{ type: 'message', facts: [{ name: 'message', text }] }], isDangerous: false }
}

function describeTransaction(value: unknown): RequestDescription {
  const bytes = copyBytes(value)
  if (!bytes) return describeUnknown(bytes)
  const { actions, isDangerous } = reviewBytes(bytes)
  return { statements: actions.map(toStatement), isDangerous }
}

function describeUnknown(bytes: Uint8Array | undefined): RequestDescription {
  const text = Array.from(bytes ?? [], (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { statements: [{ type: 'unknown', facts: [{ name: 'data', text }] }], isDangerous: true }
}

/** Says an action of a review in the words of all families. */
function toStatement(action: SolanaAction): RequestStatement {
  switch (action.type) {
    case 'send':
      return {
        type: 'send',
        facts: [
          { name: 'amount', amount: { value: action.amount, ...coin } },
          address('from', action.from),
          address('to', action.to),
        ],
      }
    case 'transfer':
      return {
        type: 'transfer',
        facts: [
          { name: 'amount', amount: { value: action.amount } },
          address('from', action.from),
          address('to', action.to),
          ...(action.mint ? [address('token', action.mint)] : []),
        ],
      }
    case 'allowance':
      return {
        type: action.amount === 0n ? 'revocation' : 'allowance',
        facts: [
          { name: 'amount', amount: action.isUnlimited ? 'unlimited' : { value: action.amount } },
          address('spender', action.spender),
          address('account', action.account),
          ...(action.mint ? [address('token', action.mint)] : []),
        ],
      }
    case 'revocation':
      return { type: 'revocation', facts: [address('account', action.account)] }
    case 'authority':
      return {
        type: 'authority',
        facts: [
          { name: 'right', text: action.authority },
          address('account', action.account),
          ...(action.to ? [address('to', action.to)] : []),
        ],
      }
    case 'assignment':
      return {
        type: 'ownership',
        facts: [address('account', action.account), address('owner', action.program)],
      }
    case 'tokenAccount':
      return { type: 'tokenAccount', facts: [address('owner', action.owner), address('token', action.mint)] }
    case 'closing':
      return {
        type: 'closing',
        facts: [address('account', action.account), address('fundsTo', action.to)],
      }
    case 'budget':
      return {
        type: 'budget',
        facts: [
          ...(action.units === undefined ? [] : [{ name: 'units' as const, text: String(action.units) }]),
          ...(action.microLamports === undefined
            ? []
            : [
                {
                  name: 'price' as const,
                  // Millionths of the smallest unit.
                  amount: { value: action.microLamports, decimals: coin.decimals + 6, symbol: coin.symbol },
                },
              ]),
        ],
      }
    case 'unknown':
      return {
        type: 'unknown',
        facts: [
          ...(action.program ? [address('program', action.program)] : []),
          { name: 'data', text: action.data },
        ],
      }
  }
}

function address(
  name: Extract<RequestFact, { readonly address: string }>['name'],
  text: string,
): RequestFact {
  return { name, address: text }
}
