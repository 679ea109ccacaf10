import * as auth from '@wallet-kit/clients/auth-session/client'
import type { AuthSessionRouteHandlers } from '@wallet-kit/clients/auth-session/routes'
import * as dataService from '@wallet-kit/clients/data-service/client'
import * as dataValidators from '@wallet-kit/clients/data-service/validators'
import * as rpcProxy from '@wallet-kit/clients/rpc-proxy/client'
import type { JsonRpcRequest, RpcRequest } from '@wallet-kit/clients/rpc-proxy/types'
import type { ClientError } from '@wallet-kit/clients/runtime/client/ClientError'
import * as directory from '@wallet-kit/clients/wallet-directory/client'
import type { WalletDirectoryRouteHandlers } from '@wallet-kit/clients/wallet-directory/routes'
import { createSiweMessage } from 'viem/siwe'
import { describe, expect, test, vi } from 'vitest'
import { createDevAccounts } from './chains/createDevAccounts.ts'
import { sandboxChains } from './chains/sandboxChains.ts'
import type { DataServiceHandlers } from './dataService/createDataServiceHandlers.ts'
import { nativeAddresses } from './dataService/listedTokens.ts'
import { cookieFetch } from './testSupport/cookieFetch.ts'
import { type ContractSchema, expectContract } from './testSupport/expectContract.ts'
import { useSandbox } from './testSupport/useSandbox.ts'

// The sandbox accepts the requests of the generated clients, and they accept its replies, for every operation it serves.
// (Other operations are tested in codegen, against generated routes.)

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const [alice] = createDevAccounts().map(({ account }) => account)
const imageId = sandboxChains[0]?.imageId
if (!alice || imageId === undefined) throw new Error('there are no accounts or no chains')
const { address } = alice

const query = { projectId: 'test', st: 'appkit', sv: 'test-1', clientId: 'did:key:z6Mk' }

/** The native coin and a stablecoin. */
const pair = {
  from: `eip155:1:${nativeAddresses.eip155}`,
  to: `eip155:1:${sandboxChains[0]?.tokens[0]?.address}`,
}

/** One call for each operation; a new operation has to be added. */
type Calls<Client, Name extends string> = Readonly<Record<Name, (client: Client) => Promise<unknown>>>

const dataCalls: Calls<dataService.Client, keyof DataServiceHandlers> = {
  getSupportedChains: (client) => dataService.getSupportedChains(client),
  getIdentity: (client) => dataService.getIdentity(client, { path: { address }, query: { sender: address } }),
  getBalance: (client) =>
    dataService.getBalance(client, {
      path: { address },
      query: {
        currency: 'eur',
        chainId: 'eip155:1',
        forceUpdate: [`eip155:1:${address}`, 'eip155:1:0xeeee'],
      },
    }),
  getHistory: (client) =>
    dataService.getHistory(client, {
      path: { account: address },
      query: { chainId: 'eip155:1', currency: 'eur' },
    }),
  getSwapQuotes: (client) =>
    dataService.getSwapQuotes(client, { query: { amount: '1000000000000', ...pair } }),
  getSwapTokens: (client) => dataService.getSwapTokens(client, { query: { chainId: 'eip155:1' } }),
  getSwapAllowance: (client) =>
    dataService.getSwapAllowance(client, {
      query: { tokenAddress: pair.to, userAddress: `eip155:1:${address}` },
    }),
  getGasPrice: (client) => dataService.getGasPrice(client, { query: { chainId: 'eip155:1' } }),
  buildSwapApproval: (client) =>
    dataService.buildSwapApproval(client, { query: { from: pair.to, to: pair.from, amount: '1' } }),
  buildSwapTransaction: (client) =>
    dataService.buildSwapTransaction(client, {
      body: {
        projectId: 'test',
        amount: '1000000000000',
        ...pair,
        userAddress: `eip155:1:${address}`,
        eip155: { slippage: 1 },
        disableEstimate: true,
      },
    }),
  createOnrampUrl: (client) =>
    dataService.createOnrampUrl(client, {
      body: { destinationWallets: [{ address }], partnerUserId: address, defaultNetwork: 'ethereum' },
    }),
  getOnrampOptions: (client) => dataService.getOnrampOptions(client),
  getOnrampQuote: (client) =>
    dataService.getOnrampQuote(client, {
      body: {
        purchaseCurrency: { id: '1', name: 'USD Coin', symbol: 'USDC', networks: [] },
        paymentCurrency: { id: 'USD', payment_method_limits: [] },
        amount: '100',
        network: 'USDC',
      },
    }),
  getOnrampBuyOptions: (client) => dataService.getOnrampBuyOptions(client, { query: { country: 'DE' } }),
  getOnrampBuyQuote: (client) =>
    dataService.getOnrampBuyQuote(client, {
      query: {
        purchaseCurrency: 'USDC',
        paymentAmount: '100',
        paymentCurrency: 'EUR',
        paymentMethod: 'card',
        country: 'DE',
      },
    }),
  getSmartSessions: (client) =>
    dataService.getSmartSessions(client, { path: { address: `eip155:1:${address}` } }),
  async revokeSmartSession(client) {
    const path = { address: `eip155:1:${address}` }
    const { pcis } = await dataService.getSmartSessions(client, { path })
    const { pci = '' } = pcis.find(({ revokedAt }) => !revokedAt) ?? {}
    const body = { pci, signature: await alice.signMessage({ message: pci }) }
    await dataService.revokeSmartSession(client, { path, body })
    return pcis
  },
  getTokenPrices: (client) =>
    dataService.getTokenPrices(client, {
      body: { projectId: 'test', currency: 'usd', addresses: [`eip155:1:${nativeAddresses.eip155}`] },
    }),
}

