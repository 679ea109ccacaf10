import type { FrameHost } from '@wallet-kit/clients/frame/channel'
import { isChannelError } from '@wallet-kit/clients/runtime/channel/ChannelError'
import { createLateError } from '../errors/createLateError.ts'
import { getWindow } from '../platform/getWindow.ts'
import { raceSignal } from '../platform/raceSignal.ts'
import { defineSlot } from '../stores/slots.ts'
import { createFrame, type Frame, synchronise } from './createFrame.ts'
import type { FrameContext } from './FrameContext.ts'
import { toFrameError } from './toFrameError.ts'

/** The kit's secure frame: put into the page by the first call that needs it, and anew after it has failed to load. */
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
  /** Where the frame and the windows of its logins speak from. */
  getOrigin(): string
  /** Has the frame drop what is in progress, as far as it is ready. */
  reset(): void
}

export const secureFrame = defineSlot((context: FrameContext): SecureFrame => {
  let frame: Frame | undefined
  context.lifetime.addEventListener('abort', () => frame?.remove(), { once: true })

  /** @throws WalletKitError `FRAME_NOT_SET` on a server, and where the service is off */
  function getOrCreate(): Frame {
    const { services } = context.stores.options.getState()
    const page = getWindow()
    if (!page || services.frame === false || context.lifetime.aborted) throw createLateError('FRAME_NOT_SET')
    frame ??= createFrame(context, services.frame, page)
    return frame
  }

  return {
    async ask(request, signal) {
      const asked = getOrCreate()
      try {
        await (signal ? raceSignal(asked.ready, signal) : asked.ready)
      } catch (error) {
        // The next call begins with a new frame. One that was merely not waited for goes on loading.
        if (!signal?.aborted && frame === asked) {
          asked.remove()
          frame = undefined
        }
        throw error
      }
      try {
        return await request(asked.host)
      } catch (error) {
        if (isChannelError(error, 'timeout')) context.notices.alert(createLateError('SOCIAL_LOGIN_TIMEOUT'))
        throw toFrameError(error)
      }
    },
    getFrame: () => frame,
    getOrigin: () => new URL(getOrCreate().origin).origin,
    reset() {
      const present = frame
      // One that cannot be reached has nothing in progress.
      present?.ready
        .then(() => present.host.reload())
        .then(() => synchronise(context, present.host))
        .catch(() => undefined)
    },
  }
})
