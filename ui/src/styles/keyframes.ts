import { keyframesRule } from './cssRules.ts'
import type { Steps } from './Styles.ts'
import { addRules } from './sheet.ts'

/** Defines an animation and returns its name. */
export function keyframes(steps: Steps): string {
  return addRules((name) => keyframesRule(name, steps))
}
