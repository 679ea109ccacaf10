import { element } from '../page/element.ts'

/** A dialog that is open. */
export interface OpenDialog {
  readonly node: HTMLDialogElement
  close(): void
  /** Settles when it is closed, however that was done. */
  readonly closed: Promise<void>
}

/** Opens a modal dialog (WAI-ARIA) with a heading; Escape closes it, and the focus goes back to where it was. */
export function openDialog(title: string, ...content: readonly Node[]): OpenDialog {
  const heading = element('h2', { tabIndex: -1, id: 'dialog-title' }, title)
  const node = element('dialog', {}, heading, ...content)
  node.setAttribute('aria-labelledby', heading.id)
  const before = document.activeElement
  const closed = new Promise<void>((resolve) => {
    node.addEventListener('close', () => {
      node.remove()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      resolve()
    })
  })
  document.body.append(node)
  node.showModal()
  return { node, closed, close: () => node.close() }
}
