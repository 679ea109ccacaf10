import type { OutputFile, PageSection } from '../../fragment/outputFile.ts'
import { isIncoming } from '../../layout/operationFacts.ts'
import type { Operation } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'
import { operationGroups } from '../groupFiles.ts'
import { httpSections } from './httpSections.ts'
import { linksFromGroup, pageAddress } from './links.ts'
import { inlineText } from './markdown/inlineText.ts'
import { page } from './markdown/page.ts'
import { table } from './markdown/table.ts'
import { textBlock } from './markdown/textBlock.ts'
import { modelListPath, modelPages } from './modelPages.ts'
import { operationIndex } from './operationIndex.ts'
import { operationSection } from './operationSection.ts'
import { serviceBlocks } from './serviceBlocks.ts'

/** Operations and models that one page holds at most: longer pages are hard to use. */
const mostOnOnePage = 100

/**
 * A small service is one page. A large one is a page that refers to the others: one for each group of operations and
 * one for each model.
 */
export function httpPages(service: HttpService): OutputFile[] {
  const { operations, incoming, models } = service
  if (operations.length + incoming.length + models.length <= mostOnOnePage)
    return [{ path: 'README', extension: 'md', sections: () => httpSections(service) }]
  const groups = operationGroups([...operations, ...incoming])
  return [
    { path: 'README', extension: 'md', sections: () => indexSections(service, groups) },
    ...[...groups].map(
      ([group, members]): OutputFile => ({
        path: groupPath(group),
        extension: 'md',
        sections: () => groupSections(service, group, members),
      }),
    ),
    ...modelPages(service),
  ]
}

function groupPath(group: string): string {
  return `reference/${group}`
}

type Groups = ReturnType<typeof operationGroups>

function indexSections(service: HttpService, groups: Groups): PageSection[] {
  const { models } = service
  return [
    () => page(serviceBlocks(service)),
    () => (groups.size === 0 ? '' : page(['## Operations', groupTable(service, groups)])),
    () =>
      models.length === 0
        ? ''
        : page(['## Models', `[All ${models.length} models](${pageAddress(modelListPath)}) by name.`]),
  ]
}

function groupTable(service: HttpService, groups: Groups): string {
  return table(
    ['Group', 'Operations', 'Is'],
    [...groups]
      .sort(byName)
      .map(([group, members]) => [
        `[${groupTitle(group, members)}](${pageAddress(groupPath(group))})`,
        String(members.length),
        inlineText(groupDescription(service, members) ?? ''),
      ]),
  )
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}

function groupSections(service: HttpService, group: string, members: readonly Operation[]): PageSection[] {
  const outgoing = members.filter((operation) => !isIncoming(operation))
  const incoming = members.filter(isIncoming)
  const links = linksFromGroup(group, service)
  const section = (operation: Operation) => () => page(operationSection(operation, links))
  return [
    () =>
      page([
        `# ${groupTitle(group, members)}`,
        `[${inlineText(service.title)}](../README.md)`,
        textBlock(groupDescription(service, members)),
      ]),
    () => (outgoing.length === 0 ? '' : page(['## Operations', operationIndex(outgoing)])),
    ...outgoing.map(section),
    () => (incoming.length === 0 ? '' : page(['## What the service sends', operationIndex(incoming)])),
    ...incoming.map(section),
  ]
}

/** The tag as the contract writes it. */
function groupTitle(group: string, members: readonly Operation[]): string {
  return inlineText(tagOf(members) ?? '') || group
}

function groupDescription({ tags }: HttpService, members: readonly Operation[]): string | undefined {
  const wanted = tagOf(members)
  return tags.find(({ name }) => name === wanted)?.description
}

/** Groups webhooks and callbacks by kind, whatever their tags. */
function tagOf([first]: readonly Operation[]): string | undefined {
  return first === undefined || isIncoming(first) ? undefined : first.tags[0]
}
