import type { Address } from '@wallet-kit/clients/ethereum/types'
import { erc20Abi, parseEventLogs } from 'viem'
import type { TransferRequest } from '../Transfers.ts'
import type { TransactionReceipt } from './actions/waitForTransactionReceipt.ts'
import type { NodeClient } from './reads/createNodeClient.ts'

/**
 * Whether a transaction has brought the requested amount to the recipient: a token by its log, the network's own coin,
 * which leaves none, by the balance before and after the block.
 */
export async function isTransferred(
  client: NodeClient,
  { blockNumber, logs }: Pick<TransactionReceipt, 'blockNumber' | 'logs'>,
  { recipient, amount, token }: TransferRequest,
  sender: string,
): Promise<boolean> {
  const isSame = (first: string, second: string) => first.toLowerCase() === second.toLowerCase()
  if (token !== undefined) {
    return parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: logs as never }).some(
      ({ address, args }) =>
        isSame(address, token) &&
        isSame(args.from, sender) &&
        isSame(args.to, recipient) &&
        args.value === amount,
    )
  }
  // Whatever leaves the account comes back to it: the balance says nothing.
  if (isSame(recipient, sender)) return true
  const read = async (block: bigint) =>
    BigInt(
      await client.request({
        method: 'eth_getBalance',
        params: [recipient as Address, `0x${block.toString(16)}`],
      }),
    )
  const [before, after] = await Promise.all([read(blockNumber - 1n), read(blockNumber)])
  return after - before >= amount
}
