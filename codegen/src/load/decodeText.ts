import { isUtf8 } from 'node:buffer'

export interface DecodedText {
  readonly text: string
  readonly problem?: TextProblem
}

/** Bytes that cannot be decoded. */
export interface TextProblem {
  readonly message: string
  readonly hint: string
  /** Offset into the text. */
  readonly position: number
  /** Whether the rest can be read. */
  readonly recoverable: boolean
}

/** Text of a file, and the problem with its bytes. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  // Bytes are faster to look through than characters; of UTF-16 half of them are zeros.
  const zero = encoding === 'utf-8' && !bytes.includes(0) ? -1 : text.indexOf('\0')
  if (zero >= 0) {
    const message = 'The file is not text: it contains zero bytes.'
    const hint = 'If it is compressed, decompress it; if it is in another encoding, save it as UTF-8.'
    return { text, problem: { message, hint, position: zero, recoverable: false } }
  }
  if (encoding !== 'utf-8' || isUtf8(bytes)) return { text }
  const message = 'The file is not valid UTF-8: invalid byte.'
  const hint = 'Save it as UTF-8; it may be in a regional encoding, such as Windows-1252.'
  const position = Math.max(0, text.indexOf('\ufffd'))
  return { text, problem: { message, hint, position, recoverable: true } }
}

/** By the byte order mark, as `>` of PowerShell writes it. The mark itself is no part of the text. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
