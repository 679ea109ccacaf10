/** A refusal of the frame's server, with a message for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** Such as `PASSKEY_NEEDED`, where the page can go on. */
  readonly code: string | undefined
  /** For the keeper, of a login that a passkey completes. */
  readonly proof: unknown

  constructor(
    message: string,
    { code, proof }: { readonly code?: string | undefined; readonly proof?: unknown } = {},
  ) {
    super(message)
    this.code = code
    this.proof = proof
  }
}

/** Calls the frame's server. */
export interface Api {
  /** @throws ApiError */
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
  const refusal = (typeof reply === 'object' && reply !== null ? reply : {}) as Readonly<
    Record<string, unknown>
  >
  const { message, code, proof } = refusal
  throw new ApiError(
    typeof message === 'string' ? message : 'The wallet service does not respond. Try again.',
    { code: typeof code === 'string' ? code : undefined, proof },
  )
}
