import { FrameRefusal } from '@wallet-kit/frame'
import {
  type Address,
  createWalletClient,
  defineChain,
  type Hash,
  type Hex,
  http,
  isAddress,
  isAddressEqual,
  isHex,
  type TypedDataDefinition,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { evmChainOf, evmRpcUrl } from './evmChainOf.ts'
import type { RpcCall } from './RpcCall.ts'

export function personalSign({ keys, params }: RpcCall): Promise<Hex> {
  const [message, address] = listOf(params)
  if (typeof message !== 'string') throw new FrameRefusal('The message must be a string.')
  return signerOf(keys.evm, address).signMessage({ message: isHex(message) ? { raw: message } : message })
}

export function signTypedData({ keys, params }: RpcCall): Promise<Hex> {
  const [address, typedData] = listOf(params)
  const definition: unknown = typeof typedData === 'string' ? parse(typedData) : typedData
  if (typeof definition !== 'object' || definition === null) {
    throw new FrameRefusal('The typed data must be a JSON object.')
  }
  return signerOf(keys.evm, address)
    .signTypedData(definition as TypedDataDefinition)
    .catch(refuse)
}

export interface EvmTransaction {
  readonly from?: unknown
  readonly to?: unknown
  readonly value?: unknown
  readonly data?: unknown
  readonly gas?: unknown
}

export function sendTransaction(call: RpcCall): Promise<Hash> {
  const [transaction] = listOf(call.params)
  if (typeof transaction !== 'object' || transaction === null) {
    throw new FrameRefusal('The transaction must be an object.')
  }
  return sendEvmTransaction(call, call.chainId, transaction)
}

/** Signs a transaction and sends it through the chain's RPC. */
export async function sendEvmTransaction(
  { state, keys }: RpcCall,
  chainId: number | string,
  { from = keys.evm.address, to, value, data, gas }: EvmTransaction,
): Promise<Hash> {
  const chain = evmChainOf(state, chainId)
  if (to !== undefined && to !== null && !(typeof to === 'string' && isAddress(to, { strict: false }))) {
    throw new FrameRefusal('The recipient is not an address.')
  }
  if (data !== undefined && !isHex(data)) throw new FrameRefusal('The data must be hexadecimal.')
  const { name, nativeCurrency, chainId: id } = chain.definition
  const rpcUrl = evmRpcUrl(state, chain)
  const client = createWalletClient({
    account: signerOf(keys.evm, from),
    chain: defineChain({ id, name, nativeCurrency, rpcUrls: { default: { http: [rpcUrl] } } }),
    transport: http(rpcUrl, { retryCount: 0 }),
  })
  return client
    .sendTransaction({
      to: (to as Address | undefined) ?? null,
      ...(value === undefined ? {} : { value: readAmount(value) }),
      ...(data === undefined ? {} : { data }),
      ...(gas === undefined ? {} : { gas: readAmount(gas) }),
    })
    .catch(refuse)
}

/** A quantity, hexadecimal or from older pages decimal. */
function readAmount(value: unknown): bigint {
  if (typeof value === 'string' && /^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value)) return BigInt(value)
  throw new FrameRefusal('The amount must be a hexadecimal number.')
}

function signerOf(account: PrivateKeyAccount, address: unknown): PrivateKeyAccount {
  const isOwn =
    typeof address === 'string' &&
    isAddress(address, { strict: false }) &&
    isAddressEqual(address, account.address)
  if (!isOwn) throw new FrameRefusal(`The wallet has no account ${String(address)}.`, 403)
  return account
}

function listOf(params: unknown): readonly unknown[] {
  if (!Array.isArray(params)) throw new FrameRefusal('The parameters must be an array.')
  return params
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** viem's messages contain the whole request; the first line is sufficient. */
function refuse(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  throw new FrameRefusal((message.split('\n')[0] ?? message).slice(0, 300), 422)
}
