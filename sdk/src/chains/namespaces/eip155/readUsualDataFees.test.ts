import { size } from 'viem'
import { expect, it } from 'vitest'
import type { NodeClient } from './reads/createNodeClient.ts'
import { readUsualDataFees } from './readUsualDataFees.ts'

/** A node of a roll-up that takes 1 wei for each byte of a call. */
function createClient() {
  const asked: `0x${string}`[] = []
  const client = {
    async request({ params }: { params: readonly { readonly data: `0x${string}` }[] }) {
      const data = params[0]?.data ?? '0x'
      asked.push(data)
      return `0x${size(data).toString(16).padStart(64, '0')}`
    },
  } as unknown as NodeClient
  return { client, asked }
}

it('are those of calls as long as a swap and an approval are', async () => {
  const { swap, approval } = await readUsualDataFees(createClient().client, 'eip155:10')
  expect(swap).toBeGreaterThan(1_000n)
  expect(approval).toBeGreaterThan(100n)
  expect(swap).toBeGreaterThan(3n * approval)
})

it('are none on Ethereum, whose nodes are not asked', async () => {
  const { client, asked } = createClient()
  await expect(readUsualDataFees(client, 'eip155:1')).resolves.toEqual({ swap: 0n, approval: 0n })
  expect(asked).toEqual([])
})
