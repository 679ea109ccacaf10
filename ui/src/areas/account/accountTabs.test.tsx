// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { connect } from '@wallet-kit/sdk/actions'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { modalScreen } from '../../test/modalScreen.ts'
import { stubNode } from '../../test/stubNode.ts'
import { testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  stubNode()
})
afterEach(() => {
  document.body.innerHTML = ''
})

it('reports that the history was chosen, and no other tab', async () => {
  const kit = testKit({
    wallets: [testWallet()],
    services: {
      walletDirectory: false,
      relay: false,
      dataService: 'http://data.invalid',
      nftService: 'http://nfts.invalid',
    },
  })
  await kit.open()
  const screen = modalScreen()
  await screen.findByTestId('wallet-selector-com.example.test')
  await connect(kit, { connectorId: 'com.example.test' })
  await kit.open({ view: 'Account' })
  await screen.findByTestId('tab-activity')
  const events: object[] = []
  kit.subscribeEvents(({ data }) => events.push(data))
  fireEvent.click(screen.getByTestId('tab-nfts'))
  expect(events).toEqual([])
  fireEvent.click(screen.getByTestId('tab-activity'))
  expect(events).toEqual([
    { type: 'track', event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount: false } },
  ])
})
