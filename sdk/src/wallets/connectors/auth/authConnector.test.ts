// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { logIn } from '../../../modal/navigation/logIn.ts'
import {
  createMemoryStorage,
  createTestKit,
  firstAddress,
  firstSolanaAddress,
  settle,
  twoFamilies,
} from '../../../test/testPage.test.helper.ts'
import { connect } from '../../connection/connect.ts'
import { disconnect } from '../../connection/disconnect.ts'
import { submitLoginCode } from '../../connection/loginSteps.ts'
import { confirmCurrentEmail, confirmNewEmail, updateEmail } from '../../connection/updateEmail.ts'
import { connectedKit, scriptFrame, frameServices as services } from './scriptedFrame.test.helper.ts'

/** The same visitor's next page. */
function nextVisit(storage: ReturnType<typeof createMemoryStorage>, changes = {}) {
  const kit = createTestKit({ storage, services, ...twoFamilies })
  return { kit, ...scriptFrame(kit, changes) }
}

describe('a login', () => {
  it('in the place of another one asks again, and ends that one', async () => {
    const { kit, handlers } = await connectedKit()
    logIn(kit, { email: 'bob@mail.example' })
    await vi.waitFor(() => expect(handlers.connectEmail).toHaveBeenCalledTimes(2))
    await vi.waitFor(() => expect(handlers.signOut).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(kit.getAccount().isConnected).toBe(true))
  })

  it('serves a family that is added later, without another one', async () => {
    const { kit, handlers } = await connectedKit()
    kit.addNetwork('solana', twoFamilies.networks[2])
    await connect(kit, { connectorId: 'ID_AUTH', namespaces: ['solana'] })
    expect(kit.getAccount('solana').address).toBe(firstSolanaAddress)
    expect(kit.getAccount('eip155').isConnected).toBe(true)
    expect(handlers.connectEmail).toHaveBeenCalledOnce()
    expect(handlers.signOut).not.toHaveBeenCalled()
  })

  it('that fails for one family is none, here and in the frame', async () => {
    const kit = createTestKit({ services, ...twoFamilies })
    const storage = createMemoryStorage()
    const { handlers } = scriptFrame(kit, {
      connectEmail: async () => ({ action: 'CONNECT' }),
      getUser: async (asked) => {
        if (String(asked?.chainId).startsWith('solana')) throw new Error('No account')
        return { address: firstAddress, chainId: 1 }
      },
    })
    logIn(kit, { email: 'alice@mail.example' })
    await vi.waitFor(() => expect(kit.stores.connection.getState().attempt.status).toBe('failed'))
    await vi.waitFor(() => expect(handlers.signOut).toHaveBeenCalledOnce())
    expect([...storage.entries.keys()]).toEqual([])
    await expect(connect(kit, { connectorId: 'ID_AUTH' })).rejects.toMatchObject({
      code: 'ADDRESS_OR_AUTH_CONNECTOR_MISSING',
    })
  })

  it('of another visitor leaves nothing of the last one', async () => {
    const { kit, storage } = await connectedKit()
    await disconnect(kit)
    storage.setItem('@appkit-wallet/EMAIL', 'alice@mail.example')
    const next = createTestKit({ storage, services })
    scriptFrame(next, {
      getUser: async () => ({ address: firstAddress, chainId: 1 }),
    })
    logIn(next, { provider: 'farcaster' })
    await vi.waitFor(() => expect(next.getAccount().isConnected).toBe(true))
    expect(storage.entries.has('@appkit-wallet/EMAIL')).toBe(false)
    expect(storage.entries.get('@appkit-wallet/LAST_USED_CHAIN_KEY')).toBe('1')
  })
})

describe('the next visit', () => {
  // F26
  it('finds the login as it was where the kit before it was destroyed meanwhile', async () => {
    const { storage } = await connectedKit()
    const first = nextVisit(storage, { isConnected: () => new Promise(() => undefined) })
    await vi.waitFor(() => expect(first.handlers.isConnected).toHaveBeenCalledOnce())
    first.kit.destroy()
    await settle()
    const { kit } = nextVisit(storage)
    await kit.ready()
    expect(kit.getAccount('eip155').isConnected).toBe(true)
  })

  it('finds a login of AppKit', async () => {
    const { storage } = await connectedKit()
    storage.setItem('@appkit/eip155:connected_connector_id', 'AUTH')
    const { kit } = nextVisit(storage)
    await kit.ready()
    expect(kit.getAccount().address).toBe(firstAddress)
    expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBe('ID_AUTH')
  })

  it('restores the login without asking', async () => {
    const { storage } = await connectedKit(twoFamilies)
    const { kit, handlers } = nextVisit(storage)
    await kit.ready()
    expect(kit.getAccount('eip155')).toMatchObject({
      address: firstAddress,
      embeddedWalletInfo: { user: { email: 'alice@mail.example' }, authProvider: 'email' },
    })
    expect(kit.getAccount('solana').address).toBe(firstSolanaAddress)
    const walletInfo = { name: 'AUTH', type: 'AUTH', identifier: 'alice@mail.example', social: 'email' }
    expect(kit.getWalletInfo('solana')).toEqual(walletInfo)
    expect(handlers.connectEmail).not.toHaveBeenCalled()
  })

  it.each<[string, object]>([
    ['is over', { isConnected: async () => ({ isConnected: false }) }],
    [
      'cannot be read',
      {
        isConnected: async () => {
          throw new Error('broken')
        },
      },
    ],
  ])('forgets a login that %s', async (_, changes) => {
    const { storage } = await connectedKit()
    const { kit } = nextVisit(storage, changes)
    await kit.ready()
    expect(kit.getAccount().status).toBe('disconnected')
    expect(storage.entries.has('@appkit-wallet/EMAIL_LOGIN_USED_KEY')).toBe(false)
  })

  it('asks the frame nothing where no login is remembered', async () => {
    const { storage } = await connectedKit()
    storage.removeItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY')
    const { kit, handlers } = nextVisit(storage)
    await kit.ready()
    expect(kit.getAccount().status).toBe('disconnected')
    expect(handlers.isConnected).not.toHaveBeenCalled()
  })
})

