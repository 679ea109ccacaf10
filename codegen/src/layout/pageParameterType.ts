import { type Code, code } from '../fragment/code.ts'
import type { Paging } from '../model/paging.ts'

/** What an infinite query hands from page to page; `null` before the first cursor is known. */
export function pageParameterType(paging: Paging): Code {
  if (paging.kind === 'number') return code`number`
  return paging.numeric ? code`number | null` : code`string | null`
}
