import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Report } from '../diagnostics/report.ts'
import { escapeToken } from '../model/jsonPointer.ts'
import { endOfString, skipSpace } from './jsonText.ts'

/** An object or list that is open at a point of the text. */
interface OpenPart {
  /** The keys so far; undefined for a list. */
  readonly keys: Set<string> | undefined
  /** Key or index of the entry that is being read. */
  entry: string | number
}

/** Reports duplicate keys in a document that is known to be JSON. */
export function reportDuplicateKeys(file: string, text: string, report: Report) {
  const open: OpenPart[] = []
  const token = /["{}[\],]/g
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const at = match.index
    const inner = open.at(-1)
    switch (text[at]) {
      case '{':
        open.push({ keys: new Set(), entry: '' })
        break
      case '[':
        open.push({ keys: undefined, entry: 0 })
        break
      case ',':
        if (typeof inner?.entry === 'number') inner.entry++
        break
      case '"': {
        const end = endOfString(text, at) + 1
        token.lastIndex = end
        if (inner?.keys !== undefined && text[skipSpace(text, end)] === ':') {
          readKey({ file, text, report }, open, { start: at, end })
        }
        break
      }
      default:
        open.pop()
    }
  }
}

function readKey(
  { file, text, report }: { readonly file: string; readonly text: string; readonly report: Report },
  open: readonly OpenPart[],
  range: { readonly start: number; readonly end: number },
) {
  const inner = open.at(-1)
  if (inner?.keys === undefined) return
  const key = String(JSON.parse(text.slice(range.start, range.end)))
  inner.entry = key
  if (!inner.keys.has(key)) {
    inner.keys.add(key)
    return
  }
  report.add(duplicateKey(file, open, range))
}

/** @param open The parts around the key, each with the entry that is being read. */
export function duplicateKey(
  file: string,
  open: readonly { readonly entry: string | number }[],
  range: { readonly start: number; readonly end: number },
): Diagnostic {
  const tokens = open.map(({ entry }) => String(entry))
  return {
    severity: 'error',
    recoverable: true,
    place: { file, pointer: tokens.map((token) => `/${escapeToken(token)}`).join('') },
    at: 'key',
    message: `Duplicate key '${tokens.at(-1)}'.`,
    hint: 'Remove or rename one; the last one is used.',
    range,
  }
}
