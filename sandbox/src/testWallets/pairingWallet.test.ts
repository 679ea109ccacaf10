import {
  createPairingWallet,
  createScriptedSolanaWallet,
  createScriptedWallet,
} from '@wallet-kit/sdk/testing'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../testSupport/pairingClients.ts'
import { evmChainsOf, useSandbox } from '../testSupport/useSandbox.ts'

const sandbox = useSandbox()

/** A phone with keys of both families, and an app, on one relay. */
async function createPair() {
  const description = await sandbox.describe()
  const { services, accounts, chains } = description
  const solanaChain = chains.find(({ namespace }) => namespace === 'solana')
  const [evmAccount] = accounts.eip155
  const [solanaAccount] = accounts.solana
  if (!evmAccount || !solanaAccount || !solanaChain)
    throw new Error('the sandbox has accounts and a Solana chain')
  const evm = createScriptedWallet({
    name: 'Phone',
    rdns: 'com.example.phone',
    accounts: accounts.eip155.slice(0, 2).map(({ secret }) => secret as `0x${string}`),
    chains: Object.fromEntries(evmChainsOf(description).map(({ chainId, rpcUrl }) => [chainId, rpcUrl])),
  })
  const solana = createScriptedSolanaWallet({
    name: 'Phone',
    accounts: [solanaAccount.secret],
    rpcUrl: solanaChain.rpcUrl,
  })
  const phone = await createPairingWallet({
    relayUrl: services.relay,
    chains: ['eip155:1', 'eip155:137', solanaChain.caipNetworkId],
    evm,
    solana,
  })
  onTestFinished(() => phone.close())
  const app = await createApp(services.relay)
  const namespaces = {
    eip155: {
      chains: ['eip155:1', 'eip155:5'],
      methods: ['personal_sign'],
      events: ['accountsChanged', 'chainChanged'],
    },
    solana: { chains: [solanaChain.caipNetworkId], methods: ['solana_signMessage'], events: [] },
  }
  /** The app shows a code, and the phone reads it. */
  async function connect() {
    const shown = new Promise<string>((resolve) => app.once('display_uri', resolve))
    const session = app.connect({ optionalNamespaces: namespaces })
    session.catch(() => undefined)
    return { session, topic: await phone.pair(await shown) }
  }
  return { evm, phone, app, connect, evmAccount, solanaAccount, solanaChain }
}

test('a scripted phone approves what it has of both families, and signs', async () => {
  const { phone, app, connect, evmAccount, solanaAccount, solanaChain, evm } = await createPair()
  const { session, topic } = await connect()
  const approved = await session
  expect(approved?.topic).toBe(topic)
  expect(approved?.namespaces.eip155?.accounts).toEqual(evm.accounts.map((address) => `eip155:1:${address}`))
  expect(approved?.namespaces.solana?.accounts).toEqual([
    `${solanaChain.caipNetworkId}:${solanaAccount.address}`,
  ])
  const signature = await app.request(
    { method: 'personal_sign', params: ['0x68656c6c6f', evmAccount.address] },
    'eip155:1',
  )
  expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
  const signed = await app.request(
    { method: 'solana_signMessage', params: { message: '9Ajdvzr', pubkey: solanaAccount.address } },
    solanaChain.caipNetworkId,
  )
  expect(signed).toEqual({ signature: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/) })
  expect(phone.requests.map(({ method }) => method)).toEqual(['personal_sign', 'solana_signMessage'])
  expect(phone.getTopics()).toEqual([topic])
})

test('the switches of the scripted wallets decide for the phone', async () => {
  const { evm, app, connect, evmAccount } = await createPair()
  evm.rejectNext()
  const refused = await connect()
  expect(refused.topic).toBeUndefined()
  await expect(refused.session).rejects.toMatchObject({ code: 5000 })
  await (await connect()).session
  evm.rejectNext('personal_sign')
  await expect(
    app.request({ method: 'personal_sign', params: ['0x00', evmAccount.address] }, 'eip155:1'),
  ).rejects.toMatchObject({ code: 4001 })
})

test('the phone changes account and ends the session', async () => {
  const { evm, phone, app, connect } = await createPair()
  await (await connect()).session
  const updated = new Promise((resolve) => app.client.once('session_update', resolve))
  evm.changeAccount(1)
  await updated
  expect(app.client.session.getAll()[0]?.namespaces.eip155?.accounts[0]).toBe(`eip155:1:${evm.accounts[1]}`)
  const ended = new Promise((resolve) => app.client.once('session_delete', resolve))
  await phone.disconnect()
  await ended
  expect(phone.getTopics()).toEqual([])
})
