import { code, literal } from '../../fragment/code.ts'
import { fromRuntime, fromService } from '../../fragment/importedName.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import type { HttpService } from '../../model/service.ts'
import { credentialNames } from './clientAuth.ts'
import { securityAlternatives } from './securityAlternatives.ts'

const securityType = fromRuntime('client/credentials', 'Security', { type: true })

/** Security of operations that declare none of their own. */
export const commonSecurity = fromService('client/commonSecurity', 'commonSecurity')

/** `client/commonSecurity.ts`, where operations need it. */
export function commonSecurityFile(service: HttpService): OutputFile {
  return {
    path: 'client/commonSecurity',
    inBarrel: false,
    onDemand: true,
    declarations: () => [
      {
        kind: 'const',
        name: commonSecurity.name,
        doc: 'Security of operations that declare none of their own: the first alternative that is complete is sent.',
        type: code`${securityType}`,
        value: literal(securityAlternatives(service.security, credentialNames(service))),
      },
    ],
  }
}
