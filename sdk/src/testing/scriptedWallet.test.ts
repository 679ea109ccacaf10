// @vitest-environment happy-dom

import { HttpResponse, http } from 'msw'
import { stringToHex, verifyMessage, verifyTypedData } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import { onServices } from '../test/onServices.test.helper.ts'
import {
  createMemoryStorage,
  createTestWallet,
  firstAddress,
  secondAddress,
} from '../test/testPage.test.helper.ts'
import { announceWallet } from './announceWallet.ts'
import { createScriptedWallet } from './createScriptedWallet.ts'

const ask = (wallet: ReturnType<typeof createTestWallet>, method: string, params?: readonly unknown[]) =>
  wallet.provider.request(params ? { method, params } : { method })

describe('a scripted wallet', () => {
  it('shares nothing before it was asked, and everything afterwards', async () => {
    const wallet = createTestWallet({ announced: false })
    await expect(ask(wallet, 'eth_accounts')).resolves.toEqual([])
    await expect(ask(wallet, 'eth_requestAccounts')).resolves.toEqual([firstAddress, secondAddress])
    await expect(ask(wallet, 'eth_accounts')).resolves.toEqual([firstAddress, secondAddress])
    await expect(ask(wallet, 'eth_chainId')).resolves.toBe('0x1')
    expect(wallet.accounts).toEqual([firstAddress, secondAddress])
  })

  it('answers as the script says, after its user was asked', async () => {
    const wallet = createScriptedWallet({
      ...{ name: 'Test', rdns: 'com.example.test', accounts: [`0x${'11'.repeat(32)}`], chains: { 1: '' } },
      answers: {
        eth_accounts: async (_, answer) => ({ own: await answer() }),
        wallet_sendCalls: ([request]) => ({ id: 'one', request }),
      },
    })
    const { request } = wallet.provider
    await expect(request({ method: 'eth_accounts' })).resolves.toEqual({ own: [] })
    const bundle = { method: 'wallet_sendCalls', params: [{ calls: [] }] }
    await expect(request(bundle)).resolves.toEqual({ id: 'one', request: { calls: [] } })
    wallet.rejectNext('wallet_sendCalls')
    await expect(request(bundle)).rejects.toMatchObject({ code: 4001 })
    expect(wallet.requests).toHaveLength(3)
  })

  it('really signs, and only for accounts that it shares', async () => {
    const wallet = createTestWallet({ announced: false })
    const message = 'Hello\nWallet'
    await expect(ask(wallet, 'personal_sign', [stringToHex(message), firstAddress])).rejects.toMatchObject({
      code: 4100,
    })
    await ask(wallet, 'eth_requestAccounts')
    const signature = (await ask(wallet, 'personal_sign', [
      stringToHex(message),
      firstAddress,
    ])) as `0x${string}`
    await expect(verifyMessage({ address: firstAddress, message, signature })).resolves.toBe(true)
    const typed = {
      domain: { name: 'Test' },
      types: { Mail: [{ name: 'text', type: 'string' }] },
      primaryType: 'Mail',
      message: { text: 'Hello' },
    } as const
    const typedSignature = (await ask(wallet, 'eth_signTypedData_v4', [
      secondAddress,
      JSON.stringify(typed),
    ])) as `0x${string}`
    await expect(
      verifyTypedData({ ...typed, address: secondAddress, signature: typedSignature }),
    ).resolves.toBe(true)
  })

  it('remembers permission, account and chain in its storage', async () => {
    const storage = createMemoryStorage()
    const wallet = createTestWallet({ announced: false, storage })
    await ask(wallet, 'eth_requestAccounts')
    wallet.changeAccount(1)
    wallet.changeChain(137)
    const reloaded = createTestWallet({ announced: false, storage })
    await expect(ask(reloaded, 'eth_accounts')).resolves.toEqual([secondAddress, firstAddress])
    await expect(ask(reloaded, 'eth_chainId')).resolves.toBe('0x89')
    reloaded.revoke()
    await expect(ask(createTestWallet({ announced: false, storage }), 'eth_accounts')).resolves.toEqual([])
  })

  it('starts anew when its storage was damaged', async () => {
    const storage = createMemoryStorage({ 'scripted-wallet:test.wallet': '{"granted":"yes"' })
    await expect(ask(createTestWallet({ announced: false, storage }), 'eth_accounts')).resolves.toEqual([])
  })

  it('says no once, to one method, or always', async () => {
    const wallet = createTestWallet({ announced: false })
    wallet.rejectNext('personal_sign', { code: 5000 })
    await ask(wallet, 'eth_requestAccounts')
    await expect(ask(wallet, 'personal_sign', ['0x', firstAddress])).rejects.toEqual({ code: 5000 })
    wallet.setReject(true)
    await expect(ask(wallet, 'wallet_switchEthereumChain', [{ chainId: '0x89' }])).rejects.toMatchObject({
      code: 4001,
    })
    await expect(ask(wallet, 'eth_chainId')).resolves.toBe('0x1')
    wallet.setReject(false)
    await ask(wallet, 'wallet_switchEthereumChain', [{ chainId: '0x89' }])
    await expect(ask(wallet, 'eth_chainId')).resolves.toBe('0x89')
  })

  it('does not know some chains until they are added', async () => {
    const wallet = createTestWallet({ announced: false })
    wallet.setUnknownChains([137])
    const target = [{ chainId: '0x89', rpcUrls: [] }]
    await expect(ask(wallet, 'wallet_switchEthereumChain', target)).rejects.toMatchObject({ code: 4902 })
    await ask(wallet, 'wallet_addEthereumChain', target)
    await ask(wallet, 'wallet_switchEthereumChain', target)
    await expect(ask(wallet, 'eth_chainId')).resolves.toBe('0x89')
  })

  it('reports what its user does, and only changes', async () => {
    const wallet = createTestWallet({ announced: false })
    const accounts = vi.fn()
    const chain = vi.fn()
    wallet.provider.on?.('accountsChanged', accounts)
    wallet.provider.on?.('chainChanged', chain)
    wallet.changeAccount(1)
    expect(accounts).not.toHaveBeenCalled()
    await ask(wallet, 'eth_requestAccounts')
    wallet.changeAccount(1)
    wallet.lock()
    wallet.unlock()
    wallet.changeChain(1)
    wallet.changeChain(5)
    expect(accounts.mock.calls).toEqual([
      [[secondAddress, firstAddress]],
      [[]],
      [[secondAddress, firstAddress]],
    ])
    expect(chain.mock.calls).toEqual([['0x5']])
  })

  it('passes reads on to the node of its chain, errors included', async () => {
    onServices(
      http.post('http://localhost:3000/node/1', async ({ request }) => {
        const { method } = (await request.json()) as { method: string }
        return HttpResponse.json(
          method === 'eth_call'
            ? { jsonrpc: '2.0', id: 1, error: { code: 3, message: 'execution reverted' } }
            : { jsonrpc: '2.0', id: 1, result: '0x10' },
        )
      }),
    )
    const wallet = createTestWallet({ announced: false })
    await expect(ask(wallet, 'eth_blockNumber')).resolves.toBe('0x10')
    await expect(ask(wallet, 'eth_call', [{}])).rejects.toMatchObject({
      code: 3,
      message: 'execution reverted',
    })
    wallet.changeChain(5)
    await expect(ask(wallet, 'eth_blockNumber')).rejects.toMatchObject({ code: 4901 })
  })

  it('announces itself until it is stopped', () => {
    const seen = vi.fn()
    window.addEventListener('eip6963:announceProvider', seen)
    const stop = announceWallet(createTestWallet({ announced: false }))
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    stop()
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(seen).toHaveBeenCalledTimes(2)
    window.removeEventListener('eip6963:announceProvider', seen)
  })
})
