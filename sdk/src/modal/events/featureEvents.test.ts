// @vitest-environment happy-dom

import { analyticsEventPropsSchema } from '@wallet-kit/clients/analytics/validators'
import { getHistoryHandler, getSupportedChainsHandler } from '@wallet-kit/clients/data-service/handlers'
import { getWalletsHandler } from '@wallet-kit/clients/wallet-directory/handlers'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { getActivity } from '../../account/activity/getActivity.ts'
import { getPurchasePage } from '../../account/onramp/getPurchasePage.ts'
import { openPurchase } from '../../account/onramp/openPurchase.ts'
import { sendToken } from '../../account/sending/sendToken.ts'
import { connected } from '../../chains/namespaces/eip155/actions/connected.test.helper.ts'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import type { AppKit } from '../../kit/AppKit.ts'
import { onServices } from '../../test/onServices.test.helper.ts'
import { createTestKit, firstAddress, secondAddress } from '../../test/testPage.test.helper.ts'
import { walletSearchQueryOptions } from '../../wallets/directory/reads.ts'
import { goBack } from '../navigation/goBack.ts'
import { openView } from '../navigation/openView.ts'
import type { KitEvent } from './EventsState.ts'
import { trackEvent } from './trackEvent.ts'

const hash = `0x${'ab'.repeat(32)}`
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const data = 'http://localhost:3000/data'

/** Events of a kit from now on; each fits its contract and names no account. */
function collect(kit: AppKit): readonly KitEvent[] {
  const events: KitEvent[] = []
  kit.subscribeEvents(({ data: event }) => {
    expect(analyticsEventPropsSchema.parse(event)).toEqual(event)
    expect(JSON.stringify(event).toLowerCase()).not.toContain(firstAddress.toLowerCase())
    expect(JSON.stringify(event).toLowerCase()).not.toContain(secondAddress.toLowerCase())
    events.push(event)
  })
  return events
}

const sent = { isSmartAccount: false, network: 'eip155:1' }

// T26
it('a purchase names its provider alone', async () => {
  const { kit } = await connected({})
  const events = collect(kit)
  vi.spyOn(window, 'open').mockReturnValue(null)
  const page = await getPurchasePage(kit, { provider: 'meld', symbol: 'ETH', amount: '50' })
  openPurchase(kit, page)
  const properties = { isSmartAccount: false, provider: 'meld' }
  expect(events).toEqual([{ type: 'track', event: 'SELECT_BUY_PROVIDER', properties }])
})

// T26
describe('events of a transfer', () => {
  it('name the own coin by its symbol, with the amount', async () => {
    const { kit } = await connected({ eth_sendTransaction: hash })
    const events = collect(kit)
    await sendToken(kit, { recipient: secondAddress, amount: 250_000_000_000_000_000n })
    const properties = { ...sent, token: 'ETH', amount: 0.25 }
    expect(events).toEqual([
      { type: 'track', event: 'SEND_INITIATED', properties },
      { type: 'track', event: 'SEND_SUCCESS', properties },
    ])
  })

  it('name a token by its contract', async () => {
    const { kit } = await connected({ eth_sendTransaction: hash })
    const events = collect(kit)
    await sendToken(kit, { recipient: secondAddress, amount: 1_500_000n, token, decimals: 6 })
    const properties = { ...sent, token: `eip155:1:${token}`, amount: 1.5 }
    expect(events).toEqual([
      { type: 'track', event: 'SEND_INITIATED', properties },
      { type: 'track', event: 'SEND_SUCCESS', properties },
    ])
  })

  it('are left out where the decimals of a token are unknown', async () => {
    const { kit } = await connected({ eth_sendTransaction: hash })
    const events = collect(kit)
    await sendToken(kit, { recipient: secondAddress, amount: 1n, token })
    expect(events).toEqual([])
  })

  it.each([
    [
      'a failure',
      new Error(`no ${firstAddress}`),
      'SEND_ERROR',
      'The wallet could not handle eth_sendTransaction.',
    ],
    [
      'what the visitor has declined',
      Object.assign(new Error('no'), { code: 4001 }),
      'SEND_REJECTED',
      'The request was declined in the wallet.',
    ],
  ])('report %s', async (_, reply, event, message) => {
    const { kit } = await connected({ eth_sendTransaction: reply })
    const events = collect(kit)
    await expect(sendToken(kit, { recipient: secondAddress, amount: 1n })).rejects.toThrow()
    expect(events.at(-1)).toMatchObject({ event, properties: { token: 'ETH', message } })
  })

  it('do not report what has to be corrected first', async () => {
    const { kit } = await connected()
    const events = collect(kit)
    await expect(sendToken(kit, { recipient: 'nobody', amount: 1n })).rejects.toThrow()
    expect(events).toEqual([])
  })
})

