import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it, vi } from 'vitest'
import { createNode } from '../../../test/nodes.test.helper.ts'
import { onServices } from '../../../test/onServices.test.helper.ts'
import { ethereum, firstAddress, polygon, secondAddress } from '../../../test/testPage.test.helper.ts'
import { toCaipNetwork } from '../../networks/toCaipNetwork.ts'
import { createEip155 } from './createEip155.ts'
import type { RequestArguments } from './Eip1193Provider.ts'

const family = createEip155()
const network = toCaipNetwork(ethereum, {})

/** A wallet with one reply per method. Collects the requests. */
function createWallet(replies: Readonly<Record<string, unknown>>) {
  const requests: RequestArguments[] = []
  const provider = {
    async request(args: RequestArguments) {
      requests.push(args)
      return replies[args.method]
    },
  }
  return { provider, requests }
}

// T16, F16
describe('accounts of an EVM wallet', () => {
  const both = [firstAddress, secondAddress]

  it('are requested together with the chain', async () => {
    const { provider, requests } = createWallet({ eth_requestAccounts: both, eth_chainId: '0x89' })
    await expect(family.requestAccounts(provider, network)).resolves.toEqual({
      addresses: both,
      caipNetworkId: 'eip155:137',
    })
    expect(requests).toEqual([{ method: 'eth_requestAccounts' }, { method: 'eth_chainId' }])
  })

  it('are read without a prompt', async () => {
    const { provider, requests } = createWallet({ eth_accounts: both, eth_chainId: '0x1' })
    await expect(family.readAccounts(provider, network)).resolves.toEqual({
      addresses: both,
      caipNetworkId: 'eip155:1',
    })
    expect(requests).toEqual([{ method: 'eth_accounts' }, { method: 'eth_chainId' }])
  })

  it('are each listed once', async () => {
    const accounts = [secondAddress, firstAddress, secondAddress, firstAddress.toLowerCase()]
    const { provider } = createWallet({ eth_accounts: accounts, eth_chainId: '0x1' })
    await expect(family.readAccounts(provider, network)).resolves.toMatchObject({
      addresses: [secondAddress, firstAddress],
    })
  })

  it('may be none when they are read, and may not when they are requested', async () => {
    const { provider, requests } = createWallet({ eth_accounts: [], eth_requestAccounts: [] })
    await expect(family.readAccounts(provider, network)).resolves.toBeUndefined()
    await expect(family.requestAccounts(provider, network)).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
      context: { method: 'eth_requestAccounts' },
    })
    expect(requests.map(({ method }) => method)).not.toContain('eth_chainId')
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a string', firstAddress],
    ['an object', { 0: firstAddress, length: 1 }],
    ['a list with one invalid address', [firstAddress, '0x1']],
    ['a list with a list', [[firstAddress]]],
    ['an address without 0x', [firstAddress.slice(2)]],
    ['an address that is too long', [`${firstAddress}0`]],
    ['an address after something else', [`x${firstAddress}`]],
    ['an address with another letter', [firstAddress.replace('f', 'g')]],
  ])('are not read from %s', async (_, accounts) => {
    const { provider } = createWallet({ eth_accounts: accounts, eth_chainId: '0x1' })
    await expect(family.readAccounts(provider, network)).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
      context: { method: 'eth_accounts' },
    })
  })

  it.each([
    ['nothing', undefined],
    ['a number', 1],
    ['a list', ['0x1']],
    ['a decimal', '1'],
    ['no digits', '0x'],
    ['zero', '0x0'],
    ['digits of something else', '0x1g'],
    ['a prefix', ' 0x1'],
    ['a chain above what a number holds', '0xffffffffffffff'],
    ['too many digits', '0x000000000000001'],
  ])('are refused on %s as a chain', async (_, eth_chainId) => {
    const { provider } = createWallet({ eth_accounts: both, eth_chainId })
    await expect(family.readAccounts(provider, network)).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
      context: { method: 'eth_chainId' },
    })
  })

  it('are released', async () => {
    const { provider, requests } = createWallet({})
    await family.releaseAccounts(provider)
    expect(requests).toEqual([{ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }])
  })

  it('move with the wallet to a network', async () => {
    const { provider, requests } = createWallet({ eth_chainId: '0x89' })
    await family.switchNetwork(provider, toCaipNetwork(polygon, {}))
    expect(requests[0]).toEqual({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] })
  })

  it('have a balance', async () => {
    onServices(
      createNode('http://localhost:3000/node/1', { eth_chainId: '0x1', eth_getBalance: '0x7' }).handler,
    )
    await expect(createEip155().getNativeBalance({ address: firstAddress, network })).resolves.toEqual({
      value: 7n,
      decimals: 18,
      symbol: 'ETH',
    })
  })

  it('have no balance where the address is none', async () => {
    const reading = family.getNativeBalance({ address: 'alice.eth', network })
    await expect(reading).rejects.toMatchObject({
      code: 'CAIP_ADDRESS_INVALID',
      context: { address: 'alice.eth' },
    })
  })

  it('are stated with a checksum', async () => {
    await expect(family.formatAddress(firstAddress.toLowerCase())).resolves.toBe(firstAddress)
  })
})

