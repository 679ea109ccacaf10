import {
  type Address,
  BaseError,
  createWalletClient,
  custom,
  type Hash,
  type Hex,
  hexToBytes,
  isAddress,
  isAddressEqual,
  isHex,
  type TransactionSerializable,
  type TypedDataDefinition,
} from 'viem'
import { toAccount } from 'viem/accounts'
import { type ChainClient, createChainClient } from '../smartAccount/createChainClient.ts'
import type { SigningCall } from './WalletCall.ts'

export function personalSign(call: SigningCall): Promise<Hex> {
  const [message, address] = listOf(call.params)
  if (typeof message !== 'string') throw new Error('The message must be a string.')
  requireOwn(call, address)
  return signWithKey(call, { kind: 'message', message: isHex(message) ? hexToBytes(message) : message })
}

export function signTypedData(call: SigningCall): Promise<Hex> {
  const [address, typedData] = listOf(call.params)
  const definition: unknown = typeof typedData === 'string' ? parse(typedData) : typedData
  if (typeof definition !== 'object' || definition === null) {
    throw new Error('The typed data must be a JSON object.')
  }
  requireOwn(call, address)
  return signWithKey(call, { kind: 'typedData', typedData: definition as TypedDataDefinition })
}

export interface EvmTransaction {
  readonly from?: unknown
  readonly to?: unknown
  readonly value?: unknown
  readonly data?: unknown
  readonly gas?: unknown
}

export function sendTransaction(call: SigningCall): Promise<Hash> {
  const [transaction] = listOf(call.params)
  if (typeof transaction !== 'object' || transaction === null) {
    throw new Error('The transaction must be an object.')
  }
  return sendEvmTransaction(call, call.chainId, transaction)
}

/** Signs a transaction and sends it through the service. */
export async function sendEvmTransaction(
  call: SigningCall,
  chainId: number | string,
  { from = call.addresses.eip155, to, value, data, gas }: EvmTransaction,
): Promise<Hash> {
  const { api, addresses } = call
  const client = evmClientOf(call, chainId)
  if (to !== undefined && to !== null && !(typeof to === 'string' && isAddress(to, { strict: false }))) {
    throw new Error('The recipient is not an address.')
  }
  if (data !== undefined && !isHex(data)) throw new Error('The data must be hexadecimal.')
  requireOwn(call, from)
  const wallet = createWalletClient({
    account: toAccount({
      address: addresses.eip155,
      signTransaction: (transaction) =>
        signWithKey(call, { kind: 'transaction', transaction: fieldsOf(transaction) }),
      signMessage: notHere,
      signTypedData: notHere,
    }),
    chain: client.chain,
    transport: custom(
      {
        request: async ({ method, params }) =>
          (await api.call<{ result: unknown }>('/rpc', { method, params, chainId })).result,
      },
      { retryCount: 0 },
    ),
  })
  return wallet
    .sendTransaction({
      to: (to as Address | undefined) ?? null,
      ...(value === undefined ? {} : { value: readAmount(value) }),
      ...(data === undefined ? {} : { data }),
      ...(gas === undefined ? {} : { gas: readAmount(gas) }),
    })
    .catch(refuse)
}

/** @throws an Error when the frame does not offer the network */
export function evmClientOf(
  { api, config }: Pick<SigningCall, 'api' | 'config'>,
  chainId: number | string,
): ChainClient {
  const chain = config.chains.find((each) => each.chainId === chainId)
  if (!chain) throw new Error(`Network ${chainId} is not available here.`)
  return createChainClient(api, chain)
}

const signWithKey = (
  { account, addresses }: SigningCall,
  payload: Exclude<Parameters<SigningCall['account']['sign']>[2], { kind: 'solana' }>,
): Promise<Hex> => account.sign(addresses, addresses.eip155, payload)

/** Without the functions that viem's objects have: those cannot be sent to a worker. */
function fieldsOf(transaction: TransactionSerializable): TransactionSerializable {
  const plain = Object.entries(transaction).filter(([name]) => transactionFields.has(name))
  return Object.fromEntries(plain) as TransactionSerializable
}

const transactionFields: ReadonlySet<string> = new Set([
  ...['type', 'chainId', 'nonce', 'gas', 'to', 'value', 'data', 'accessList'],
  ...['gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'],
])

function notHere(): never {
  throw new Error('This account of viem signs transactions only')
}

/** A quantity, hexadecimal or from older pages decimal. */
function readAmount(value: unknown): bigint {
  if (typeof value === 'string' && /^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value)) return BigInt(value)
  throw new Error('The amount must be a hexadecimal number.')
}

function requireOwn({ addresses }: SigningCall, address: unknown): void {
  const isOwn =
    typeof address === 'string' &&
    isAddress(address, { strict: false }) &&
    isAddressEqual(address, addresses.eip155)
  if (!isOwn) throw new Error(`The wallet has no account ${String(address)}.`)
}

function listOf(params: unknown): readonly unknown[] {
  if (!Array.isArray(params)) throw new Error('The parameters must be an array.')
  return params
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** viem's messages contain the whole request; what happened is in their details, or in the first line. */
function refuse(error: unknown): never {
  const message = error instanceof BaseError ? error.details || error.shortMessage : String(error)
  throw new Error((message.split('\n')[0] ?? message).slice(0, 300))
}
