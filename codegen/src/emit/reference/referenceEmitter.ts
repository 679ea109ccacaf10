import type { OutputFile } from '../../fragment/outputFile.ts'
import type { Service } from '../../model/service.ts'
import type { Emitter } from '../emitter.ts'
import { cataloguePages } from './cataloguePages.ts'
import { channelPage } from './channelPage.ts'
import { httpPages } from './httpPages.ts'
import { rpcPage } from './rpcPage.ts'
import { schemasPage } from './schemasPage.ts'

/**
 * `README.md`: a page about the whole contract. A large HTTP service has a page for each group of operations and each
 * model beside it, a catalogue one for each error.
 */
export const referenceEmitter: Emitter = {
  target: 'reference',
  dialects: ['http', 'rpc', 'channel', 'schemas', 'catalogue'],
  needs: [],
  emit: pagesOf,
}

function pagesOf(service: Service): readonly OutputFile[] {
  switch (service.dialect) {
    case 'http':
      return httpPages(service)
    case 'rpc':
      return [onePage(() => rpcPage(service))]
    case 'channel':
      return [onePage(() => channelPage(service))]
    case 'schemas':
      return [onePage(() => schemasPage(service))]
    case 'catalogue':
      return cataloguePages(service)
  }
}

function onePage(text: () => string): OutputFile {
  return { path: 'README', extension: 'md', sections: () => [text] }
}
