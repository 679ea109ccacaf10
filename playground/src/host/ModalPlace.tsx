import type { AppKit } from '@wallet-kit/react'
import { createElement } from 'react'

/** Where the modal stands when the host places it itself: beside the text when embedded, over the page otherwise. */
export function ModalPlace({ kit }: { kit: AppKit }) {
  const { enableEmbedded, disableAppend } = kit.options
  if (!enableEmbedded && !disableAppend) return null
  return <div className="modal-place">{createElement('w3m-modal')}</div>
}
