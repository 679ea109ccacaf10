import type { SchemasService } from '../../model/service.ts'
import { page } from './markdown/page.ts'
import { modelSections } from './modelSection.ts'
import { pageHead } from './pageHead.ts'

/** The page of a plain JSON Schema document. */
export function schemasPage(service: SchemasService): string {
  return page([...pageHead(service), ...modelSections(service.models)])
}
