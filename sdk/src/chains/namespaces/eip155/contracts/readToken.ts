import { caipAddressInvalid, rpcReplyInvalid } from '@wallet-kit/clients/errors/constants'
import { type Address, erc20Abi, hexToString, isAddress } from 'viem'
import { createError } from '../../../../foundation/errors/createError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import type { TokenBalance, TokenBalanceRequest } from '../../Namespace.ts'
import { toTokenSymbol } from '../../toTokenSymbol.ts'
import type { NodeClient } from '../reads/createNodeClient.ts'
import type { ContractCall } from './ContractCall.ts'
import { decodeResult, encodeCall } from './contractCalls.ts'

/** Bytes of a word in a contract's result. */
const wordBytes = 32
/** `decimals` is an uint8. */
const maximumDecimals = 255

/**
 * Reads an ERC-20 token in one request: balance, decimals and symbol. A token without a symbol is named by its address.
 * https://eips.ethereum.org/EIPS/eip-20
 *
 * @throws WalletKitError `CAIP_ADDRESS_INVALID`, `RPC_REPLY_INVALID` when the contract is no token, those of the client
 */
export async function readToken(
  client: NodeClient,
  { address, token, signal }: Omit<TokenBalanceRequest, 'network'>,
): Promise<TokenBalance> {
  for (const checked of [address, token]) {
    if (!isAddress(checked, { strict: false })) {
      throw createError(caipAddressInvalid, { context: redactContext({ address: checked }) })
    }
  }
  const contract = { address: token as Address, abi: erc20Abi }
  const read = async (call: ContractCall) => ({
    call,
    data: await client.request(
      { method: 'eth_call', params: [{ to: call.address, data: encodeCall(call) }, 'latest'] },
      signal,
    ),
  })
  const [balance, decimals, symbol] = await Promise.all([
    read({ ...contract, functionName: 'balanceOf', args: [address] }),
    read({ ...contract, functionName: 'decimals' }),
    read({ ...contract, functionName: 'symbol' }),
  ])
  const places = decodeResult(decimals.call, decimals.data) as number
  // The decoder does not check that the number fits the type.
  if (places > maximumDecimals) {
    throw createError(rpcReplyInvalid, { context: { method: 'eth_call' } })
  }
  return {
    value: decodeResult(balance.call, balance.data) as bigint,
    decimals: places,
    symbol: toTokenSymbol(readSymbol(symbol.call, symbol.data), token),
  }
}

/** Tokens from before the standard have 32 bytes instead of a string. */
function readSymbol(call: ContractCall, data: `0x${string}`): string {
  const isWord = data.length === 2 + 2 * wordBytes
  return isWord ? hexToString(data, { size: wordBytes }) : String(decodeResult(call, data))
}
