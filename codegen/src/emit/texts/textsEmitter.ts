import type { OutputFile } from '../../fragment/outputFile.ts'
import type { Emitter } from '../emitter.ts'
import { textFiles } from './textFiles.ts'

/** Functions that parse and format the text form of models (`x-text`). */
export const textsEmitter: Emitter<'http' | 'rpc' | 'channel' | 'schemas'> = {
  target: 'texts',
  dialects: ['http', 'rpc', 'channel', 'schemas'],
  needs: ['types'],
  emit: ({ models }): OutputFile[] => models.flatMap(textFiles),
}
