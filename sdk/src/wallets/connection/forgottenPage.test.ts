// @vitest-environment happy-dom
import { createWalletClient, custom } from 'viem'
import { describe, expect, it } from 'vitest'
import { grantPermissions, revokePermissions } from '../../chains/namespaces/eip155/actions/permissions.ts'
import { sendTransaction } from '../../chains/namespaces/eip155/actions/sendTransaction.ts'
import { signTypedData } from '../../chains/namespaces/eip155/actions/signTypedData.ts'
import { getCapabilities } from '../../chains/namespaces/eip155/calls/getCapabilities.ts'
import { sendCalls } from '../../chains/namespaces/eip155/calls/sendCalls.ts'
import type { Eip1193Provider, RequestArguments } from '../../chains/namespaces/eip155/Eip1193Provider.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import type { AppKit } from '../../kit/AppKit.ts'
import {
  createTestKit,
  createTestWallet,
  firstAddress,
  polygon,
  secondAddress,
  settle,
} from '../../test/testPage.test.helper.ts'
import type { ScriptedWallet } from '../../testing/ScriptedWallet.ts'
import { connect } from './connect.ts'
import { signMessage } from './signMessage.ts'
import { switchNetwork } from './switchNetwork.ts'

const typedData = {
  domain: { name: 'Shop' },
  types: { Order: [{ name: 'amount', type: 'uint256' }] },
  primaryType: 'Order',
  message: { amount: 1n },
}

const smartSession = { address: firstAddress, expiry: 1_900_000_000, pci: 'a' } as const

/** A kit that is connected to a wallet that has forgotten the page, as after a reload. */
async function connectForgetful(): Promise<{ kit: AppKit; wallet: ScriptedWallet; asked: () => string[] }> {
  const wallet = createTestWallet()
  const answers: Record<string, unknown> = {
    eth_sendTransaction: `0x${'ab'.repeat(32)}`,
    wallet_sendCalls: { id: '0x1' },
  }
  const { request } = wallet.provider
  // Sending needs no node here: the wallet has already refused everything that it would refuse.
  wallet.provider.request = async (args: RequestArguments) => {
    const isSent = Object.hasOwn(answers, args.method)
    try {
      return await request(args)
    } catch (error) {
      if (!isSent || isForgotten(error) || isDeclined(error)) throw error
      return answers[args.method]
    }
  }
  const kit = createTestKit()
  await connect(kit, { connectorId: 'test.wallet' })
  wallet.forgetPage()
  const before = wallet.requests.length
  const asked = () => wallet.requests.slice(before).map(({ method }) => method)
  return { kit, wallet, asked }
}

const isForgotten = (error: unknown) => (error as { code?: unknown }).code === 4100
const isDeclined = (error: unknown) => (error as { code?: unknown }).code === 4001

const provider = (kit: AppKit) => kit.getProvider('eip155') as Eip1193Provider

const ways: Readonly<Record<string, readonly [method: string, (kit: AppKit) => Promise<unknown>]>> = {
  'signMessage(kit)': ['personal_sign', (kit) => signMessage(kit, { message: 'Hello' })],
  'signTypedData(kit)': ['eth_signTypedData_v4', (kit) => signTypedData(kit, typedData)],
  'sendTransaction(kit)': [
    'eth_sendTransaction',
    (kit) => sendTransaction(kit, { to: secondAddress, value: 1n }),
  ],
  'sendCalls(kit)': [
    'wallet_sendCalls',
    (kit) => sendCalls(kit, { calls: [{ to: secondAddress, value: 1n }] }),
  ],
  'switchNetwork(kit)': ['wallet_switchEthereumChain', (kit) => switchNetwork(kit, { network: polygon })],
  'a host app’s personal_sign': [
    'personal_sign',
    (kit) => provider(kit).request({ method: 'personal_sign', params: ['0x68656c6c6f', firstAddress] }),
  ],
  'a host app’s eth_sendTransaction': [
    'eth_sendTransaction',
    (kit) =>
      provider(kit).request({
        method: 'eth_sendTransaction',
        params: [{ from: firstAddress, to: secondAddress }],
      }),
  ],
  'viem, and so wagmi': [
    'personal_sign',
    (kit) =>
      createWalletClient({ account: firstAddress, transport: custom(provider(kit)) }).signMessage({
        message: 'Hello',
      }),
  ],
}

