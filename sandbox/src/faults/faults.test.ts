import { expect, test, vi } from 'vitest'
import { useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const wallets = '/wallet-directory/getWallets?projectId=test&entries=1'
const config = '/wallet-directory/getAnalyticsConfig?projectId=test'

function callChain(method: string): Promise<Response> {
  return sandbox.get('/rpc/1', {
    method: 'POST',
    body: JSON.stringify([{ jsonrpc: '2.0', id: 1, method, params: [] }]),
  })
}

test('down closes connections until it is cleared', async () => {
  await sandbox.setFaults({ walletDirectory: { mode: 'down' } })
  await expect(sandbox.get(wallets)).rejects.toThrow('fetch failed')
  await sandbox.get('/__sandbox/faults', { method: 'DELETE' })
  expect((await sandbox.get(wallets)).status).toBe(200)
})

test('slow delays the regular reply', async () => {
  await sandbox.setFaults({ walletDirectory: { mode: 'slow', delayMs: 150 } })
  const start = performance.now()
  const response = await sandbox.get(wallets)
  expect(performance.now() - start).toBeGreaterThan(140)
  expect(await response.json()).toMatchObject({ data: [{ name: 'MetaMask' }] })
})

test('html responds with a page and status 200', async () => {
  await sandbox.setFaults({ dataService: { mode: 'html' } })
  const response = await sandbox.get('/data-service/v1/supported-chains?projectId=test')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
  expect(await response.text()).toContain('<!doctype html>')
})

test('malformed responds with invalid JSON, or with the given JSON', async () => {
  await sandbox.setFaults({ walletDirectory: { mode: 'malformed' } })
  const broken = await sandbox.get(wallets)
  expect(broken.headers.get('content-type')).toContain('application/json')
  await expect(broken.json()).rejects.toThrow(SyntaxError)
  await sandbox.setFaults({ walletDirectory: { mode: 'malformed', body: '{"data":7}' } })
  expect(await (await sandbox.get(wallets)).json()).toEqual({ data: 7 })
})

test('status responds in the service’s error format, readable across origins', async () => {
  await sandbox.setFaults({
    dataService: { mode: 'status', status: 429, retryAfterSeconds: 7 },
    'rpc:1': { mode: 'status' },
  })
  const limited = await sandbox.get('/data-service/v1/supported-chains?projectId=test')
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
  expect(limited.headers.get('access-control-allow-origin')).toBe('*')
  expect(await limited.json()).toMatchObject({ status: 'FAILED', reasons: [{ field: 'rate_limited' }] })
  const chain = await callChain('eth_chainId')
  expect([chain.status, await chain.json()]).toMatchObject([503, { error: { code: -32000 } }])
})

test('never keeps the connection open until the caller closes it', async () => {
  await sandbox.setFaults({ auth: { mode: 'never' } })
  const request = sandbox.get('/api/auth/session', { signal: AbortSignal.timeout(200) })
  await expect(request).rejects.toThrow(/aborted|timeout/)
})

test('a fault applies to its operation only, also within a batch, and expires after its count', async () => {
  await sandbox.setFaults({
    walletDirectory: { mode: 'status', operation: 'getWallets', times: 1 },
    'rpc:1': { mode: 'status', operation: 'eth_blockNumber' },
  })
  expect((await sandbox.get(config)).status).toBe(200)
  expect((await sandbox.get(wallets)).status).toBe(503)
  expect((await sandbox.get(wallets)).status).toBe(200)
  expect((await callChain('eth_chainId')).status).toBe(200)
  expect((await callChain('eth_blockNumber')).status).toBe(503)
})

test('every service can be broken', async () => {
  const { faults } = await sandbox.describe()
  const services = Object.keys(faults.services)
  expect(services).toEqual(
    expect.arrayContaining(['walletDirectory', 'dataService', 'auth', 'rpc:1', 'rpc:137', 'testWallets']),
  )
  await sandbox.setFaults(
    Object.fromEntries(services.map((service) => [service, { mode: 'status', status: 418 }])),
  )
  const paths = [
    '/wallet-directory/x',
    '/data-service/x',
    '/api/auth/x',
    '/rpc/1',
    '/rpc/137',
    '/test-wallets.js',
  ]
  const statuses = await Promise.all(paths.map(async (path) => (await sandbox.get(path)).status))
  expect(statuses).toEqual(paths.map(() => 418))
  expect(Object.keys((await sandbox.describe()).faults.current)).toEqual(services)
})

test('lists the available faults next to the active ones', async () => {
  const set = await sandbox.setFaults({ auth: { mode: 'down', times: 2 } })
  const described = await (await sandbox.get('/__sandbox/faults')).json()
  expect(await set.json()).toEqual(described)
  expect(described).toMatchObject({
    current: { auth: [{ mode: 'down', times: 2 }] },
    services: { 'rpc:1': 'any JSON-RPC method', auth: expect.arrayContaining(['createNonce']) },
    modes: { never: expect.any(String) },
  })
})

test('invalid faults are rejected with their path, and change nothing', async () => {
  await sandbox.setFaults({ auth: { mode: 'down' } })
  const refused = await sandbox.setFaults({ auth: { mode: 'html' }, walletDirectory: { mode: 'dwon' } })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ problems: [{ path: 'walletDirectory.mode' }] })
  expect((await sandbox.describe()).faults.current).toEqual({ auth: [{ mode: 'down' }] })
  const unreadable = await sandbox.get('/__sandbox/faults', { method: 'PUT', body: '{' })
  expect(unreadable.status).toBe(400)
})

test('logs requests and their outcome', async () => {
  await sandbox.setFaults({ auth: { mode: 'down' } })
  await sandbox.get('/api/auth/session').catch(() => undefined)
  await sandbox.get(config)
  await callChain('eth_chainId')
  const seen = await (await sandbox.get('/__sandbox/requests')).json()
  expect(seen).toMatchObject([
    { service: 'auth', operations: ['getSession'], method: 'GET', status: null, fault: 'down' },
    {
      service: 'walletDirectory',
      operations: ['getAnalyticsConfig'],
      path: '/wallet-directory/getAnalyticsConfig',
      query: { projectId: 'test' },
      status: 200,
      fault: null,
    },
    { service: 'rpc:1', operations: ['eth_chainId'], method: 'POST', status: 200 },
  ])
  const ofChain = await (await sandbox.get('/__sandbox/requests?service=rpc:1')).json()
  expect(ofChain).toHaveLength(1)
  await sandbox.get('/__sandbox/requests', { method: 'DELETE' })
  expect(await (await sandbox.get('/__sandbox/requests')).json()).toEqual([])
})

test('a page of another site cannot use the control API', async () => {
  const response = await sandbox.get('/__sandbox/reset', {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  })
  expect(response.status).toBe(403)
})
