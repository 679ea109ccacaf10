import type { OutputFile } from '../../fragment/outputFile.ts'
import type { Emitter } from '../emitter.ts'
import { createRequestFile } from './createRequestFile.ts'
import { methodFile } from './methodFile.ts'
import { policyFile } from './policyFile.ts'
import { rpcSchemaFile } from './rpcSchemaFile.ts'

/** Typed methods in viem's RpcSchema form, validators and requests of each, a validating request function, the policy. */
export const rpcEmitter: Emitter<'rpc'> = {
  target: 'rpc',
  dialects: ['rpc'],
  needs: ['types', 'validators'],
  emit: (service): OutputFile[] => [
    ...service.methods.map(methodFile),
    rpcSchemaFile(service),
    createRequestFile(service),
    ...policyFile(service),
  ],
}
