import type { Report } from '../diagnostics/report.ts'
import { createReferences, type ReferencesParameters } from '../load/references.ts'
import type { Context } from './context.ts'

/** Resolvers of the references of one contract: an unresolved `$ref` is an error, an entry of a mapping is left out. */
export function createResolvers(parameters: ReferencesParameters): Pick<Context, 'references' | 'mappings'> {
  return {
    references: createReferences(parameters),
    mappings: createReferences({ ...parameters, report: mappingReport(parameters.report) }),
  }
}

/** The members of a discriminator are known without its mapping. */
function mappingReport(report: Report): Report {
  return {
    ...report,
    mistake: (place, message, hint) =>
      report.warning(place, `${message.replace(/\.$/, '')}; the entry of 'mapping' is ignored.`, hint),
  }
}
