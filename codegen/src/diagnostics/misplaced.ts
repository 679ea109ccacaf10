/** A key in a place where it has no meaning. */
interface Misplaced {
  /** The kind of object that has the key. */
  readonly of: string
  readonly keys: readonly string[] | RegExp
  readonly hint: string
}

const schemaKeys =
  /^(type|format|enum|items|default|minimum|maximum|minLength|maxLength|pattern|properties|nullable|\$ref|allOf|oneOf|anyOf)$/
const inSchema = `Put it into 'schema': schema: { type: … }.`
const of32 = 'It is new in OpenAPI 3.2 and not supported.'

const misplaced: readonly Misplaced[] = [
  { of: 'a parameter', keys: schemaKeys, hint: inSchema },
  { of: 'a header', keys: schemaKeys, hint: inSchema },
  { of: 'a media type', keys: schemaKeys, hint: inSchema },
  {
    of: 'a response',
    keys: ['schema', 'type', '$ref', 'examples', 'example'],
    hint: `Since OpenAPI 3 it belongs to a media type: content: { application/json: { schema: … } }.`,
  },
  {
    of: 'a request body',
    keys: ['schema', 'type', 'example', 'examples'],
    hint: `It belongs to a media type: content: { application/json: { schema: … } }.`,
  },
  { of: 'a request body', keys: /\//, hint: `Put it into 'content'.` },
  { of: 'a response', keys: /\//, hint: `Put it into 'content'.` },
  {
    of: 'an operation',
    keys: ['consumes', 'produces'],
    hint: `Since OpenAPI 3 media types are the keys of 'content', of each request body and response.`,
  },
  { of: 'an operation', keys: ['schemes'], hint: `Since OpenAPI 3 it is a part of 'servers'.` },
  {
    of: 'an OpenAPI document',
    keys: ['host', 'basePath', 'schemes'],
    hint: `Since OpenAPI 3 it is written as servers: [{ url: https://host/basePath }].`,
  },
  {
    of: 'an OpenAPI document',
    keys: ['consumes', 'produces'],
    hint: `Since OpenAPI 3 media types are the keys of 'content', of each request body and response.`,
  },
  {
    of: 'an OpenAPI document',
    keys: ['definitions', 'securityDefinitions', 'parameters', 'responses', 'schemas', 'securitySchemes'],
    hint: `Since OpenAPI 3 it is a part of 'components'.`,
  },
  { of: 'a schema', keys: ['extends'], hint: `Write allOf: [{ $ref: … }, { … }].` },
  {
    of: 'a schema',
    keys: ['min', 'max'],
    hint: 'Keywords are minimum and maximum, or minLength and maxLength.',
  },
  { of: 'a schema', keys: ['regex', 'regexp'], hint: `The keyword is 'pattern'.` },
  { of: 'a schema', keys: ['values'], hint: `The keyword is 'enum'.` },
  {
    of: 'a schema',
    keys: ['optional'],
    hint: `Properties are optional unless the 'required' of their object lists them.`,
  },
  { of: 'a media type', keys: ['itemSchema', 'prefixEncoding', 'itemEncoding'], hint: of32 },
  { of: 'a discriminator', keys: ['defaultMapping'], hint: of32 },
]

/** Hint for a key that belongs elsewhere; undefined for one that belongs nowhere. */
export function misplacedKeyHint(subject: string, key: string): string | undefined {
  const found = misplaced.find(
    ({ of, keys }) => of === subject && (keys instanceof RegExp ? keys.test(key) : keys.includes(key)),
  )
  return found?.hint
}

const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'A parameter': {
    body: `Since OpenAPI 3 the body is not a parameter: requestBody: { content: { application/json: { schema: … } } }.`,
    formData: `Since OpenAPI 3 forms are a body: requestBody: { content: { multipart/form-data: { schema: … } } }.`,
    querystring: of32,
    cookie: of32,
  },
  'A security scheme': {
    basic: `Write type: http, scheme: basic.`,
    bearer: `Write type: http, scheme: bearer.`,
    jwt: `Write type: http, scheme: bearer, bearerFormat: JWT.`,
  },
}

/** Hint for a value of another version, or for a part of a value. */
export function misplacedValueHint(subject: string, value: string): string | undefined {
  const hints = Object.hasOwn(values, subject) ? values[subject] : undefined
  return hints !== undefined && Object.hasOwn(hints, value) ? hints[value] : undefined
}
