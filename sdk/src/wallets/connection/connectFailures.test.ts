// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  firstAddress,
} from '../../test/testPage.test.helper.ts'
import { connect } from './connect.ts'

const connectorId = 'test.wallet'

/** A wallet that answers one method with a value of the test's choice. */
function createFaultyWallet(method: string, answer: () => unknown) {
  const wallet = createTestWallet()
  const { request } = wallet.provider
  wallet.provider.request = (args) =>
    args.method === method ? (answer() as Promise<unknown>) : request(args)
  return wallet
}

async function expectFailure(code: string) {
  const storage = createMemoryStorage()
  const kit = createTestKit({ storage })
  await expect(connect(kit, { connectorId })).rejects.toMatchObject({ name: 'WalletKitError', code })
  expect(kit.stores.connection.getState().namespaces.eip155).toMatchObject({
    status: 'disconnected',
    error: { code },
  })
  expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBeNull()
  expect(storage.getItem('@appkit/connection_status')).toBe('disconnected')
  return kit
}

describe('a connect that fails', () => {
  it.each([
    ['4001', { code: 4001, message: 'User rejected the request.' }],
    ['5000', { code: 5000, message: 'User rejected.' }],
    ['ACTION_REJECTED', { code: 'ACTION_REJECTED' }],
    ['wrapped', { code: -32603, data: { code: 4001 } }],
    ['text only', new Error('User denied account access')],
    ['a bare text', 'User rejected the request'],
  ])('is quiet when the visitor says no: %s', async (_, error) => {
    const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    createTestWallet().rejectNext('eth_requestAccounts', error)
    const kit = await expectFailure('USER_REJECTED')
    for (const log of logged) expect(log).not.toHaveBeenCalled()
    await expect(connect(kit, { connectorId })).resolves.toMatchObject({ address: firstAddress })
  })

  it('says that the wallet is waiting, without a second request', async () => {
    const wallet = createTestWallet()
    wallet.rejectNext('eth_requestAccounts', { code: -32002, message: 'Already processing.' })
    await expectFailure('WALLET_REQUEST_PENDING')
    expect(wallet.requests).toHaveLength(1)
  })

  it.each([
    ['no accounts', 'eth_requestAccounts', []],
    ['something that is no address', 'eth_requestAccounts', ['not an address']],
    ['an address that is too short', 'eth_requestAccounts', ['0x1234']],
    ['an object', 'eth_requestAccounts', { 0: firstAddress, length: 1 }],
    ['nothing', 'eth_requestAccounts', undefined],
    ['a number as chain', 'eth_chainId', 1],
    ['a decimal chain', 'eth_chainId', '1'],
    ['an empty chain', 'eth_chainId', '0x'],
    ['chain zero', 'eth_chainId', '0x0'],
    ['a chain with a line feed', 'eth_chainId', '0x1\n'],
    ['a chain beyond all numbers', 'eth_chainId', '0xffffffffffffffff'],
    ['no chain', 'eth_chainId', null],
  ])('says so when the wallet answers %s', async (_, method, answer) => {
    createFaultyWallet(method, () => Promise.resolve(answer))
    const kit = await expectFailure('WALLET_REPLY_INVALID')
    expect(kit.stores.connection.getState().namespaces.eip155).toMatchObject({
      error: { context: { method } },
    })
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('broken')
      },
    ],
    ['rejects with nothing', () => Promise.reject(undefined)],
    ['rejects with null', () => Promise.reject(null)],
  ])('says so when the wallet %s', async (_, answer) => {
    createFaultyWallet('eth_requestAccounts', answer)
    await expectFailure('WALLET_REQUEST_FAILED')
  })

  it.each([
    [4100, 'WALLET_UNAUTHORIZED'],
    [4200, 'WALLET_METHOD_UNSUPPORTED'],
    [-32601, 'WALLET_METHOD_UNSUPPORTED'],
    [4900, 'WALLET_DISCONNECTED'],
    [4901, 'WALLET_DISCONNECTED'],
  ] as const)('names the reason of EIP-1193 with code %i', async (code, expected) => {
    createFaultyWallet('eth_requestAccounts', () => Promise.reject({ code, message: 'No' }))
    await expectFailure(expected)
  })

  it('says so when the wallet does not let itself be watched', async () => {
    const wallet = createTestWallet()
    wallet.provider.on = () => {
      throw new Error('no events')
    }
    await expectFailure('WALLET_REQUEST_FAILED')
  })

  it('keeps the modal open, for another try', async () => {
    createTestWallet().rejectNext()
    const kit = createTestKit()
    await kit.open()
    await expect(connect(kit, { connectorId })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(kit.isOpen()).toBe(true)
  })
})

// F16
describe('a connected wallet that reports nonsense', () => {
  it.each([[[42]], ['0x1'], [undefined], [['0x1234']]])('loses its accounts with %j', async (accounts) => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId })
    wallet.emit('accountsChanged', accounts)
    expect(kit.getAccount().status).toBe('disconnected')
  })

  it.each([[137], ['137'], [null], ['0x']])('stays where it was with chain %j', async (chainId) => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId })
    wallet.emit('chainChanged', chainId)
    expect(kit.getCaipNetworkId()).toBe('eip155:1')
    expect(kit.getAccount().status).toBe('connected')
  })
})
