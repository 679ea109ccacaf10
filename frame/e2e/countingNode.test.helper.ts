import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { keccak256, numberToHex, recoverTransactionAddress } from 'viem'
import { onTestFinished } from 'vitest'

/** A node that takes every transaction, and counts how often it was sent each. */
export interface CountingNode {
  readonly url: string
  /** Times by hash. */
  readonly sent: ReadonlyMap<string, number>
}

const block = {
  ...{ number: '0x1', timestamp: '0x1', baseFeePerGas: '0x1', gasLimit: '0x1c9c380', gasUsed: '0x0' },
  ...{ hash: `0x${'1'.repeat(64)}`, parentHash: `0x${'0'.repeat(64)}`, transactions: [] },
}

/** @param onTransaction called after a transaction was taken, before that is answered */
export async function startCountingNode(onTransaction: () => void): Promise<CountingNode> {
  const sent = new Map<string, number>()
  const nonces = new Map<string, number>()

  async function take(serialized: `0x02${string}`): Promise<string> {
    const hash = keccak256(serialized)
    const times = sent.get(hash) ?? 0
    sent.set(hash, times + 1)
    const sender = (await recoverTransactionAddress({ serializedTransaction: serialized })).toLowerCase()
    if (times === 0) nonces.set(sender, (nonces.get(sender) ?? 0) + 1)
    onTransaction()
    return hash
  }

  const methods: Readonly<Record<string, (params: readonly string[]) => unknown>> = {
    eth_chainId: () => '0x1',
    eth_blockNumber: () => '0x1',
    eth_getBlockByNumber: () => block,
    eth_gasPrice: () => '0x2',
    eth_maxPriorityFeePerGas: () => '0x1',
    eth_estimateGas: () => '0x5208',
    eth_getCode: () => '0x',
    eth_getTransactionCount: ([address = '']) => numberToHex(nonces.get(address.toLowerCase()) ?? 0),
    eth_sendRawTransaction: ([serialized]) => take(serialized as `0x02${string}`),
  }
  const server = createServer(async (request, response) => {
    const { id, method, params } = (await json(request)) as {
      readonly id: number
      readonly method: string
      readonly params: readonly string[]
    }
    const answer = methods[method]
    const reply = answer
      ? { result: await answer(params ?? []) }
      : { error: { code: -32_601, message: `no ${method}` } }
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...reply }))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, sent }
}
