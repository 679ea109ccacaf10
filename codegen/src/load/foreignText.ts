/** Files that are not YAML or JSON, or only by accident: their beginning, kind, and a fix. */
const formats: readonly (readonly [RegExp, string, string])[] = [
  [
    /^\s*<(!doctype html|html)/i,
    'This is a page of HTML.',
    'Probably the download failed, or the address is that of the documentation. Save the document itself.',
  ],
  [
    /^\s*<(\?xml|wsdl|definitions|[a-z]+:definitions)/i,
    'This is XML.',
    'OpenAPI is YAML or JSON; convert it first.',
  ],
  [/^#%RAML/, 'This is RAML, which is not compiled.', 'Convert it to OpenAPI 3 first.'],
  [/^FORMAT: 1A/, 'This is API Blueprint, which is not compiled.', 'Convert it to OpenAPI 3 first.'],
  [
    /^\s*(?:(?:extend\s+)?(?:type|input|interface|enum|schema|scalar|directive)\b[^:\n]*[{@]|"""|query\b)/,
    'This looks like GraphQL, which is not compiled.',
    'Use a GraphQL code generator.',
  ],
]

/** Recognises the text of a file that is not a contract; undefined when it is of no known kind. */
export function foreignText(text: string): { readonly message: string; readonly hint: string } | undefined {
  for (const [pattern, message, hint] of formats) if (pattern.test(text)) return { message, hint }
  return undefined
}
