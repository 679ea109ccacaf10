import { channelEmitter } from './channel/channelEmitter.ts'
import { clientEmitter } from './client/clientEmitter.ts'
import type { AnyEmitter } from './emitter.ts'
import { errorsEmitter } from './errors/errorsEmitter.ts'
import { handlersEmitter } from './handlers/handlersEmitter.ts'
import { queryEmitter } from './query/queryEmitter.ts'
import { reactEmitter } from './react/reactEmitter.ts'
import { referenceEmitter } from './reference/referenceEmitter.ts'
import { routesEmitter } from './routes/routesEmitter.ts'
import { rpcEmitter } from './rpc/rpcEmitter.ts'
import { textsEmitter } from './texts/textsEmitter.ts'
import { typesEmitter } from './types/typesEmitter.ts'
import { validatorsEmitter } from './validators/validatorsEmitter.ts'

/** Every target, in the order they run. */
export const emitters: readonly AnyEmitter[] = [
  typesEmitter,
  validatorsEmitter,
  clientEmitter,
  queryEmitter,
  reactEmitter,
  handlersEmitter,
  routesEmitter,
  channelEmitter,
  rpcEmitter,
  textsEmitter,
  errorsEmitter,
  referenceEmitter,
]
