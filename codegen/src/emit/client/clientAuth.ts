import { type Code, code, literal, literalEntry, objectLiteral } from '../../fragment/code.ts'
import type { InterfaceDeclaration, Member } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import type { SecurityScheme } from '../../model/securityScheme.ts'
import type { HttpService } from '../../model/service.ts'

const credential = fromRuntime('client/credentials', 'Credential', { type: true })
const nameAndPassword = fromRuntime('client/credentials', 'NameAndPassword', { type: true })
const authorizeWith = fromRuntime('client/credentials', 'authorizeWith')

/** Place of a scheme's secret in a request; undefined for schemes without one. */
interface Place {
  readonly in: 'header' | 'query' | 'cookie'
  readonly name: string
  readonly prefix?: string
}

/** `ClientAuth`: the secrets of a service by scheme; undefined for services that require none. */
export function clientAuth(service: HttpService): InterfaceDeclaration | undefined {
  const schemes = sendingSchemes(service)
  if (schemes.length === 0) return undefined
  return {
    kind: 'interface',
    name: 'ClientAuth',
    doc: 'Credentials by the security schemes of the contract. An operation sends what its `security` requires, of several alternatives the first that is complete; functions are called before each call.',
    members: schemes.map(
      ([scheme, place]): Member => ({
        name: scheme.camelName,
        type:
          scheme.kind === 'http' && scheme.scheme === 'basic'
            ? code`${credential}<${nameAndPassword}> | undefined`
            : code`${credential} | undefined`,
        optional: true,
        readonly: true,
        doc: [scheme.description, whereTo(place)].filter(Boolean).join('\n\n'),
        deprecated: scheme.deprecated,
      }),
    ),
  }
}

/** An expression of type `Authorize`. */
export function authorizer(service: HttpService): Code | undefined {
  const schemes = sendingSchemes(service)
  if (schemes.length === 0) return undefined
  const places = schemes.map(([scheme, place]) => literalEntry(scheme.camelName, literal({ ...place })))
  return code`${authorizeWith}(options.auth, ${objectLiteral(places)})`
}

/** Names of schemes in the contract → those of `ClientAuth`. */
export function credentialNames(service: HttpService): ReadonlyMap<string, string> {
  return new Map(sendingSchemes(service).map(([{ name, camelName }]) => [name, camelName]))
}

function sendingSchemes({ securitySchemes }: HttpService): (readonly [SecurityScheme, Place])[] {
  return securitySchemes.flatMap((scheme) => {
    const place = placeOf(scheme)
    return place === undefined ? [] : [[scheme, place] as const]
  })
}

function placeOf(scheme: SecurityScheme): Place | undefined {
  switch (scheme.kind) {
    case 'apiKey':
      return { in: scheme.in, name: scheme.parameter }
    case 'http':
      return authorization(`${scheme.scheme.charAt(0).toUpperCase()}${scheme.scheme.slice(1)}`)
    case 'oauth2':
    case 'openIdConnect':
      return authorization('Bearer')
    case 'mutualTLS':
      return undefined
  }
}

function authorization(scheme: string): Place {
  return { in: 'header', name: 'Authorization', prefix: `${scheme} ` }
}

function whereTo({ in: place, name, prefix }: Place): string {
  if (prefix !== undefined) return `Sent as \`${name}: ${prefix}…\`.`
  if (place === 'cookie') return `Sent as the cookie \`${name}\`; browsers send only their own cookies.`
  return place === 'header' ? `Sent as the header \`${name}\`.` : `Sent as the query parameter \`${name}\`.`
}
