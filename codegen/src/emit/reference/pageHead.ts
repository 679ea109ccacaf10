import type { Service } from '../../model/service.ts'
import { codeSpan } from './markdown/inlineText.ts'
import { titleOf } from './markdown/page.ts'
import { textBlock } from './markdown/textBlock.ts'

/** Title, version and description of a service. A JSON Schema has no version. */
export function pageHead({ title, version, source, description, dialect }: Service): string[] {
  const facts = [
    ...(dialect === 'schemas' ? [] : [`Version ${codeSpan(version)}`]),
    `Contract ${codeSpan(source)}`,
  ]
  return [titleOf(title), facts.join(' · '), textBlock(description)]
}
