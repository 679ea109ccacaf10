import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { getKitState } from '../../foundation/stores/kitState.ts'
import type { FrameContext } from './FrameContext.ts'
import { secureFrame } from './secureFrame.ts'

/**
 * Shows the secure frame over an element of the page for as long as it waits for its user, and gives it the focus. Returns a
 * function that hides it again. Nothing happens where the frame is not in the page.
 *
 * @example
 * const hide = placeFrame(kit, { over: element })
 */
export function placeFrame(
  { _internal: context }: KitHandle<FrameContext>,
  { over }: { readonly over: Element },
): () => void {
  const frame = getKitState(context, secureFrame).getFrame()
  const page = over.ownerDocument.defaultView
  if (!frame || !page) return () => undefined
  const { element } = frame
  const { style } = element

  function follow(): void {
    const { left, top, width, height } = over.getBoundingClientRect()
    Object.assign(style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    })
  }

  // The card moves while it opens, and with the page: each frame that the browser paints it is where the element is.
  let due = 0
  const keepUp = () => {
    if (!element.isConnected) return
    follow()
    due = page.requestAnimationFrame(keepUp)
  }
  frame.shownOver = over
  keepUp()
  style.display = 'block'
  element.tabIndex = 0
  element.focus({ preventScroll: true })
  return () => {
    page.cancelAnimationFrame(due)
    if (frame.shownOver !== over) return
    frame.shownOver = undefined
    style.display = 'none'
    element.tabIndex = -1
  }
}
