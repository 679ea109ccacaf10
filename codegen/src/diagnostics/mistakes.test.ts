import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openApi } from '../testing/openApi.ts'
import { fixtureFolder, readContract, readContractIn } from '../testing/readContract.ts'

const folder = fixtureFolder('mistakes')
const files = readdirSync(folder)

/** Wrong in a way that leaves nothing to compile. */
const hopeless = [
  'a-comment-in-json.json',
  'a-merge-conflict.yaml',
  'a-string-that-needs-quotes.yaml',
  'several-documents.yaml',
  'a-misspelt-first-key.yaml',
  'a-tab.yaml',
  'a-future-version.yaml',
  'broken-yaml.yaml',
  'swagger-2.yaml',
]

describe('every mistake', () => {
  test('is reported with its place, the problem and a fix', () => {
    const reported = Object.fromEntries(
      files.map((file) => [
        file,
        readContractIn(folder, file).diagnostics.map(
          ({ line, column, pointer, severity, message, hint }) =>
            `${line}:${column} ${pointer} ${severity}: ${message} ${hint}`,
        ),
      ]),
    )
    expect(reported).toMatchInlineSnapshot(`
      {
        "a-body-of-a-status-without-one.yaml": [
          "4:61 /paths/~1a/delete/responses/204/content warning: A response of status 204 has no body; its content is ignored. Remove the content, or use another status.",
        ],
        "a-body-without-content.yaml": [
          "6:7 /paths/~1a/post/requestBody error: A request body has no 'content'. Add 'content' with a media type.",
        ],
        "a-callback-with-a-wrong-method.yaml": [
          "10:13 /paths/~1a/post/callbacks/done/{$request.body#~1url}/pots error: Unknown key 'pots' in a path item. Did you mean 'post'?",
        ],
        "a-chain-of-references-that-is-a-circle.yaml": [
          "6:21 /paths/~1a/get/parameters/0 error: Circular $ref. Write the object out in one of the places.",
        ],
        "a-comment-in-json.json": [
          "2:23  error: JSON does not allow comments. Remove it, or put it into a description. YAML has comments: # …",
        ],
        "a-discriminator-without-a-property.yaml": [
          "7:7 /components/schemas/A/discriminator error: A discriminator has no 'propertyName'. Set the property that discriminates the members.",
          "7:38 /components/schemas/A/discriminator/mapping/b warning: Unresolved $ref '#/components/schemas/Nothing': /components/schemas has no 'Nothing'; the entry of 'mapping' is ignored. Add it there, or correct the reference.",
        ],
        "a-duplicate-id.yaml": [
          "7:19 /components/schemas/Order/$id error: Duplicate $id 'Order': /components/schemas/City and /components/schemas/Order both have it; references by it are to the first. Rename one of them.",
          "7:111 /components/schemas/Order/$defs/Box/$anchor error: Duplicate $anchor 'a': /components/schemas/Order/$defs/Bag and /components/schemas/Order/$defs/Box both have it; references by it are to the first. Rename one of them.",
        ],
        "a-duplicate-key.json": [
          "7:35 /components/schemas/B~1C/enum/0/a error: Duplicate key 'a'. Remove or rename one; the last one is used.",
          "8:7 /components/schemas/A error: Duplicate key 'A'. Remove or rename one; the last one is used.",
        ],
        "a-duplicate-key.yaml": [
          "5:3 /paths/~1a error: Duplicate key '/a'. Remove or rename one; the last one is used.",
        ],
        "a-duplicate-operation-id.yaml": [
          "8:20 /paths/~1b/get/operationId warning: Duplicate operationId 'read', used by GET /a; this operation is named after its path. Give each operation its own id.",
          "13:20 /webhooks/c/post/operationId warning: Duplicate operationId 'read', used by GET /a; this operation is named after its path. Give each operation its own id.",
        ],
        "a-duplicate-parameter.yaml": [
          "8:11 /paths/~1a/get/parameters/1 error: Duplicate header parameter 'x-a'. Remove one; the last one is used.",
        ],
        "a-future-version.yaml": [
          "1:10 /openapi error: OpenAPI 4.0.0 is not supported. Use version 3.0 or 3.1.",
        ],
        "a-header-name-that-is-none.yaml": [
          "7:19 /paths/~1a/get/parameters/0/name warning: Invalid header name 'filter[x]'; the parameter is ignored. Use letters, digits and signs such as - and _.",
        ],
        "a-list-for-an-object.yaml": [
          "3:1 /paths error: 'paths' must be an object, not an array. Write an object here, or remove it.",
          "8:7 /components/schemas/A/properties error: 'properties' must be an object, not an array. Write an object here, or remove it.",
        ],
        "a-merge-conflict.yaml": [
          "4:1  error: The file contains merge conflict markers. Resolve the conflict, and remove the lines of <<<<<<<, ======= and >>>>>>>.",
        ],
        "a-misspelt-first-key.yaml": [
          "1:1 /opnapi error: Unknown kind of document. Did you mean 'openapi'?",
        ],
        "a-misspelt-keyword.yaml": [
          "7:7 /components/schemas/A/minLenght warning: Unknown keyword 'minLenght' in a schema; it is ignored. Did you mean 'minLength'?",
        ],
        "a-negative-length.yaml": [
          "5:35 /components/schemas/A/minLength error: 'minLength' must be a non-negative integer, not a number (-1). Write a non-negative integer here, or remove it.",
        ],
        "a-number-without-end.json": [
          "4:48 /components/schemas/A/const error: The number is larger than any that JavaScript has. Remove it: a bound that is left out does not apply.",
        ],
        "a-parameter-by-schema-and-content.yaml": [
          "7:11 /paths/~1a/get/parameters/0 error: The parameter has both 'schema' and 'content'. Remove one; 'schema' is used.",
          "15:13 /paths/~1a/get/parameters/1/content/text~1plain error: 'content' of a parameter must have exactly one media type. Remove the others; the first one is used.",
          "16:11 /paths/~1a/get/parameters/2 error: The parameter has neither 'schema' nor 'content'. Add 'schema'.",
        ],
        "a-parameter-in-a-wrong-place.yaml": [
          "7:27 /paths/~1a~1{id}/get/parameters/0/in error: Invalid value "pth" of 'in'. Did you mean 'path'? Allowed: path, query, header, cookie.",
        ],
        "a-path-parameter-that-is-missing.yaml": [
          "5:5 /paths/~1pets~1{petId}/get error: Missing path parameter {petId} of /pets/{petId}. Add one: { name: petId, in: path, required: true, schema: … }.",
          "7:11 /paths/~1pets~1{petId}/get/parameters/0 error: The path /pets/{petId} has no placeholder {id}. Correct the name in the path or in the parameter.",
        ],
        "a-path-parameter-that-is-optional.yaml": [
          "7:11 /paths/~1pets~1{id}/get/parameters/0 warning: The path parameter 'id' must be required; it is read as required. Add 'required: true'.",
        ],
        "a-path-that-is-no-template.yaml": [
          "4:3 /paths/~1a~1{b error: Unbalanced brace in the path /a/{b. Write {name}.",
          "6:3 /paths/~1c~1{d}~1{d} error: Duplicate parameter {d} in the path /c/{d}/{d}. Rename one of the parameters.",
          "8:3 /paths/~1e?f=g warning: The path /e?f=g must not contain a query or fragment. Define query parameters with in: query.",
        ],
        "a-path-without-a-slash.yaml": [
          "4:3 /paths/pets error: The path 'pets' must start with a slash. Write '/pets'.",
        ],
        "a-pattern-of-another-language.yaml": [
          "7:16 /components/schemas/A/pattern error: 'pattern' is not a valid ECMA-262 regular expression: unterminated group. ECMA-262 has no flags inside of a pattern, no possessive quantifiers and no atomic groups.",
        ],
        "a-ref-that-is-no-string.yaml": [
          "5:16 /components/schemas/A/$ref error: $ref must be a string. Write it like '#/components/schemas/Name'.",
        ],
        "a-ref-to-a-file-that-is-missing.yaml": [
          "5:16 /components/schemas/A/$ref error: File not found: nowhere.yaml. Check the path; it is relative to the file that names it.",
          "6:16 /components/schemas/B/$ref error: File not found: nowhere.yaml. Check the path; it is relative to the file that names it.",
        ],
        "a-ref-to-an-address.yaml": [
          "5:16 /components/schemas/A/$ref error: Remote $ref 'https://elsewhere.example/a.json' is not supported. Save the document locally and refer to the file.",
          "6:16 /components/schemas/B/$ref error: Remote $ref '//elsewhere.example/a.json' is not supported. Save the document locally and refer to the file.",
          "7:16 /components/schemas/C/$ref error: Remote $ref 'file:///etc/hostname' is not supported. Save the document locally and refer to the file.",
        ],
        "a-ref-to-an-anchor-that-is-missing.yaml": [
          "6:16 /components/schemas/B/$ref error: Unresolved $ref '#frist': no schema has this $anchor. Did you mean '#first'?",
        ],
        "a-ref-to-nothing.yaml": [
          "7:24 /paths/~1a/get/responses/200/$ref error: Unresolved $ref '#/components/responses/Gone': /components has no 'responses'. Add it there, or correct the reference.",
          "11:16 /components/schemas/A/$ref error: Unresolved $ref '#/components/schemas/Pat': /components/schemas has no 'Pat'. Did you mean 'Pet'?",
          "12:16 /components/schemas/B/$ref error: Unresolved $ref '#/components/schemas/a~1b/%7Bc%7D': /components/schemas has no 'a/b'. Add it there, or correct the reference.",
        ],
        "a-ref-to-the-outside.yaml": [
          "5:16 /components/schemas/A/$ref error: $ref refers to a file outside the project (../../../../../../../../../../etc/hostname); it is not read. Run from a folder that contains both files, or pass --allow-outside.",
          "6:16 /components/schemas/B/$ref error: $ref refers to a file outside the project (/etc/hostname); it is not read. Run from a folder that contains both files, or pass --allow-outside.",
          "7:16 /components/schemas/C/$ref error: $ref refers to a file outside the project (%2e%2e/%2e%2e/package.json); it is not read. Run from a folder that contains both files, or pass --allow-outside.",
        ],
        "a-ref-with-limits-beside-it.yaml": [
          "7:5 /components/schemas/B warning: OpenAPI 3.0 ignores keywords beside $ref: maxLength. Write allOf: [{ $ref: … }], with the keywords beside it.",
        ],
        "a-reference-among-properties.yaml": [
          "6:16 /components/schemas/Members/member_ids warning: Unknown keyword 'member_ids' in a schema; it is ignored. Remove it, or name it 'x-member_ids' if it is an extension of your own.",
          "7:51 /components/schemas/Balancer/properties/$ref warning: 'properties' has a $ref in place of a property; the properties of its target are used. Put { $ref: '#/components/schemas/Members' } into 'allOf', or write the properties out.",
        ],
        "a-reference-to-the-whole-document.yaml": [
          "5:81 /components/schemas/Tree/properties/children/items/$ref error: $ref must refer to a schema, not to a whole document. Refer to one of its schemas: '#/components/schemas/Tree'.",
        ],
        "a-required-key-that-is-refused.yaml": [
          "5:29 /components/schemas/Closed/required warning: 'required' lists 'name', which 'additionalProperties: false' forbids: no object is valid. Add 'name' to 'properties', or remove it from 'required'.",
        ],
        "a-required-parameter-after-an-optional-one.yaml": [
          "5:5 /methods/0/params error: The required parameter 'b' follows the optional 'a'. Reorder the parameters, or set paramStructure: by-name.",
          "6:42 /methods/0/result/schema/$ref error: Unresolved $ref '#/components/schemas/Sum': a-required-parameter-after-an-optional-one.yaml has no 'components'. Add it there, or correct the reference.",
          "7:5 /methods/1 error: Duplicate method 'sum'. Remove one.",
          "9:23 /methods/1/errors/0/$ref error: Unresolved $ref '#/components/errors/Gone': a-required-parameter-after-an-optional-one.yaml has no 'components'. Add it there, or correct the reference.",
        ],
        "a-schema-that-is-empty.yaml": [
          "9:11 /paths/~1a/get/parameters/0/schema warning: The schema is null; any value is accepted. Write {}, or define the value.",
          "10:7 /paths/~1a/get/summary warning: 'summary' is null; it is ignored. Remove the key, or set a value.",
        ],
        "a-schema-that-is-itself.yaml": [
          "5:5 /components/schemas/Loop error: The schema 'Loop' refers to itself without an object or array in between. Put an object or array in between, or remove the reference.",
          "6:5 /components/schemas/A error: The schema 'A' refers to itself through 1 other without an object or array in between. Put an object or array in between, or remove the reference.",
        ],
        "a-security-scheme-that-is-wrong.yaml": [
          "6:16 /components/securitySchemes/a/type error: Invalid value "apikey" of 'type'. Did you mean 'apiKey'? Allowed: apiKey, http, oauth2, openIdConnect, mutualTLS.",
          "7:5 /components/securitySchemes/b error: A security scheme has no 'name'. Name the header, query parameter or cookie.",
          "7:28 /components/securitySchemes/b/in error: Invalid value "body" of 'in'. Allowed: header, query, cookie.",
          "8:5 /components/securitySchemes/c error: A security scheme has no 'scheme'. Name the scheme: bearer, basic, …",
          "9:5 /components/securitySchemes/d error: A security scheme has no 'type'. Set one of: apiKey, http, oauth2, openIdConnect, mutualTLS.",
          "10:33 /components/securitySchemes/e/flows/authorisationCode error: Unknown key 'authorisationCode' in 'flows'. Did you mean 'authorizationCode'?",
        ],
        "a-server-variable-that-is-missing.yaml": [
          "4:10 /servers/0/url error: Missing server variable {region} of https://{region}.example. Add one: variables: { region: { default: … } }.",
          "5:48 /servers/1/variables/a error: A server variable has no 'default'. Set the value that is used by default.",
        ],
        "a-status-that-is-none.yaml": [
          "7:9 /paths/~1a/get/responses/OK error: Invalid response status 'OK'. Write '200'.",
          "8:9 /paths/~1a/get/responses/20 error: Invalid response status '20'. Use a status such as '200', a range such as '4XX', or 'default'.",
        ],
        "a-string-that-needs-quotes.yaml": [
          "3:14  error: Syntax error: bad indentation of a mapping entry Put the text in quotes; it has ': ' in it.",
        ],
        "a-tab.yaml": [
          "4:1  error: Syntax error: tab characters must not be used in indentation Indent with spaces; YAML does not allow tabs.",
        ],
        "a-type-that-does-not-exist.yaml": [
          "8:23 /components/schemas/A/properties/name/type error: Unknown type "strng". Did you mean 'string'? Allowed: string, number, integer, boolean, array, object, null.",
          "9:33 /components/schemas/A/properties/many/type/1 error: Unknown type "nul". Did you mean 'null'? Allowed: string, number, integer, boolean, array, object, null.",
        ],
        "a-version-that-is-a-number.yaml": [
          "2:34 /info/version warning: 'version' must be a string, not a number (1.1); it is converted. Quote the value.",
        ],
        "an-empty-all-of.yaml": [
          "5:10 /components/schemas/A/allOf error: 'allOf' is empty. Add a schema or remove it.",
        ],
        "an-enum-of-another-type.yaml": [
          "5:24 /components/schemas/A/enum warning: No value of 'enum' is of type string; 'type' is ignored. Correct 'type', quote the value, or remove it.",
          "6:24 /components/schemas/B/enum warning: The value 1 of 'enum' is not of type string, so it is never valid. Correct 'type', quote the value, or remove it.",
        ],
        "an-operation-id-that-is-empty.yaml": [
          "5:5 /paths/~1a/get error: 'operationId' is empty. Set an id, or remove the key.",
        ],
        "an-operation-that-is-not-indented.yaml": [
          "5:5 /paths/~1a/get warning: The operation has no responses; the type of its response is undefined. Add 'responses': { 200: { description: … } }.",
          "7:5 /paths/~1a/responses error: Unknown key 'responses' in a path item. It is a key of an operation: indent it below a method.",
        ],
        "an-unknown-dialect.schema.json": [
          "1:14 /$schema warning: Unknown JSON Schema dialect "https://dialects.example/ours"; the schemas are read as JSON Schema 2020-12. Use https://json-schema.org/draft/2020-12/schema",
        ],
        "an-unknown-dialect.yaml": [
          "2:20 /jsonSchemaDialect warning: Unknown JSON Schema dialect "https://dialects.example/ours"; the schemas are read as JSON Schema 2020-12. Use https://json-schema.org/draft/2020-12/schema",
          "7:19 /components/schemas/A/$schema warning: Unknown JSON Schema dialect "https://dialects.example/mine"; the schemas are read as JSON Schema 2020-12. Use https://json-schema.org/draft/2020-12/schema",
        ],
        "an-unknown-keyword.yaml": [
          "7:7 /components/schemas/A/colour warning: Unknown keyword 'colour' in a schema; it is ignored. Remove it, or name it 'x-colour' if it is an extension of your own.",
        ],
        "an-unknown-security-scheme.yaml": [
          "3:15 /security/0/apiKay error: Unknown security scheme 'apiKay'. Did you mean 'apiKey'?",
          "6:26 /paths/~1a/get/security/0/other error: Unknown security scheme 'other'. Define it under 'components.securitySchemes'.",
          "10:12 /paths/~1c/get/security error: 'security' must be an array. Write - name: [] for each alternative.",
        ],
        "broken-yaml.yaml": [
          "3:1  error: Syntax error: deficient indentation Keys of one object start in the same column, further right than the key they belong to.",
        ],
        "bytes-of-another-encoding.yaml": [
          "2:18  error: The file is not valid UTF-8: invalid byte. Save it as UTF-8; it may be in a regional encoding, such as Windows-1252.",
        ],
        "closed-parts-of-all-of.yaml": [
          "5:5 /components/schemas/Base warning: 'additionalProperties: false' forbids 'b', which another member of 'allOf' defines, so no object would be valid. It is applied to all members together. Remove it from the members, and write 'unevaluatedProperties: false' beside 'allOf'.",
        ],
        "headers-that-openapi-ignores.yaml": [
          "7:11 /paths/~1a/get/parameters/0 warning: OpenAPI ignores a header parameter named 'Authorization'. Define a security scheme instead.",
        ],
        "keys-of-a-path-that-are-no-methods.yaml": [
          "5:5 /paths/~1a/delet error: Unknown key 'delet' in a path item. Did you mean 'delete'?",
          "6:5 /paths/~1a/fetch error: Unknown key 'fetch' in a path item. Methods are get, put, post, delete, options, head, patch, trace.",
        ],
        "keys-of-swagger-2.yaml": [
          "3:1 /host warning: Unknown key 'host' in an OpenAPI document; it is ignored. Since OpenAPI 3 it is written as servers: [{ url: https://host/basePath }].",
          "8:26 /paths/~1a/post/parameters/0/in error: Invalid value "body" of 'in'. Since OpenAPI 3 the body is not a parameter: requestBody: { content: { application/json: { schema: … } } }.",
          "9:11 /paths/~1a/post/parameters/1 error: The parameter has neither 'schema' nor 'content'. Add 'schema'.",
          "9:33 /paths/~1a/post/parameters/1/type warning: Unknown key 'type' in a parameter; it is ignored. Put it into 'schema': schema: { type: … }.",
          "11:33 /paths/~1a/post/responses/200/schema warning: Unknown key 'schema' in a response; it is ignored. Since OpenAPI 3 it belongs to a media type: content: { application/json: { schema: … } }.",
        ],
        "nullable-in-a-version-without-it.yaml": [
          "5:34 /components/schemas/A/nullable warning: 'nullable' is a keyword of OpenAPI 3.0; it is applied anyway. Write type: [string, 'null'] instead.",
        ],
        "numbers-without-end.yaml": [
          "6:33 /components/schemas/A/minimum error: This is not a number. Remove it: a bound that is left out does not apply.",
          "6:48 /components/schemas/A/maximum error: The number is larger than any that JavaScript has. Remove it: a bound that is left out does not apply.",
          "7:20 /components/schemas/B/enum/1 error: The number is larger than any that JavaScript has. Remove it: a bound that is left out does not apply.",
        ],
        "path-parameters-of-frameworks.yaml": [
          "4:33 /paths/~1a~1:id/get/parameters/0 error: The path /a/:id has no placeholder {id}. Write {id} instead of :id in the path.",
          "4:99 /paths/~1a~1:id/get/responses/Default error: Invalid response status 'Default'. Did you mean 'default'?",
          "5:34 /paths/~1b~1<id>/get/parameters/0 error: The path /b/<id> has no placeholder {id}. Write {id} instead of <id> in the path.",
          "5:100 /paths/~1b~1<id>/get/responses/ok error: Invalid response status 'ok'. Write '200'.",
          "6:14 /paths/~1c~1{id}/get error: Missing path parameter {id} of /c/{id}. Add one: { name: id, in: path, required: true, schema: … }.",
          "6:34 /paths/~1c~1{id}/get/parameters/0 error: The path /c/{id} has no placeholder {{id}}. Leave the braces out of the name.",
          "6:104 /paths/~1c~1{id}/get/responses/200-299 error: Invalid response status '200-299'. Did you mean '2XX'?",
          "7:17 /paths/~1d~1{petId}/get error: Missing path parameter {petId} of /d/{petId}. Add one: { name: petId, in: path, required: true, schema: … }.",
          "7:37 /paths/~1d~1{petId}/get/parameters/0 error: The path /d/{petId} has no placeholder {petid}. Did you mean 'petId'? The path has that.",
          "8:3 /paths/https:~1~1a.example~1e error: The path 'https://a.example/e' must start with a slash. Write the path alone, and the rest as the url of 'servers'.",
        ],
        "paths-as-gateways-write-them.yaml": [
          "4:116 /paths/~1{name=projects~1*}:cancel/post warning: {name=projects/*} in the path is read as {name}; slashes in its value are escaped. Write {name}.",
          "5:21 /paths/~1files~1{path+}/get warning: {path+} in the path is read as {path}; slashes in its value are escaped. Write {path}.",
          "7:28 /paths/~1{id:int}~1{other:int}/get warning: {id:int} in the path is read as {id}; slashes in its value are escaped. Write {id}.",
          "7:28 /paths/~1{id:int}~1{other:int}/get error: Missing path parameter {other:int} of /{id}/{other:int}. Add one: { name: other:int, in: path, required: true, schema: … }.",
        ],
        "paths-that-are-the-same.yaml": [
          "7:5 /paths/~1a~1{c}/get warning: GET /a/{c} is ambiguous with /a/{b}: only the names of path parameters differ. Remove one of them.",
        ],
        "patterns-of-other-languages.yaml": [
          "6:33 /components/schemas/A/pattern warning: 'pattern' has syntax that ECMA-262 lacks: (?i) is applied to the whole pattern. Write (?:^[aA][bB][cC]$)",
          "7:33 /components/schemas/B/pattern warning: 'pattern' has syntax that ECMA-262 lacks: [:alpha:] is read as a-zA-Z. Write ^[a-zA-Z]+$",
          "8:33 /components/schemas/C/pattern warning: 'pattern' has syntax that ECMA-262 lacks: \\A is read as ^, \\z is read as $. Write ^abc$",
          "9:33 /components/schemas/D/pattern error: 'pattern' is not a valid ECMA-262 regular expression: \\Q has no meaning in ECMA-262. ECMA-262 has no flags inside of a pattern, no possessive quantifiers and no atomic groups.",
        ],
        "refs-to-a-schema-in-other-places.yaml": [
          "6:28 /paths/~1a/post/parameters/0/$ref error: $ref must refer to a parameter, not to a schema. Write a parameter with a 'schema' that has this $ref.",
          "7:28 /paths/~1a/post/requestBody/$ref error: $ref must refer to a request body, not to a schema. Write a request body with a 'schema' that has this $ref.",
          "9:22 /paths/~1a/post/responses/200/$ref error: $ref must refer to a response, not to a schema. Write a response with a 'schema' that has this $ref.",
        ],
        "refs-without-their-hash.yaml": [
          "6:16 /components/schemas/A/$ref error: File not found: Pet. Did you mean '#/components/schemas/Pet'?",
          "7:16 /components/schemas/B/$ref error: $ref refers to a file outside the project (/components/schemas/Pet); it is not read. Did you mean '#/components/schemas/Pet'?",
          "8:16 /components/schemas/C/$ref error: Unresolved $ref '#components/schemas/Pet': no schema has this $anchor. Pointers start with '#/': '#/components/schemas/Name'.",
          "9:16 /components/schemas/D/$ref error: Unresolved $ref '#/definitions/Pet': refs-without-their-hash.yaml has no 'definitions'. Did you mean '#/components/schemas/Pet'?",
        ],
        "required-as-a-boolean.yaml": [
          "7:50 /components/schemas/A/properties/a/required error: 'required' must be an array of strings, not a boolean (true). Write an array of strings here, or remove it.",
          "8:22 /components/schemas/A/required/1 error: 'required' must be an array of strings, not a number (1). Quote the value.",
        ],
        "schemas-that-are-none.yaml": [
          "6:59 /components/schemas/A/properties/required error: A schema must be an object, not an array. If the keyword 'required' is meant, put it beside 'properties': indent it less.",
          "7:41 /components/schemas/B/properties/b error: A schema must be an object, not a string ("string"). Write { type: string }.",
          "8:30 /components/schemas/C/items error: A schema must be an object, not a string ("#/components/schemas/A"). Write { $ref: '#/components/schemas/A' }.",
          "9:10 /components/schemas/D/oneOf error: 'oneOf' must be an array, not an object. Put '- ' before it.",
          "10:46 /components/schemas/E/additionalProperties error: A schema must be an object, not a string ("false"). Remove the quotes.",
        ],
        "security-written-otherwise.yaml": [
          "5:23 /paths/~1a/get/security/0 error: A security requirement must be an object with names of security schemes. Write - key: [].",
          "6:30 /paths/~1a/put/security/0/key error: Scopes must be an array. Write key: [read], or [] for none.",
          "10:20 /components/securitySchemes/token/type error: Invalid value "bearer" of 'type'. Write type: http, scheme: bearer.",
        ],
        "several-documents.yaml": [
          "5:1  error: The file contains several YAML documents; the second one begins here. Save each in its own file.",
        ],
        "swagger-2.yaml": [
          "1:10 /swagger error: This is Swagger 2.0, which is not supported. Convert it to OpenAPI 3 once: npx swagger2openapi old.yaml --yaml --outfile new.yaml",
        ],
        "types-of-other-languages.yaml": [
          "6:16 /components/schemas/A/type error: Unknown type "int". Instead: type: integer.",
          "7:16 /components/schemas/B/type error: Unknown type "datetime". Instead: type: string, format: date-time.",
          "8:16 /components/schemas/C/type error: Unknown type "map". Instead: type: object, additionalProperties: ….",
        ],
        "what-is-left-out.yaml": [
          "4:9 /paths/~1a/get warning: The operation has no responses; the type of its response is undefined. Add 'responses': { 200: { description: … } }.",
          "8:64 /paths/~1b/get/responses/200/content/application~1json/schema warning: An array has no 'items'; items of any type are accepted. Add 'items', or write items: {} for items of any type.",
          "8:101 /paths/~1b/get/responses/200/content/application~1json/examples/a warning: An entry of 'examples' has no 'value'; it is ignored. Write examples: { a: { value: … } }, or 'example' for a single one.",
        ],
        "what-is-new-in-3.2.yaml": [
          "1:10 /openapi warning: OpenAPI 3.2.0 is read as 3.1. Features of 3.2 that are not supported are reported where they are used.",
          "5:5 /paths/~1a/query warning: 'query' of OpenAPI 3.2 is not supported; these operations are left out. Use another method.",
          "8:26 /paths/~1a/get/parameters/0/in error: Invalid value "querystring" of 'in'. It is new in OpenAPI 3.2 and not supported.",
          "9:76 /paths/~1a/get/responses/200/content/application~1jsonl/itemSchema warning: Unknown key 'itemSchema' in a media type; it is ignored. It is new in OpenAPI 3.2 and not supported.",
        ],
      }
    `)
  })

  test.each(files)('of %s has a fix and the line it is in', (file) => {
    const { diagnostics } = readContractIn(folder, file)
    expect(diagnostics).not.toEqual([])
    for (const { hint, text, line } of diagnostics) {
      expect(hint).toMatch(/\w/)
      expect(text).toMatch(new RegExp(`> +${line} \\|`))
    }
  })

  test.each(files)('of %s is a warning in a lenient run, unless nothing is left', (file) => {
    const { service, diagnostics } = readContractIn(folder, file, { lenient: true })
    const hasErrors = diagnostics.some(({ severity }) => severity === 'error')
    expect(hasErrors).toBe(hopeless.includes(file))
    if (!hasErrors) expect(service).toBeDefined()
  })
})

test('a repeated mistake is reported once, with a count', () => {
  const nullable = { type: 'string', nullable: true }
  const { reported } = readContract({
    'api.json': openApi({ schemas: { A: nullable, B: nullable, C: nullable } }),
  })
  expect(reported).toEqual([
    expect.stringContaining(
      `'nullable' is a keyword of OpenAPI 3.0; it is applied anyway. (Here and in 2 other places.)`,
    ),
  ])
})
