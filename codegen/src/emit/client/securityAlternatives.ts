import type { Operation } from '../../model/operation.ts'

/** The schemes of each alternative under their names in `ClientAuth`. */
export function securityAlternatives(
  security: Operation['security'],
  names: ReadonlyMap<string, string>,
): string[][] {
  // An empty alternative can be left out: nothing is sent when no other is complete.
  return security
    .map((alternative) => Object.keys(alternative).flatMap((name) => names.get(name) ?? []))
    .filter((schemes) => schemes.length > 0)
}
