import { type SourceFile, SyntaxKind } from 'ts-morph'

/** A name that no identifier of the file has: the given one, or with a number. */
export function unusedName(file: SourceFile, name: string): string {
  const used = new Set(file.getDescendantsOfKind(SyntaxKind.Identifier).map((each) => each.getText()))
  let candidate = name
  for (let number = 2; used.has(candidate); number += 1) candidate = `${name}${number}`
  return candidate
}
