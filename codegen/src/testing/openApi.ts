/** A complete OpenAPI 3.1 document around the parts that a test is about. */
export function openApi(
  parts: { readonly schemas?: object; readonly paths?: object; readonly components?: object },
  version = '3.1.0',
): object {
  return {
    openapi: version,
    info: { title: 'Fixture', version: '1.0.0' },
    paths: parts.paths ?? {},
    components: { ...(parts.schemas === undefined ? {} : { schemas: parts.schemas }), ...parts.components },
  }
}
