// @vitest-environment happy-dom
import {
  completeSignInHandler,
  createNonceHandler,
  getCsrfTokenHandler,
  getSessionHandler,
  signOutHandler,
  updateSessionHandler,
} from '@wallet-kit/clients/auth-session/handlers'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { parseSiweMessage } from 'viem/siwe'
import { expect, it, vi } from 'vitest'
import type { CaipAddress } from '../../chains/networks/Caip.ts'
import { listenUntilEnd } from '../../test/listenUntilEnd.test.helper.ts'
import {
  createTestKit,
  createTestWallet,
  firstAddress,
  secondAddress,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { disconnect } from '../../wallets/connection/disconnect.ts'
import type { AuthSessionOptions } from './AuthSessionOptions.ts'
import { authSession } from './authSession.ts'
import { cancelSignIn } from './cancelSignIn.ts'
import { signIn } from './signIn.ts'
import { unlinkAccount } from './unlinkAccount.ts'

const baseUrl = '/api/auth'
const [first, second] = [firstAddress, secondAddress].map((address): CaipAddress => `eip155:1:${address}`)
if (!first || !second) throw new Error('there are no accounts')

/** A server that adds accounts to its session, or replaces it, as the form requests. */
function startServer(accounts: readonly CaipAddress[] = []) {
  const state = {
    accounts,
    links: [] as (string | null)[],
    refuses: false,
    isDown: false,
    isUnreadable: false,
  }
  const server = setupServer(
    createNonceHandler({
      baseUrl,
      reply: () => ({
        nonce: crypto.randomUUID().replaceAll('-', ''),
        expiresAt: new Date(Date.now() + 300_000).toISOString(),
      }),
    }),
    getCsrfTokenHandler({ baseUrl, reply: { csrfToken: 'token' } }),
    getSessionHandler({
      baseUrl,
      reply() {
        if (state.isUnreadable) throw HttpResponse.error()
        return state.accounts.length > 0
          ? { expires: '2100-01-01T00:00:00.000Z', address: state.accounts[0], accounts: [...state.accounts] }
          : null
      },
    }),
    completeSignInHandler({
      baseUrl,
      async reply(request) {
        const form = new URLSearchParams(await request.text())
        state.links.push(form.get('link'))
        const { address, chainId } = parseSiweMessage(form.get('message') ?? '')
        const account: CaipAddress = `eip155:${chainId}:${address}`
        state.accounts = form.get('link') === 'true' ? [...state.accounts, account] : [account]
        return { url: location.origin }
      },
    }),
    updateSessionHandler({
      baseUrl,
      async reply(request) {
        if (state.isDown) throw HttpResponse.error()
        const { data } = (await request.json()) as { data: { unlink?: CaipAddress } }
        if (!state.refuses) state.accounts = state.accounts.filter((account) => account !== data.unlink)
        return {
          expires: '2100-01-01T00:00:00.000Z',
          address: state.accounts[0],
          accounts: [...state.accounts],
        }
      },
    }),
    signOutHandler({
      baseUrl,
      reply() {
        state.accounts = []
        return { url: location.origin }
      },
    }),
  )
  listenUntilEnd(server)
  return state
}

async function connectKit(options: AuthSessionOptions = { linkAccounts: true }) {
  const wallet = createTestWallet()
  const kit = createTestKit({ siwx: authSession(options) })
  await connect(kit, { connectorId: 'test.wallet' })
  const state = () => kit.stores.signIn.getState()
  const becomes = (status: string) => vi.waitFor(() => expect(state().status).toBe(status))
  return { kit, wallet, state, becomes }
}

// T9
it('an account that the visitor switches to joins by its signature, and needs none afterwards', async () => {
  const server = startServer()
  const { kit, wallet, state, becomes } = await connectKit()
  await becomes('needed')
  await signIn(kit)
  expect(state().session?.accounts).toEqual([first])

  const seen: string[] = []
  kit.stores.signIn.subscribe(({ status, caipAddress }) => seen.push(`${status} ${caipAddress ?? ''}`.trim()))
  wallet.changeAccount(1)
  await becomes('needed')
  expect(seen[0]).toBe('checking')
  expect(server.accounts).toEqual([first])
  await signIn(kit)
  expect(state()).toMatchObject({
    status: 'authenticated',
    caipAddress: second,
    session: { data: { accountAddress: secondAddress }, accounts: [first, second] },
  })
  expect(server.links).toEqual([null, 'true'])

  wallet.changeAccount(0)
  await vi.waitFor(() => expect(state()).toMatchObject({ status: 'authenticated', caipAddress: first }))
  wallet.changeAccount(1)
  await vi.waitFor(() => expect(state()).toMatchObject({ status: 'authenticated', caipAddress: second }))
  expect(state().session?.data.accountAddress).toBe(secondAddress)
  expect(server.links).toHaveLength(2)

  await disconnect(kit)
  await vi.waitFor(() => expect(server.accounts).toEqual([]))
})

async function connectTwo() {
  const server = startServer()
  const connected = await connectKit()
  await connected.becomes('needed')
  await signIn(connected.kit)
  connected.wallet.changeAccount(1)
  await connected.becomes('needed')
  await signIn(connected.kit)
  return { server, ...connected }
}

// T9
it('an account that leaves the session is no longer signed in, and signs when it is used again', async () => {
  const { server, kit, wallet, state, becomes } = await connectTwo()
  wallet.changeAccount(0)
  await vi.waitFor(() => expect(state()).toMatchObject({ status: 'authenticated', caipAddress: first }))
  await unlinkAccount(kit, { account: second })
  expect(server.accounts).toEqual([first])
  expect(state()).toMatchObject({ status: 'authenticated', session: { accounts: [first] } })
  wallet.changeAccount(1)
  await becomes('needed')
  await signIn(kit)
  expect(state().session?.accounts).toEqual([first, second])

  const seen: string[] = []
  kit.stores.signIn.subscribe(({ status }) => seen.push(status))
  await unlinkAccount(kit, { account: second })
  expect(seen).toEqual(['needed'])
  expect(kit.getAccount()).toMatchObject({ status: 'connected', address: secondAddress })
  expect(server.accounts).toEqual([first])
})

it('only linked accounts leave a session, and only when the server has removed them', async () => {
  const { server, kit, state } = await connectTwo()
  const unlink = (account: CaipAddress) => unlinkAccount(kit, { account })
  for (const account of [first, `eip155:137:${secondAddress}`] as const)
    await expect(unlink(account)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_LINKED', context: { account } })
  server.refuses = true
  await expect(unlink(second)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_LINKED' })
  expect(state()).toMatchObject({ status: 'authenticated', session: { accounts: [first, second] } })
  server.isDown = true
  await expect(unlink(second)).rejects.toMatchObject({ code: 'SIGN_IN_SERVER_UNREACHABLE' })
  expect(state()).toMatchObject({ status: 'authenticated', session: { accounts: [first, second] } })
})

// T9, F31
it('an account that has left is not signed in, although the session cannot be read again', async () => {
  const { server, kit, state } = await connectTwo()
  server.isUnreadable = true
  await unlinkAccount(kit, { account: second })
  expect(server.accounts).toEqual([first])
  expect(state()).toEqual({ status: 'needed', caipAddress: second })
})

it('without sign-in no account leaves a session', async () => {
  const kit = createTestKit()
  await expect(unlinkAccount(kit, { account: first })).rejects.toMatchObject({ code: 'SIWX_NOT_ENABLED' })
})

// T9
it('cancelling ends the session of the other accounts, too', async () => {
  const server = startServer()
  const { kit, wallet, becomes } = await connectKit()
  await becomes('needed')
  await signIn(kit)
  wallet.changeAccount(1)
  await becomes('needed')
  await cancelSignIn(kit)
  await vi.waitFor(() => expect(server.accounts).toEqual([]))
  expect(kit.getAccount().status).toBe('disconnected')
})

// T9
it.each([
  ['of an earlier visitor', { linkAccounts: true }],
  ['without the option', {}],
])('a session %s is ended, not joined', async (_, options) => {
  const server = startServer([second])
  const { kit, becomes } = await connectKit(options)
  await becomes('needed')
  expect(server.accounts).toEqual([])
  await signIn(kit)
  expect([server.accounts, server.links]).toEqual([[first], [null]])
})

// T9
it('without the option, accounts that the server lists are not signed in', async () => {
  const server = startServer([second, first])
  const { becomes } = await connectKit({})
  await becomes('needed')
  expect(server.accounts).toEqual([])
})
