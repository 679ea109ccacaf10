import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openApi } from '../testing/openApi.ts'
import { fixtureFolder, readContract, readContractIn } from '../testing/readContract.ts'

const folder = fixtureFolder('mistakes')
const files = readdirSync(folder)

/** Wrong in a way that leaves nothing to compile. */
const hopeless = [
  'a-key-twice.yaml',
  'a-misspelt-first-key.yaml',
  'a-tab.yaml',
  'a-version-to-come.yaml',
  'broken-yaml.yaml',
  'swagger-2.yaml',
]

describe('every mistake', () => {
  test('is told with its place, what is wrong and where in the document', () => {
    const told = Object.fromEntries(
      files.map((file) => [
        file,
        readContractIn(folder, file).diagnostics.map(
          ({ line, column, pointer, severity, message }) =>
            `${line}:${column} ${pointer} ${severity}: ${message}`,
        ),
      ]),
    )
    expect(told).toMatchInlineSnapshot(`
      {
        "a-body-without-content.yaml": [
          "6:7 /paths/~1a/post/requestBody error: A request body has no 'content'.",
        ],
        "a-callback-with-a-wrong-method.yaml": [
          "10:13 /paths/~1a/post/callbacks/done/{$request.body#~1url}/pots error: 'pots' is neither a method nor another key of a path.",
        ],
        "a-chain-of-references-that-is-a-circle.yaml": [
          "6:21 /paths/~1a/get/parameters/0 error: This $ref leads back to itself.",
        ],
        "a-discriminator-without-a-property.yaml": [
          "7:7 /components/schemas/A/discriminator error: A discriminator has no 'propertyName'.",
          "7:38 /components/schemas/A/discriminator/mapping/b error: $ref '#/components/schemas/Nothing' leads nowhere: /components/schemas has no 'Nothing'.",
        ],
        "a-duplicate-operation-id.yaml": [
          "8:20 /paths/~1b/get/operationId error: The operationId 'read' is taken already, by GET /a.",
          "13:20 /webhooks/c/post/operationId error: The operationId 'read' is taken already, by GET /a.",
        ],
        "a-duplicate-parameter.yaml": [
          "8:11 /paths/~1a/get/parameters/1 error: The header parameter 'x-a' is described twice.",
        ],
        "a-key-twice.json": [
          "7:35 /components/schemas/B~1C/enum/0/a error: The key 'a' is here twice.",
          "8:7 /components/schemas/A error: The key 'A' is here twice.",
        ],
        "a-key-twice.yaml": [
          "5:3  error: Syntax error: duplicated mapping key",
        ],
        "a-keyword-of-nobody.yaml": [
          "7:7 /components/schemas/A/colour warning: 'colour' is not a known key of a schema; it is ignored.",
        ],
        "a-list-for-an-object.yaml": [
          "3:1 /paths error: 'paths' has to be an object, not a list.",
          "8:7 /components/schemas/A/properties error: 'properties' has to be an object, not a list.",
        ],
        "a-misspelt-first-key.yaml": [
          "1:1  error: The document says nowhere what it is.",
        ],
        "a-misspelt-keyword.yaml": [
          "7:7 /components/schemas/A/minLenght error: 'minLenght' is not a known key of a schema.",
        ],
        "a-negative-length.yaml": [
          "5:35 /components/schemas/A/minLength error: 'minLength' has to be a whole number from 0, not a number (-1).",
        ],
        "a-parameter-by-schema-and-content.yaml": [
          "7:11 /paths/~1a/get/parameters/0 error: The parameter has both 'schema' and 'content'.",
          "15:13 /paths/~1a/get/parameters/1/content/text~1plain error: The content of a parameter is of one media type.",
          "16:11 /paths/~1a/get/parameters/2 error: The parameter has neither 'schema' nor 'content'.",
        ],
        "a-parameter-in-a-wrong-place.yaml": [
          "7:27 /paths/~1a~1{id}/get/parameters/0/in error: 'in' cannot be "pth".",
        ],
        "a-path-parameter-nobody-describes.yaml": [
          "5:5 /paths/~1pets~1{petId}/get error: No parameter describes {petId} of the path /pets/{petId}.",
          "7:11 /paths/~1pets~1{petId}/get/parameters/0 error: The path /pets/{petId} has no {id}.",
        ],
        "a-path-parameter-that-is-optional.yaml": [
          "7:11 /paths/~1pets~1{id}/get/parameters/0 error: The path parameter 'id' has to be required.",
        ],
        "a-path-that-is-no-template.yaml": [
          "4:3 /paths/~1a~1{b error: The path /a/{b has a brace without its other half.",
          "6:3 /paths/~1c~1{d}~1{d} error: The path /c/{d}/{d} has {d} twice.",
          "8:3 /paths/~1e?f=g warning: The path /e?f=g has a query or fragment in it, which is no part of a path.",
        ],
        "a-path-without-a-slash.yaml": [
          "4:3 /paths/pets error: The path 'pets' does not start with a slash.",
        ],
        "a-pattern-of-another-language.yaml": [
          "7:16 /components/schemas/A/pattern error: The pattern is not a regular expression of ECMA-262: Invalid regular expression: /(?i)abc(/: Invalid group",
        ],
        "a-ref-that-is-no-text.yaml": [
          "5:16 /components/schemas/A/$ref error: $ref has to be a string.",
        ],
        "a-ref-to-a-file-that-is-missing.yaml": [
          "5:16 /components/schemas/A/$ref error: There is no file nowhere.yaml.",
        ],
        "a-ref-to-an-address.yaml": [
          "5:16 /components/schemas/A/$ref error: $ref leads to an address (https://elsewhere.example/a.json); nothing is fetched.",
          "6:16 /components/schemas/B/$ref error: $ref leads to an address (//elsewhere.example/a.json); nothing is fetched.",
          "7:16 /components/schemas/C/$ref error: $ref leads to an address (file:///etc/hostname); nothing is fetched.",
        ],
        "a-ref-to-an-anchor-that-is-missing.yaml": [
          "6:16 /components/schemas/B/$ref error: $ref '#frist' leads nowhere: no schema has this $anchor.",
        ],
        "a-ref-to-nothing.yaml": [
          "7:24 /paths/~1a/get/responses/200/$ref error: $ref '#/components/responses/Gone' leads nowhere: /components has no 'responses'.",
          "11:16 /components/schemas/A/$ref error: $ref '#/components/schemas/Pat' leads nowhere: /components/schemas has no 'Pat'.",
          "12:16 /components/schemas/B/$ref error: $ref '#/components/schemas/a~1b/%7Bc%7D' leads nowhere: /components/schemas has no 'a/b'.",
        ],
        "a-ref-to-the-outside.yaml": [
          "5:16 /components/schemas/A/$ref error: $ref leads out of the project (../../../../../../../../../../etc/hostname); the file is not read.",
          "6:16 /components/schemas/B/$ref error: $ref leads out of the project (/etc/hostname); the file is not read.",
          "7:16 /components/schemas/C/$ref error: $ref leads out of the project (%2e%2e/%2e%2e/package.json); the file is not read.",
        ],
        "a-ref-with-limits-beside-it.yaml": [
          "7:5 /components/schemas/B warning: OpenAPI 3.0 ignores what stands beside $ref: maxLength.",
        ],
        "a-required-parameter-after-an-optional-one.yaml": [
          "5:5 /methods/0/params error: 'b' is required but follows 'a', which is not.",
          "6:42 /methods/0/result/schema/$ref error: $ref '#/components/schemas/Sum' leads nowhere: a-required-parameter-after-an-optional-one.yaml has no 'components'.",
          "7:5 /methods/1 error: The method 'sum' is described twice.",
          "9:23 /methods/1/errors/0/$ref error: $ref '#/components/errors/Gone' leads nowhere: a-required-parameter-after-an-optional-one.yaml has no 'components'.",
        ],
        "a-schema-that-is-empty.yaml": [
          "9:11 /paths/~1a/get/parameters/0/schema warning: The schema is empty, so it says nothing.",
          "10:7 /paths/~1a/get/summary warning: 'summary' is empty; it is taken for absent.",
        ],
        "a-schema-that-is-itself.yaml": [
          "5:5 /components/schemas/Loop error: The schema 'Loop' is defined by itself, with nothing between.",
          "6:5 /components/schemas/A error: The schema 'A' is defined by itself, with nothing between but 1 other.",
        ],
        "a-security-scheme-nobody-describes.yaml": [
          "3:15 /security/0/apiKay error: There is no security scheme 'apiKay'.",
          "6:26 /paths/~1a/get/security/0/other error: There is no security scheme 'other'.",
          "10:12 /paths/~1c/get/security error: 'security' has to be a list.",
        ],
        "a-security-scheme-that-is-wrong.yaml": [
          "6:16 /components/securitySchemes/a/type error: 'type' cannot be "apikey".",
          "7:5 /components/securitySchemes/b error: A security scheme has no 'name'.",
          "7:28 /components/securitySchemes/b/in error: 'in' cannot be "body".",
          "8:5 /components/securitySchemes/c error: A security scheme has no 'scheme'.",
          "9:5 /components/securitySchemes/d error: A security scheme has no 'type'.",
          "10:33 /components/securitySchemes/e/flows/authorisationCode error: 'authorisationCode' is not a known key of 'flows'.",
        ],
        "a-server-variable-nobody-describes.yaml": [
          "4:10 /servers/0/url error: No variable describes {region} of the address https://{region}.example.",
          "5:48 /servers/1/variables/a error: A server variable has no 'default'.",
        ],
        "a-status-that-is-none.yaml": [
          "7:9 /paths/~1a/get/responses/OK error: 'OK' is not a status of a reply.",
          "8:9 /paths/~1a/get/responses/20 error: '20' is not a status of a reply.",
        ],
        "a-tab.yaml": [
          "4:1  error: Syntax error: tab characters must not be used in indentation",
        ],
        "a-type-that-does-not-exist.yaml": [
          "8:23 /components/schemas/A/properties/name/type error: There is no type "strng".",
          "9:33 /components/schemas/A/properties/many/type/1 error: There is no type "nul".",
        ],
        "a-version-that-is-a-number.yaml": [
          "2:34 /info/version warning: 'version' is a number (1.1); it is taken for text.",
        ],
        "a-version-to-come.yaml": [
          "1:10 /openapi error: OpenAPI 4.0.0 is not supported.",
        ],
        "an-empty-all-of.yaml": [
          "5:10 /components/schemas/A/allOf error: 'allOf' is empty.",
        ],
        "an-enum-of-another-type.yaml": [
          "5:24 /components/schemas/A/enum warning: No value of 'enum' is of type string; the type is ignored.",
          "6:24 /components/schemas/B/enum warning: The value 1 of 'enum' is not of type string, so it can never occur.",
        ],
        "an-operation-id-that-is-empty.yaml": [
          "5:5 /paths/~1a/get error: 'operationId' is empty.",
        ],
        "broken-yaml.yaml": [
          "3:1  error: Syntax error: deficient indentation",
        ],
        "headers-that-openapi-ignores.yaml": [
          "7:11 /paths/~1a/get/parameters/0 warning: OpenAPI ignores a header parameter named 'Authorization'.",
        ],
        "keys-of-a-path-that-are-no-methods.yaml": [
          "5:5 /paths/~1a/delet error: 'delet' is neither a method nor another key of a path.",
          "6:5 /paths/~1a/fetch error: 'fetch' is neither a method nor another key of a path.",
        ],
        "nullable-in-a-version-without-it.yaml": [
          "5:34 /components/schemas/A/nullable warning: 'nullable' is a keyword of OpenAPI 3.0; it is honoured here.",
        ],
        "paths-that-are-the-same.yaml": [
          "7:5 /paths/~1a~1{c}/get warning: GET /a/{c} is the same request as /a/{b}: only the names of parameters differ.",
        ],
        "required-as-a-boolean.yaml": [
          "7:50 /components/schemas/A/properties/a/required error: 'required' has to be a list of strings, not a boolean (true).",
          "8:22 /components/schemas/A/required/1 error: 'required' has to be a list of strings, not a number (1).",
        ],
        "swagger-2.yaml": [
          "1:10 /swagger error: This is Swagger 2.0, which is not compiled.",
        ],
      }
    `)
  })

  test.each(files)('of %s comes with what to do, and with the line it is in', (file) => {
    const { diagnostics } = readContractIn(folder, file)
    expect(diagnostics).not.toEqual([])
    for (const { hint, text, line } of diagnostics) {
      expect(hint).toMatch(/\w/)
      expect(text).toMatch(new RegExp(`> +${line} \\|`))
    }
  })

  test.each(files)('of %s is passed over by a lenient run, unless nothing is left', (file) => {
    const { service, diagnostics } = readContractIn(folder, file, { lenient: true })
    const hasErrors = diagnostics.some(({ severity }) => severity === 'error')
    expect(hasErrors).toBe(hopeless.includes(file))
    if (!hasErrors) expect(service).toBeDefined()
  })
})

test('what a document does all over is told once, with a count', () => {
  const nullable = { type: 'string', nullable: true }
  const { told } = readContract({
    'api.json': openApi({ schemas: { A: nullable, B: nullable, C: nullable } }),
  })
  expect(told).toEqual([
    expect.stringContaining(
      `'nullable' is a keyword of OpenAPI 3.0; it is honoured here. (Here and in 2 other places.)`,
    ),
  ])
})
