// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { connected } from '../../chains/namespaces/eip155/actions/connected.test.helper.ts'
import { createEip155 } from '../../chains/namespaces/eip155/createEip155.ts'
import { solana } from '../../chains/namespaces/solana/networks/solana.ts'
import {
  createPreparedKit,
  createTestKit,
  createTestSolanaWallet,
  secondAddress,
  secondSolanaAddress,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { switchNetwork } from '../../wallets/connection/switchNetwork.ts'
import { sendToken } from './sendToken.ts'

const transfer = { recipient: secondAddress, amount: 1n }
const rejection = Object.assign(new Error('User rejected the request.'), { code: 4001 })

describe('a transfer that was not sent', () => {
  it.each([
    ['failed in the wallet', new Error('no gas'), 'WALLET_REQUEST_FAILED', 'sendFailed'],
    ['was declined', rejection, 'USER_REJECTED', 'signatureDeclined'],
  ])('shows that it %s', async (_, reply, code, key) => {
    const { kit } = await connected({ eth_sendTransaction: reply })
    await expect(sendToken(kit, transfer)).rejects.toMatchObject({ code })
    await vi.waitFor(() =>
      expect(kit.stores.notices.getState().toast).toMatchObject({ key, variant: 'error' }),
    )
  })

  it("says so in the words of Solana's", async () => {
    const wallet = createTestSolanaWallet()
    const kit = createPreparedKit({ networks: [solana] })
    // Others are listed before it where its code loads slowly.
    const connectorId = 'standard.solana-wallet'
    await vi.waitFor(() =>
      expect(kit.stores.connectors.getState().connectors.map(({ id }) => id)).toContain(connectorId),
    )
    await connect(kit, { connectorId })
    await switchNetwork(kit, { network: solana })
    wallet.lock()
    await expect(sendToken(kit, { recipient: secondSolanaAddress, amount: 1n })).rejects.toThrow()
    await vi.waitFor(() =>
      expect(kit.stores.notices.getState().toast).toMatchObject({
        key: 'sendFailedTryAgain',
        variant: 'error',
      }),
    )
  })

  it('is of a family without transfers', async () => {
    const { loadTransfers: _, ...adapter } = createEip155()
    const kit = createTestKit({ adapters: [adapter] })
    await expect(sendToken(kit, transfer)).rejects.toMatchObject({
      code: 'CHAIN_UNSUPPORTED_FOR_SEND',
      message: 'Unsupported chain',
      context: { caipNetworkId: 'eip155:1' },
    })
  })
})
