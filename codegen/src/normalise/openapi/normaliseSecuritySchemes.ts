import { type Cursor, childCursors } from '../../load/cursor.ts'
import type { OAuthFlow, SecurityScheme, SecuritySchemeFacts } from '../../model/securityScheme.ts'
import { assignNames } from '../../names/assignNames.ts'
import { camelCase } from '../../names/camelCase.ts'
import { createNameTable } from '../../names/nameTable.ts'
import type { Context } from '../context.ts'
import { followReference } from '../followReference.ts'
import { type ObjectReader, readObject } from '../objectReader.ts'
import { reportClashes } from '../reportClashes.ts'

const kinds = ['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS'] as const
const grants = [
  'implicit',
  'password',
  'clientCredentials',
  'authorizationCode',
  'deviceAuthorization',
] as const

/** `components.securitySchemes`, sorted by name. */
export function normaliseSecuritySchemes(context: Context, section: Cursor | undefined): SecurityScheme[] {
  const things = (section === undefined ? [] : childCursors(section))
    .filter(({ key }) => !key.startsWith('x-'))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map((place) => ({
      place,
      origin: place.key,
      wanted: camelCase(place.key),
      suffix: 'Scheme',
      described: `security scheme '${place.key}'`,
      choice: 'Rename one of them.',
    }))
  const { names, clashes } = assignNames(createNameTable(), things)
  reportClashes(context.report, clashes)
  return things.flatMap((thing) => normaliseScheme(context, thing.place, names.get(thing) ?? thing.wanted))
}

function normaliseScheme(context: Context, entry: Cursor, camelName: string): SecurityScheme[] {
  const cursor = followReference(context, entry)
  const reader = cursor && readObject(context.report, cursor, 'A security scheme')
  if (cursor === undefined || reader === undefined) return []
  reader.require('type', `Set one of: ${kinds.join(', ')}.`)
  const kind = reader.oneOf('type', kinds)
  const description = reader.text('description')
  const facts: SecuritySchemeFacts = {
    name: entry.key,
    camelName,
    ...(description === undefined ? {} : { description }),
    deprecated: reader.boolean('deprecated') ?? false,
    extensions: reader.extensions(),
    place: cursor,
  }
  const scheme = kind === undefined ? undefined : readScheme(context, reader, kind, facts)
  // Documents often have keys of other kinds; they are ignored here.
  reader.ignore('name', 'in', 'scheme', 'bearerFormat', 'flows', 'openIdConnectUrl', 'oauth2MetadataUrl')
  reader.finish('a security scheme')
  return scheme === undefined ? [] : [scheme]
}

function readScheme(
  context: Context,
  reader: ObjectReader,
  kind: (typeof kinds)[number],
  facts: SecuritySchemeFacts,
): SecurityScheme | undefined {
  switch (kind) {
    case 'apiKey': {
      reader.require('name', 'Name the header, query parameter or cookie.')
      reader.require('in', `Add 'in': header, query or cookie.`)
      const parameter = reader.string('name')
      const place = reader.oneOf('in', ['header', 'query', 'cookie'])
      return parameter === undefined || place === undefined
        ? undefined
        : { kind, in: place, parameter, ...facts }
    }
    case 'http': {
      reader.require('scheme', 'Name the scheme: bearer, basic, …')
      const scheme = reader.string('scheme')?.toLowerCase()
      const bearerFormat = reader.string('bearerFormat')
      return scheme === undefined
        ? undefined
        : { kind, scheme, ...(bearerFormat === undefined ? {} : { bearerFormat }), ...facts }
    }
    case 'oauth2':
      return { kind, flows: readFlows(context, reader.object('flows')), ...facts }
    case 'openIdConnect':
      return { kind, url: reader.string('openIdConnectUrl') ?? '', ...facts }
    case 'mutualTLS':
      return { kind, ...facts }
  }
}

function readFlows(context: Context, cursor: Cursor | undefined): OAuthFlow[] {
  const flows = cursor && readObject(context.report, cursor, `'flows'`)
  if (flows === undefined) return []
  const read = grants.flatMap((grant): OAuthFlow[] => {
    const entry = flows.object(grant)
    const reader = entry && readObject(context.report, entry, 'A flow')
    if (reader === undefined) return []
    const urls = Object.fromEntries(
      (['authorizationUrl', 'tokenUrl', 'refreshUrl'] as const).flatMap((key) => {
        const url = reader.string(key)
        return url === undefined ? [] : [[key, url]]
      }),
    )
    const scopes = reader.object('scopes')
    reader.ignore('deviceAuthorizationUrl')
    reader.finish('a flow')
    const words = (scopes === undefined ? [] : childCursors(scopes)).map(({ key, value }) => [
      key,
      typeof value === 'string' ? value : '',
    ])
    return [{ grant, ...urls, scopes: Object.fromEntries(words) }]
  })
  flows.finish(`'flows'`)
  return read
}
