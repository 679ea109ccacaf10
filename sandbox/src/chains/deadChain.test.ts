import { expect, test, vi } from 'vitest'
import { childrenOf } from '../testSupport/childrenOf.ts'
import { evmChainsOf, useOwnSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const earlier = childrenOf(process.pid)
const sandbox = useOwnSandbox()

test('a chain that exits is reported, and the other services keep running', async () => {
  const accounts = (await sandbox.describe()).accounts.eip155
  for (const pid of childrenOf(process.pid)) {
    if (!earlier.includes(pid)) process.kill(pid, 'SIGKILL')
  }
  await vi.waitFor(async () => {
    expect(evmChainsOf(await sandbox.describe()).map(({ isRunning }) => isRunning)).toEqual([false, false])
  })

  const rpc = await sandbox.get('/rpc/1', {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
  })
  expect(rpc.status).toBe(502)
  expect(await rpc.json()).toMatchObject({
    error: { message: expect.stringContaining('Ethereum does not respond') },
  })

  const path = `/data-service/v1/account/${accounts[0]?.address}/balance?currency=usd&projectId=x&sv=x`
  const balance = await sandbox.get(path)
  expect(balance.status).toBe(503)
  expect(await balance.json()).toMatchObject({ reasons: [{ field: 'chainId' }] })
  expect((await sandbox.get('/wallet-directory/getWallets?projectId=x')).status).toBe(200)
})
