import { addressGradient } from '../format/addressGradient.ts'
import type { ButtonFace } from './ButtonFace.ts'

/** Shows a face in a button, which stays the same element so that it keeps the focus. */
export function drawFace(button: HTMLButtonElement, face: ButtonFace | undefined): void {
  button.hidden = face === undefined
  if (!face) return
  const { kind, testId, isBusy, isDisabled } = face
  button.dataset.kind = kind
  button.dataset.testid = testId
  button.disabled = isDisabled ?? false
  if (isBusy) button.setAttribute('aria-busy', 'true')
  else button.removeAttribute('aria-busy')
  button.replaceChildren(...drawContent(face, button.querySelector('img')))
}

function drawContent(
  { text, note, address, avatar, isBusy }: ButtonFace,
  drawn: HTMLImageElement | null,
): readonly Node[] {
  if (address === undefined) return isBusy ? [drawMark('wk-button-wheel'), new Text(text)] : [new Text(text)]
  const picture = drawMark('wk-button-face')
  picture.style.background = addressGradient(address)
  // One that has loaded must not flicker when the text changes.
  if (avatar) picture.append(drawn?.src === avatar ? drawn : drawAvatar(avatar))
  return [picture, drawName(text, 'wk-button-name'), ...(note ? [drawName(note, 'wk-button-note')] : [])]
}

function drawMark(className: string): HTMLElement {
  const mark = document.createElement('span')
  mark.className = className
  mark.ariaHidden = 'true'
  return mark
}

/** An account's own image, over the gradient once it has loaded. */
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

/** Text from a chain: kept apart from the direction of its surroundings. */
function drawName(text: string, className = ''): HTMLElement {
  const name = document.createElement('bdi')
  name.className = className
  name.translate = false
  name.textContent = text
  return name
}
