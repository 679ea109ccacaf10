// @vitest-environment happy-dom
import type { Wallet } from '@wallet-standard/base'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { solana } from '../../chains/namespaces/solana/networks/solana.ts'
import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'
import { createHostileValue } from '../../test/hostileValue.test.helper.ts'
import {
  createMemoryStorage,
  createPreparedKit,
  createTestKit,
  createTestSolanaWallet,
  createTestWallet,
  firstAddress,
  polygon,
  settle,
} from '../../test/testPage.test.helper.ts'
import { registerStandardWallet } from '../../testing/registerStandardWallet.ts'
import type { ScriptedWallet } from '../../testing/ScriptedWallet.ts'
import { connect } from '../connection/connect.ts'
import { signMessage } from '../connection/signMessage.ts'
import { switchNetwork } from '../connection/switchNetwork.ts'

const connectorId = 'test.wallet'
const solanaId = 'standard.solana-wallet'

/** Replaces the answer to one method. */
function answer(wallet: ScriptedWallet, method: string, reply: () => unknown) {
  const { request } = wallet.provider
  wallet.provider.request = (args) => (args.method === method ? (reply() as Promise<unknown>) : request(args))
}

function throwing(value: unknown) {
  return () => {
    throw value
  }
}

/** Values that cannot be thrown, passed on or looked at without a failure. */
const hostileValues: [string, () => unknown][] = [
  ['a Proxy that throws itself', createHostileValue],
  [
    'a revoked Proxy',
    () => {
      const { proxy, revoke } = Proxy.revocable({}, {})
      revoke()
      return proxy
    },
  ],
  [
    'an error whose getters throw',
    () => Object.defineProperty(new Error(), 'code', { get: throwing(createHostileValue()) }),
  ],
  ['an imitation of the own error', () => new Proxy(new Error(), { get: throwing(new Error('trapped')) })],
]

// T16, F16
describe.each(hostileValues)('a wallet that throws %s', (_, create) => {
  it('ends the attempt with an error that can be read', async () => {
    const wallet = createTestWallet()
    answer(wallet, 'eth_requestAccounts', throwing(create()))
    const kit = createTestKit()
    const error = (await connect(kit, { connectorId }).catch((reason: unknown) => reason)) as WalletKitError
    expect(error.code).toBe('WALLET_REQUEST_FAILED')
    expect(() => JSON.stringify([error.cause, error.message])).not.toThrow()
    expect(kit.stores.connection.getState()).toMatchObject({
      namespaces: { eip155: { status: 'disconnected' } },
      attempt: { status: 'failed' },
    })
  })

  it('ends a restore', async () => {
    const wallet = createTestWallet()
    answer(wallet, 'eth_accounts', throwing(create()))
    const kit = createTestKit({
      storage: createMemoryStorage({
        '@appkit/connection_status': 'connected',
        '@appkit/eip155:connected_connector_id': connectorId,
      }),
    })
    await kit.ready()
    expect(kit.getAccount().status).toBe('disconnected')
  })

  it.each(['personal_sign', 'wallet_switchEthereumChain'])('fails at %s', async (method) => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId })
    answer(wallet, method, throwing(create()))
    const asking =
      method === 'personal_sign'
        ? signMessage(kit, { message: 'Hello' })
        : switchNetwork(kit, { network: polygon })
    const error = (await asking.catch((reason: unknown) => reason)) as WalletKitError
    expect(['WALLET_REQUEST_FAILED', 'CHAIN_NOT_SUPPORTED']).toContain(error.code)
    expect(kit.getAccount().status).toBe('connected')
  })

  it('is disconnected by whatever it reports', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId })
    expect(() => wallet.emit('chainChanged', create())).not.toThrow()
    expect(kit.getAccount().status).toBe('connected')
    expect(() => wallet.emit('accountsChanged', create())).not.toThrow()
    expect(kit.getAccount().status).toBe('disconnected')
  })

  it('is disconnected when it reports its end so', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId })
    expect(() => wallet.emit('disconnect', create())).not.toThrow()
    expect(kit.getAccount().status).toBe('disconnected')
  })
})

// T16, F16
describe('a wallet whose listeners cannot be removed', () => {
  it.each(hostileValues)('is disconnected and stays so: it throws %s', async (_, create) => {
    const wallet = createTestWallet()
    wallet.provider.removeListener = throwing(create())
    const storage = createMemoryStorage()
    const kit = createTestKit({ storage })
    await connect(kit, { connectorId })
    await expect(kit.disconnect()).resolves.toBeUndefined()
    expect(kit.getAccount().status).toBe('disconnected')
    expect(storage.getItem('@appkit/connection_status')).toBe('disconnected')
    await connect(kit, { connectorId })
    expect(() => kit.destroy()).not.toThrow()
  })

  it('is not heard any more', async () => {
    const wallet = createTestWallet()
    wallet.provider.removeListener = () => undefined
    const kit = createTestKit()
    await connect(kit, { connectorId })
    await kit.disconnect()
    wallet.setHold(true)
    const connecting = connect(kit, { connectorId })
    await settle()
    wallet.emit('disconnect', undefined)
    wallet.setHold(false)
    wallet.answerPending()
    await connecting
    expect(kit.getAddress()).toBe(firstAddress)
  })

  it('finds the state changed when it calls back during the removal', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId })
    const seen: string[] = []
    wallet.provider.removeListener = () => {
      seen.push(kit.getAccount().status)
      wallet.emit('accountsChanged', wallet.accounts)
      wallet.emit('chainChanged', '0x89')
    }
    await kit.disconnect()
    expect(new Set(seen)).toEqual(new Set(['disconnected']))
    expect(kit.getAccount().status).toBe('disconnected')
  })

  it('leaves no listener behind when it takes only some of them', async () => {
    const wallet = createTestWallet()
    const { on } = wallet.provider
    wallet.provider.on = (event, listener) => {
      if (event === 'chainChanged') throw new Error('not this one')
      return on?.(event, listener)
    }
    const kit = createTestKit()
    await expect(connect(kit, { connectorId })).rejects.toMatchObject({ code: 'WALLET_REQUEST_FAILED' })
    expect(wallet.countListeners()).toBe(0)
  })
})

