import type { PageSection } from '../../fragment/outputFile.ts'
import type { HttpService } from '../../model/service.ts'
import { operationGroups } from '../groupFiles.ts'
import { linksInPage } from './links.ts'
import { page } from './markdown/page.ts'
import { modelSection } from './modelSection.ts'
import { operationIndex } from './operationIndex.ts'
import { operationSection } from './operationSection.ts'
import { serviceBlocks } from './serviceBlocks.ts'

/** The page of a small HTTP service, a section for each operation and model: a change of one need not touch the others. */
export function httpSections(service: HttpService): PageSection[] {
  const { incoming, models } = service
  const operations = [...operationGroups(service.operations).values()].flat()
  return [
    () => page(serviceBlocks(service)),
    () => (operations.length === 0 ? '' : page(['## Operations', operationIndex(operations)])),
    ...operations.map((operation) => () => page(operationSection(operation, linksInPage))),
    () => (incoming.length === 0 ? '' : page(['## What the service sends', operationIndex(incoming)])),
    ...incoming.map((operation) => () => page(operationSection(operation, linksInPage))),
    () => (models.length === 0 ? '' : '## Models'),
    ...models.map((model) => () => page(modelSection(model, linksInPage))),
  ]
}
