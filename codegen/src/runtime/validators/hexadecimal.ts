import * as z from 'zod/mini'
import { withMessages } from './issueMessage.ts'

/** Text that starts with `0x`, typed as Ethereum libraries type it. What follows is up to the schema's pattern. */
/*#__NO_SIDE_EFFECTS__*/
export function hexadecimal(): z.ZodMiniType<`0x${string}`> {
  return z.templateLiteral(['0x', z.string()], withMessages)
}
