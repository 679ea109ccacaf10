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
  'a-text-that-needs-quotes.yaml',
  'several-documents.yaml',
  'a-misspelt-first-key.yaml',
  'a-tab.yaml',
  'a-version-to-come.yaml',
  'broken-yaml.yaml',
  'swagger-2.yaml',
]

describe('every mistake', () => {
  test('is told with its place, what is wrong, and what to do', () => {
    const told = Object.fromEntries(
      files.map((file) => [
        file,
        readContractIn(folder, file).diagnostics.map(
          ({ line, column, pointer, severity, message, hint }) =>
            `${line}:${column} ${pointer} ${severity}: ${message} ${hint}`,
        ),
      ]),
    )
    expect(told).toMatchInlineSnapshot(`
      {
        "a-body-of-a-status-without-one.yaml": [
          "4:61 /paths/~1a/delete/responses/204/content warning: A reply of status 204 has no body, so its content is ignored. Remove the content, or describe it under a status that has one.",
        ],
        "a-body-without-content.yaml": [
          "6:7 /paths/~1a/post/requestBody error: A request body has no 'content'. Add 'content' with a media type.",
        ],
        "a-callback-with-a-wrong-method.yaml": [
          "10:13 /paths/~1a/post/callbacks/done/{$request.body#~1url}/pots error: 'pots' is neither a method nor another key of a path. Did you mean 'post'?",
        ],
        "a-chain-of-references-that-is-a-circle.yaml": [
          "6:21 /paths/~1a/get/parameters/0 error: This $ref leads back to itself. Write the object out in one of the places.",
        ],
        "a-comment-in-json.json": [
          "2:23  error: JSON has no comments. Remove it, or put it into a description. YAML has comments: # …",
        ],
        "a-dialect-of-nobody.schema.json": [
          "1:14 /$schema warning: The dialect "https://dialects.example/ours" is not known; keywords are read as those of JSON Schema 2020-12. Check what it says otherwise, or name the standard: https://json-schema.org/draft/2020-12/schema",
        ],
        "a-dialect-of-nobody.yaml": [
          "2:20 /jsonSchemaDialect warning: The dialect "https://dialects.example/ours" is not known; keywords are read as those of JSON Schema 2020-12. Check what it says otherwise, or name the standard: https://json-schema.org/draft/2020-12/schema",
          "7:19 /components/schemas/A/$schema warning: The dialect "https://dialects.example/mine" is not known; keywords are read as those of JSON Schema 2020-12. Check what it says otherwise, or name the standard: https://json-schema.org/draft/2020-12/schema",
        ],
        "a-discriminator-without-a-property.yaml": [
          "7:7 /components/schemas/A/discriminator error: A discriminator has no 'propertyName'. Name the property that tells the members apart.",
          "7:38 /components/schemas/A/discriminator/mapping/b error: $ref '#/components/schemas/Nothing' leads nowhere: /components/schemas has no 'Nothing'. Add it there, or correct the reference.",
        ],
        "a-duplicate-operation-id.yaml": [
          "8:20 /paths/~1b/get/operationId warning: The operationId 'read' is taken already, by GET /a; this operation is named by its path. Every operation needs an id of its own.",
          "13:20 /webhooks/c/post/operationId warning: The operationId 'read' is taken already, by GET /a; this operation is named by its path. Every operation needs an id of its own.",
        ],
        "a-duplicate-parameter.yaml": [
          "8:11 /paths/~1a/get/parameters/1 error: The header parameter 'x-a' is described twice. Remove one; the last one counts.",
        ],
        "a-header-name-that-is-none.yaml": [
          "7:19 /paths/~1a/get/parameters/0/name warning: No header can have the name 'filter[x]', so the parameter is ignored. Names of headers are letters, digits and a few signs such as - and _.",
        ],
        "a-key-twice.json": [
          "7:35 /components/schemas/B~1C/enum/0/a error: The key 'a' is here twice. Remove one, or give it another name. Only the last one counts.",
          "8:7 /components/schemas/A error: The key 'A' is here twice. Remove one, or give it another name. Only the last one counts.",
        ],
        "a-key-twice.yaml": [
          "5:3 /paths/~1a error: The key '/a' is here twice. Remove one, or give it another name. Only the last one counts.",
        ],
        "a-keyword-of-nobody.yaml": [
          "7:7 /components/schemas/A/colour warning: 'colour' is not a known key of a schema; it is ignored. Remove it, or name it 'x-colour' if it is an extension of your own.",
        ],
        "a-list-for-an-object.yaml": [
          "3:1 /paths error: 'paths' has to be an object, not a list. Write an object here, or remove it.",
          "8:7 /components/schemas/A/properties error: 'properties' has to be an object, not a list. Write an object here, or remove it.",
        ],
        "a-merge-conflict.yaml": [
          "4:1  error: The file has a merge conflict in it. Settle it: keep one side, and remove the lines of <<<<<<<, ======= and >>>>>>>.",
        ],
        "a-misspelt-first-key.yaml": [
          "1:1 /opnapi error: The document says nowhere what it is. Did you mean 'openapi'?",
        ],
        "a-misspelt-keyword.yaml": [
          "7:7 /components/schemas/A/minLenght warning: 'minLenght' is not a known key of a schema; it is ignored. Did you mean 'minLength'?",
        ],
        "a-negative-length.yaml": [
          "5:35 /components/schemas/A/minLength error: 'minLength' has to be a whole number from 0, not a number (-1). Write a whole number from 0 here, or remove it.",
        ],
        "a-number-without-end.json": [
          "4:48 /components/schemas/A/const error: The number is larger than any that JavaScript has. Remove it: a bound that is left out is none.",
        ],
        "a-parameter-by-schema-and-content.yaml": [
          "7:11 /paths/~1a/get/parameters/0 error: The parameter has both 'schema' and 'content'. Remove one; 'schema' counts.",
          "15:13 /paths/~1a/get/parameters/1/content/text~1plain error: The content of a parameter is of one media type. Remove the others; the first one counts.",
          "16:11 /paths/~1a/get/parameters/2 error: The parameter has neither 'schema' nor 'content'. Add 'schema'.",
        ],
        "a-parameter-in-a-wrong-place.yaml": [
          "7:27 /paths/~1a~1{id}/get/parameters/0/in error: 'in' cannot be "pth". Did you mean 'path'? Allowed: path, query, header, cookie.",
        ],
        "a-path-parameter-nobody-describes.yaml": [
          "5:5 /paths/~1pets~1{petId}/get error: No parameter describes {petId} of the path /pets/{petId}. Add one: { name: petId, in: path, required: true, schema: … }.",
          "7:11 /paths/~1pets~1{petId}/get/parameters/0 error: The path /pets/{petId} has no {id}. Correct the name in the path or in the parameter.",
        ],
        "a-path-parameter-that-is-optional.yaml": [
          "7:11 /paths/~1pets~1{id}/get/parameters/0 error: The path parameter 'id' has to be required. Add 'required: true'.",
        ],
        "a-path-that-is-no-template.yaml": [
          "4:3 /paths/~1a~1{b error: The path /a/{b has a brace without its other half. Write {name}.",
          "6:3 /paths/~1c~1{d}~1{d} error: The path /c/{d}/{d} has {d} twice. Give each parameter a name of its own.",
          "8:3 /paths/~1e?f=g warning: The path /e?f=g has a query or fragment in it, which is no part of a path. Describe parameters with in: query.",
        ],
        "a-path-without-a-slash.yaml": [
          "4:3 /paths/pets error: The path 'pets' does not start with a slash. Write '/pets'.",
        ],
        "a-pattern-of-another-language.yaml": [
          "7:16 /components/schemas/A/pattern error: The pattern is not a regular expression of ECMA-262: Invalid regular expression: /(?i)abc(/: Invalid group Inline flags such as (?i) and possessive quantifiers belong to other languages.",
        ],
        "a-ref-that-is-no-text.yaml": [
          "5:16 /components/schemas/A/$ref error: $ref has to be a string. Write it like '#/components/schemas/Name'.",
        ],
        "a-ref-to-a-file-that-is-missing.yaml": [
          "5:16 /components/schemas/A/$ref error: There is no file nowhere.yaml. Check the path; it is relative to the file that names it.",
          "6:16 /components/schemas/B/$ref error: There is no file nowhere.yaml. Check the path; it is relative to the file that names it.",
        ],
        "a-ref-to-an-address.yaml": [
          "5:16 /components/schemas/A/$ref error: $ref leads to an address (https://elsewhere.example/a.json); nothing is fetched. Save the document beside this one and refer to the file.",
          "6:16 /components/schemas/B/$ref error: $ref leads to an address (//elsewhere.example/a.json); nothing is fetched. Save the document beside this one and refer to the file.",
          "7:16 /components/schemas/C/$ref error: $ref leads to an address (file:///etc/hostname); nothing is fetched. Save the document beside this one and refer to the file.",
        ],
        "a-ref-to-an-anchor-that-is-missing.yaml": [
          "6:16 /components/schemas/B/$ref error: $ref '#frist' leads nowhere: no schema has this $anchor. Did you mean '#first'?",
        ],
        "a-ref-to-nothing.yaml": [
          "7:24 /paths/~1a/get/responses/200/$ref error: $ref '#/components/responses/Gone' leads nowhere: /components has no 'responses'. Add it there, or correct the reference.",
          "11:16 /components/schemas/A/$ref error: $ref '#/components/schemas/Pat' leads nowhere: /components/schemas has no 'Pat'. Did you mean 'Pet'?",
          "12:16 /components/schemas/B/$ref error: $ref '#/components/schemas/a~1b/%7Bc%7D' leads nowhere: /components/schemas has no 'a/b'. Add it there, or correct the reference.",
        ],
        "a-ref-to-the-outside.yaml": [
          "5:16 /components/schemas/A/$ref error: $ref leads out of the project (../../../../../../../../../../etc/hostname); the file is not read. Run from a folder that contains both files, or allow it: --allow-outside.",
          "6:16 /components/schemas/B/$ref error: $ref leads out of the project (/etc/hostname); the file is not read. Run from a folder that contains both files, or allow it: --allow-outside.",
          "7:16 /components/schemas/C/$ref error: $ref leads out of the project (%2e%2e/%2e%2e/package.json); the file is not read. Run from a folder that contains both files, or allow it: --allow-outside.",
        ],
        "a-ref-with-limits-beside-it.yaml": [
          "7:5 /components/schemas/B warning: OpenAPI 3.0 ignores what stands beside $ref: maxLength. Put the $ref into an allOf of one, beside which other keywords count.",
        ],
        "a-reference-to-the-whole-document.yaml": [
          "5:81 /components/schemas/Tree/properties/children/items/$ref error: This $ref leads to the whole document, which is no schema. Refer to a schema of it: '#/components/schemas/Tree'.",
        ],
        "a-required-key-that-is-refused.yaml": [
          "5:29 /components/schemas/Closed/required warning: 'name' is required, but other keys than those of 'properties' are refused: no object fits. Describe 'name' under 'properties', or take it out of 'required'.",
        ],
        "a-required-parameter-after-an-optional-one.yaml": [
          "5:5 /methods/0/params error: 'b' is required but follows 'a', which is not. Require the earlier ones, reorder them, or set paramStructure: by-name.",
          "6:42 /methods/0/result/schema/$ref error: $ref '#/components/schemas/Sum' leads nowhere: a-required-parameter-after-an-optional-one.yaml has no 'components'. Add it there, or correct the reference.",
          "7:5 /methods/1 error: The method 'sum' is described twice. Remove one.",
          "9:23 /methods/1/errors/0/$ref error: $ref '#/components/errors/Gone' leads nowhere: a-required-parameter-after-an-optional-one.yaml has no 'components'. Add it there, or correct the reference.",
        ],
        "a-schema-that-is-empty.yaml": [
          "9:11 /paths/~1a/get/parameters/0/schema warning: The schema is empty, so it says nothing. Write {}, or describe the value.",
          "10:7 /paths/~1a/get/summary warning: 'summary' is empty; it is taken for absent. Remove the key, or fill it in.",
        ],
        "a-schema-that-is-itself.yaml": [
          "5:5 /components/schemas/Loop error: The schema 'Loop' is defined by itself, with nothing between. Put an object or a list between, or remove the reference.",
          "6:5 /components/schemas/A error: The schema 'A' is defined by itself, with nothing between but 1 other. Put an object or a list between, or remove the reference.",
        ],
        "a-security-scheme-nobody-describes.yaml": [
          "3:15 /security/0/apiKay error: There is no security scheme 'apiKay'. Did you mean 'apiKey'?",
          "6:26 /paths/~1a/get/security/0/other error: There is no security scheme 'other'. Describe it under 'components.securitySchemes'.",
          "10:12 /paths/~1c/get/security error: 'security' has to be a list. Write - name: [] for each alternative.",
        ],
        "a-security-scheme-that-is-wrong.yaml": [
          "6:16 /components/securitySchemes/a/type error: 'type' cannot be "apikey". Did you mean 'apiKey'? Allowed: apiKey, http, oauth2, openIdConnect, mutualTLS.",
          "7:5 /components/securitySchemes/b error: A security scheme has no 'name'. Name the header, query parameter or cookie.",
          "7:28 /components/securitySchemes/b/in error: 'in' cannot be "body". Allowed: header, query, cookie.",
          "8:5 /components/securitySchemes/c error: A security scheme has no 'scheme'. Name the scheme: bearer, basic, …",
          "9:5 /components/securitySchemes/d error: A security scheme has no 'type'. Say what it is: apiKey, http, oauth2, openIdConnect, mutualTLS.",
          "10:33 /components/securitySchemes/e/flows/authorisationCode error: 'authorisationCode' is not a known key of 'flows'. Did you mean 'authorizationCode'?",
        ],
        "a-server-variable-nobody-describes.yaml": [
          "4:10 /servers/0/url error: No variable describes {region} of the address https://{region}.example. Add one: variables: { region: { default: … } }.",
          "5:48 /servers/1/variables/a error: A server variable has no 'default'. Give the value that is used when nobody chooses.",
        ],
        "a-status-that-is-none.yaml": [
          "7:9 /paths/~1a/get/responses/OK error: 'OK' is not a status of a reply. Write '200'.",
          "8:9 /paths/~1a/get/responses/20 error: '20' is not a status of a reply. Statuses are numbers such as '200', ranges such as '4XX', or 'default'.",
        ],
        "a-tab.yaml": [
          "4:1  error: Syntax error: tab characters must not be used in indentation Indent with spaces; YAML takes no tabs there.",
        ],
        "a-text-that-needs-quotes.yaml": [
          "3:14  error: Syntax error: bad indentation of a mapping entry Put the text in quotes; it has ': ' in it.",
        ],
        "a-type-that-does-not-exist.yaml": [
          "8:23 /components/schemas/A/properties/name/type error: There is no type "strng". Did you mean 'string'? Types are string, number, integer, boolean, array, object, null.",
          "9:33 /components/schemas/A/properties/many/type/1 error: There is no type "nul". Did you mean 'null'? Types are string, number, integer, boolean, array, object, null.",
        ],
        "a-version-that-is-a-number.yaml": [
          "2:34 /info/version warning: 'version' is a number (1.1); it is taken for text. Put it in quotes.",
        ],
        "a-version-to-come.yaml": [
          "1:10 /openapi error: OpenAPI 4.0.0 is not supported. Versions 3.0 and 3.1 are.",
        ],
        "an-empty-all-of.yaml": [
          "5:10 /components/schemas/A/allOf error: 'allOf' is empty. Add a schema or remove it.",
        ],
        "an-enum-of-another-type.yaml": [
          "5:24 /components/schemas/A/enum warning: No value of 'enum' is of type string; the type is ignored. Correct the type, put the value in quotes, or remove it.",
          "6:24 /components/schemas/B/enum warning: The value 1 of 'enum' is not of type string, so it can never occur. Correct the type, put the value in quotes, or remove it.",
        ],
        "an-operation-id-that-is-empty.yaml": [
          "5:5 /paths/~1a/get error: 'operationId' is empty. Name the operation, or remove the key.",
        ],
        "an-operation-that-is-not-indented.yaml": [
          "5:5 /paths/~1a/get warning: The operation describes no reply, so nothing is known of what it answers. Add 'responses': { 200: { description: … } }.",
          "7:5 /paths/~1a/responses error: 'responses' is neither a method nor another key of a path. It is a key of an operation: indent it further, below a method.",
        ],
        "broken-yaml.yaml": [
          "3:1  error: Syntax error: deficient indentation Keys of one object start in the same column, further right than the key they belong to.",
        ],
        "bytes-of-another-encoding.yaml": [
          "2:18  error: The file is not UTF-8: here is a byte that means no character. Save it as UTF-8; it may be in the encoding of a region, such as Windows-1252.",
        ],
        "closed-parts-of-all-of.yaml": [
          "5:5 /components/schemas/Base warning: 'additionalProperties: false' refuses 'b', which another part of 'allOf' describes, so that no object fits. The parts are closed together. Leave it out of the parts; 'unevaluatedProperties: false' beside allOf says it of the whole.",
        ],
        "headers-that-openapi-ignores.yaml": [
          "7:11 /paths/~1a/get/parameters/0 warning: OpenAPI ignores a header parameter named 'Authorization'. Describe a security scheme instead.",
        ],
        "keys-of-a-path-that-are-no-methods.yaml": [
          "5:5 /paths/~1a/delet error: 'delet' is neither a method nor another key of a path. Did you mean 'delete'?",
          "6:5 /paths/~1a/fetch error: 'fetch' is neither a method nor another key of a path. Methods are get, put, post, delete, options, head, patch, trace.",
        ],
        "keys-of-swagger-2.yaml": [
          "3:1 /host warning: 'host' is not a known key of an OpenAPI document; it is ignored. Since OpenAPI 3 it is written as servers: [{ url: https://host/basePath }].",
          "8:26 /paths/~1a/post/parameters/0/in error: 'in' cannot be "body". Since OpenAPI 3 the body is no parameter: requestBody: { content: { application/json: { schema: … } } }.",
          "9:11 /paths/~1a/post/parameters/1 error: The parameter has neither 'schema' nor 'content'. Add 'schema'.",
          "9:33 /paths/~1a/post/parameters/1/type warning: 'type' is not a known key of a parameter; it is ignored. Put it into 'schema': schema: { type: … }.",
          "11:33 /paths/~1a/post/responses/200/schema warning: 'schema' is not a known key of a reply; it is ignored. Since OpenAPI 3 it belongs to a media type: content: { application/json: { schema: … } }.",
        ],
        "nullable-in-a-version-without-it.yaml": [
          "5:34 /components/schemas/A/nullable warning: 'nullable' is a keyword of OpenAPI 3.0; it is honoured here. Write a type list with 'null' instead: type: [string, 'null'].",
        ],
        "numbers-without-end.yaml": [
          "6:33 /components/schemas/A/minimum error: This is not a number. Remove it: a bound that is left out is none.",
          "6:48 /components/schemas/A/maximum error: The number is larger than any that JavaScript has. Remove it: a bound that is left out is none.",
          "7:20 /components/schemas/B/enum/1 error: The number is larger than any that JavaScript has. Remove it: a bound that is left out is none.",
        ],
        "path-parameters-of-frameworks.yaml": [
          "4:33 /paths/~1a~1:id/get/parameters/0 error: The path /a/:id has no {id}. Write {id} instead of :id in the path.",
          "4:99 /paths/~1a~1:id/get/responses/Default error: 'Default' is not a status of a reply. Did you mean 'default'?",
          "5:34 /paths/~1b~1<id>/get/parameters/0 error: The path /b/<id> has no {id}. Write {id} instead of <id> in the path.",
          "5:100 /paths/~1b~1<id>/get/responses/ok error: 'ok' is not a status of a reply. Write '200'.",
          "6:14 /paths/~1c~1{id}/get error: No parameter describes {id} of the path /c/{id}. Add one: { name: id, in: path, required: true, schema: … }.",
          "6:34 /paths/~1c~1{id}/get/parameters/0 error: The path /c/{id} has no {{id}}. Leave the braces out of the name.",
          "6:104 /paths/~1c~1{id}/get/responses/200-299 error: '200-299' is not a status of a reply. Did you mean '2XX'?",
          "7:17 /paths/~1d~1{petId}/get error: No parameter describes {petId} of the path /d/{petId}. Add one: { name: petId, in: path, required: true, schema: … }.",
          "7:37 /paths/~1d~1{petId}/get/parameters/0 error: The path /d/{petId} has no {petid}. Did you mean 'petId'? The path has that.",
          "8:3 /paths/https:~1~1a.example~1e error: The path 'https://a.example/e' does not start with a slash. Write the path alone, and what is before it as the url of 'servers'.",
        ],
        "paths-as-gateways-write-them.yaml": [
          "4:116 /paths/~1{name=projects~1*}:cancel/post warning: {name=projects/*} of the path is read as {name}, and slashes in its value are escaped. Write {name}: OpenAPI has no other form.",
          "5:21 /paths/~1files~1{path+}/get warning: {path+} of the path is read as {path}, and slashes in its value are escaped. Write {path}: OpenAPI has no other form.",
          "7:28 /paths/~1{id:int}~1{other:int}/get warning: {id:int} of the path is read as {id}, and slashes in its value are escaped. Write {id}: OpenAPI has no other form.",
          "7:28 /paths/~1{id:int}~1{other:int}/get error: No parameter describes {other:int} of the path /{id}/{other:int}. Add one: { name: other:int, in: path, required: true, schema: … }.",
        ],
        "paths-that-are-the-same.yaml": [
          "7:5 /paths/~1a~1{c}/get warning: GET /a/{c} is the same request as /a/{b}: only the names of parameters differ. Describe it once.",
        ],
        "refs-to-a-schema-in-other-places.yaml": [
          "6:28 /paths/~1a/post/parameters/0/$ref error: This $ref stands for a parameter but leads to a schema. Write a parameter here, with a 'schema' that refers there.",
          "7:28 /paths/~1a/post/requestBody/$ref error: This $ref stands for a request body but leads to a schema. Write a request body here, with a 'schema' that refers there.",
          "9:22 /paths/~1a/post/responses/200/$ref error: This $ref stands for a reply but leads to a schema. Write a reply here, with a 'schema' that refers there.",
        ],
        "refs-without-their-hash.yaml": [
          "6:16 /components/schemas/A/$ref error: There is no file Pet. Did you mean '#/components/schemas/Pet'?",
          "7:16 /components/schemas/B/$ref error: $ref leads out of the project (/components/schemas/Pet); the file is not read. Did you mean '#/components/schemas/Pet'?",
          "8:16 /components/schemas/C/$ref error: $ref '#components/schemas/Pet' leads nowhere: no schema has this $anchor. Pointers start with '#/': '#/components/schemas/Name'.",
          "9:16 /components/schemas/D/$ref error: $ref '#/definitions/Pet' leads nowhere: refs-without-their-hash.yaml has no 'definitions'. Did you mean '#/components/schemas/Pet'?",
        ],
        "required-as-a-boolean.yaml": [
          "7:50 /components/schemas/A/properties/a/required error: 'required' has to be a list of strings, not a boolean (true). Write a list of strings here, or remove it.",
          "8:22 /components/schemas/A/required/1 error: 'required' has to be a list of strings, not a number (1). Put the value in quotes.",
        ],
        "schemas-that-are-none.yaml": [
          "6:59 /components/schemas/A/properties/required error: A schema has to be an object, not a list. If the keyword 'required' is meant: it stands beside 'properties', not in it. Indent it less.",
          "7:41 /components/schemas/B/properties/b error: A schema has to be an object, not a string ("string"). Write it so: { type: string }.",
          "8:30 /components/schemas/C/items error: A schema has to be an object, not a string ("#/components/schemas/A"). Write it so: { $ref: '#/components/schemas/A' }.",
          "9:10 /components/schemas/D/oneOf error: 'oneOf' has to be a list, not an object. Put '- ' before it: a list may be of one.",
          "10:46 /components/schemas/E/additionalProperties error: A schema has to be an object, not a string ("false"). Remove the quotes.",
        ],
        "security-written-otherwise.yaml": [
          "5:23 /paths/~1a/get/security/0 error: An alternative has to be an object with the names of security schemes. Write it so: - key: [].",
          "6:30 /paths/~1a/put/security/0/key error: Scopes have to be a list. Write it so: key: [read], or [] for none.",
          "10:20 /components/securitySchemes/token/type error: 'type' cannot be "bearer". Write it so: type: http, scheme: bearer.",
        ],
        "several-documents.yaml": [
          "5:1  error: The file holds several documents; this is where the second one begins. Save each in a file of its own.",
        ],
        "swagger-2.yaml": [
          "1:10 /swagger error: This is Swagger 2.0, which is not compiled. Convert it to OpenAPI 3 once: npx swagger2openapi old.yaml --yaml --outfile new.yaml",
        ],
        "types-of-other-languages.yaml": [
          "6:16 /components/schemas/A/type error: There is no type "int". Write it so: type: integer.",
          "7:16 /components/schemas/B/type error: There is no type "datetime". Write it so: type: string, format: date-time.",
          "8:16 /components/schemas/C/type error: There is no type "map". Write it so: type: object, additionalProperties: ….",
        ],
        "what-is-left-out.yaml": [
          "4:9 /paths/~1a/get warning: The operation describes no reply, so nothing is known of what it answers. Add 'responses': { 200: { description: … } }.",
          "8:64 /paths/~1b/get/responses/200/content/application~1json/schema warning: A list has no 'items'; anything is taken for one. Describe them, or write items: {} if they can be anything.",
          "8:101 /paths/~1b/get/responses/200/content/application~1json/examples/a warning: An entry of 'examples' has no 'value', so it is no example. Write it so: examples: { a: { value: … } }; or 'example' for a single one.",
        ],
        "what-is-new-in-3.2.yaml": [
          "1:10 /openapi warning: OpenAPI 3.2.0 is read as 3.1, which it extends. What is new in it, and not compiled, is told where it is used.",
          "5:5 /paths/~1a/query warning: 'query' is new in OpenAPI 3.2 and not compiled yet: these operations are left out. Describe them by another method as well, if you need them.",
          "8:26 /paths/~1a/get/parameters/0/in error: 'in' cannot be "querystring". It is new in OpenAPI 3.2 and not compiled; the rest is.",
          "9:76 /paths/~1a/get/responses/200/content/application~1jsonl/itemSchema warning: 'itemSchema' is not a known key of a media type; it is ignored. It is new in OpenAPI 3.2 and not compiled; the rest is.",
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
