/**
 * A length in the modal's own pixels: a CSS pixel, scaled by the host's `--w3m-font-size-master` and by the
 * visitor's text size. rem would inherit whatever the host does to its root element.
 */
export function size(pixels: number): string {
  return `calc(${pixels} * var(--wk-px))`
}
