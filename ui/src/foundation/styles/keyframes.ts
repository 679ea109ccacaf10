import { keyframesRule } from './cssRules.ts'
import type { Steps } from './Styles.ts'
import { defineRules } from './sheet.ts'

/** Defines an animation and returns its name. */
export function keyframes(steps: Steps): string {
  const rules = defineRules((name) => keyframesRule(name, steps))
  // Which component runs it is unknown here, and there are few.
  rules.use()
  return rules.name
}
