declare global {
  interface Window {
    /** Times in ms of the page's clock: the trusted click, and the paint after the first row was visible. */
    benchMarks?: { clicked?: number; painted?: number }
  }
}

/**
 * Runs in the page before its own scripts. Records when a trusted click happened (the event's own time) and when
 * the first element that matches `selector`, in the document or in an open shadow root, was painted.
 */
export function watchFirstRow(selector: string): void {
  const marks: NonNullable<Window['benchMarks']> = {}
  window.benchMarks = marks

  window.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || marks.clicked !== undefined) return
      marks.clicked = event.timeStamp
      requestAnimationFrame(look)
    },
    { capture: true },
  )

  function look() {
    if (candidates(document).some(isVisible)) afterPaint(() => (marks.painted = performance.now()))
    else requestAnimationFrame(look)
  }

  function candidates(root: Document | ShadowRoot): Element[] {
    const inside = [...root.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot ? candidates(element.shadowRoot) : [],
    )
    return [...root.querySelectorAll(selector), ...inside]
  }

  function isVisible(element: Element): boolean {
    const box = element.getBoundingClientRect()
    const inView = box.width > 1 && box.height > 1 && box.top < innerHeight && box.bottom > 0
    return inView && element.checkVisibility({ visibilityProperty: true }) && opacityOf(element) > 0.05
  }

  function opacityOf(element: Element): number {
    let opacity = 1
    for (let node: Element | null = element; node; node = parentOf(node)) {
      opacity *= Number(getComputedStyle(node).opacity)
    }
    return opacity
  }

  function parentOf(element: Element): Element | null {
    const root = element.getRootNode()
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }

  // A message posted in a frame callback is delivered after the frame is painted.
  function afterPaint(done: () => void) {
    const channel = new MessageChannel()
    channel.port1.onmessage = done
    channel.port2.postMessage(null)
  }
}