describe('events of the history', () => {
  const supported = getSupportedChainsHandler({
    baseUrl: data,
    reply: () => ({ http: ['eip155:1'], ws: [] }),
  })

  it('report that more is loaded', async () => {
    onServices(supported, getHistoryHandler({ baseUrl: data, reply: () => ({ data: [], next: null }) }))
    const kit = createTestKit()
    await kit.open()
    const events = collect(kit)
    await getActivity(kit, { address: firstAddress })
    expect(events).toEqual([])
    await getActivity(kit, { address: firstAddress, cursor: 'second' })
    const properties = { projectId: 'test', isSmartAccount: false, cursor: 'second' }
    expect(events).toEqual([{ type: 'track', event: 'LOAD_MORE_TRANSACTIONS', properties }])
  })

  it('report a failure', async () => {
    onServices(
      supported,
      http.get(`${data}/v1/account/:account/history`, () => new HttpResponse(null, { status: 404 })),
    )
    const kit = createTestKit()
    await kit.open()
    const events = collect(kit)
    await expect(getActivity(kit, { address: firstAddress })).rejects.toMatchObject({
      code: 'HISTORY_UNAVAILABLE',
    })
    const properties = { projectId: 'test', isSmartAccount: false }
    expect(events).toEqual([{ type: 'track', event: 'ERROR_FETCH_TRANSACTIONS', properties }])
  })
})

describe('events of views', () => {
  it('report that Send was opened, not that it was returned to', async () => {
    const kit = createTestKit()
    await kit.open({ view: 'Account' })
    const events = collect(kit)
    openView(kit, { view: 'WalletSend' })
    openView(kit, { view: 'WalletSendSelectToken' })
    goBack(kit)
    expect(events).toEqual([{ type: 'track', event: 'OPEN_SEND', properties: sent }])
  })

  it('report a search in the list of wallets', async () => {
    onServices(
      getWalletsHandler({
        baseUrl: 'http://localhost:3000/directory',
        reply: () => ({ data: [], count: 0 }),
      }),
    )
    const kit = createTestKit()
    await kit.open()
    const events = collect(kit)
    const search = (text: string) =>
      getQueryClient(kit).fetchQuery(walletSearchQueryOptions(kit, { search: text, badge: 'certified' }))
    await search(' ')
    expect(events).toEqual([])
    await search(` ${'rain'.repeat(100)} `)
    expect(events).toEqual([
      {
        type: 'track',
        event: 'SEARCH_WALLET',
        properties: { badge: 'certified', search: 'rain'.repeat(50) },
      },
    ])
  })

  it("may be reported by a host app's own view, once the kit was used", async () => {
    const kit = createTestKit()
    const events = collect(kit)
    const event = {
      type: 'track',
      event: 'CLICK_TRANSACTIONS',
      properties: { isSmartAccount: false },
    } as const
    trackEvent(kit, event)
    expect(events).toEqual([])
    await kit.open()
    trackEvent(kit, event)
    expect(events.at(-1)).toEqual(event)
    kit.destroy()
    trackEvent(kit, event)
    expect(events.filter((one) => one.event === 'CLICK_TRANSACTIONS')).toHaveLength(1)
  })
})
