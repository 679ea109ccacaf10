import {
  completeSignInReplySchema,
  createNonceReplySchema,
  getCsrfTokenReplySchema,
  getProvidersReplySchema,
  getSessionReplySchema,
  signInReplySchema,
  signOutReplySchema,
  updateSessionReply400Schema,
  updateSessionReplySchema,
} from '@wallet-kit/clients/auth-session/validators'
import {
  getBalanceReply400Schema,
  getBalanceReply401Schema,
  getBalanceReplySchema,
  getIdentityReply400Schema,
  getIdentityReplySchema,
  getSupportedChainsReply429Schema,
  getSupportedChainsReplySchema,
} from '@wallet-kit/clients/data-service/validators'
import {
  getAnalyticsConfigReplySchema,
  getWalletsReplySchema,
} from '@wallet-kit/clients/wallet-directory/validators'
import { expect, test, vi } from 'vitest'
import { createDevAccounts } from './chains/createDevAccounts.ts'
import { createSolanaAccounts } from './solana/createSolanaAccounts.ts'
import { solanaDefinition } from './solana/solanaDefinition.ts'
import { createVisitor } from './testSupport/createVisitor.ts'
import { type ContractSchema, expectContract } from './testSupport/expectContract.ts'
import { signInWith } from './testSupport/signInWith.ts'
import { useSandbox } from './testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const account = createDevAccounts()[0]?.account
const solanaAddress = createSolanaAccounts()[0]?.address
if (!account) throw new Error('there are no accounts')
const common = 'projectId=test&st=appkit&sv=test-1'

const directory = '/wallet-directory'
const data = '/data-service/v1'

test.each<[string, number, ContractSchema]>([
  // The whole directory, page by page: every entry satisfies the contract.
  ...[1, 2, 3].map((page): [string, number, ContractSchema] => [
    `${directory}/getWallets?${common}&page=${page}&entries=200`,
    200,
    getWalletsReplySchema,
  ]),
  [`${directory}/getWallets?${common}&search=nothing+like+it`, 200, getWalletsReplySchema],
  [`${directory}/getAnalyticsConfig?${common}`, 200, getAnalyticsConfigReplySchema],
  [`${data}/supported-chains?${common}`, 200, getSupportedChainsReplySchema],
  [`${data}/identity/${account.address}?${common}`, 200, getIdentityReplySchema],
  [`${data}/identity/0x1234567890123456789012345678901234567890?${common}`, 200, getIdentityReplySchema],
  [`${data}/identity/no-address-of-any-known-kind?${common}`, 400, getIdentityReply400Schema],
  [`${data}/account/${account.address}/balance?currency=eur&${common}`, 200, getBalanceReplySchema],
  [
    `${data}/account/${solanaAddress}/balance?currency=eur&chainId=${solanaDefinition.caipNetworkId}&${common}`,
    200,
    getBalanceReplySchema,
  ],
  [`${data}/identity/${solanaAddress}?${common}`, 200, getIdentityReplySchema],
  [
    `${data}/account/${account.address}/balance?currency=eur&chainId=eip155:5&${common}`,
    400,
    getBalanceReply400Schema,
  ],
  [`${data}/account/${account.address}/balance?currency=eur`, 401, getBalanceReply401Schema],
])('%s responds with %d according to its contract', async (path, status, schema) => {
  const response = await sandbox.get(path)
  expect(response.status).toBe(status)
  expectContract(schema, await response.json())
})

test('a fault of mode "status" has the service’s own error format', async () => {
  await sandbox.setFaults({ dataService: { mode: 'status', status: 429 } })
  const response = await sandbox.get(`${data}/supported-chains?${common}`)
  expectContract(getSupportedChainsReply429Schema, await response.json())
})

test('Auth.js responds according to the contract, signed out and signed in', async () => {
  const visitor = createVisitor({ origin: sandbox.origin })
  const { origin } = sandbox
  expectContract(getSessionReplySchema, await visitor.get('/session'))
  expectContract(getProvidersReplySchema, await visitor.get('/providers'))
  expectContract(getCsrfTokenReplySchema, await visitor.get('/csrf'))
  expectContract(createNonceReplySchema, await visitor.post('/nonce'))
  const csrfToken = await visitor.csrfToken()
  const form = { csrfToken, callbackUrl: `${origin}/` }
  expectContract(
    completeSignInReplySchema,
    await visitor.post('/callback/siwx', { ...form, message: '', signature: '' }),
  )
  expectContract(signInReplySchema, await visitor.post('/signin/siwx', form))

  await signInWith({ visitor, account, origin })
  expectContract(getSessionReplySchema, await visitor.get('/session'))
  const renamed = await visitor.postJson('/session', { csrfToken, data: { name: 'Ada' } })
  expectContract(updateSessionReplySchema, renamed.body)
  const refused = await visitor.postJson('/session', { csrfToken: 'wrong', data: {} })
  expectContract(updateSessionReply400Schema, refused.body)
  expectContract(signOutReplySchema, await visitor.post('/signout', form))
})
