import { type Code, code } from '../fragment/code.ts'
import type { Paging } from '../model/paging.ts'

/** Page parameter of an infinite query; `null` before the first cursor is known. */
export function pageParameterType(paging: Paging): Code {
  if (paging.kind === 'number') return code`number`
  return paging.numeric ? code`number | null` : code`string | null`
}
