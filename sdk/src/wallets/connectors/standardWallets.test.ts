// @vitest-environment happy-dom
import type { Wallet } from '@wallet-standard/base'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { solana } from '../../chains/namespaces/solana/networks/solana.ts'
import type { AppKit } from '../../kit/AppKit.ts'
import {
  createPreparedKit,
  createTestSolanaWallet,
  firstSolanaAddress,
  settle,
} from '../../test/testPage.test.helper.ts'
import { registerStandardWallet } from '../../testing/registerStandardWallet.ts'
import { connect } from '../connection/connect.ts'
import { signMessage } from '../connection/signMessage.ts'

const connectorId = 'standard.solana-wallet'
const throwing = () => {
  throw new Error('hostile')
}

/** Registers a scripted wallet after changing some of its claims. */
function registerFaulty(change: (wallet: Wallet) => object) {
  const scripted = createTestSolanaWallet({ registered: false })
  const { wallet } = scripted
  const changed = Object.getOwnPropertyDescriptors(change(wallet))
  const descriptors = { ...Object.getOwnPropertyDescriptors(wallet), ...changed }
  const faulty = Object.defineProperties({}, descriptors) as Wallet
  onTestFinished(registerStandardWallet(faulty))
  return { ...scripted, wallet: faulty }
}

async function createKit() {
  const kit = createPreparedKit({ networks: [solana] })
  await settle()
  return kit
}

function names(kit: AppKit) {
  return kit.stores.connectors.getState().connectors.map(({ name }) => name)
}

/** A wallet with other features, added to those that it has. */
function withFeatures(features: Record<string, unknown>) {
  return (wallet: Wallet) => ({ features: { ...wallet.features, ...features } })
}

const withConnect = (answer: () => unknown) =>
  withFeatures({ 'standard:connect': { version: '1.0.0', connect: answer } })
const withSigning = (answer: () => unknown) =>
  withFeatures({ 'solana:signMessage': { version: '1.1.0', signMessage: answer } })

// T16
describe('registered wallets', () => {
  const throwingGetters: [string, object][] = ['name', 'icon', 'chains', 'features'].map((key) => [
    `a ${key} that throws`,
    Object.defineProperty({}, key, { get: throwing, enumerable: true }),
  ])

  it.each<[string, object]>([
    ...throwingGetters,
    ['a name that is no string', { name: 5 }],
    ['an empty name', { name: '' }],
    ['a name of control characters', { name: '\u202E\u0000\u200B' }],
    ['chains that are no list', { chains: 'solana:mainnet' }],
    ['chains of another family', { chains: ['sui:mainnet'] }],
    ['chains that are no strings', { chains: [5, null] }],
    [
      'chains without an end',
      { chains: new Proxy([], { get: (_, key) => (key === 'length' ? 2 ** 32 - 1 : 'x') }) },
    ],
    ['no chains', { chains: undefined }],
    ['features that are no object', { features: 'standard:connect' }],
    ['no features', { features: undefined }],
    ['features without a connect', { features: {} }],
  ])('are left out with %s, and hide no other one', async (_, change) => {
    registerFaulty(() => change)
    createTestSolanaWallet({ name: 'Good Wallet' })
    const kit = await createKit()
    expect(names(kit)).toEqual(['Good Wallet'])
  })

  it.each([
    ['null', null],
    ['a string', 'wallet'],
  ])('are left out when they are %s', async (_, wallet) => {
    onTestFinished(registerStandardWallet(wallet as never))
    createTestSolanaWallet({ name: 'Good Wallet' })
    expect(names(await createKit())).toEqual(['Good Wallet'])
  })

  it('are shown without control characters and at bounded length', async () => {
    registerFaulty(() => ({ name: `Wallet\u202Egnp.exe${'A'.repeat(500)}` }))
    const [name] = names(await createKit())
    expect(name).toMatch(/^Walletgnp\.exeA+$/)
    expect(name).toHaveLength(64)
  })

  it.each(['https://evil.test/icon.png', 'javascript:alert(1)', 'data:text/html,<script>1</script>', 5])(
    'lose the icon %s, not their row',
    async (icon) => {
      registerFaulty(() => ({ icon }))
      const kit = await createKit()
      const [connector] = kit.stores.connectors.getState().connectors
      expect(connector?.name).toBe('Solana Wallet')
      expect(connector?.imageUrl).toBeUndefined()
    },
  )

  it('get an id each when they have one name', async () => {
    createTestSolanaWallet()
    createTestSolanaWallet({ name: 'solana  wallet' })
    const kit = await createKit()
    const ids = kit.stores.connectors.getState().connectors.map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
  })

  it('get an id each when their names differ in letters that no id has', async () => {
    createTestSolanaWallet({ name: '钱包' })
    createTestSolanaWallet({ name: '金库' })
    const kit = await createKit()
    const ids = kit.stores.connectors.getState().connectors.map(({ storedId }) => storedId)
    expect(ids).toEqual([
      expect.stringMatching(/^standard\.[\w-]+$/),
      expect.stringMatching(/^standard\.[\w-]+$/),
    ])
    expect(new Set(ids).size).toBe(2)
  })

  it('are not searched for after the kit was destroyed', async () => {
    const kit = await createKit()
    kit.destroy()
    createTestSolanaWallet()
    expect(names(kit)).toEqual([])
  })
})

