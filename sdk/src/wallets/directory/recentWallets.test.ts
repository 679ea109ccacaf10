// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { openView } from '../../modal/navigation/openView.ts'
import { createMemoryStorage, createTestKit, createTestWallet } from '../../test/testPage.test.helper.ts'
import { connect } from '../connection/connect.ts'
import { addRecentWallet, getRecentWallets } from './recentWallets.ts'

const wallet = (id: string) => ({ id, name: `Wallet ${id}`, mobile_link: 'sample://' })
const key = '@appkit/recent_wallets'
const ids = (kit: ReturnType<typeof createTestKit>) => getRecentWallets(kit).map(({ id }) => id)

describe('recent wallets', () => {
  it('are the two last ones, newest first, each once', () => {
    const kit = createTestKit()
    for (const id of ['a', 'b', 'a', 'c']) addRecentWallet(kit._internal, wallet(id))
    expect(ids(kit)).toEqual(['c', 'a'])
    addRecentWallet(kit._internal, wallet('a'))
    expect(ids(kit)).toEqual(['a', 'c'])
  })

  it('are those that the host app offers', () => {
    const storage = createMemoryStorage({ [key]: JSON.stringify([wallet('a'), wallet('b')]) })
    expect(ids(createTestKit({ storage, excludeWalletIds: ['a'] }))).toEqual(['b'])
    expect(ids(createTestKit({ storage, includeWalletIds: ['a'] }))).toEqual(['a'])
  })

  // F20
  it('survive a reload, and are those of all tabs', () => {
    const storage = createMemoryStorage()
    const [first, second] = [createTestKit({ storage }), createTestKit({ storage })]
    addRecentWallet(first._internal, wallet('a'))
    expect(ids(second)).toEqual(['a'])
    addRecentWallet(second._internal, wallet('b'))
    expect(ids(first)).toEqual(['b', 'a'])
  })

  // F21, T25
  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no list', '{"id":"a","name":"A"}'],
    ['no wallets', '[null,1,"a",{},{"id":"a"},{"id":1,"name":"A"}]'],
    ['a wallet without a visible name', '[{"id":"a","name":"\\u200b"}]'],
  ])('are none where the storage has %s', (_, stored) => {
    expect(ids(createTestKit({ storage: createMemoryStorage({ [key]: stored }) }))).toEqual([])
  })

  it('gain the one that has connected from the view that was opened for it', async () => {
    createTestWallet()
    const kit = createTestKit()
    const connectorId = 'test.wallet'
    await openView(kit, { view: 'ConnectingWalletConnect', data: { connectorId, wallet: wallet('a') } })
    await connect(kit, { connectorId })
    await vi.waitFor(() => expect(ids(kit)).toEqual(['a']))
  })

  it('gain none when a connect fails', async () => {
    const scripted = createTestWallet()
    scripted.setReject(true)
    const kit = createTestKit()
    const connectorId = 'test.wallet'
    await openView(kit, { view: 'ConnectingWalletConnect', data: { connectorId, wallet: wallet('a') } })
    await expect(connect(kit, { connectorId })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(ids(kit)).toEqual([])
  })
})
