// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  firstAddress,
  settle,
} from '../../test/testPage.test.helper.ts'
import { connect } from './connect.ts'

/** Fires the event of every other tab after one of them has written. */
function tellTabs(key: string | null = '@appkit/connection_status') {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

const connectorId = 'test.wallet'

// F20
describe('two tabs', () => {
  it('follow each other through connect and disconnect', async () => {
    createTestWallet()
    const storage = createMemoryStorage()
    const [first, second] = [createTestKit({ storage }), createTestKit({ storage })]
    await connect(first, { connectorId })
    tellTabs()
    await vi.waitFor(() => expect(second.getAddress()).toBe(firstAddress))
    await first.disconnect()
    tellTabs()
    await vi.waitFor(() => expect(second.getAccount().status).toBe('disconnected'))
  })

  it('write nothing in answer, so that they cannot go on indefinitely', async () => {
    createTestWallet()
    const storage = createMemoryStorage()
    const [first, second] = [createTestKit({ storage }), createTestKit({ storage })]
    await connect(first, { connectorId })
    const write = vi.spyOn(storage, 'setItem')
    const remove = vi.spyOn(storage, 'removeItem')
    tellTabs()
    await vi.waitFor(() => expect(second.getAccount().status).toBe('connected'))
    const keys = new Set([...write.mock.calls, ...remove.mock.calls].map(([key]) => key))
    expect([...keys].filter((key) => key.includes('connect'))).toEqual([])
  })

  it('follow a change of wallets', async () => {
    createTestWallet()
    createTestWallet({ rdns: 'other.wallet', name: 'Other' })
    const storage = createMemoryStorage()
    const [first, second] = [createTestKit({ storage }), createTestKit({ storage })]
    await connect(first, { connectorId })
    tellTabs()
    await vi.waitFor(() => expect(second.getAccount().status).toBe('connected'))
    await connect(first, { connectorId: 'other.wallet' })
    tellTabs()
    await vi.waitFor(() => expect(second.getWalletInfo()?.rdns).toBe('other.wallet'))
  })

  it('do not disturb a connect that is on its way', async () => {
    const wallet = createTestWallet()
    const storage = createMemoryStorage()
    const kit = createTestKit({ storage })
    wallet.setHold(true)
    const connecting = connect(kit, { connectorId })
    await settle()
    tellTabs(null)
    await settle()
    wallet.answerPending()
    await expect(connecting).resolves.toMatchObject({ address: firstAddress })
  })

  it('ignore keys of others', async () => {
    createTestWallet()
    const storage = createMemoryStorage()
    const [first, second] = [createTestKit({ storage }), createTestKit({ storage })]
    await connect(first, { connectorId })
    tellTabs('theirs')
    await settle()
    expect(second.getAccount().status).toBe('disconnected')
  })
})
