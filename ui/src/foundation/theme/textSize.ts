/**
 * A font size in the modal's own pixels that follows the user's text size as well. rem would inherit
 * the host page's root element.
 */
export function textSize(pixels: number): string {
  return `calc(${pixels} * var(--wk-text-px) * var(--wk-text-scale, 1))`
}
