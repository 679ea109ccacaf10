import { vi } from 'vitest'
import { createSIWXMessage } from '../../test/siwxMessage.test.helper.ts'
import { createTestKit, createTestWallet, settle } from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import type { SIWXConfig, SIWXSession } from './SIWXConfig.ts'

export const connectorId = 'test.wallet'

/** A plug-in whose server has one session, and which reports changes elsewhere when the test does. */
export function createSIWX(change: Partial<SIWXConfig> = {}) {
  const server = { session: undefined as SIWXSession | undefined }
  const watchers: (() => void)[] = []
  const siwx = {
    createMessage: vi.fn<SIWXConfig['createMessage']>(async (parameters) => createSIWXMessage(parameters)),
    addSession: vi.fn<SIWXConfig['addSession']>(async (session) => {
      server.session = session
    }),
    revokeSession: vi.fn<SIWXConfig['revokeSession']>(async () => undefined),
    setSessions: vi.fn<SIWXConfig['setSessions']>(async () => {
      server.session = undefined
    }),
    getSessions: vi.fn<SIWXConfig['getSessions']>(async () => (server.session ? [server.session] : [])),
    watch: vi.fn<NonNullable<SIWXConfig['watch']>>((onChange) => void watchers.push(onChange)),
    getRequired: () => true,
  }
  Object.assign(siwx, change)
  return { siwx, server, changeElsewhere: () => watchers.forEach((onChange) => void onChange()) }
}

/** Runs everything that is due now, with the code that it loads. */
export async function idle(): Promise<void> {
  await settle()
  await vi.advanceTimersByTimeAsync(0)
  await settle()
}

/** A kit whose visitor is asked to sign. */
export async function connected(change: Partial<SIWXConfig> = {}) {
  const { siwx, server, changeElsewhere } = createSIWX(change)
  const wallet = createTestWallet()
  const kit = createTestKit({ siwx })
  await connect(kit, { connectorId })
  await idle()
  const seen: string[] = []
  kit.stores.signIn.subscribe(({ status }) => seen.push(status))
  return { kit, wallet, siwx, server, changeElsewhere, seen, state: () => kit.stores.signIn.getState() }
}

/** Never settles. */
export const pending = () => new Promise<never>(() => undefined)
