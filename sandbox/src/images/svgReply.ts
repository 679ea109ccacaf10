/** A reply that carries a drawing, in the form that generated routes take for `image/*`. */
export interface SvgReply {
  readonly status: 200
  readonly type: string
  readonly body: Blob
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Makes a reply of an SVG document. Opened as a page of its own such a document could run scripts; the headers leave
 * it none, and no other power either.
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
