import type { OutputFile } from '../../fragment/outputFile.ts'
import type { Emitter } from '../emitter.ts'
import { clientFunctionFile } from './clientFunctionFile.ts'
import { createClientFile } from './createClientFile.ts'

/** One function an operation, over openapi-fetch. */
export const clientEmitter: Emitter<'http'> = {
  target: 'client',
  dialects: ['http'],
  needs: ['types', 'validators'],
  emit: (service): OutputFile[] => [createClientFile(service), ...service.operations.map(clientFunctionFile)],
}
