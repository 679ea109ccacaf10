/**
 * The host app's design as plain values, for apps without MUI. What is left out keeps its default, or follows from
 * what is given: rows and edges from `background` and `text`.
 *
 * Colours are `#rgb`, `#rrggbb`, `rgb()` or `hsl()`, with or without alpha. Where text would not reach a contrast of
 * 4.5:1 (WCAG 2.2), the text gives way.
 */
export interface DesignTokens {
  /** The card. */
  readonly background?: string | undefined
  /** Rows, fields and plain buttons on the card. */
  readonly surface?: string | undefined
  readonly text?: string | undefined
  readonly textSecondary?: string | undefined
  /** Hairlines. */
  readonly border?: string | undefined
  /** Main buttons, links, focus. */
  readonly accent?: string | undefined
  readonly error?: string | undefined
  readonly success?: string | undefined
  /** Cover of the page behind the card. */
  readonly overlay?: string | undefined
  /** `box-shadow` of the card. */
  readonly shadow?: string | undefined
  /** `font-family` (CSS). No font is fetched: the host app's page provides it. */
  readonly fontFamily?: string | undefined
  /** Size of body text in CSS pixels. Default: 15. */
  readonly fontSize?: number | undefined
  /** Weights of text, labels and headings, 1 to 1000. Default: 400, 500, 600. */
  readonly fontWeights?: readonly [regular: number, medium: number, bold: number] | undefined
  /** Corners of rows, fields and buttons in CSS pixels, or as a CSS length. Default: 14. */
  readonly radius?: number | string | undefined
  /** One step of spacing in CSS pixels, 2 to 24. Default: 8. */
  readonly spacing?: number | undefined
  /** Default: 999. */
  readonly zIndex?: number | undefined
}
