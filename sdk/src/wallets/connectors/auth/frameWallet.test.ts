// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { AppKit } from '../../../kit/AppKit.ts'
import { logIn } from '../../../modal/navigation/logIn.ts'
import {
  createTestKit,
  firstAddress,
  firstSolanaAddress,
  settle,
  twoFamilies,
} from '../../../test/testPage.test.helper.ts'
import { disconnect } from '../../connection/disconnect.ts'
import { connectedKit, scriptFrame, frameServices as services } from './scriptedFrame.test.helper.ts'

const request = (kit: AppKit, method: string, params?: readonly unknown[]) =>
  kit.getProvider('eip155')?.request({ method, ...(params && { params }) } as never)

describe('the wallet of a login', () => {
  it('answers accounts and network itself, and passes the rest to the frame', async () => {
    const { kit, handlers } = await connectedKit()
    await expect(request(kit, 'eth_accounts')).resolves.toEqual([firstAddress])
    await expect(request(kit, 'eth_chainId')).resolves.toBe('0x1')
    expect(handlers.rpcRequest).not.toHaveBeenCalled()
    await expect(request(kit, 'eth_blockNumber')).resolves.toBe('0x1')
    expect(handlers.rpcRequest.mock.calls.map(([payload]) => payload)).toEqual([
      { method: 'eth_blockNumber' },
    ])
  })

  it('moves the frame before it is asked on another network', async () => {
    const order: string[] = []
    const { kit } = await connectedKit(
      {},
      {
        switchNetwork: async ({ chainId }) => {
          order.push(`to ${chainId}`)
          return { chainId }
        },
        rpcRequest: async ({ method }: { method: string }) => {
          order.push(method)
          return '0x2'
        },
      },
    )
    await request(kit, 'wallet_switchEthereumChain', [{ chainId: '0x89' }])
    await request(kit, 'eth_blockNumber')
    expect(order).toEqual(['to 137', 'eth_blockNumber'])
    expect(kit.getCaipNetwork()?.caipNetworkId).toBe('eip155:137')
  })

  it('moves the frame before it signs where another tab has moved it', async () => {
    let chainId = 1
    const { kit, handlers } = await connectedKit(
      {},
      { rpcRequest: async () => `0x${'ab'.repeat(65)}`, getChainId: async () => ({ chainId }) },
    )
    const moves = () => handlers.switchNetwork.mock.calls.map(([payload]) => payload)
    await request(kit, 'personal_sign', ['0x68656c6c6f', firstAddress])
    expect(moves()).toEqual([{ chainId: 1 }])
    await request(kit, 'personal_sign', ['0x68656c6c6f', firstAddress])
    expect(moves()).toHaveLength(1)
    expect(handlers.getChainId).toHaveBeenCalledOnce()
    chainId = 137
    await request(kit, 'personal_sign', ['0x68656c6c6f', firstAddress])
    expect(moves()).toEqual([{ chainId: 1 }, { chainId: 1 }])
    // A read is asked where the frame is known to be.
    await request(kit, 'eth_blockNumber')
    expect(handlers.getChainId).toHaveBeenCalledTimes(2)
  })

  it('moves the frame before it signs where that does not say where it is', async () => {
    const { kit, handlers } = await connectedKit(
      {},
      {
        rpcRequest: async () => `0x${'ab'.repeat(65)}`,
        getChainId: async () => {
          throw new Error('Unknown')
        },
      },
    )
    for (let times = 0; times < 2; times += 1)
      await request(kit, 'personal_sign', ['0x68656c6c6f', firstAddress])
    expect(handlers.switchNetwork).toHaveBeenCalledTimes(2)
  })

  it('leaves the frame where it is until the user has decided', async () => {
    let decide = () => {}
    const order: string[] = []
    const { kit } = await connectedKit(twoFamilies, {
      switchNetwork: async ({ chainId }: { chainId: string | number }) => {
        order.push(`to ${String(chainId).split(':')[0]}`)
        return { chainId }
      },
      rpcRequest: ({ method }: { method: string }) => {
        order.push(method)
        if (method === 'personal_sign')
          return new Promise((resolve) => (decide = () => resolve(`0x${'ab'.repeat(65)}`)))
        return Promise.resolve({ signature: '2'.repeat(88) })
      },
    })
    await vi.waitFor(() => expect(kit.getAccount('solana').isConnected).toBe(true))
    const signing = request(kit, 'personal_sign', ['0x68656c6c6f', firstAddress])
    await vi.waitFor(() => expect(order).toEqual(['to 1', 'personal_sign']))
    const wallet = kit.getProvider('solana') as unknown as {
      readonly accounts: readonly unknown[]
      readonly features: Record<string, { signMessage(input: object): Promise<unknown> }>
    }
    const second = wallet.features['solana:signMessage']?.signMessage({
      account: wallet.accounts[0],
      message: Uint8Array.of(1),
    })
    await settle()
    expect(order).toEqual(['to 1', 'personal_sign'])
    decide()
    await Promise.all([signing, second])
    expect(order).toEqual(['to 1', 'personal_sign', 'to solana', 'solana_signMessage'])
  })

  it('stays on its network where the frame refuses to move', async () => {
    const { kit } = await connectedKit(
      {},
      {
        switchNetwork: async () => {
          throw new Error('This network is not supported')
        },
      },
    )
    await expect(request(kit, 'wallet_switchEthereumChain', [{ chainId: '0x89' }])).rejects.toMatchObject({
      message: 'This network is not supported',
    })
    await expect(request(kit, 'eth_chainId')).resolves.toBe('0x1')
    expect(kit.getCaipNetwork()?.caipNetworkId).toBe('eip155:1')
  })

  it('sends nothing that was taken back while the frame moved', async () => {
    let arrive = () => {}
    const { kit, handlers } = await connectedKit(
      {},
      {
        switchNetwork: ({ chainId }) => new Promise((resolve) => (arrive = () => resolve({ chainId }))),
      },
    )
    const signing = request(kit, 'personal_sign', ['0x68656c6c6f', firstAddress])
    signing?.catch(() => undefined)
    await vi.waitFor(() => expect(handlers.switchNetwork).toHaveBeenCalledOnce())
    await kit.close()
    await expect(signing).rejects.toMatchObject({ code: 4001 })
    arrive()
    await settle()
    expect(handlers.rpcRequest).not.toHaveBeenCalled()
  })

  it('is asked nothing once it is disconnected, and ends what waits', async () => {
    const { kit, handlers, storage } = await connectedKit(
      {},
      { rpcRequest: () => new Promise(() => undefined) },
    )
    const provider = kit.getProvider('eip155') as unknown as { request(args: object): Promise<unknown> }
    const reading = provider.request({ method: 'eth_blockNumber' })
    reading.catch(() => undefined)
    await vi.waitFor(() => expect(handlers.rpcRequest).toHaveBeenCalledOnce())
    await disconnect(kit)
    await expect(reading).rejects.toMatchObject({ code: 4900 })
    await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([])
    await expect(provider.request({ method: 'eth_blockNumber' })).rejects.toMatchObject({ code: 4900 })
    expect(handlers.rpcRequest).toHaveBeenCalledOnce()
    expect(storage.entries.has('@appkit-wallet/LAST_USED_CHAIN_KEY')).toBe(false)
  })

  it('closes its view once where several requests wait', async () => {
    const { kit, handlers } = await connectedKit({}, { rpcRequest: () => new Promise(() => undefined) })
    const signing = [1, 2].map(() => request(kit, 'personal_sign', ['0x68656c6c6f', firstAddress]))
    for (const one of signing) one?.catch(() => undefined)
    await vi.waitFor(() => expect(handlers.rpcRequest).toHaveBeenCalledTimes(2))
    const opened: boolean[] = []
    kit.stores.modal.subscribe(({ open }, previous) => open !== previous.open && opened.push(open))
    await kit.close()
    await Promise.allSettled(signing)
    await settle()
    expect(opened).toEqual([false])
  })

  it('shows the account that the frame uses, and of what kind it is', async () => {
    const smart = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const { kit } = await connectedKit(
      {},
      {
        getUser: async () => ({
          address: smart,
          chainId: 1,
          smartAccountDeployed: true,
          accounts: [
            { address: firstAddress, type: 'eoa' },
            { address: smart, type: 'smartAccount' },
          ],
        }),
      },
    )
    expect(kit.getAccount().allAccounts.map(({ address }) => address)).toEqual([smart, firstAddress])
    expect(kit.getAccount().embeddedWalletInfo).toMatchObject({
      accountType: 'smartAccount',
      isSmartAccountDeployed: true,
    })
  })

  it('refuses a method that the frame does not know', async () => {
    const { kit, handlers } = await connectedKit()
    await expect(request(kit, 'eth_sign', ['0x1', '0x2'])).rejects.toMatchObject({ code: 4200 })
    await expect(request(kit, 'wallet_addEthereumChain', [{}])).rejects.toMatchObject({
      code: 'WALLET_METHOD_UNSUPPORTED',
    })
    expect(handlers.rpcRequest).not.toHaveBeenCalled()
  })

  // T10
  it('shows that a request waits in the frame, and takes it back when its view is left', async () => {
    const { kit, handlers } = await connectedKit({}, { rpcRequest: () => new Promise(() => undefined) })
    const signing = request(kit, 'personal_sign', ['0x68656c6c6f', firstAddress])
    signing?.catch(() => undefined)
    await vi.waitFor(() =>
      expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'ApproveTransaction' }),
    )
    await vi.waitFor(() => expect(handlers.rpcRequest).toHaveBeenCalledOnce())
    await kit.close()
    await expect(signing).rejects.toMatchObject({ code: 4001, message: 'Request was aborted' })
    await vi.waitFor(() => expect(handlers.rpcAbort).toHaveBeenCalledOnce())
  })

  it.each([
    ['User rejected the request', 4001],
    ['execution reverted: not enough', -32_000],
  ])('passes on that the frame refuses: %s', async (message, code) => {
    const { kit } = await connectedKit(
      {},
      {
        rpcRequest: async () => {
          throw new Error(message)
        },
      },
    )
    await expect(request(kit, 'personal_sign', ['0x68656c6c6f', firstAddress])).rejects.toMatchObject({
      code,
      message,
    })
  })

  it('returns what the user has signed there, and closes the view', async () => {
    const { kit } = await connectedKit({}, { rpcRequest: async () => `0x${'ab'.repeat(65)}` })
    await expect(request(kit, 'personal_sign', ['0x68656c6c6f', firstAddress])).resolves.toMatch(/^0xab/)
    expect(kit.isOpen()).toBe(false)
  })

  it('translates what Solana wallets are asked', async () => {
    const { kit, handlers } = await connectedKit(twoFamilies, {
      rpcRequest: async () => ({ signature: '2'.repeat(88) }),
    })
    await vi.waitFor(() => expect(kit.getAccount('solana').address).toBe(firstSolanaAddress))
    const wallet = kit.getProvider('solana') as unknown as {
      readonly accounts: readonly unknown[]
      readonly features: Record<string, { signAndSendTransaction(input: object): Promise<unknown> }>
    }
    await wallet.features['solana:signAndSendTransaction']?.signAndSendTransaction({
      account: wallet.accounts[0],
      transaction: Uint8Array.of(0, 1, 255),
      options: { skipPreflight: true },
    })
    expect(handlers.rpcRequest.mock.calls.at(-1)?.[0]).toEqual({
      method: 'solana_signAndSendTransaction',
      // Three bytes, in base58.
      params: { transaction: '19p', options: { skipPreflight: true } },
    })
  })

  it('forgets the login with the connection, here and in the frame', async () => {
    const { kit, storage, handlers } = await connectedKit(twoFamilies)
    await disconnect(kit)
    expect(kit.getAccount('solana').isConnected).toBe(false)
    await vi.waitFor(() => expect(handlers.signOut).toHaveBeenCalledOnce())
    expect([...storage.entries.keys()].filter((key) => key.startsWith('@appkit-wallet/'))).toEqual([])
  })

  it('refuses an address of another family', async () => {
    const kit = createTestKit({ services })
    scriptFrame(kit, {
      connectEmail: async () => ({ action: 'CONNECT' }),
      getUser: async () => ({ address: firstSolanaAddress, chainId: 1 }),
    })
    logIn(kit, { email: 'alice@mail.example' })
    await vi.waitFor(() =>
      expect(kit.stores.connection.getState().attempt).toMatchObject({
        status: 'failed',
        error: { code: 'WALLET_REPLY_INVALID' },
      }),
    )
    expect(kit.getAccount().isConnected).toBe(false)
  })
})
