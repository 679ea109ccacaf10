/** In ms of the page's clock. */
export interface Painted {
  readonly paintedAt: number
  /** `undefined` where nothing was clicked. */
  readonly clickedAt: number | undefined
}

/**
 * Runs in the page, and is called before the measured step, so that no call into the page is part of it.
 *
 * @returns when the first element that matches, in the modal, was painted, and when the next click was before it
 */
export function watchPaint(selector: string): Promise<Painted> {
  let clickedAt: number | undefined
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      clickedAt = timeStamp
    },
    { capture: true, once: true },
  )
  return new Promise((resolve) => {
    const look = () => {
      const root = document.querySelector('w3m-modal')?.shadowRoot
      const element = root?.querySelector(selector)
      if (!element?.checkVisibility({ visibilityProperty: true })) return void requestAnimationFrame(look)
      // A message posted in a frame callback is delivered after the frame is painted.
      const channel = new MessageChannel()
      channel.port1.onmessage = () => resolve({ paintedAt: performance.now(), clickedAt })
      channel.port2.postMessage(null)
    }
    requestAnimationFrame(look)
  })
}
