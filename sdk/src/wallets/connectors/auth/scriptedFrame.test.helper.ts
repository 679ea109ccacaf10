import {
  createFrameHost,
  createFrameResponder,
  type FrameHost,
  type FrameResponderHandlers,
} from '@wallet-kit/clients/frame/channel'
import { expect, type Mock, onTestFinished, vi } from 'vitest'
import type { AppKit } from '../../../kit/AppKit.ts'
import { logIn } from '../../../modal/navigation/logIn.ts'
import {
  createMemoryStorage,
  createTestKit,
  firstAddress,
  firstSolanaAddress,
} from '../../../test/testPage.test.helper.ts'
import { secureFrame } from '../../frame/secureFrame.ts'
import { toFrameError } from '../../frame/toFrameError.ts'

/** Origin of the scripted frame. */
export const frameOrigin = 'https://secure.test'
export const frameService = `${frameOrigin}/sdk`

/** Handlers of a frame in which Alice is logged in, on Ethereum and on Solana. */
function createHandlers(): FrameResponderHandlers {
  let chainId: string | number = 1
  return {
    connectEmail: async () => ({ action: 'VERIFY_OTP' }),
    connectDevice: async () => undefined,
    connectOtp: async ({ otp }) => {
      if (otp !== '123456') throw new Error('Invalid code. Try again.')
      return undefined
    },
    connectSocial: async () => ({ address: firstAddress, chainId: 1, userName: 'alice' }),
    connectFarcaster: async () => ({ userName: 'alice.eth' }),
    connectPasskey: async () => ({ address: firstAddress, chainId: 1 }),
    getFarcasterUri: async () => ({ url: 'https://farcaster.test/~/siwf?channelToken=1' }),
    getSocialRedirectUri: async () => ({ uri: `${frameOrigin}/login?state=s1` }),
    getUser: async (request) => {
      chainId = request?.chainId ?? chainId
      const isSolana = String(chainId).startsWith('solana')
      return { email: 'alice@mail.example', address: isSolana ? firstSolanaAddress : firstAddress, chainId }
    },
    isConnected: async () => ({ isConnected: true }),
    getChainId: async () => ({ chainId }),
    getSmartAccountEnabledNetworks: async () => ({ smartAccountEnabledNetworks: [] }),
    initSmartAccount: async () => undefined,
    reload: async () => undefined,
    rpcAbort: async () => undefined,
    rpcRequest: async () => '0x1',
    setPreferredAccount: async ({ type }) => ({ type, address: firstAddress }),
    signOut: async () => undefined,
    switchNetwork: async (request) => {
      chainId = request.chainId
      return { chainId }
    },
    syncDappData: async () => undefined,
    syncTheme: async () => undefined,
    updateEmail: async () => ({ action: 'VERIFY_PRIMARY_OTP' }),
    updateEmailPrimaryOtp: async () => undefined,
    updateEmailSecondaryOtp: async () => ({ newEmail: 'new@mail.example' }),
  } as FrameResponderHandlers
}

type Handler = Mock<(payload: unknown, context: unknown) => Promise<unknown>>

interface ScriptedFrame {
  readonly handlers: { readonly [Name in keyof FrameResponderHandlers]: Handler }
  readonly reset: Mock<() => void>
  /** The frame has been made again, and is ready. */
  reach(): void
  /** The frame announces another token of its session. */
  updateSession(token: string): Promise<void>
}

/**
 * Connects a kit with a frame of the test's own, over a real channel: only the window is missing. Returns the payload
 * of each request, and the handlers, which a test may replace.
 */
export function scriptFrame(kit: AppKit, changes: Partial<FrameResponderHandlers> = {}): ScriptedFrame {
  const { port1, port2 } = new MessageChannel()
  const given = { ...createHandlers(), ...changes }
  const handlers = Object.fromEntries(
    Object.entries(given).map(([name, handler]) => [name, vi.fn(handler)]),
  ) as unknown as ScriptedFrame['handlers']
  const { sendSessionUpdate } = createFrameResponder(port2, handlers as unknown as FrameResponderHandlers)
  const host: FrameHost = createFrameHost(port1)
  let sessionToken: string | undefined
  host.onSessionUpdate(({ token }) => {
    sessionToken = token
  })
  const listeners: ((isReached: boolean) => void)[] = []
  const reset = vi.fn<() => void>()
  kit._internal.kitState.set(secureFrame as never, {
    async ask<Value>(request: (host: FrameHost) => Promise<Value>, signal?: AbortSignal) {
      signal?.throwIfAborted()
      try {
        return await request(host)
      } catch (error) {
        throw toFrameError(error)
      }
    },
    getFrame: () => ({}),
    getOrigin: () => frameOrigin,
    onReach: (listener: (isReached: boolean) => void) => void listeners.push(listener),
    getSessionToken: () => sessionToken,
    forgetSession() {
      sessionToken = undefined
    },
    reset,
  })
  onTestFinished(() => {
    port1.close()
    port2.close()
  })
  return {
    handlers,
    reset,
    reach() {
      for (const listener of listeners) listener(true)
    },
    async updateSession(token) {
      sendSessionUpdate({ token })
      await vi.waitFor(() => expect(sessionToken).toBe(token))
    },
  }
}

export const frameServices = {
  walletDirectory: false,
  dataService: false,
  relay: false,
  frame: frameService,
} as const

/** A kit whose visitor has logged in. */
export async function connectedKit(
  options: Parameters<typeof createTestKit>[0] = {},
  changes: Partial<FrameResponderHandlers> = {},
): Promise<
  ScriptedFrame & { readonly kit: AppKit; readonly storage: ReturnType<typeof createMemoryStorage> }
> {
  const storage = createMemoryStorage()
  const kit = createTestKit({ storage, services: frameServices, ...options })
  const frame = scriptFrame(kit, { connectEmail: async () => ({ action: 'CONNECT' }), ...changes })
  logIn(kit, { email: 'alice@mail.example' })
  await vi.waitFor(() => expect(kit.getAccount('eip155').isConnected).toBe(true))
  return { kit, storage, ...frame }
}
