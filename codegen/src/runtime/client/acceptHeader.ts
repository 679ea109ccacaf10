import type { OperationDescription } from './OperationDescription.ts'

/** The media types that a call accepts, where the contract declares several. */
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
