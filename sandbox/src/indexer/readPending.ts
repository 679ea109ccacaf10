import { type Address, decodeFunctionData, type Hex, hexToBigInt, hexToNumber, isHex } from 'viem'
import type { Chain } from '../chains/Chain.ts'
import { tokenAbi } from '../contracts/abis.ts'
import type { StoredTransaction } from './createIndexStore.ts'
import type { IndexedTransfer } from './IndexedTransaction.ts'
import { type EvmTransaction, operationOf } from './readEvmBlock.ts'

type PoolContent = Readonly<
  Record<'pending', Readonly<Record<Address, Readonly<Record<string, EvmTransaction>>>>>
>

/**
 * The transactions that wait to be mined and concern an account, newest first. Their transfers are the requested ones:
 * it is unknown yet whether they will succeed.
 */
export async function readPending(chain: Chain, account: string): Promise<readonly StoredTransaction[]> {
  const [content] = await chain.call([{ method: 'txpool_content', params: [] }])
  // Our own node is trusted.
  const { pending } = content as PoolContent
  const minedAt = Date.now()
  return Object.values(pending)
    .flatMap((byNonce) => Object.values(byNonce))
    .map((transaction, position): StoredTransaction => {
      const { hash, from, to, nonce } = transaction
      return {
        chain: chain.caipNetworkId,
        hash,
        block: Number.MAX_SAFE_INTEGER,
        position,
        minedAt,
        sender: from.toLowerCase(),
        recipient: to?.toLowerCase() ?? null,
        nonce: hexToNumber(nonce),
        succeeded: true,
        operation: operationOf(transaction),
        transfers: requestedTransfers(transaction),
      }
    })
    .filter(({ sender, recipient, transfers }) =>
      [sender, recipient, ...transfers.map((each) => each.recipient)].includes(account),
    )
    .sort((left, right) => right.nonce - left.nonce)
}

function requestedTransfers({ from, to, value, input }: EvmTransaction): readonly IndexedTransfer[] {
  if (to === null) return []
  const sender = from.toLowerCase()
  const moved = { sender, tokenId: '' } as const
  const amount = hexToBigInt(value)
  if (amount > 0n) {
    return [{ ...moved, standard: 'native', contract: '', recipient: to.toLowerCase(), amount }]
  }
  const call = readTransferCall(input)
  return call ? [{ ...moved, standard: 'erc20', contract: to.toLowerCase(), ...call }] : []
}

function readTransferCall(input: Hex): { readonly recipient: string; readonly amount: bigint } | undefined {
  if (!isHex(input) || operationOf({ to: '0x', input }) !== 'transfer') return undefined
  try {
    const { functionName, args } = decodeFunctionData({ abi: tokenAbi, data: input })
    return functionName === 'transfer' ? { recipient: args[0].toLowerCase(), amount: args[1] } : undefined
  } catch {
    // The same selector with other parameters.
    return undefined
  }
}
