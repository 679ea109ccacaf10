import type { Operation } from '../../model/operation.ts'

/** The schemes of each alternative under their names in `ClientAuth`. */
export function securityAlternatives(
  security: Operation['security'],
  names: ReadonlyMap<string, string>,
): string[][] {
  // An alternative without anything to send needs no mention: it is what happens when no other is complete.
  return security
    .map((alternative) => Object.keys(alternative).flatMap((name) => names.get(name) ?? []))
    .filter((schemes) => schemes.length > 0)
}