const directoryCalls: Calls<directory.Client, keyof WalletDirectoryRouteHandlers> = {
  getWallets: (client) =>
    directory.getWallets(client, {
      query: {
        page: 1,
        entries: 40,
        chains: ['eip155:1', 'eip155:137'],
        exclude: ['5b1c0a8f2d3e4c6b7a98f0e1d2c3b4a5968778695a4b3c2d1e0f9a8b7c6d5e4f'],
        names: ['MetaMask', 'Trust Wallet & friends'],
        rdns: ['io.metamask'],
        search: 'a&b=c+d é',
        include_pay_only: false,
        sort: 'default',
      },
    }),
  async getWalletImage(client) {
    const { data } = await directory.getWallets(client, { query: { entries: 1 } })
    return directory.getWalletImage(client, { path: { imageId: data[0]?.image_id ?? '' } })
  },
  getAssetImage: (client) => directory.getAssetImage(client, { path: { imageId } }),
  getCurrencyImage: (client) => directory.getCurrencyImage(client, { path: { currencyId: 'USD' } }),
  getTokenImage: (client) => directory.getTokenImage(client, { path: { symbol: 'ETH' } }),
  getAnalyticsConfig: (client) => directory.getAnalyticsConfig(client),
}

const dataClient = () => dataService.createClient({ baseUrl: `${sandbox.origin}/data-service`, query })
const directoryClient = () => directory.createClient({ baseUrl: `${sandbox.origin}/wallet-directory`, query })

test.each(Object.entries(dataCalls))('data service: %s', async (_, call) => {
  await expect(call(dataClient())).resolves.toBeTypeOf('object')
})

test.each(Object.entries(directoryCalls))('wallet directory: %s', async (name, call) => {
  const reply = await call(directoryClient())
  expect(reply).toBeInstanceOf(name.endsWith('Image') ? Blob : Object)
})

describe('error replies', () => {
  const validators: Readonly<Record<string, ContractSchema>> = dataValidators

  test.each(Object.keys(dataCalls))('data service: %s', async (operation) => {
    for (const status of [400, 401, 429, 500, 503]) {
      await sandbox.setFaults({ dataService: { mode: 'status', status, operation } })
      const error = await failureOf(dataCalls[operation as keyof typeof dataCalls](dataClient()))
      expect(error).toMatchObject({ code: 'http', status, operation })
      const schema = validators[`${operation}Reply${status}Schema`]
      if (schema === undefined) expect(error.body).toBeTypeOf('string')
      else expectContract(schema, error.body)
    }
  })

  test.each(Object.keys(directoryCalls))('wallet directory: %s', async (operation) => {
    for (const status of [400, 401, 403, 404, 429, 503]) {
      await sandbox.setFaults({ walletDirectory: { mode: 'status', status, operation } })
      const error = await failureOf(
        directoryCalls[operation as keyof typeof directoryCalls](directoryClient()),
      )
      expect(error).toMatchObject({ code: 'http', status, body: expect.any(String) })
    }
  })

  test('the SDK’s version may be sent in a header', async () => {
    const client = dataService.createClient({
      baseUrl: `${sandbox.origin}/data-service`,
      query: { projectId: 'test' },
    })
    const balance = { path: { address }, query: { currency: 'usd' } } as const
    expect(await dataService.getBalance(client, balance)).toEqual({ balances: [] })
    const header = { 'X-Sdk-Version': 'test-1' }
    expect(await dataService.getBalance(client, { ...balance, header })).not.toEqual({ balances: [] })
  })
})

