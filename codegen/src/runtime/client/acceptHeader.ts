import type { OperationDescription } from './OperationDescription.ts'

/** Which media types a call takes, where the contract declares several. */
export function acceptHeader(
  { replies }: OperationDescription,
  accept: string | undefined,
): Readonly<Record<string, string>> {
  const declared = Object.values(replies)
    .flat()
    .flatMap(({ type }) => type ?? [])
  const wanted = accept ?? [...new Set(declared)].join(', ')
  return wanted === '' ? {} : { Accept: wanted }
}
