/** Calls the frame's server. */
export interface Api {
  /** @throws an Error with a message for the user */
  call<Reply extends object>(path: `/${string}`, body?: object): Promise<Reply>
  /** Breaks off the calls that wait. */
  cancel(): void
}

export function createApi(): Api {
  let cancelling = new AbortController()
  return {
    async call(path, body = {}) {
      const { signal } = cancelling
      try {
        return await send(path, body, signal)
      } catch (error) {
        if (signal.aborted) throw new Error('The login was cancelled.')
        throw error
      }
    },
    cancel() {
      cancelling.abort()
      cancelling = new AbortController()
    },
  }
}

async function send<Reply extends object>(path: string, body: object, signal: AbortSignal): Promise<Reply> {
  const response = await fetch(`api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch(() => undefined)
  const reply: unknown = await response?.json().catch(() => undefined)
  if (response?.ok && typeof reply === 'object' && reply !== null) return reply as Reply
  throw new Error(messageOf(reply) ?? 'The wallet service does not respond. Try again.')
}

function messageOf(reply: unknown): string | undefined {
  if (typeof reply !== 'object' || reply === null || !('message' in reply)) return undefined
  return typeof reply.message === 'string' ? reply.message : undefined
}