test('auth session: every operation, signed out and signed in', async () => {
  const { origin } = sandbox
  const client = auth.createClient({ baseUrl: `${origin}/api/auth`, fetch: cookieFetch() })
  const header = { 'X-Auth-Return-Redirect': '1' } as const
  const callbackUrl = `${origin}/home`
  const form = async () => ({ ...(await auth.getCsrfToken(client)), callbackUrl, json: 'true' as const })
  const path = { provider: 'siwx' }
  // In the order of a visit.
  const calls: Readonly<Record<keyof AuthSessionRouteHandlers, () => Promise<unknown>>> = {
    getProviders: () => auth.getProviders(client),
    getCsrfToken: () => auth.getCsrfToken(client),
    signIn: async () => auth.signIn(client, { path, header, body: await form() }),
    createNonce: () => auth.createNonce(client),
    async completeSignIn() {
      const { nonce } = await auth.createNonce(client)
      const { host } = new URL(origin)
      const fields = { address, chainId: 1, domain: host, uri: `${origin}/`, nonce, version: '1' } as const
      const message = createSiweMessage(fields)
      const signature = await alice.signMessage({ message })
      return auth.completeSignIn(client, { path, header, body: { ...(await form()), message, signature } })
    },
    getSession: () => auth.getSession(client),
    updateSession: async () =>
      auth.updateSession(client, { body: { ...(await auth.getCsrfToken(client)), data: { name: 'Ada' } } }),
    signOut: async () => auth.signOut(client, { header, body: await form() }),
  }
  const replies: Record<string, unknown> = {}
  for (const [name, call] of Object.entries(calls)) replies[name] = await call()
  expect(replies).toMatchObject({
    getProviders: { siwx: { type: 'credentials' } },
    completeSignIn: { url: callbackUrl },
    getSession: { address: `eip155:1:${address}` },
    signOut: { url: callbackUrl },
  })
  expect(await auth.getSession(client)).toBeNull()

  const refused = await failureOf(auth.updateSession(client, { body: { csrfToken: 'wrong', data: {} } }))
  expect(refused).toMatchObject({ code: 'http', status: 400, body: null })
})

describe('JSON-RPC through the client of the RPC proxy', () => {
  /** The sandbox has one URL per chain, instead of one for all chains. */
  const client = () =>
    rpcProxy.createClient({
      baseUrl: 'https://proxy.example',
      query,
      fetch: (request) => fetch(new Request(`${sandbox.origin}/rpc/1`, request)),
    })
  const send = (body: RpcRequest) =>
    rpcProxy.sendRpcRequest(client(), { query: { chainId: 'eip155:1' }, body })

  test('one call, one that fails, a batch, and a notification', async () => {
    const chainId: JsonRpcRequest = { jsonrpc: '2.0', id: 'a', method: 'eth_chainId', params: [] }
    const unknown: JsonRpcRequest = { jsonrpc: '2.0', id: 2, method: 'anvil_reset' }
    const chainReply = { jsonrpc: '2.0', id: 'a', result: '0x1' }
    const unknownReply = { jsonrpc: '2.0', id: 2, error: { code: -32_601 } }
    expect(await send(chainId)).toEqual(chainReply)
    expect(await send(unknown)).toMatchObject(unknownReply)
    expect(await send([chainId, unknown])).toMatchObject([chainReply, unknownReply])
    expect(await send({ jsonrpc: '2.0', method: 'eth_chainId' })).toBeUndefined()
  })
})

/** The error that a call rejects with. */
async function failureOf(call: Promise<unknown>): Promise<ClientError> {
  return call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: ClientError) => error,
  )
}
