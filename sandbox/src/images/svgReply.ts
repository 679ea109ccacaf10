/** A reply with an image, in the form that generated routes require for `image/*`. */
export interface SvgReply {
  readonly status: 200
  readonly type: string
  readonly body: Blob
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Creates a reply from an SVG document. Opened as a page, such a document could run scripts; the headers prevent that
 * and every other capability.
 */
export function svgReply(svg: string): SvgReply {
  return { status: 200, type: svgType, body: new Blob([svg], { type: svgType }), headers: svgHeaders }
}

const svgType = 'image/svg+xml'

/** Headers of every SVG document that the sandbox serves. */
export const svgHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
}
