/** Keywords of JSON Schema 2020-12 and of OpenAPI's schema objects that are read, or that do not limit values. */
export const schemaKeywords: ReadonlySet<string> = new Set(
  (
    '$ref $dynamicRef $recursiveRef $dynamicAnchor $recursiveAnchor $schema $id $anchor $comment $defs $vocabulary id definitions ' +
    'type enum const nullable format title description default example examples deprecated readOnly writeOnly ' +
    'minLength maxLength pattern contentEncoding contentMediaType contentSchema ' +
    'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf ' +
    'items prefixItems additionalItems minItems maxItems uniqueItems contains minContains maxContains unevaluatedItems ' +
    'properties required additionalProperties patternProperties propertyNames minProperties maxProperties ' +
    'dependentRequired dependentSchemas dependencies unevaluatedProperties ' +
    'allOf oneOf anyOf not if then else discriminator xml externalDocs'
  ).split(' '),
)

/** Keywords that describe a value without limiting it. */
export const annotationKeywords: ReadonlySet<string> = new Set(
  (
    '$dynamicAnchor $recursiveAnchor $schema $id $anchor $comment $defs $vocabulary id definitions title description summary default example ' +
    'examples deprecated readOnly writeOnly xml externalDocs'
  ).split(' '),
)

/** Dynamic references are resolved like plain ones: no contract in use relies on the difference. */
export const referenceKeywords = ['$ref', '$dynamicRef', '$recursiveRef'] as const
