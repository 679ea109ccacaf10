import { addressGradient } from '../../foundation/format/addressGradient.ts'
import type { ElementFace } from './ElementFace.ts'

/** Shows a face in a button, which stays the same element so that it keeps the focus. */
export function drawFace(button: HTMLButtonElement, face: ElementFace | undefined): void {
  button.hidden = face === undefined
  if (!face) return
  const { kind, innerTestId, busy, disabled = false } = face
  button.dataset.kind = kind
  if (innerTestId) button.dataset.testid = innerTestId
  button.disabled = disabled
  if (busy) button.setAttribute('aria-busy', 'true')
  else button.removeAttribute('aria-busy')
  button.replaceChildren(...drawContent(face, button.querySelector('img')))
}

function drawContent(
  { text, note, address, avatar, letters, busy }: ElementFace,
  drawn: HTMLImageElement | null,
): readonly Node[] {
  if (letters !== undefined) {
    const mark = drawMark('wk-button-face wk-button-mark')
    mark.append(drawName(letters), ...drawPicture(avatar, drawn))
    return [mark, drawName(text, 'wk-button-wallet')]
  }
  if (address === undefined) return [...(busy ? [drawMark('wk-button-wheel')] : []), drawLabel(text)]
  const picture = drawMark('wk-button-face')
  picture.style.background = addressGradient(address)
  picture.append(...drawPicture(avatar, drawn))
  return [picture, drawName(text, 'wk-button-name'), ...(note ? [drawName(note, 'wk-button-note')] : [])]
}

/** An image that has loaded must not flicker when the text changes. */
function drawPicture(source: string | undefined, drawn: HTMLImageElement | null): readonly Node[] {
  if (!source) return []
  return [drawn?.src === source ? drawn : drawAvatar(source)]
}

function drawMark(className: string): HTMLElement {
  const mark = document.createElement('span')
  mark.className = className
  mark.ariaHidden = 'true'
  return mark
}

/** An image, over what is shown in its place until it has loaded. */
function drawAvatar(source: string): HTMLElement {
  const image = document.createElement('img')
  image.alt = ''
  image.decoding = 'async'
  image.referrerPolicy = 'no-referrer'
  image.draggable = false
  image.hidden = true
  image.onload = () => {
    image.hidden = false
  }
  image.src = source
  return image
}

/** Text of the kit or of the host app, whose direction may differ from the page's. */
function drawLabel(text: string): HTMLElement {
  const label = document.createElement('bdi')
  label.textContent = text
  return label
}

/** Text from a chain: kept apart from the direction of its surroundings. */
function drawName(text: string, className = ''): HTMLElement {
  const name = document.createElement('bdi')
  name.className = className
  name.translate = false
  name.textContent = text
  return name
}
