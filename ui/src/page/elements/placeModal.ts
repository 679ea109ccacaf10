import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import { whenIdle } from '../../kit/instance/whenIdle.ts'

/**
 * Puts the modal's element into the page before the modal is loaded, because tests of AppKit's hosts wait for it. It is
 * empty, and has a box of one pixel above the page: browser tests call an element without a box invisible.
 */
export function placeModal({ options, _internal: { lifetime } }: ReactAppKit): void {
  if (options.disableAppend || options.enableEmbedded) return
  // Frameworks that render the whole page compare it with the server's first.
  const cancel = whenIdle(() => {
    if (document.querySelector('w3m-modal')) return
    const element = document.createElement('w3m-modal')
    element.style.cssText = 'position:absolute;inset:-1px auto auto 0;inline-size:1px;block-size:1px'
    document.body.append(element)
    lifetime.addEventListener('abort', () => element.remove())
  })
  lifetime.addEventListener('abort', cancel)
}
