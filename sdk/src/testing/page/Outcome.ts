/** An answer on its way into the page, where neither errors nor bytes survive as they are. */
export type Outcome = { readonly result: unknown } | { readonly error: SentError }

interface SentError {
  readonly message: string
  readonly code?: unknown
  readonly data?: unknown
}

/** Runs a page's request to the wallet. Never rejects: Playwright would replace the error by one of its own. */
export async function toOutcome(run: () => unknown): Promise<Outcome> {
  try {
    return { result: await run() }
  } catch (error) {
    const { message, code, data } = error as Partial<SentError>
    return {
      error: {
        message: message ?? String(error),
        ...(code !== undefined && { code }),
        ...(data !== undefined && { data }),
      },
    }
  }
}
