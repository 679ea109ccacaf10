import type { AppKit } from '@wallet-kit/react'
import { createElement } from 'react'

/** The modal's place when the host app provides the element: beside the text when embedded, else over the page. */
export function ModalPlace({ kit }: { kit: AppKit }) {
  const { enableEmbedded, disableAppend } = kit.options
  if (!enableEmbedded && !disableAppend) return null
  return <div className="modal-place">{createElement('w3m-modal')}</div>
}
