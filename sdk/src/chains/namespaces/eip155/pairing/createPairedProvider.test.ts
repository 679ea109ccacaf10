import { describe, expect, it, vi } from 'vitest'
import { createFakeRemoteWallet } from '../../../../test/createRemoteWallet.test.helper.ts'
import { createPairedProvider } from './createPairedProvider.ts'

const [alice, bob] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const

function create() {
  const fake = createFakeRemoteWallet([`eip155:1:${alice}`, `eip155:1:${bob}`, `eip155:137:${bob}`])
  const provider = createPairedProvider(fake.remote)
  const events: [string, unknown][] = []
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect']) {
    provider.on?.(event, (value: unknown) => events.push([event, value]))
  }
  return { ...fake, provider, events }
}

const switchTo = (chainId: unknown) => ({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })

describe('the EIP-1193 provider of a paired wallet', () => {
  it('answers accounts and chain by itself, per chain', async () => {
    const { provider, requests } = create()
    await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([alice, bob])
    await expect(provider.request({ method: 'eth_requestAccounts' })).resolves.toEqual([alice, bob])
    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0x1')
    await provider.request(switchTo('0x89'))
    await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([bob])
    expect(requests).toEqual([])
  })

  it('switches among approved chains locally and reports it', async () => {
    const { provider, requests, events } = create()
    await expect(provider.request(switchTo('0x89'))).resolves.toBeNull()
    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0x89')
    expect(events).toEqual([['chainChanged', '0x89']])
    expect(requests).toEqual([])
  })

  it('passes a switch to an unknown chain on, and moves only when the wallet agrees', async () => {
    const { provider, requests, setAnswer, events } = create()
    setAnswer(() => Promise.reject({ code: 4902 }))
    await expect(provider.request(switchTo('0x38'))).rejects.toEqual({ code: 4902 })
    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0x1')
    expect(events).toEqual([])
    setAnswer(() => null)
    await provider.request(switchTo('0x38'))
    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0x38')
    expect(requests).toEqual([switchTo('0x38'), switchTo('0x38')])
  })

  it.each([
    [undefined],
    [[]],
    [[{}]],
    [[{ chainId: 'x' }]],
    [[{ chainId: '' }]],
    [[{ chainId: null }]],
    [[null]],
    ['0x1'],
  ])('passes a switch to nothing on, and stays: %j', async (params) => {
    const { provider, requests, setAnswer } = create()
    setAnswer(() => null)
    await provider.request({ method: 'wallet_switchEthereumChain', params: params as never })
    expect(requests).toHaveLength(1)
    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0x1')
  })

  it('passes everything else to the wallet, its errors included', async () => {
    const { provider, requests, setAnswer } = create()
    setAnswer(() => '0xsigned')
    // Its chain id is no reason to switch.
    const request = { method: 'eth_sendTransaction', params: [{ from: alice, chainId: '0x89' }] }
    await expect(provider.request(request)).resolves.toBe('0xsigned')
    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0x1')
    setAnswer(() => Promise.reject({ code: 5000 }))
    await expect(provider.request(request)).rejects.toEqual({ code: 5000 })
    expect(requests).toEqual([request, request])
  })

  it('reports accounts and the end of the session, until a listener is removed', async () => {
    const { provider, setAccounts, events, isEnded } = create()
    const listener = vi.fn()
    provider.on?.('accountsChanged', listener)
    provider.removeListener?.('accountsChanged', listener)
    provider.removeListener?.('message', listener)
    setAccounts([`eip155:1:${bob}`])
    await provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
    expect(events).toMatchObject([
      ['accountsChanged', [bob]],
      ['disconnect', { code: 4900, message: 'The wallet has ended the session.' }],
    ])
    expect(isEnded()).toBe(true)
    expect(listener).not.toHaveBeenCalled()
  })

  // T20
  it('passes on that a smart session ends, which is no disconnecting', async () => {
    const { provider, requests, setAnswer, isEnded } = create()
    setAnswer(() => '0x1234')
    const revocation = { method: 'wallet_revokePermissions', params: [{ pci: '0x12' }] }
    await expect(provider.request(revocation)).resolves.toBe('0x1234')
    expect(requests).toEqual([revocation])
    expect(isEnded()).toBe(false)
  })
})
