import { encodeAbiParameters, encodeEventTopics, erc20Abi, type Hex } from 'viem'

const [bundler, entryPoint] = ['bb', 'ee'].map((byte) => `0x${byte.repeat(20)}`)
const block = `0x${'cd'.repeat(32)}`

/** A transfer of a token that a transaction makes. */
export interface LoggedTransfer {
  readonly token: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

/** A transaction that a bundler has put into block 2 for an account: its receipt, and itself with these changes. */
export function relayTransaction(
  hash: string,
  { transfers = [], changes }: { readonly transfers?: readonly LoggedTransfer[]; readonly changes?: object },
) {
  const position = { blockHash: block, blockNumber: '0x2', transactionIndex: '0x0' }
  const logs = transfers.map(({ token, from, to, amount }) => ({
    ...{ ...position, address: token, transactionHash: hash, logIndex: '0x0', removed: false },
    topics: encodeEventTopics({
      abi: erc20Abi,
      eventName: 'Transfer',
      args: { from: from as Hex, to: to as Hex },
    }),
    data: encodeAbiParameters([{ type: 'uint256' }], [amount]),
  }))
  return {
    receipt: {
      ...{ ...position, transactionHash: hash, from: bundler, to: entryPoint, status: '0x1', type: '0x2' },
      ...{ cumulativeGasUsed: '0x1', gasUsed: '0x1', effectiveGasPrice: '0x1' },
      ...{ logs, logsBloom: `0x${'00'.repeat(256)}` },
    },
    transaction: {
      ...{
        ...position,
        hash,
        nonce: '0x0',
        from: bundler,
        to: entryPoint,
        value: '0x0',
        input: '0x1fad948c',
      },
      ...{ gas: '0x1', gasPrice: '0x1', type: '0x2', chainId: '0x1', v: '0x1', r: block, s: block },
      ...changes,
    },
  }
}
