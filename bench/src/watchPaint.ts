declare global {
  interface Window {
    /** Of `watchPaint`, in ms of the page's clock. */
    clickedAt?: number | undefined
    paintedAt?: number | undefined
  }
}

/** Runs in the page: records the next click, and when the first element that matches, in the modal, was painted. */
export function watchPaint(selector: string): void {
  window.paintedAt = undefined
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      window.clickedAt = timeStamp
    },
    { capture: true, once: true },
  )
  const look = () => {
    const root = document.querySelector('w3m-modal')?.shadowRoot
    const element = root?.querySelector(selector)
    if (!element?.checkVisibility({ visibilityProperty: true })) return void requestAnimationFrame(look)
    // A message posted in a frame callback is delivered after the frame is painted.
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      window.paintedAt = performance.now()
    }
    channel.port2.postMessage(null)
  }
  requestAnimationFrame(look)
}
