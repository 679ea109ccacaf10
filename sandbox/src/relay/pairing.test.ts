import { buildApprovedNamespaces, getSdkError } from '@walletconnect/utils'
import { type Hex, stringToHex, verifyMessage } from 'viem'
import { expect, test, vi } from 'vitest'
import { createDevAccounts } from '../chains/createDevAccounts.ts'
import { createSolanaAccounts } from '../solana/createSolanaAccounts.ts'
import {
  createApp,
  createWallet,
  type PairingApp,
  type PairingWallet,
} from '../testSupport/pairingClients.ts'
import { useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const account = createDevAccounts()[4]?.account
const solanaAddress = createSolanaAccounts()[4]?.address
if (!account || !solanaAddress) throw new Error('there is no fifth account')
const address = account.address
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const requested = {
  eip155: {
    chains: ['eip155:1', 'eip155:137'],
    methods: ['personal_sign'],
    events: ['accountsChanged', 'chainChanged'],
    rpcMap: { '1': 'http://127.0.0.1:9/' },
  },
  solana: { chains: [solana], methods: ['solana_signMessage'], events: [] },
}
const supported = {
  eip155: {
    ...requested.eip155,
    accounts: requested.eip155.chains.map((chain) => `${chain}:${address}`),
  },
  solana: { ...requested.solana, accounts: [`${solana}:${solanaAddress}`] },
}

async function setUp() {
  const relayUrl = (await sandbox.describe()).services.relay
  const [app, wallet] = await Promise.all([createApp(relayUrl), createWallet(sandbox.origin)])
  const requests: string[] = []
  wallet.on('session_request', async ({ topic, id, params }) => {
    const [message] = params.request.params as [Hex]
    requests.push(message)
    const result = await account?.signMessage({ message: { raw: message } })
    await wallet.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } })
  })
  return { app, wallet, requests }
}

function approveProposals(wallet: PairingWallet): void {
  wallet.on('session_proposal', ({ id, params }) => {
    const namespaces = buildApprovedNamespaces({ proposal: params, supportedNamespaces: supported })
    void wallet.approveSession({ id, namespaces })
  })
}

async function pair(app: PairingApp, wallet: PairingWallet) {
  app.once('display_uri', (uri: string) => void wallet.pair({ uri }))
  const session = await app.connect({ optionalNamespaces: requested })
  if (!session) throw new Error('there is no session')
  return session
}

const sign = (app: PairingApp, message: string) =>
  app.request<Hex>({ method: 'personal_sign', params: [stringToHex(message), address] }, 'eip155:1')

test('pairs, opens one session on both chain families, signs, and resumes after a relay outage', async () => {
  const { app, wallet, requests } = await setUp()
  approveProposals(wallet)
  const { namespaces } = await pair(app, wallet)
  expect(namespaces.eip155?.accounts).toEqual([`eip155:1:${address}`, `eip155:137:${address}`])
  expect(namespaces.solana?.accounts).toEqual([`${solana}:${solanaAddress}`])
  expect(await verifyMessage({ address, message: 'one', signature: await sign(app, 'one') })).toBe(true)

  await sandbox.setFaults({ relay: { mode: 'down' } })
  const isConnected = () => [app.client.core.relayer.connected, wallet.core.relayer.connected]
  await vi.waitFor(() => expect(isConnected()).toEqual([false, false]))
  await sandbox.get('/__sandbox/faults', { method: 'DELETE' })
  expect(await verifyMessage({ address, message: 'two', signature: await sign(app, 'two') })).toBe(true)
  // Exactly once each, despite the reconnect and the clients' retries.
  expect(requests).toEqual([stringToHex('one'), stringToHex('two')])
  expect((await (await sandbox.get('/__sandbox/requests?service=relay')).text()).includes('symKey')).toBe(
    false,
  )
})

test('the wallet rejects with 5000', async () => {
  const { app, wallet } = await setUp()
  wallet.on('session_proposal', ({ id }) => {
    void wallet.rejectSession({ id, reason: getSdkError('USER_REJECTED') })
  })
  await expect(pair(app, wallet)).rejects.toMatchObject({ code: 5000 })
})

test('either side disconnects', async () => {
  const { app, wallet } = await setUp()
  approveProposals(wallet)
  await pair(app, wallet)
  await app.disconnect()
  await vi.waitFor(() => expect(Object.keys(wallet.getActiveSessions())).toEqual([]))

  const { topic } = await pair(app, wallet)
  const ended = new Promise((resolve) => app.once('session_delete', resolve))
  await wallet.disconnectSession({ topic, reason: getSdkError('USER_DISCONNECTED') })
  await ended
  expect(app.session).toBeUndefined()
})
