import type { AppKit } from '@wallet-kit/react'
import { createElement } from 'react'

/** Container of the modal when the host app provides it: inline when embedded, else over the page. */
export function ModalPlace({ kit }: { kit: AppKit }) {
  const { enableEmbedded, disableAppend } = kit.options
  if (!enableEmbedded && !disableAppend) return null
  return <div className="modal-place">{createElement('w3m-modal')}</div>
}
