import type { Emitter } from './emitter.ts'

/** Every target, in the order they run. */
export const emitters: readonly Emitter[] = []
