// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openView } from '../../../modal/navigation/openView.ts'
import { createMemoryStorage } from '../../../test/testPage.test.helper.ts'
import { openPairingLink } from '../../connection/openPairingLink.ts'
import type { ListedWallet } from '../../directory/ListedWallet.ts'
import { createFakePairingClient } from './fakePairingClient.test.helper.ts'
import { both, connectorId, createPairingKit, pair } from './pairingKit.test.helper.ts'

let fake = createFakePairingClient()
const init = vi.hoisted(() => vi.fn())
vi.mock('@walletconnect/universal-provider', () => ({ UniversalProvider: { init } }))

beforeEach(() => {
  fake = createFakePairingClient()
  init.mockImplementation(fake.init)
})

describe('the wallet of a paired session', () => {
  it('is the one that was paired, not what pairs', async () => {
    const { kit } = await pair(fake)
    const phone = { name: 'Phone', icon: 'https://phone.test/icon.png', type: 'WALLET_CONNECT' }
    expect(kit.getWalletInfo()).toEqual(phone)
    expect(kit.getWalletInfo('solana')).toEqual(phone)
    await kit.disconnect()
    expect(kit.getWalletInfo()).toBeUndefined()
  })

  it('is known again after a reload', async () => {
    const storage = createMemoryStorage()
    await pair(fake, both, createPairingKit({ storage }))
    const kit = createPairingKit({ storage })
    await kit.ready()
    expect(kit.getWalletInfo()?.name).toBe('Phone')
  })

  const wallet = { id: 'fox', name: 'Fox', mobile_link: 'fox://' } as ListedWallet
  const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0.0.0 Mobile'
  it.each([
    ['any wallet, by its code', undefined, undefined, 'qrcode', ['WalletConnect', 'Phone']],
    ['one of the directory, by its code', wallet, undefined, 'qrcode', ['Fox', 'Fox']],
    ['one of the directory, on a phone', wallet, phone, 'mobile', ['Fox', 'Fox']],
  ] as const)('is reported: %s', async (_, picked, userAgent, platform, [selected, connected]) => {
    if (userAgent) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    const kit = createPairingKit()
    const events: unknown[] = []
    kit.subscribeEvents(({ data }) => events.push(data))
    // A wallet viewed before the modal was closed does not count.
    await kit.open()
    openView(kit, {
      view: 'ConnectingWalletConnect',
      data: { connectorId, wallet: { ...wallet, name: 'Owl' } },
    })
    await kit.close()
    if (picked) await kit.open()
    if (picked) openView(kit, { view: 'ConnectingWalletConnect', data: { connectorId, wallet: picked } })
    const pairing = pair(fake, both, kit)
    if (userAgent) openPairingLink(kit, { wallet, platform: 'mobile' })
    await pairing
    expect(events).toContainEqual({
      type: 'track',
      event: 'SELECT_WALLET',
      properties: { name: selected, platform },
    })
    expect(events).toContainEqual({
      type: 'track',
      event: 'CONNECT_SUCCESS',
      properties: { method: platform, name: connected },
    })
  })
})
