import {
  type Address,
  createWalletClient,
  type Hex,
  hexToBigInt,
  http,
  isAddressEqual,
  type TypedDataDefinition,
} from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { WalletPageChain, WalletPageConfig } from '../WalletPageConfig.ts'
import { WalletRefusal } from './WalletRefusal.ts'

interface EvmTransaction {
  readonly from: Address
  readonly to?: Address
  readonly value?: Hex
  readonly data?: Hex
  readonly gas?: Hex
}

export function personalSign(config: WalletPageConfig, params: unknown): Promise<Hex> {
  const [message, address] = params as [Hex, Address]
  return signerOf(config, address).signMessage({ message: { raw: message } })
}

export function signTypedData(config: WalletPageConfig, params: unknown): Promise<Hex> {
  const [address, typedData] = params as [Address, string | TypedDataDefinition]
  const definition =
    typeof typedData === 'string' ? (JSON.parse(typedData) as TypedDataDefinition) : typedData
  return signerOf(config, address).signTypedData(definition)
}

/** Signs and sends a transaction through the sandbox's RPC, which waits for it to be accepted. */
export function sendTransaction(
  config: WalletPageConfig,
  chain: WalletPageChain,
  params: unknown,
  base: string,
): Promise<Hex> {
  const [{ from, to, value, data, gas }] = params as [EvmTransaction]
  const { chainId: id, name, nativeCurrency, rpcPath } = chain
  const rpcUrl = `${base}${rpcPath}`
  const client = createWalletClient({
    account: signerOf(config, from),
    chain: { id, name, nativeCurrency, rpcUrls: { default: { http: [rpcUrl] } } },
    transport: http(rpcUrl),
  })
  return client.sendTransaction({
    to: to ?? null,
    ...(value ? { value: hexToBigInt(value) } : {}),
    ...(data ? { data } : {}),
    ...(gas ? { gas: hexToBigInt(gas) } : {}),
  })
}

function signerOf({ accounts }: WalletPageConfig, address: Address): PrivateKeyAccount {
  const account = accounts.find(({ evm }) => isAddressEqual(evm.address, address))
  if (!account) throw new WalletRefusal(4_100, `This wallet has no account ${address}.`)
  return privateKeyToAccount(account.evm.privateKey)
}
