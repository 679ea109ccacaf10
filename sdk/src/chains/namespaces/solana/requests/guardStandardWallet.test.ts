// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import {
  approveWalletRequest,
  declineWalletRequest,
  getWalletRequests,
} from '../../../../account/requests/walletRequests.ts'
import type { AppKit } from '../../../../kit/AppKit.ts'
import {
  createTestKit,
  createTestSolanaWallet,
  firstSolanaAddress,
  secondAddress,
  twoFamilies,
} from '../../../../test/testPage.test.helper.ts'
import { connect } from '../../../../wallets/connection/connect.ts'
import { externalConnector } from '../../../../wallets/connectors/external/externalConnector.ts'

const first = (kit: AppKit) => getWalletRequests(kit).getState().requests[0]

async function readFirst(kit: AppKit) {
  await vi.waitFor(() => expect(first(kit)?.read).toBeDefined(), 5_000)
  const request = first(kit)
  if (!request?.read) throw new Error('No request')
  return { ...request, read: request.read }
}

describe('a Wallet Standard wallet without a screen of its own', () => {
  const hi = new TextEncoder().encode('hello')

  async function connectStandardWallet() {
    const { wallet } = createTestSolanaWallet({ registered: false })
    const kit = createTestKit({
      ...twoFamilies,
      connectors: [
        externalConnector({
          id: 'frame',
          name: 'Frame',
          confirmsInPage: true,
          providers: { solana: wallet },
        }),
      ],
    })
    await connect(kit, { connectorId: 'frame' })
    const { features } = kit.getProvider('solana') ?? { features: {} }
    const { 'solana:signMessage': messages, 'solana:signTransaction': transactions } = features as {
      readonly 'solana:signMessage': { signMessage(...inputs: object[]): Promise<readonly object[]> }
      readonly 'solana:signTransaction': { signTransaction(...inputs: object[]): Promise<readonly object[]> }
    }
    return { kit, wallet, ...messages, ...transactions }
  }

  it('has its requests held', async () => {
    const { kit, wallet, signMessage } = await connectStandardWallet()
    const [account] = wallet.accounts
    const signing = signMessage({ account, message: hi })
    const request = await readFirst(kit)
    expect(request).toMatchObject({
      account: firstSolanaAddress,
      read: { statements: [{ type: 'message', facts: [{ name: 'message', text: 'hello' }] }] },
    })
    approveWalletRequest(kit, request)
    expect(await signing).toHaveLength(1)
  })

  // T4, T24
  it('signs with the account that is shown, whatever the page changes in its object', async () => {
    const { kit, wallet, signMessage } = await connectStandardWallet()
    const [shown, other] = wallet.accounts
    let reads = 0
    const account = {
      ...shown,
      get address() {
        reads += 1
        return reads > 1 ? other?.address : shown?.address
      },
    }
    const signing = signMessage({ account, message: hi })
    const request = await readFirst(kit)
    expect(request.account).toBe(shown?.address)
    approveWalletRequest(kit, request)
    const [{ signature }] = (await signing) as [{ signature: Uint8Array }]
    const key = await crypto.subtle.importKey(
      'raw',
      new Uint8Array(shown?.publicKey ?? []),
      'Ed25519',
      false,
      ['verify'],
    )
    expect(await crypto.subtle.verify('Ed25519', key, new Uint8Array(signature), hi)).toBe(true)
  })

  it('refuses an account that is not the wallet’s', async () => {
    const { kit, wallet, signMessage } = await connectStandardWallet()
    const account = { ...wallet.accounts[0], address: secondAddress }
    await expect(signMessage({ account, message: hi })).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    expect(first(kit)).toBeUndefined()
  })

  // T4, T5
  it('asks for each account of a request by itself', async () => {
    const { kit, wallet, signMessage } = await connectStandardWallet()
    const inputs = wallet.accounts.map((account) => ({ account, message: hi }))
    const signing = signMessage(...inputs)
    for (const { address } of wallet.accounts) {
      await vi.waitFor(() => expect(first(kit)).toMatchObject({ account: address, read: {} }))
      approveWalletRequest(kit, await readFirst(kit))
    }
    expect(await signing).toHaveLength(inputs.length)
  })

  // T4, T24
  it.each([
    ['solana:devnet', 'Unknown Network'],
    ['solana:mainnet', 'Solana'],
  ])('shows the network that a transaction is for: %s', async (chain, name) => {
    const { kit, wallet, signTransaction } = await connectStandardWallet()
    const input = { account: wallet.accounts[0], transaction: Uint8Array.of(1), chain }
    const signing = signTransaction(input, input)
    const request = await readFirst(kit)
    expect(request).toMatchObject({ network: { name } })
    declineWalletRequest(kit, request)
    await expect(signing).rejects.toMatchObject({ code: 4001 })
  })
})
