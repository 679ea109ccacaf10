// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import type { ListedWallet } from '@wallet-kit/sdk'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openWallet } from '../../../kit/wallet/openWallet.ts'
import { modalScreen } from '../../../test/modalScreen.ts'
import { stubPairing } from '../../../test/stubPairing.ts'
import { testKit } from '../../../test/testKit.ts'

const sample = { id: 'sample', name: 'Sample', mobile_link: 'sample:' } as ListedWallet

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** The page is in a frame with a sandbox, which must not move the page around it. */
async function openSample(tab: object | null) {
  vi.stubGlobal('top', {})
  vi.spyOn(window, 'open').mockImplementation((_, target) =>
    target === '_top' ? null : (tab as Window | null),
  )
  const kit = testKit({ universalProvider: stubPairing('shown') })
  await kit.open()
  openWallet(kit, sample)
  return modalScreen()
}

it('says that the app was not opened, and keeps the link and another try', async () => {
  const screen = await openSample(null)
  await screen.findAllByText('Sample was not opened')
  expect(screen.queryByText('Continue in Sample')).toBeNull()
  expect(screen.getByTestId('wui-link-copy')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('goes on where another tab was opened', async () => {
  const tab = { opener: window, open: vi.fn() }
  const screen = await openSample(tab)
  await waitFor(() => expect(tab.open).toHaveBeenCalledOnce())
  expect(tab.open).toHaveBeenCalledWith(
    expect.stringMatching(/^sample:\/\//),
    '_self',
    expect.stringContaining('noreferrer'),
  )
  await screen.findAllByText('Continue in Sample')
  expect(screen.queryByText('Sample was not opened')).toBeNull()
})
