import { useEffect, useState } from 'react'

/** An image that has not loaded by then is replaced by letters, in ms. */
const patience = 2_000

/** Loading state of an image. `failed` also when it has no URL or timed out. */
export type ImageState = 'loading' | 'loaded' | 'failed'

/**
 * State of one image, and the handlers for its `img`. The time limit starts when the image is near the viewport
 * (`isNear`): a lazy image that is still out of view has not timed out. One that loads late is shown.
 */
export function useImageState(source: string | undefined, isNear: boolean) {
  const [result, setResult] = useState<{ source: string | undefined; state: ImageState }>()
  const state = source === undefined ? 'failed' : result?.source === source ? result.state : 'loading'

  useEffect(() => {
    if (!isNear || state !== 'loading') return
    // On a busy page the image may have loaded without having been rendered yet.
    const giveUp = () => setResult((last) => (last?.source === source ? last : { source, state: 'failed' }))
    const timer = setTimeout(giveUp, patience)
    return () => clearTimeout(timer)
  }, [isNear, state, source])

  return {
    state,
    onLoad: () => setResult({ source, state: 'loaded' }),
    onError: () => setResult({ source, state: 'failed' }),
  }
}
