import { confirmCurrentEmail } from '@wallet-kit/sdk/actions'
import type { ReactAppKit } from '../kit/instance/ReactAppKit.ts'

export interface StubbedFrame {
  /** Replies of the frame by the name of the request. */
  readonly host?: Readonly<Record<string, (request: unknown) => Promise<unknown>>>
  readonly element?: HTMLIFrameElement
}

/** Has a kit talk to a frame of the test's own: the window alone is missing. */
export async function stubFrame(kit: ReactAppKit, { host = {}, element }: StubbedFrame): Promise<void> {
  // The kit has it as soon as something asks for it.
  await confirmCurrentEmail(kit, { code: '' }).catch(() => {})
  const { kitState } = kit._internal as unknown as { readonly kitState: Map<unknown, object | undefined> }
  const frame = [...kitState.values()].find((value) => value && 'ask' in value && 'getOrigin' in value)
  if (!frame) throw new Error('The kit has no frame')
  Object.assign(frame, {
    ask: async (request: (asked: typeof host) => Promise<unknown>) => request(host),
    getFrame: () => element && { element },
  })
}