// F14, F16
describe('connecting a registered wallet', () => {
  it.each<[string, () => unknown]>([
    ['nothing', async () => undefined],
    ['a string', async () => 'accounts'],
    ['no accounts', async () => ({ accounts: [] })],
    ['accounts that are no list', async () => ({ accounts: { 0: {}, length: 1 } })],
    ['accounts that are null', async () => ({ accounts: [null, undefined, 5] })],
    [
      'an account of another family',
      async () => ({ accounts: [{ address: firstSolanaAddress, chains: ['sui:mainnet'] }] }),
    ],
    ['an account without chains', async () => ({ accounts: [{ address: firstSolanaAddress }] })],
    [
      'an EVM address',
      async () => ({
        accounts: [{ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chains: ['solana:mainnet'] }],
      }),
    ],
    [
      'a getter that throws',
      async () => ({ accounts: [Object.defineProperty({}, 'address', { get: throwing })] }),
    ],
    ['an answer that is not awaited', () => 'now'],
  ])('fails when it answers %s', async (_, answer) => {
    registerFaulty(withConnect(answer))
    const kit = await createKit()
    await expect(connect(kit, { connectorId })).rejects.toMatchObject({
      name: 'WalletKitError',
      code: 'WALLET_REPLY_INVALID',
      context: { method: 'standard:connect' },
    })
    expect(kit.getAccount().status).toBe('disconnected')
  })

  it.each<[string, () => unknown, string]>([
    ['throws', throwing, 'WALLET_REQUEST_FAILED'],
    ['rejects with nothing', () => Promise.reject(undefined), 'WALLET_REQUEST_FAILED'],
    ['rejects with 4001', () => Promise.reject({ code: 4001 }), 'USER_REJECTED'],
    ['rejects in words', () => Promise.reject(new Error('User rejected the request.')), 'USER_REJECTED'],
  ])('fails when it %s', async (_, answer, code) => {
    registerFaulty(withConnect(answer))
    await expect(connect(await createKit(), { connectorId })).rejects.toMatchObject({ code })
  })

  it('fails when its events cannot be listened to', async () => {
    registerFaulty(withFeatures({ 'standard:events': { version: '1.0.0', on: throwing } }))
    await expect(connect(await createKit(), { connectorId })).rejects.toMatchObject({
      code: 'WALLET_REQUEST_FAILED',
    })
  })

  it('works without events', async () => {
    registerFaulty(withFeatures({ 'standard:events': undefined, 'standard:disconnect': undefined }))
    const kit = await createKit()
    await connect(kit, { connectorId })
    expect(kit.getAddress()).toBe(firstSolanaAddress)
    await kit.disconnect()
    expect(kit.getAccount().status).toBe('disconnected')
  })
})