// T16, F16
describe('lists of accounts without an end', () => {
  const endless = () => new Proxy([], { get: (_, key) => (key === 'length' ? 2 ** 32 - 1 : firstAddress) })

  it('are refused in a reply, and not shown when reported', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    answer(wallet, 'eth_requestAccounts', async () => endless())
    await expect(connect(kit, { connectorId })).rejects.toMatchObject({ code: 'WALLET_REPLY_INVALID' })
    answer(wallet, 'eth_requestAccounts', async () => [firstAddress])
    await connect(kit, { connectorId })
    wallet.emit('accountsChanged', endless())
    expect(kit.getAccount().status).toBe('disconnected')
  })
})

/** Registers a Solana wallet after replacing one of its features. */
function registerWith(feature: string, value: unknown) {
  const scripted = createTestSolanaWallet({ registered: false })
  const features = { ...scripted.wallet.features, [feature]: value }
  const descriptors = { ...Object.getOwnPropertyDescriptors(scripted.wallet), features: { value: features } }
  const wallet = Object.defineProperties({}, descriptors) as Wallet
  onTestFinished(registerStandardWallet(wallet))
  return scripted
}

async function createSolanaKit() {
  const kit = createPreparedKit({ networks: [solana] })
  await settle()
  return kit
}

// T16, F16
describe.each(hostileValues)('a Wallet Standard wallet that throws %s', (_, create) => {
  it('ends the attempt when it is asked', async () => {
    registerWith('standard:connect', { connect: throwing(create()) })
    const kit = await createSolanaKit()
    await expect(connect(kit, { connectorId: solanaId })).rejects.toMatchObject({
      code: 'WALLET_REQUEST_FAILED',
    })
    expect(kit.getAccount('solana').status).toBe('disconnected')
  })

  it('ends the attempt when it is watched', async () => {
    registerWith('standard:events', { on: throwing(create()) })
    const kit = await createSolanaKit()
    await expect(connect(kit, { connectorId: solanaId })).rejects.toMatchObject({
      code: 'WALLET_REQUEST_FAILED',
    })
  })

  it.each([
    ['stops to be watched', 'standard:events', () => ({ on: () => throwing(create()) })],
    ['is informed', 'standard:disconnect', () => ({ disconnect: throwing(create()) })],
  ])('is disconnected when it %s', async (_when, feature, createFeature) => {
    registerWith(feature, createFeature())
    const kit = await createSolanaKit()
    await connect(kit, { connectorId: solanaId })
    await expect(kit.disconnect()).resolves.toBeUndefined()
    expect(kit.getAccount('solana').status).toBe('disconnected')
  })

  it('fails to sign', async () => {
    registerWith('solana:signMessage', { signMessage: throwing(create()) })
    const kit = await createSolanaKit()
    await connect(kit, { connectorId: solanaId })
    await expect(signMessage(kit, { message: 'Hello' })).rejects.toMatchObject({
      code: 'WALLET_REQUEST_FAILED',
    })
  })
})

// T16
describe('a Wallet Standard wallet that changes what it was handed', () => {
  it('cannot have another message signed', async () => {
    registerWith('solana:signMessage', {
      signMessage({ message }: { message: Uint8Array }) {
        message.fill(33)
        return [{ signedMessage: message, signature: new Uint8Array(64) }]
      },
    })
    const kit = await createSolanaKit()
    await connect(kit, { connectorId: solanaId })
    await expect(signMessage(kit, { message: 'Hello' })).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
    })
  })
})

// F25, F38
describe('disconnect', () => {
  it('does not reject when a connector of the host app throws', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    onTestFinished(() => warn.mockRestore())
    const own = {
      id: 'own',
      name: 'Own',
      type: 'EXTERNAL' as const,
      namespaces: ['eip155' as const],
      connect: async () => ({ eip155: { addresses: [firstAddress], caipNetworkId: 'eip155:1' as const } }),
      restore: async () => ({}),
      disconnect: throwing(createHostileValue()),
      watch: () => throwing(createHostileValue()),
      getProvider: () => undefined,
    }
    const kit = createTestKit({ connectors: [own] })
    await connect(kit, { connectorId: 'own' })
    await expect(kit.disconnect()).resolves.toBeUndefined()
    expect(kit.getAccount().status).toBe('disconnected')
  })
})
