import { element } from '../page/element.ts'

/** Closes a dialog. */
export function closeButton(label: string, close: () => void): HTMLButtonElement {
  return element('button', { type: 'button', onclick: close }, label)
}
