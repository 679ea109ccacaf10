const lateMs = 10_000

/** A reply without following redirects, or the reason that there is none. */
export async function ask(url: string, init: RequestInit = {}): Promise<Response | string> {
  try {
    return await fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(lateMs) })
  } catch (error) {
    return reasonOf(error)
  }
}

/** The most exact code that an error has, else its name. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.cause instanceof Error) return reasonOf(error.cause)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
