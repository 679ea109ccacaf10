import type { ChannelService } from '../../model/service.ts'
import type { Emitter } from '../emitter.ts'
import { definitionFiles } from './definitionFiles.ts'
import { hostFile } from './hostFile.ts'
import { responderFile } from './responderFile.ts'

/** Both ends of a message channel. */
export const channelEmitter: Emitter<'channel'> = {
  target: 'channel',
  dialects: ['channel'],
  needs: ['types', 'validators'],
  emit: (service: ChannelService) => [...definitionFiles(service), hostFile(service), responderFile(service)],
}
