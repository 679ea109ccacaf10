// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ReactAppKit } from '../../../kit/instance/ReactAppKit.ts'
import { modalScreen } from '../../../test/modalScreen.ts'
import { stubPairing } from '../../../test/stubPairing.ts'
import { testKit } from '../../../test/testKit.ts'
import { testWallet } from '../../../test/testWallet.ts'

const text = /^Connecting wallet apps is unavailable right now/

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** The relay does not answer, or answers again. */
function report(kit: ReactAppKit, isUnreachable: boolean): void {
  const { connectors } = kit._internal.stores.connectors.getState()
  for (const one of connectors.filter(({ type }) => type === 'WALLET_CONNECT'))
    Object.assign(one, { isUnreachable })
  // As the registry publishes it: the list is the same.
  kit._internal.stores.connectors.set({ connectors })
}

async function open(outcome: 'never' | 'down', userAgent = 'Mozilla/5.0 (X11; Linux)') {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const client = stubPairing(outcome)
  const connect = vi.spyOn(client, 'connect')
  const kit = testKit({ wallets: [testWallet()], universalProvider: client })
  await kit.open({ view: 'Connect' })
  const screen = modalScreen()
  const row = await screen.findByTestId('wallet-selector-walletconnect')
  return { kit, connect, screen, row }
}

// F11
it.each(['Mozilla/5.0 (X11; Linux)', 'Mozilla/5.0 (Linux; Android 15) Mobile'])(
  'says at the row that wallet apps cannot be connected, until the relay has answered: %s',
  async (userAgent) => {
    const { kit, screen, row, connect } = await open('never', userAgent)
    expect(screen.queryByText(text)).toBeNull()
    report(kit, true)
    const note = await screen.findByText(text)
    expect(note.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    report(kit, false)
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
    // It is offered meanwhile.
    report(kit, true)
    row.click()
    await waitFor(() => expect(connect).toHaveBeenCalledOnce())
  },
)

// F11
it('says it in the place of the code, which is not there', async () => {
  const { kit, screen, row } = await open('never')
  row.click()
  await screen.findByText(/^Open the wallet/)
  report(kit, true)
  await screen.findAllByText(text)
  report(kit, false)
  await screen.findByText(/^Open the wallet/)
})

// F11
it('creates a code again that has failed, once the relay answers', async () => {
  const { kit, screen, row, connect } = await open('down')
  row.click()
  await screen.findAllByText('Pairing failed')
  expect(connect).toHaveBeenCalledOnce()
  report(kit, true)
  await screen.findAllByText(text)
  report(kit, false)
  await waitFor(() => expect(connect).toHaveBeenCalledTimes(2))
})
