import { expect, test } from '../support/tests/actionsTest.ts'

const connectorId = 'dev.wallet-kit.sandbox'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

// Sending and swapping without the modal: account.spec.ts and swap.spec.ts.

test('reads the history with its pages, and the NFTs', async ({ page, actions }) => {
  await actions.call('connect', { connectorId, namespaces: ['eip155'] })
  const { history, nfts } = await page.evaluate(async () => {
    const { getActivity, getNfts } = window.actions
    const kit = window.kit as never
    const first = await getActivity(kit)
    const second = first.next ? await getActivity(kit, { cursor: first.next }) : { items: [] }
    const { items } = await getNfts(kit)
    return { history: [...first.items, ...second.items], nfts: items }
  })
  expect(history.length).toBeGreaterThan(50)
  expect(new Set(history.map(({ id }) => id)).size).toBe(history.length)
  const receipt = await actions.request('eip155:1', 'eth_getTransactionReceipt', [history[0]?.hash])
  expect(receipt).toMatchObject({ transactionHash: history[0]?.hash })
  expect(nfts.some(({ isSpam }) => isSpam)).toBe(true)
  expect(nfts.find(({ isSpam }) => !isSpam)).toMatchObject({ quantity: 1n })
})

test('buys: what the provider’s page takes is at the account', async ({ page, actions, context }) => {
  const held = async () => {
    const data = `0x70a08231${alice.slice(2).toLowerCase().padStart(64, '0')}`
    return BigInt(String(await actions.request('eip155:1', 'eth_call', [{ to: usdc, data }, 'latest'])))
  }
  await actions.call('connect', { connectorId, namespaces: ['eip155'] })
  const before = await held()
  const opened = context.waitForEvent('page')
  await page.evaluate(async () => {
    const { getOnrampProviders, getPurchasePage, openPurchase } = window.actions
    const kit = window.kit as never
    const [provider] = await getOnrampProviders(kit)
    if (!provider) throw new Error('no provider')
    openPurchase(kit, await getPurchasePage(kit, { provider: provider.id, symbol: 'USDC', amount: '50' }))
  })
  await (await opened).getByTestId('checkout-pay').click()
  await expect
    .poll(() =>
      page.evaluate(() => window.actions.getPurchase(window.kit as never).getState().current?.status),
    )
    .toBe('received')
  expect(await held()).toBeGreaterThan(before)
})

test('registers a name that resolves to the account, and revokes a session', async ({ page, actions }) => {
  await actions.call('connect', { connectorId, namespaces: ['eip155'] })
  const sessions = await page.evaluate(async () => {
    const { getSmartSessions, revokeSmartSession } = window.actions
    const kit = window.kit as never
    const active = (await getSmartSessions(kit)).find(({ status }) => status === 'active')
    if (!active) throw new Error('no session')
    await revokeSmartSession(kit, { pci: active.pci })
    return { revoked: active.pci, list: await getSmartSessions(kit) }
  })
  expect(sessions.list.find(({ pci }) => pci === sessions.revoked)?.status).toBe('revoked')

  const { name, address, own } = await page.evaluate(async () => {
    const { getNameSuggestions, lookupName, registerName } = window.actions
    const kit = window.kit as never
    const free = (await getNameSuggestions(kit, { name: 'harbourmaster' })).find((each) => !each.registered)
    const label = free?.name.slice(0, free.name.indexOf('.')) ?? ''
    const { name: registered } = await registerName(kit, { name: label })
    const resolved = await lookupName(kit, { name: registered })
    return { name: registered, address: resolved, own: window.kit?.getAddress() }
  })
  expect(name).toMatch(/\.reown\.id$/)
  expect(address?.toLowerCase()).toBe(own?.toLowerCase())
})
