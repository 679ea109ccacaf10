// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settle } from '../../../test/testPage.test.helper.ts'
import { cancelConnect } from '../../connection/cancelConnect.ts'
import { connect } from '../../connection/connect.ts'
import { createFakePairingClient } from './fakePairingClient.test.helper.ts'
import { connectorId, createPairingKit } from './pairingKit.test.helper.ts'

let fake = createFakePairingClient()
const init = vi.hoisted(() => vi.fn())
vi.mock('@walletconnect/universal-provider', () => ({ UniversalProvider: { init } }))

beforeEach(() => {
  fake = createFakePairingClient()
  init.mockReset().mockImplementation(fake.init)
})

const closed = (reason: string) =>
  new Error(`WebSocket connection closed abnormally with code: 3000 (${reason})`)

// F7
describe('a relay that refuses the page', () => {
  it.each([
    ['Unauthorized: origin not allowed', 'APP_CONFIGURATION_INVALID', 'Invalid App Configuration'],
    ['JWT Token is not yet valid', 'UNIVERSAL_SESSION_EXPIRED', 'Session Expired'],
    ['Unauthorized: invalid key', 'PROJECT_ID_INVALID', 'Invalid App Configuration'],
  ])('with "%s" is an alert, once', async (reason, code, message) => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const kit = createPairingKit()
    const connecting = connect(kit, { connectorId }).catch(() => undefined)
    await settle()
    fake.refuse(closed(reason))
    fake.refuse(closed(reason))
    expect(kit.stores.notices.getState().alert).toMatchObject({ code, message })
    expect(reported).toHaveBeenCalledOnce()
    cancelConnect(kit)
    await connecting
  })

  it.each([[closed('going away')], [undefined], [null], ['x'], [{ message: {} }]])(
    'with another reason is none: %s',
    async (error) => {
      const kit = createPairingKit()
      const connecting = connect(kit, { connectorId }).catch(() => undefined)
      await settle()
      expect(() => fake.refuse(error)).not.toThrow()
      expect(kit.stores.notices.getState().alert).toBeUndefined()
      kit.destroy()
      fake.refuse(closed('origin not allowed'))
      await connecting
      expect(kit.stores.notices.getState().alert).toBeUndefined()
    },
  )
})
