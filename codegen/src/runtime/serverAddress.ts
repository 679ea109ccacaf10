/** An address with the variables of its template filled in. */
export function serverAddress(
  template: string,
  defaults: Readonly<Record<string, string>>,
  variables: object,
): string {
  const values: Readonly<Record<string, unknown>> = { ...variables }
  return template.replace(/\{([^{}]+)\}/g, (hole, name: string) =>
    String(values[name] ?? defaults[name] ?? hole),
  )
}
