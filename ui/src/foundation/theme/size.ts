/**
 * A length in the modal's own pixels: CSS pixels, scaled by the host app's `--w3m-font-size-master`. Boxes keep
 * it when the user's text is larger, so that the space goes to the text.
 */
export function size(pixels: number): string {
  return `calc(${pixels} * var(--wk-px))`
}
