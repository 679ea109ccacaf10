/** `#rgb`, `#rrggbb` and `rgb()`: what accents of host apps are written in. */
const hex = /^#([\da-f]{3}|[\da-f]{6})$/i
const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/i

/** Contrast that text needs on the accent (WCAG 2.2, 1.4.3). */
const legible = 4.5

/**
 * Applies the accent of the modal around the frame, so that a visitor sees one design: only a colour is accepted, and
 * the text on it is black or white, whichever can be read better. Others keep the frame's own accent.
 */
export function applyAccent(
  { style }: HTMLElement,
  variables: Readonly<Record<string, string | number>>,
): void {
  const accent = readColor(`${variables['--apkt-accent'] ?? variables['--w3m-accent'] ?? ''}`.trim())
  if (!accent) {
    style.removeProperty('--accent')
    style.removeProperty('--on-accent')
    return
  }
  // White is preferred where it is as legible as large text must be, on a fill that is darkened until it can be read.
  const isWhite = contrastToWhite(accent) >= 3
  let fill = accent
  while (isWhite && contrastToWhite(fill) < legible) fill = fill.map((channel) => channel * 0.97)
  style.setProperty('--accent', `rgb(${fill.map(Math.round).join(' ')})`)
  style.setProperty('--on-accent', isWhite ? '#ffffff' : '#000000')
}

function readColor(text: string): readonly number[] | undefined {
  const digits = hex.exec(text)?.[1]
  if (digits) {
    const wide = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
    return [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16))
  }
  return rgb
    .exec(text)
    ?.slice(1, 4)
    .map((channel) => Math.min(255, Number(channel)))
}

function contrastToWhite(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