describe('a wallet that has forgotten the page', () => {
  it.each(Object.entries(ways))(
    'is asked to connect once, then the same again: %s',
    async (_, [method, ask]) => {
      const { kit, asked } = await connectForgetful()
      await ask(kit)
      const prompts = asked().filter((name) => name === method || name === 'eth_requestAccounts')
      expect(prompts).toEqual([method, 'eth_requestAccounts', method])
      expect(asked().slice(asked().indexOf('eth_requestAccounts'))).toContain('eth_chainId')
      expect(kit.getIsConnectedState()).toBe(true)
    },
  )

  it.each(Object.entries(ways))(
    'is not asked a second time where it goes on refusing: %s',
    async (_, [method, ask]) => {
      const { kit, wallet, asked } = await connectForgetful()
      for (let time = 0; time < 2; time += 1)
        wallet.rejectNext(method, Object.assign(new Error('no'), { code: 4100 }))
      wallet.forgetPage()
      const { request } = wallet.provider
      wallet.provider.request = async (args: RequestArguments) => {
        const answer = await request(args)
        if (args.method === 'eth_requestAccounts') wallet.forgetPage()
        return answer
      }
      const error = await ask(kit).then(
        () => undefined,
        (caught: unknown) => caught,
      )
      expect(error).toBeDefined()
      expect(asked().filter((name) => name === method)).toHaveLength(2)
      expect(asked().filter((name) => name === 'eth_requestAccounts')).toHaveLength(1)
      if (isWalletKitError(error)) expect(error.code).toBe('WALLET_UNAUTHORIZED')
      else
        expect(error).toSatisfy((one: { code?: unknown; cause?: { code?: unknown } }) =>
          [one.code, one.cause?.code].includes(4100),
        )
    },
  )

  it.each(Object.entries(ways))(
    'that is not allowed to connect has declined: %s',
    async (_, [method, ask]) => {
      const { kit, wallet, asked } = await connectForgetful()
      wallet.rejectNext('eth_requestAccounts')
      const error = await ask(kit).then(
        () => undefined,
        (caught: unknown) => caught as { code?: unknown; cause?: { code?: unknown } },
      )
      expect([error?.code, error?.cause?.code]).toSatisfy(
        (codes: readonly unknown[]) => codes.includes('USER_REJECTED') || codes.includes(4001),
      )
      expect(asked().filter((name) => name === method)).toHaveLength(1)
    },
  )

  it.each([
    ['wallet_grantPermissions', (kit: AppKit) => grantPermissions(kit, { permissions: [] })],
    [
      'wallet_revokePermissions',
      (kit: AppKit) => revokePermissions(kit, { ...smartSession, permissions: [] }),
    ],
  ])('is asked to connect once, then the same again: %s', async (method, ask) => {
    const { kit, wallet, asked } = await connectForgetful()
    if (method === 'wallet_revokePermissions')
      wallet.rejectNext(method, Object.assign(new Error('no'), { code: 4100 }))
    wallet.rejectNext(method)
    await expect(ask(kit)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(asked()).toEqual([method, 'eth_requestAccounts', 'eth_chainId', method])
  })

  it('is shown as asked again meanwhile', async () => {
    const { kit, wallet } = await connectForgetful()
    wallet.setHold(true)
    const signed = signMessage(kit, { message: 'Hello' })
    await settle()
    expect(kit.stores.connection.getState().authorizing).toBe('eip155')
    wallet.setHold(false)
    wallet.answerPending()
    await signed
    expect(kit.stores.connection.getState()).not.toHaveProperty('authorizing')
  })

  it('is asked once for all that it refuses at a time', async () => {
    const { kit, wallet, asked } = await connectForgetful()
    wallet.setHold(true)
    const signed = [
      signMessage(kit, { message: 'One' }),
      signMessage(kit, { message: 'Two' }),
      provider(kit).request({ method: 'personal_sign', params: ['0x68656c6c6f', firstAddress] }),
    ]
    await settle()
    wallet.setHold(false)
    wallet.answerPending()
    await Promise.all(signed)
    expect(asked().filter((name) => name === 'eth_requestAccounts')).toHaveLength(1)
    expect(asked().filter((name) => name === 'personal_sign')).toHaveLength(6)
  })

  // T23
  it('sends nothing where it has moved to another network meanwhile', async () => {
    const { kit, wallet, asked } = await connectForgetful()
    const { request } = wallet.provider
    wallet.provider.request = async (args: RequestArguments) => {
      const answer = await request(args)
      if (args.method === 'eth_requestAccounts') wallet.changeChain(137)
      return answer
    }
    await expect(sendTransaction(kit, { to: secondAddress, value: 1n })).rejects.toMatchObject({
      code: 'WALLET_ON_OTHER_NETWORK',
      context: { expected: 'eip155:1', received: 'eip155:137' },
    })
    wallet.changeChain(1)
    wallet.forgetPage()
    const params = [{ from: firstAddress, to: secondAddress }]
    await expect(provider(kit).request({ method: 'eth_sendTransaction', params })).rejects.toMatchObject({
      name: 'ProviderRpcError',
      code: 4901,
    })
    expect(asked().filter((name) => name === 'eth_sendTransaction')).toHaveLength(2)
  })

  it('signs nothing where another account was chosen', async () => {
    const { kit, wallet, asked } = await connectForgetful()
    const { request } = wallet.provider
    wallet.provider.request = async (args: RequestArguments) => {
      const answer = await request(args)
      if (args.method === 'eth_requestAccounts') wallet.changeAccount(1)
      return answer
    }
    await expect(signMessage(kit, { message: 'Hello' })).rejects.toMatchObject({
      code: 'WALLET_ON_OTHER_ACCOUNT',
    })
    expect(asked().filter((name) => name === 'personal_sign')).toHaveLength(1)
  })

  it('signs nothing where it no longer shares the account, though it reports no change', async () => {
    const { kit, wallet, asked } = await connectForgetful()
    const { request } = wallet.provider
    wallet.provider.request = async (args: RequestArguments) => {
      const answer = await request(args)
      return args.method === 'eth_requestAccounts' ? [secondAddress] : answer
    }
    await expect(signMessage(kit, { message: 'Hello' })).rejects.toMatchObject({
      code: 'WALLET_ON_OTHER_ACCOUNT',
    })
    expect(asked().filter((name) => name === 'personal_sign')).toHaveLength(1)
  })

  it.each([
    ['WALLET_REQUEST_PENDING', { code: -32_002, message: 'Already pending' }],
    ['WALLET_UNAUTHORIZED', { code: -32_601, message: 'Unknown method' }],
  ])('fails with %s where its accounts are refused with %j', async (code, refusal) => {
    const { kit, wallet, asked } = await connectForgetful()
    wallet.rejectNext('eth_requestAccounts', Object.assign(new Error(refusal.message), refusal))
    await expect(signMessage(kit, { message: 'Hello' })).rejects.toMatchObject({ code })
    expect(asked().filter((name) => name === 'personal_sign')).toHaveLength(1)
  })

  it('signs nothing that nobody waits for any more', async () => {
    const { kit, wallet, asked } = await connectForgetful()
    wallet.setHold(true)
    const signed = signMessage(kit, { message: 'Hello' })
    await settle()
    await kit.disconnect()
    await expect(signed).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    wallet.setHold(false)
    wallet.answerPending()
    await settle()
    expect(asked().filter((name) => name === 'personal_sign')).toHaveLength(1)
  })

  it.each(['before', 'meanwhile'])('asks no other wallet, which was connected %s', async (when) => {
    const { kit, wallet, asked } = await connectForgetful()
    const other = createTestWallet({ rdns: 'other.wallet', name: 'Other Wallet' })
    const left = provider(kit)
    if (when === 'before') await connect(kit, { connectorId: 'other.wallet' })
    else {
      await left.request({ method: 'eth_requestAccounts' })
      wallet.setHold(true)
    }
    const outcome = left.request({ method: 'personal_sign', params: ['0x68656c6c6f', firstAddress] }).then(
      () => undefined,
      (error: unknown) => error,
    )
    await settle()
    if (when === 'meanwhile') await connect(kit, { connectorId: 'other.wallet' })
    const before = other.requests.length
    wallet.forgetPage()
    wallet.answerPending(Object.assign(new Error('no'), { code: 4100 }))
    expect(await outcome).toMatchObject({ code: when === 'before' ? 4100 : 4900 })
    expect(other.requests.slice(before)).toEqual([])
    expect(asked().filter((name) => name === 'personal_sign')).toHaveLength(1)
  })

  it('is not asked in the background', async () => {
    const { kit, wallet, asked } = await connectForgetful()
    wallet.rejectNext('wallet_getCapabilities', Object.assign(new Error('no'), { code: 4100 }))
    await expect(getCapabilities(kit)).rejects.toMatchObject({ code: 'WALLET_UNAUTHORIZED' })
    wallet.rejectNext('eth_getBalance', Object.assign(new Error('no'), { code: 4100 }))
    await expect(provider(kit).request({ method: 'eth_getBalance', params: [] })).rejects.toMatchObject({
      code: 4100,
    })
    expect(asked()).not.toContain('eth_requestAccounts')
  })
})
