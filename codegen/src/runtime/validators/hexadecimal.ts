import * as z from 'zod/mini'
import { withMessages } from './issueMessage.ts'

/** A string that starts with `0x`, typed as in Ethereum libraries. The rest is checked by the schema's pattern. */
/*#__NO_SIDE_EFFECTS__*/
export function hexadecimal(): z.ZodMiniType<`0x${string}`> {
  return z.templateLiteral(['0x', z.string()], withMessages)
}
