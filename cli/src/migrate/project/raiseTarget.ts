import { applyEdits, modify, parse } from 'jsonc-parser'

/**
 * The text of a tsconfig.json with a target that viem's types compile with: they have `bigint` literals. A project that
 * emits by its compiler is left as it is, because its target is about browsers.
 */
export function raiseTarget(text: string): string {
  const { compilerOptions } = parse(text) ?? {}
  const target = compilerOptions?.target
  if (compilerOptions?.noEmit !== true || !/^es(3|5|6|201\d)$/i.test(String(target))) return text
  return applyEdits(text, modify(text, ['compilerOptions', 'target'], 'ES2020', {}))
}
