import { getKitState } from '../../foundation/stores/kitState.ts'
import { createTestKit } from '../../test/testPage.test.helper.ts'
import { secureFrame } from './secureFrame.ts'

/** Origin of the frame. */
export const origin = 'https://secure.test'

/** A kit with its frame. */
export function createKit(options: Parameters<typeof createTestKit>[0] = {}) {
  const kit = createTestKit({
    services: { walletDirectory: false, dataService: false, relay: false, frame: `${origin}/sdk` },
    ...options,
  })
  return { kit, frame: getKitState(kit._internal, secureFrame) }
}

/** Frames in the page. */
export const elements = () => [...document.querySelectorAll<HTMLIFrameElement>('#w3m-iframe')]

/** A window for the frame, which records its messages. */
export function giveWindow(element: HTMLIFrameElement | undefined) {
  const sent: { message: { id?: string; type: string; payload?: unknown }; target: string }[] = []
  const peer = {
    postMessage: (message: (typeof sent)[number]['message'], target: string) =>
      sent.push({ message, target }),
  }
  Object.defineProperty(element, 'contentWindow', { value: peer, configurable: true })
  function say(data: unknown, from: { origin?: string; source?: unknown } = {}): void {
    const event = new MessageEvent('message', { data, origin: from.origin ?? origin })
    Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : peer })
    window.dispatchEvent(event)
  }
  return {
    sent,
    say,
    ofType: (name: string) => sent.find(({ message }) => message.type === `@w3m-app/${name}`),
  }
}

/** The frame accepts requests. */
export const ready = { type: '@w3m-frame/READY' }
