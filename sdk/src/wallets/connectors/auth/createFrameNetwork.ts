import type { CaipNetworkId } from '../../../chains/networks/Caip.ts'
import type { KeyValueStorage } from '../../../foundation/storage/KeyValueStorage.ts'
import type { SecureFrame } from '../../frame/secureFrame.ts'
import { toFrameChainId } from '../../frame/toFrameChainId.ts'
import { storeNetwork } from './loginRecords.ts'

/** Time limit for the frame to switch networks, in ms. */
const switchLimit = 30_000

export interface FrameRequest<Value> {
  /** Network of the request. */
  readonly network: CaipNetworkId
  /** Whether the frame asks its user: then nothing may move it until they have decided. */
  readonly asksUser: boolean
  readonly signal: AbortSignal
  send(): Promise<Value>
}

/** Switches the frame to the network of each request. */
export interface FrameNetwork {
  /** Forgets where the frame is, as after it was asked for another family's account. */
  forget(): void
  switchTo(id: CaipNetworkId, signal: AbortSignal): Promise<void>
  run<Value>(request: FrameRequest<Value>): Promise<Value>
  /** Runs something on a network while nothing waits for the user, and nothing else is asked. */
  runAlone<Value>(request: Omit<FrameRequest<Value>, 'asksUser'>): Promise<Value>
}

/** The frame is on one network at a time, for all families and for all tabs of its user. */
export function createFrameNetwork(frame: SecureFrame, storage: KeyValueStorage): FrameNetwork {
  /** The last network that this page has moved it to; another tab may have moved it since. */
  let known: CaipNetworkId | undefined
  let last: Promise<unknown> = Promise.resolve()
  const undecided = new Set<Promise<unknown>>()

  async function move(id: CaipNetworkId, signal: AbortSignal): Promise<void> {
    if (id !== known) await Promise.allSettled(undecided)
    signal.throwIfAborted()
    known = undefined
    const options = { signal, timeoutMs: switchLimit }
    await frame.ask((host) => host.switchNetwork({ chainId: toFrameChainId(id) }, options), signal)
    signal.throwIfAborted()
    known = id
    storeNetwork(storage, id)
  }

  /** Whether the frame is on a network still: another tab may have moved it. */
  async function isThere(id: CaipNetworkId, signal: AbortSignal): Promise<boolean> {
    if (id !== known) return false
    try {
      const options = { signal, timeoutMs: switchLimit }
      const { chainId } = await frame.ask((host) => host.getChainId(options), signal)
      if ([String(toFrameChainId(id)), id].includes(String(chainId))) return true
    } catch {
      // It is moved there, then.
      signal.throwIfAborted()
    }
    known = undefined
    return false
  }

  /** One after the other. */
  function enqueue<Value>(task: () => Promise<Value>): Promise<Value> {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }

  return {
    forget() {
      known = undefined
    },
    switchTo: (id, signal) => enqueue(() => move(id, signal)),
    async run({ network, asksUser, signal, send }) {
      // The reply's promise, in a list so that the queue continues while the user decides.
      const [sent] = await enqueue(async () => {
        // Signing must not rely on the last network that this page knows of.
        const isKnown = asksUser ? await isThere(network, signal) : network === known
        if (!isKnown) await move(network, signal)
        signal.throwIfAborted()
        const reply = send()
        if (asksUser) {
          undecided.add(reply)
          reply.then(
            () => undecided.delete(reply),
            () => undecided.delete(reply),
          )
        }
        return [reply] as const
      })
      return sent
    },
    runAlone: ({ network, signal, send }) =>
      enqueue(async () => {
        await Promise.allSettled(undecided)
        await move(network, signal)
        return send()
      }),
  }
}
