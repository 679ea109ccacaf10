/**
 * A font size in the modal's own pixels that follows the visitor's text size as well. rem would inherit
 * whatever the host does to its root element.
 */
export function textSize(pixels: number): string {
  return `calc(${pixels} * var(--wk-px) * var(--wk-text-scale, 1))`
}
