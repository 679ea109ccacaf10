import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { NotPartial } from './NotPartial.ts'
import type { Segment } from './segments.ts'
import type { PlacedDiagnostic } from './serviceState.ts'

/** Warnings about what has not changed, where they are now in the text. */
export function movedDiagnostics(
  diagnostics: readonly PlacedDiagnostic[],
  segments: readonly Segment[],
): Diagnostic[] {
  const byPointer = new Map(segments.map((segment) => [segment.pointer, segment]))
  return diagnostics.map(({ diagnostic, file, pointer, base, start, end }): Diagnostic => {
    const offset = base === undefined ? 0 : (byPointer.get(base.segment)?.[base.from] ?? 0)
    return { ...diagnostic, place: { file, pointer }, range: { start: start + offset, end: end + offset } }
  })
}

/**
 * Whether all of them are before a change, with a line between: then line, column and code frame are unchanged.
 */
export function areBefore(
  diagnostics: readonly PlacedDiagnostic[],
  changed: string,
  segments: readonly Segment[],
  bytes: Buffer,
): boolean {
  const places = new Map(segments.map(({ pointer }, index) => [pointer, index]))
  const start = segments[places.get(changed) ?? 0]?.start ?? 0
  return diagnostics.every(({ base }) => {
    const index = base === undefined ? -1 : (places.get(base.segment) ?? segments.length)
    const after = base?.from === 'start' ? segments[index]?.end : segments[index + 1]?.start
    const line = bytes.indexOf('\n', after ?? bytes.length)
    const next = line < 0 ? -1 : bytes.indexOf('\n', line + 1)
    return next >= 0 && next < start
  })
}

/** A diagnostic that is reported once for many places has their number, not the places. */
const together = / \(Here and in \d+ other places?\.\)$/

export function isDescribedTogether({ diagnostic }: PlacedDiagnostic): boolean {
  return together.test(diagnostic.message)
}

/**
 * Checks that what is reported for a changed part, before and now, is reported for that part alone.
 *
 * @throws {NotPartial} when it would be reported together with others.
 */
export function checkReportedAlone(
  {
    kept,
    removed,
  }: { readonly kept: readonly PlacedDiagnostic[]; readonly removed: readonly PlacedDiagnostic[] },
  own: readonly Diagnostic[],
) {
  const messages = new Set(own.map(({ message }) => message))
  const isShared = ({ diagnostic }: PlacedDiagnostic) =>
    messages.has(diagnostic.message.replace(together, ''))
  if (removed.some(isDescribedTogether) || kept.some(isShared))
    throw new NotPartial('Warnings are reported together with others.')
}