// F16
describe('a message that an EVM wallet signs', () => {
  const message = 'Hello, ☀'
  const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)

  it('is sent as UTF-8 in hexadecimal, and verifies', async () => {
    const signature = await account.signMessage({ message })
    const { provider, requests } = createWallet({ personal_sign: signature })
    const signing = family.signMessage(provider, { address: account.address, message })
    await expect(signing).resolves.toBe(signature)
    expect(requests).toEqual([
      { method: 'personal_sign', params: ['0x48656c6c6f2c20e29880', account.address] },
    ])
    const request = { address: account.address, message, signature }
    await expect(family.verifyMessage?.(request)).resolves.toBe(true)
    await expect(family.verifyMessage?.({ ...request, message: 'Goodbye' })).resolves.toBe(false)
  })

  it('is not sent after the request was aborted', async () => {
    const { provider, requests } = createWallet({ personal_sign: '0x' })
    const request = { address: firstAddress, message, signal: AbortSignal.abort() }
    await expect(family.signMessage(provider, request)).rejects.toMatchObject({ name: 'AbortError' })
    expect(requests).toEqual([])
  })

  it.each([
    ['nothing', undefined],
    ['bytes in a list', [`0x${'0'.repeat(130)}`]],
    ['too few digits', `0x${'0'.repeat(61)}`],
    ['too many digits', `0x${'0'.repeat(65_537)}`],
    ['no hexadecimal', `0x${'0'.repeat(128)}xy`],
    ['a prefix', ` 0x${'0'.repeat(130)}`],
  ])('is refused with %s as its signature', async (_, personal_sign) => {
    const { provider } = createWallet({ personal_sign })
    await expect(family.signMessage(provider, { address: firstAddress, message })).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
      context: { method: 'personal_sign' },
    })
  })
})

// T8
describe('a sign-in message of Ethereum', () => {
  const required = {
    accountAddress: firstAddress,
    chainId: 'eip155:137',
    domain: 'shop.example',
    uri: 'https://shop.example/login',
    version: '1',
    nonce: 'abcdefgh',
    issuedAt: '2026-01-01T00:00:00.000Z',
  } as const
  const every = {
    ...required,
    statement: 'Sign in.',
    expirationTime: '2026-01-02T00:00:00.000Z',
    notBefore: '2025-12-31T00:00:00.000Z',
    requestId: 'request-1',
    resources: ['https://shop.example/terms', 'ipfs://two'],
  }

  it.each([
    ['the required fields', required],
    ['every field', every],
  ])('states %s, and nothing else', async (_, fields) => {
    const text = await family.createSignInMessage({
      ...fields,
      accountAddress: firstAddress.toLowerCase(),
    })
    await expect(family.parseSignInMessage(text)).resolves.toEqual(fields)
  })

  it('has the format of EIP-4361', async () => {
    await expect(family.createSignInMessage(every)).resolves.toBe(
      [
        'shop.example wants you to sign in with your Ethereum account:',
        firstAddress,
        '',
        'Sign in.',
        '',
        'URI: https://shop.example/login',
        'Version: 1',
        'Chain ID: 137',
        'Nonce: abcdefgh',
        'Issued At: 2026-01-01T00:00:00.000Z',
        'Expiration Time: 2026-01-02T00:00:00.000Z',
        'Not Before: 2025-12-31T00:00:00.000Z',
        'Request ID: request-1',
        'Resources:',
        '- https://shop.example/terms',
        '- ipfs://two',
      ].join('\n'),
    )
  })
})

// T16, F16
describe('events of an EVM wallet', () => {
  /** Watches a wallet; returns what its events were read as, and how to emit one. */
  function watch() {
    const listeners: Record<string, (value: unknown) => void> = {}
    const events = { accountsChanged: vi.fn(), chainChanged: vi.fn(), disconnect: vi.fn() }
    const provider = {
      request: async () => null,
      on(event: string, listener: (value: never) => void) {
        listeners[event] = listener as (value: unknown) => void
      },
    }
    family.watch(provider, events)
    return { events, emit: (event: string, value: unknown) => listeners[event]?.(value) }
  }

  it.each([[[firstAddress]], [[]]])('report the accounts %j', (accounts) => {
    const { events, emit } = watch()
    emit('accountsChanged', accounts)
    expect(events.accountsChanged.mock.calls).toEqual([[accounts]])
  })

  // An empty report may be followed by the accounts again within a second; one that cannot be read ends at once.
  it('report a disconnect where accounts cannot be read', () => {
    const { events, emit } = watch()
    emit('accountsChanged', ['0x1'])
    expect(events.disconnect.mock.calls).toEqual([[]])
    expect(events.accountsChanged).not.toHaveBeenCalled()
  })

  it('report the chain, and undefined for one that cannot be read', () => {
    const { events, emit } = watch()
    emit('chainChanged', '0x89')
    emit('chainChanged', 137)
    expect(events.chainChanged.mock.calls).toEqual([['eip155:137'], [undefined]])
  })

  it.each([
    ['without an error', undefined, 1],
    ['with null', null, 1],
    ['with a string', '1013', 1],
    ['with code 4900', { code: 4900 }, 1],
    ['with code 1013, as the wallet reconnects by itself', { code: 1013 }, 0],
  ])('report a disconnect %s', (_, error, count) => {
    const { events, emit } = watch()
    emit('disconnect', error)
    expect(events.disconnect).toHaveBeenCalledTimes(count)
  })
})
