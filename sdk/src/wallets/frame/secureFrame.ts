import { frameNotSet, socialLoginTimeout } from '@wallet-kit/clients/errors/constants'
import type { FrameHost } from '@wallet-kit/clients/frame/channel'
import { isChannelError } from '@wallet-kit/clients/runtime/channel/ChannelError'
import { createError } from '../../foundation/errors/createError.ts'
import { getWindow } from '../../foundation/platform/getWindow.ts'
import { raceSignal } from '../../foundation/platform/raceSignal.ts'
import { wait } from '../../foundation/platform/wait.ts'
import { defineKitState } from '../../foundation/stores/kitState.ts'
import { createFrame, type Frame, synchronise } from './createFrame.ts'
import type { FrameContext } from './FrameContext.ts'
import { toFrameError } from './toFrameError.ts'

/** The kit's secure frame: put into the page by the first call that needs it, and again after it has failed to load. */
export interface SecureFrame {
  /**
   * Asks the frame, once it is ready.
   *
   * @throws WalletKitError `FRAME_LOAD_FAILED`, `FRAME_ERROR` with the frame's own message, `FRAME_REQUEST_ABORTED`
   *   after the request's time limit, `FRAME_MESSAGE_INVALID`
   */
  ask<Value>(request: (host: FrameHost) => Promise<Value>, signal?: AbortSignal): Promise<Value>
  /** The frame, where it is in the page. */
  getFrame(): Frame | undefined
  /** Origin of the frame's messages and of the windows of its logins. */
  getOrigin(): string
  /** Calls back each time that a frame has become ready, or has failed to load. A failed one is made again by itself. */
  onReach(listener: (isReached: boolean) => void): void
  /**
   * Token of the frame's session, with which a frame that was made again takes it up. It is a secret: kept in memory alone,
   * never logged, and sent to nobody but the frame.
   */
  getSessionToken(): string | undefined
  forgetSession(): void
  /** Makes the frame drop requests in progress, as far as it is ready. */
  reset(): void
}

/** Time limit for the frame to drop requests in progress, in ms. */
const resetLimit = 5_000

/** Pauses before a frame that has failed to load is made again, in ms. After the last one the visitor's next try counts. */
const pauses = [5_000, 15_000, 45_000, 120_000] as const

export const secureFrame = defineKitState((context: FrameContext): SecureFrame => {
  let frame: Frame | undefined
  let resetting: Promise<unknown> = Promise.resolve()
  const listeners: ((isReached: boolean) => void)[] = []
  let sessionToken: string | undefined
  let failures = 0
  let isWaiting = false
  context.lifetime.addEventListener('abort', () => frame?.remove(), { once: true })

  function remove(failed: Frame): void {
    failed.remove()
    if (frame === failed) frame = undefined
  }

  function getService(): string {
    const { services } = context.stores.options.getState()
    if (services.frame === false) throw createError(frameNotSet)
    return services.frame
  }

  /** @throws WalletKitError `FRAME_NOT_SET` on a server, and where the service is off */
  function getOrCreate(): Frame {
    const service = getService()
    const page = getWindow()
    if (!page || context.lifetime.aborted) throw createError(frameNotSet)
    if (frame) return frame
    const created = createFrame(context, service, page)
    frame = created
    created.host.onSessionUpdate(({ token }) => {
      sessionToken = token
    })
    // The next question begins with a new one, whether anyone still waits for this one or not.
    created.ready.then(
      () => {
        failures = 0
        report(true)
      },
      () => {
        remove(created)
        if (context.lifetime.aborted) return
        report(false)
        void tryAgain()
      },
    )
    return created
  }

  function report(isReached: boolean): void {
    for (const listener of listeners) listener(isReached)
  }

  /** Never rejects. */
  async function tryAgain(): Promise<void> {
    const pause = pauses[failures]
    if (isWaiting || pause === undefined) return
    isWaiting = true
    failures += 1
    try {
      await wait(pause, context.lifetime)
      isWaiting = false
      getOrCreate()
    } catch {
      // The kit has been destroyed, or the service switched off.
      isWaiting = false
    }
  }

  return {
    async ask(request, signal) {
      const asked = getOrCreate()
      const isReady = Promise.all([asked.ready, resetting])
      await (signal ? raceSignal(isReady, signal) : isReady)
      try {
        return await request(asked.host)
      } catch (error) {
        if (isChannelError(error, 'timeout')) {
          context.notices.alert(createError(socialLoginTimeout))
          // It has stopped answering: the next question begins with a new one.
          remove(asked)
        }
        throw toFrameError(error)
      }
    },
    getFrame: () => frame,
    getSessionToken: () => sessionToken,
    forgetSession() {
      sessionToken = undefined
    },
    onReach: (listener) => void listeners.push(listener),
    getOrigin: () => new URL(getService(), getWindow()?.location.href).origin,
    reset() {
      const present = frame
      if (!present) return
      resetting = present.ready
        .then(() => present.host.reload({ timeoutMs: resetLimit }))
        .then(() => synchronise(context, present.host))
        // An unreachable frame has nothing in progress.
        .catch(() => undefined)
    },
  }
})
