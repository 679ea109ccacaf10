// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { disconnect } from '../../connection/disconnect.ts'
import { submitLoginCode } from '../../connection/loginSteps.ts'
import { confirmCurrentEmail, confirmNewEmail, updateEmail } from '../../connection/updateEmail.ts'
import type { AppKit } from '../../instance/AppKit.ts'
import { logIn } from '../../navigation/logIn.ts'
import {
  createMemoryStorage,
  createTestKit,
  firstAddress,
  firstSolanaAddress,
  settle,
  twoFamilies,
} from '../../testing/testPage.test.helper.ts'
import { frameService, scriptFrame } from './scriptedFrame.test.helper.ts'

const services = { walletDirectory: false, dataService: false, relay: false, frame: frameService } as const

async function connectedKit(options: Parameters<typeof createTestKit>[0] = {}, changes = {}) {
  const storage = createMemoryStorage()
  const kit = createTestKit({ storage, services, ...options })
  const frame = scriptFrame(kit, { connectEmail: async () => ({ action: 'CONNECT' }), ...changes })
  logIn(kit, { email: 'alice@mail.example' })
  await vi.waitFor(() => expect(kit.getAccount('eip155').isConnected).toBe(true))
  return { kit, storage, ...frame }
}

/** The same visitor's next page. */
function nextVisit(storage: ReturnType<typeof createMemoryStorage>, changes = {}) {
  const kit = createTestKit({ storage, services, ...twoFamilies })
  return { kit, ...scriptFrame(kit, changes) }
}

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
        switchNetwork: async ({ chainId }: { chainId: number }) => {
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

describe('the next visit', () => {
  it('restores the login without asking', async () => {
    const { storage } = await connectedKit(twoFamilies)
    const { kit, handlers } = nextVisit(storage)
    await kit.ready()
    expect(kit.getAccount('eip155')).toMatchObject({
      address: firstAddress,
      embeddedWalletInfo: { user: { email: 'alice@mail.example' }, authProvider: 'email' },
    })
    expect(kit.getAccount('solana').address).toBe(firstSolanaAddress)
    expect(handlers.connectEmail).not.toHaveBeenCalled()
  })

  it.each<[string, object]>([
    ['is over', { isConnected: async () => ({ isConnected: false }) }],
    [
      'cannot be read',
      {
        isConnected: async () => {
          throw new Error('broken')
        },
      },
    ],
  ])('forgets a login that %s', async (_, changes) => {
    const { storage } = await connectedKit()
    const { kit } = nextVisit(storage, changes)
    await kit.ready()
    expect(kit.getAccount().status).toBe('disconnected')
    expect(storage.entries.has('@appkit-wallet/EMAIL_LOGIN_USED_KEY')).toBe(false)
  })

  it('asks the frame nothing where no login is remembered', async () => {
    const { storage } = await connectedKit()
    storage.removeItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY')
    const { kit, handlers } = nextVisit(storage)
    await kit.ready()
    expect(kit.getAccount().status).toBe('disconnected')
    expect(handlers.isConnected).not.toHaveBeenCalled()
  })
})

describe('a change of the e-mail address', () => {
  it('takes a code of each address, and shows the new one', async () => {
    const { kit, storage, handlers } = await connectedKit(twoFamilies)
    await expect(updateEmail(kit, { email: 'new@mail.example' })).resolves.toBe('primary')
    await confirmCurrentEmail(kit, { code: '111111' })
    await expect(confirmNewEmail(kit, { code: '222222' })).resolves.toBe('new@mail.example')
    expect(handlers.updateEmailPrimaryOtp.mock.calls[0]?.[0]).toEqual({ otp: '111111' })
    for (const name of ['eip155', 'solana'] as const)
      expect(kit.getAccount(name).embeddedWalletInfo?.user.email).toBe('new@mail.example')
    expect(storage.entries.get('@appkit-wallet/EMAIL')).toBe('new@mail.example')
  })

  it('observes the pause between two e-mails', async () => {
    const { kit } = await connectedKit()
    await updateEmail(kit, { email: 'new@mail.example' })
    await expect(updateEmail(kit, { email: 'new@mail.example' })).rejects.toMatchObject({
      code: 'EMAIL_LOGIN_COOLDOWN',
    })
  })

  it('is for visitors who have logged in', async () => {
    const kit = createTestKit({ services })
    await expect(updateEmail(kit, { email: 'new@mail.example' })).rejects.toMatchObject({
      code: 'ADDRESS_OR_AUTH_CONNECTOR_MISSING',
    })
    await settle()
  })
})

it('asks for a code only while one is awaited', async () => {
  const kit = createTestKit({ services })
  await expect(submitLoginCode(kit, { code: '123456' })).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
})
