import type { PageSection } from '../../fragment/outputFile.ts'
import type { Service } from '../../model/service.ts'
import type { Emitter } from '../emitter.ts'
import { cataloguePages } from './cataloguePages.ts'
import { channelPage } from './channelPage.ts'
import { httpSections } from './httpSections.ts'
import { rpcPage } from './rpcPage.ts'
import { schemasPage } from './schemasPage.ts'

/** `README.md`: a page for people about everything in the contract; for a catalogue also a page for each error. */
export const referenceEmitter: Emitter = {
  target: 'reference',
  dialects: ['http', 'rpc', 'channel', 'schemas', 'catalogue'],
  needs: [],
  emit: (service) =>
    service.dialect === 'catalogue'
      ? cataloguePages(service)
      : [{ path: 'README', extension: 'md', sections: () => sectionsOf(service) }],
}

function sectionsOf(service: Exclude<Service, { readonly dialect: 'catalogue' }>): readonly PageSection[] {
  switch (service.dialect) {
    case 'http':
      return httpSections(service)
    case 'rpc':
      return [() => rpcPage(service)]
    case 'channel':
      return [() => channelPage(service)]
    case 'schemas':
      return [() => schemasPage(service)]
  }
}