describe('a frame that was made again', () => {
  it('takes up its session by the token that it has announced', async () => {
    const { kit, handlers, reach, updateSession, storage } = await connectedKit()
    await updateSession('first-secret')
    await updateSession('second-secret')
    reach()
    await vi.waitFor(() => expect(handlers.isConnected).toHaveBeenCalledOnce())
    expect(handlers.isConnected.mock.calls[0]?.[0]).toEqual({ token: 'second-secret' })
    await settle()
    expect(kit.getAccount().isConnected).toBe(true)
    expect([...storage.entries.values()].join()).not.toContain('secret')
  })

  it('without a session ends the login here, and what is asked for it', async () => {
    const { kit, handlers, reach, updateSession, storage } = await connectedKit(
      {},
      {
        isConnected: async () => ({ isConnected: false }),
        rpcRequest: () => new Promise(() => undefined),
      },
    )
    await updateSession('secret')
    const provider = kit.getProvider('eip155')
    const reading = provider?.request({ method: 'eth_blockNumber' })
    const ended = expect(reading).rejects.toMatchObject({ code: 4900 })
    await vi.waitFor(() => expect(handlers.rpcRequest).toHaveBeenCalledOnce())
    reach()
    await ended
    await vi.waitFor(() => expect(kit.getAccount().status).toBe('disconnected'))
    expect(storage.entries.has('@appkit-wallet/EMAIL_LOGIN_USED_KEY')).toBe(false)
  })

  it('is believed to have a session while it does not say', async () => {
    const { kit, handlers, reach } = await connectedKit(
      {},
      {
        isConnected: async () => {
          throw new Error('down')
        },
      },
    )
    reach()
    await vi.waitFor(() => expect(handlers.isConnected).toHaveBeenCalledOnce())
    await settle()
    expect(kit.getAccount().isConnected).toBe(true)
  })

  it('of the next login gets no token of the last one', async () => {
    const { kit, handlers, reach, updateSession } = await connectedKit()
    await updateSession('secret')
    await disconnect(kit)
    logIn(kit, { email: 'bob@mail.example' })
    await vi.waitFor(() => expect(kit.getAccount().isConnected).toBe(true))
    reach()
    await vi.waitFor(() => expect(handlers.isConnected).toHaveBeenCalledOnce())
    expect(handlers.isConnected.mock.calls[0]?.[0]).toEqual({})
  })
})

describe('a change of the e-mail address', () => {
  it('takes a code of each address, and shows the new one', async () => {
    const { kit, storage, handlers } = await connectedKit(twoFamilies)
    await expect(updateEmail(kit, { email: 'new@mail.example' })).resolves.toBe('primary')
    await confirmCurrentEmail(kit, { code: '111111' })
    await expect(confirmNewEmail(kit, { code: '222222' })).resolves.toBe('new@mail.example')
    expect(handlers.updateEmailPrimaryOtp.mock.calls[0]?.[0]).toEqual({ otp: '111111' })
    for (const name of ['eip155', 'solana'] as const)
      expect(kit.getAccount(name).embeddedWalletInfo?.user.email).toBe('new@mail.example')
    expect(storage.entries.get('@appkit-wallet/EMAIL')).toBe('new@mail.example')
  })

  it('is not taken over by whoever has logged in meanwhile', async () => {
    let answer = () => {}
    const { kit } = await connectedKit(
      {},
      {
        updateEmailSecondaryOtp: () =>
          new Promise((resolve) => (answer = () => resolve({ newEmail: 'new@mail.example' }))),
      },
    )
    await updateEmail(kit, { email: 'new@mail.example' })
    const confirmed = confirmNewEmail(kit, { code: '222222' })
    const failed = expect(confirmed).rejects.toMatchObject({ code: 'ADDRESS_OR_AUTH_CONNECTOR_MISSING' })
    await settle()
    logIn(kit, { provider: 'farcaster' })
    await vi.waitFor(() =>
      expect(kit.getAccount().embeddedWalletInfo).toMatchObject({ authProvider: 'farcaster' }),
    )
    answer()
    await failed
    expect(kit.getAccount().embeddedWalletInfo?.user.email).toBe('alice@mail.example')
  })

  it('observes the pause between two e-mails', async () => {
    const { kit, handlers } = await connectedKit()
    const both = await Promise.allSettled([1, 2].map(() => updateEmail(kit, { email: 'new@mail.example' })))
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(handlers.updateEmail).toHaveBeenCalledOnce()
    await expect(updateEmail(kit, { email: 'new@mail.example' })).rejects.toMatchObject({
      code: 'EMAIL_LOGIN_COOLDOWN',
    })
  })

  it('is for visitors who have logged in', async () => {
    const kit = createTestKit({ services })
    await expect(updateEmail(kit, { email: 'new@mail.example' })).rejects.toMatchObject({
      code: 'ADDRESS_OR_AUTH_CONNECTOR_MISSING',
    })
    await settle()
  })
})

it('asks for a code only while one is awaited', async () => {
  const kit = createTestKit({ services })
  await expect(submitLoginCode(kit, { code: '123456' })).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
})
