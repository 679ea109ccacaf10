/** Aborts what `start` began when `limit` ms are over or `parent` aborts, and frees the timer in any case. */
export async function withTimeLimit<Value>(
  limit: number,
  parent: AbortSignal,
  start: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController()
  const stop = () => controller.abort(parent.reason)
  const timer = setTimeout(() => controller.abort(new Error(`No answer within ${limit} ms`)), limit)
  if (parent.aborted) stop()
  parent.addEventListener('abort', stop, { once: true })
  try {
    return await start(controller.signal)
  } finally {
    clearTimeout(timer)
    parent.removeEventListener('abort', stop)
  }
}