describe('a connected wallet that reports nonsense', () => {
  it.each<[string, unknown]>([
    ['no list', { accounts: 'none' }],
    ['no addresses', { accounts: [5, null, {}] }],
    ['a getter that throws', { accounts: [Object.defineProperty({}, 'address', { get: throwing })] }],
  ])('loses its accounts with %s', async (_, properties) => {
    const wallet = createTestSolanaWallet()
    const kit = await createKit()
    await connect(kit, { connectorId })
    wallet.emit(properties)
    expect(kit.getAccount().status).toBe('disconnected')
  })

  it.each([[undefined], [null], ['change'], [{ chains: [] }]])(
    'stays connected with %j',
    async (properties) => {
      const wallet = createTestSolanaWallet()
      const kit = await createKit()
      await connect(kit, { connectorId })
      expect(() => wallet.emit(properties)).not.toThrow()
      expect(kit.getAddress()).toBe(firstSolanaAddress)
    },
  )
})

describe('signing with a registered wallet', () => {
  const message = new TextEncoder().encode('Hello')
  const signature = new Uint8Array(64)

  it.each<[string, () => unknown]>([
    ['another message', async () => [{ signedMessage: new TextEncoder().encode('Hellp'), signature }]],
    ['a longer message', async () => [{ signedMessage: new TextEncoder().encode('Hello!'), signature }]],
    ['63 bytes', async () => [{ signedMessage: message, signature: new Uint8Array(63) }]],
    ['a list as signature', async () => [{ signedMessage: message, signature: [...signature] }]],
    ['no signature', async () => [{ signedMessage: message }]],
    ['no message', async () => [{ signature }]],
    ['an empty list', async () => []],
    ['nothing', async () => undefined],
    ['an answer that is not awaited', () => undefined],
  ])('fails when it returns %s', async (_, answer) => {
    registerFaulty(withSigning(answer))
    const kit = await createKit()
    await connect(kit, { connectorId })
    await expect(signMessage(kit, { message: 'Hello' })).rejects.toMatchObject({
      name: 'WalletKitError',
      code: 'WALLET_REPLY_INVALID',
    })
  })

  it.each<[string, object | undefined, string]>([
    ['throws', { version: '1.1.0', signMessage: throwing }, 'WALLET_REQUEST_FAILED'],
    ['cannot sign', undefined, 'WALLET_REQUEST_FAILED'],
    ['has no function', { version: '1.1.0' }, 'WALLET_REQUEST_FAILED'],
    ['is declined', { signMessage: () => Promise.reject({ code: 4001 }) }, 'USER_REJECTED'],
  ])('fails when it %s', async (_, feature, code) => {
    registerFaulty(withFeatures({ 'solana:signMessage': feature }))
    const kit = await createKit()
    await connect(kit, { connectorId })
    await expect(signMessage(kit, { message: 'Hello' })).rejects.toMatchObject({
      name: 'WalletKitError',
      code,
    })
  })

  it('fails when the account is not shared any more, and logs nothing', async () => {
    const log = vi.spyOn(console, 'error')
    let accounts: unknown
    registerFaulty((wallet) => ({
      get accounts() {
        return accounts === undefined ? wallet.accounts : accounts
      },
    }))
    const kit = await createKit()
    await connect(kit, { connectorId })
    accounts = []
    await expect(signMessage(kit, { message: 'Hello' })).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    accounts = 'none'
    await expect(signMessage(kit, { message: 'Hello' })).rejects.toMatchObject({ name: 'WalletKitError' })
    expect(log).not.toHaveBeenCalled()
  })
})
