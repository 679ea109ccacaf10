/**
 * A font size in the modal's own pixels that follows the user's text size as well. rem would inherit
 * the host page's root element.
 */
export function textSize(pixels: number): string {
  return `calc(${pixels} * var(--wk-text-px) * var(--wk-text-scale, 1))`
}

/** Font size of labels in columns side by side: German and Russian words need 12 pixels on a phone of 320. */
export const columnTextSize = `clamp(${textSize(12)}, 3.8vw, ${textSize(14)})`
