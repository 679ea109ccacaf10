import { clientEmitter } from './client/clientEmitter.ts'
import type { Emitter } from './emitter.ts'
import { typesEmitter } from './types/typesEmitter.ts'
import { validatorsEmitter } from './validators/validatorsEmitter.ts'

/** Every target, in the order they run. */
export const emitters: readonly Emitter[] = [
  typesEmitter,
  validatorsEmitter,
  clientEmitter,
] as readonly Emitter[]
