import { useEffect, useState } from 'react'

/** An image that has not come after this long is given up, in ms. */
const patience = 2_000

/** How far an image has come. `failed` also when there is no address or it took too long. */
export type ImageState = 'loading' | 'loaded' | 'failed'

/**
 * State of one image, and the handlers for its `img`. The wait begins when the image comes near the screen
 * (`isNear`): a lazy image that nobody has scrolled to is not late. One that comes late after all is shown.
 */
export function useImageState(source: string | undefined, isNear: boolean) {
  const [result, setResult] = useState<{ source: string | undefined; state: ImageState }>()
  const state = source === undefined ? 'failed' : result?.source === source ? result.state : 'loading'

  useEffect(() => {
    if (!isNear || state !== 'loading') return
    const timer = setTimeout(() => setResult({ source, state: 'failed' }), patience)
    return () => clearTimeout(timer)
  }, [isNear, state, source])

  return {
    state,
    onLoad: () => setResult({ source, state: 'loaded' }),
    onError: () => setResult({ source, state: 'failed' }),
  }
}
